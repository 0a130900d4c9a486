import { setTimeout as pause } from 'node:timers/promises'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { holdLease, type HeldLease } from '@/server/database/locks/held-lease'
import { acquireLease } from '@/server/database/locks/leases'
import { releaseAfterTransaction } from '@/server/database/locks/release-after-transaction'

/** `leaving` are the administrators that this request removes. */
type HeldLock = { lease: HeldLease | null; leaving: Set<string> }
const heldLocks = new WeakMap<object, HeldLock>()

/**
 * Acquires the lock for removing administrators, for at most five seconds. It covers the check and the write, which are
 * separate statements. Waits up to eight seconds, then refuses with 409.
 *
 * On SQLite the transaction itself is the lock: from its first write on, which is a lease that has ended already, nobody else
 * writes. A write outside of it would wait for its end.
 */
async function acquireLock(req: PayloadRequest): Promise<HeldLock> {
  const own = heldLocks.get(req.context)
  if (own) return own
  if (req.payload.db.name === 'sqlite') {
    await acquireLease(req.payload, 'administrators', 0, { req: { transactionID: req.transactionID } })
    return hold(req, null)
  }
  for (const until = performance.now() + 8_000; performance.now() < until; await pause(25)) {
    const lease = await holdLease(req.payload, 'administrators', 5_000)
    if (!lease) continue
    return hold(req, lease)
  }
  throw new APIError(translate(req, bilingual('Try again in a moment.', 'Réessayez dans un instant.')), 409)
}

function hold(req: PayloadRequest, lease: HeldLease | null): HeldLock {
  const held = { lease, leaving: new Set<string>() }
  heldLocks.set(req.context, held)
  return held
}

async function refuseIfLast(req: PayloadRequest, id: string) {
  const { leaving } = await acquireLock(req)
  leaving.add(id)
  const { totalDocs } = await req.payload.db.count({
    collection: 'staff',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_in: [...leaving] } }] },
  })
  if (totalDocs > 0) return
  await releaseLock(req)
  const message = translate(
    req,
    bilingual(
      'This is the last administrator. Make someone else an administrator first.',
      'C’est la dernière personne à l’administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
    ),
  )
  throw validationError(req.payload.collections.staff.config, [{ path: 'role', message }], req)
}

async function releaseLock(req: PayloadRequest) {
  const held = heldLocks.get(req.context)
  if (!held) return
  heldLocks.delete(req.context)
  await held.lease?.release()
}

/** The transaction ends only after this hook. */
function releaseWhenWritten(req: PayloadRequest) {
  if (heldLocks.has(req.context)) releaseAfterTransaction(req, 'administrators', () => releaseLock(req))
}

const beforeDemotion: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const demoted = originalDoc?.role === 'administrator' && data.role !== undefined && data.role !== 'administrator'
  if (operation === 'update' && demoted) await refuseIfLast(req, String(originalDoc.id))
  return data
}

const beforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const person = await req.payload.db.findOne<{ id: string; role?: string }>({ collection: 'staff', where })
  if (person?.role === 'administrator') await refuseIfLast(req, String(id))
}

/** Refuses to delete the last administrator or to change their role, through every API. */
export const keepAnAdministrator = {
  beforeChange: [beforeDemotion],
  afterChange: [({ req }) => releaseWhenWritten(req)],
  beforeDelete: [beforeDeletion],
  afterDelete: [({ req }) => releaseWhenWritten(req)],
} satisfies CollectionConfig['hooks']
