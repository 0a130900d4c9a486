import type { Payload, Where } from 'payload'
import { loadableStatuses } from '@/domain/shop/sales/card-loads'

/** Who sets orders of which site to loaded or not loaded, and when. */
type Change = { site: string; loaded: boolean; by: string; now: Date }

const isNull: Where = { loadedAt: { equals: null } }

/** The paid orders of a site that wait for the card office; with `from` and `before` also those that are loaded, of that time. */
export const cardOrdersWhere = (site: string, period: { from: Date; before: Date } | null): Where => ({
  and: [
    { site: { equals: site } },
    { paymentStatus: { in: [...loadableStatuses] } },
    ...(period
      ? [
          { placedAt: { greater_than_equal: period.from.toISOString() } },
          { placedAt: { less_than: period.before.toISOString() } },
        ]
      : [isNull]),
  ],
})

/**
 * Notes that orders are loaded on their cards, or that they are not. One conditional statement per order: of two people at the same
 * list, the first is noted. Orders of other sites, unpaid ones, and those in that state already stay as they are. Returns how
 * many changed.
 */
export async function setLoaded(
  { db }: Payload,
  ids: readonly string[],
  { site, loaded, by, now }: Change,
): Promise<number> {
  const isOpen = loaded ? isNull : { loadedAt: { not_equals: null } }
  const data = { ...(loaded ? { loadedAt: now.toISOString(), loadedBy: by } : { loadedAt: null, loadedBy: null }) }
  let changed = 0
  for (const id of new Set(ids)) {
    const where: Where = {
      and: [
        { id: { equals: id } },
        { site: { equals: site } },
        { paymentStatus: { in: [...loadableStatuses] } },
        isOpen,
      ],
    }
    const row: unknown = await db.updateOne({
      collection: 'orders',
      where,
      data: { ...data, updatedAt: now.toISOString() },
      select: { id: true },
      options: { atomic: true },
    })
    if (row !== null) changed += 1
  }
  return changed
}
