import type { CollectionConfig, Payload, PayloadRequest, Plugin } from 'payload'
import { trackWork } from '@/server/background-work'
import { clock } from '@/server/clock'
import { waitForTransactionEnd } from '@/server/database/locks/leases'
import { reservationOf } from '@/server/database/reservations/reservations'
import type { HeldSeats } from '@/server/database/reservations/slots'

type Load = () => Promise<{ releaseEnded: (payload: Payload, held: readonly HeldSeats[], now: Date) => Promise<void> }>
type Row = Record<string, unknown> & { id: string }

const seatsHeldBy = (row: unknown): HeldSeats => {
  const { id: claim, locationId, time } = reservationOf(row as Row)
  return { claim, locationId, time }
}

/** Releases seats once the transaction has ended. If the process ends before, the jobs release them. */
function releaseAfter({ payload, transactionID }: PayloadRequest, load: Load, held: readonly HeldSeats[]): void {
  if (held.length === 0) return
  const releasing = waitForTransactionEnd(payload, transactionID)
    .then(async () => (await load()).releaseEnded(payload, held, clock.now()))
    .catch((err: unknown) => payload.logger.warn({ err, msg: 'Seats return with the next job' }))
  void trackWork(releasing)
}

/**
 * Releases the seats of reservations that staff cancel or delete in the studio's forms, and of accounts that are deleted, and offers
 * them to those who wait. The use case lies above this layer: `load` imports it.
 */
export const releaseAfterwards =
  (load: Load): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const { hooks } = collection
      if (collection.slug === 'reservations')
        return withHooks(collection, {
          afterChange: [
            ...(hooks?.afterChange ?? []),
            ({ doc, previousDoc, req }) => {
              if (doc.status === 'cancelled' && previousDoc?.status !== 'cancelled')
                releaseAfter(req, load, [seatsHeldBy(doc)])
            },
          ],
          afterDelete: [...(hooks?.afterDelete ?? []), ({ doc, req }) => releaseAfter(req, load, [seatsHeldBy(doc)])],
        })
      if (collection.slug === 'customers')
        return withHooks(collection, {
          afterDelete: [
            ...(hooks?.afterDelete ?? []),
            ({ req }) => releaseAfter(req, load, (req.context.freedSeats as HeldSeats[] | undefined) ?? []),
          ],
        })
      return collection
    }),
  })

const withHooks = (collection: CollectionConfig, hooks: CollectionConfig['hooks']): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, ...hooks },
})
