import { setTimeout as pause } from 'node:timers/promises'
import {
  Forbidden,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { isSetupCode } from '@/server/auth/setup-code'
import { holdLease, type HeldLease } from '@/server/database/locks/held-lease'
import { releaseAfterTransaction } from '@/server/database/locks/release-after-transaction'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const heldLeases = new WeakMap<object, HeldLease>()

/** Without the request's transaction, so that only committed accounts count. */
const isEmpty = async ({ db }: Payload) => (await db.count({ collection: 'staff' })).totalDocs === 0

const wrongCode = bilingual(
  'Enter the setup code that the server printed when it started.',
  'Entrez le code d’installation que le serveur a affiché à son démarrage.',
)

/**
 * Makes the first account of an installation an administrator if the request knows the setup code, and refuses to register any
 * further account without one.
 * A lock of ten seconds decides between two simultaneous registrations: the second waits for the first and is then refused.
 */
export const makeFirstAdministrator: CollectionBeforeChangeHook = async ({
  collection,
  data: given,
  operation,
  req,
}) => {
  const { setupCode, ...data } = given
  if (operation !== 'create') return data
  const isStranger = req.payloadAPI === 'REST' && !req.user
  if (isStranger && (await isEmpty(req.payload)) && !isSetupCode(setupCode, req.payload.secret))
    throw validationError(collection, [{ path: 'setupCode', message: translate(req, wrongCode) }], req)
  while (await isEmpty(req.payload)) {
    const lease = await holdLease(req.payload, 'first-administrator', 10_000)
    if (lease) {
      await releaseLater(req, lease)
      if (await isEmpty(req.payload)) return { ...data, role: 'administrator' }
      break
    }
    await pause(50)
  }
  if (isStranger) throw new Forbidden(req.t)
  return data
}

/** Releases the lock when the transaction has ended, whether it failed or not; without a transaction, when the account is stored. */
async function releaseLater(req: PayloadRequest, lease: HeldLease): Promise<void> {
  const transaction = await req.transactionID
  const isOpen = transaction !== undefined && req.payload.db.sessions?.[transaction] !== undefined
  if (isOpen) releaseAfterTransaction(req, 'the first registration', () => lease.release())
  else heldLeases.set(req.context, lease)
}

/** Releases the lock where there are no transactions. After a failed registration it expires. */
export const releaseFirstAdministrator: CollectionAfterChangeHook = ({ req }) => {
  const lease = heldLeases.get(req.context)
  heldLeases.delete(req.context)
  if (lease) releaseAfterTransaction(req, 'the first registration', () => lease.release())
}
