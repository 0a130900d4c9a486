import { setTimeout as pause } from 'node:timers/promises'
import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { say, words } from '@collections/labels'
import { endLease, takeLease, transactionEnd, type Lease } from '@/server/leases'

type Held = { lease: Lease; leaving: Set<string> }
const heldBy = new WeakMap<object, Held>()

/**
 * Nobody else takes away an administrator until this request has: its check and its write belong together. They stand in
 * different statements, so a lease of five seconds is held from one to the other.
 */
async function holdAlone(req: PayloadRequest): Promise<Held> {
  const own = heldBy.get(req.context)
  if (own) return own
  for (const until = Date.now() + 8_000; Date.now() < until; await pause(25)) {
    const lease = await takeLease(req.payload, 'administrators', 5_000)
    if (!lease) continue
    const held = { lease, leaving: new Set<string>() }
    heldBy.set(req.context, held)
    return held
  }
  throw new APIError(say(req, words('Please try again in a moment.', 'Veuillez réessayer dans un instant.')), 409)
}

async function refuseTheLast(req: PayloadRequest, id: string) {
  const { leaving } = await holdAlone(req)
  leaving.add(id)
  const { totalDocs } = await req.payload.db.count({
    collection: 'staff',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_in: [...leaving] } }] },
  })
  if (totalDocs > 0) return
  await giveBack(req)
  const message = say(
    req,
    words(
      'This is the last administrator. Make somebody else an administrator first.',
      'C’est la dernière personne à l’administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
    ),
  )
  throw new ValidationError({ collection: 'staff', errors: [{ path: 'role', message }] }, req.t)
}

async function giveBack(req: PayloadRequest) {
  const held = heldBy.get(req.context)
  if (!held) return
  heldBy.delete(req.context)
  await endLease(req.payload, held.lease)
}

/** Once the write can be seen by others; a transaction ends only after this hook. */
function giveBackAfterwards(req: PayloadRequest) {
  if (!heldBy.has(req.context)) return
  void transactionEnd(req.payload, req.transactionID)
    .then(() => giveBack(req))
    .catch((err: unknown) => req.payload.logger.warn({ err, msg: 'The lease on administrators ends by itself' }))
}

const beforeDemotion: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const demoted = originalDoc?.role === 'administrator' && data.role !== undefined && data.role !== 'administrator'
  if (operation === 'update' && demoted) await refuseTheLast(req, String(originalDoc.id))
  return data
}

const beforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const person = await req.payload.db.findOne<{ id: string; role?: string }>({ collection: 'staff', where })
  if (person?.role === 'administrator') await refuseTheLast(req, String(id))
}

/** An installation always has an administrator: the last one is neither deleted nor given another role, by no door. */
export const keepAnAdministrator = {
  beforeChange: [beforeDemotion],
  afterChange: [({ req }) => giveBackAfterwards(req)],
  beforeDelete: [beforeDeletion],
  afterDelete: [({ req }) => giveBackAfterwards(req)],
} satisfies CollectionConfig['hooks']
