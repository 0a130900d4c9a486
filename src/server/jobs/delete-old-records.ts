import type { CollectionSlug, Payload, Where } from 'payload'
import { deleteWithVersions } from '@/server/database/delete-with-versions'
import { expiredCaptchas } from '@/server/database/used-captchas'
import { holdLease } from '@/server/database/locks/held-lease'
import { isStopping } from '@/server/shutdown'

/** How long forms of visitors are kept, in months of the calendar. */
const formMonths = 24
/** How long text messages are kept, in months: the bill of the provider comes by then. */
const textMonths = 3
/** How long the change log of the studio is kept, in months. */
const changeMonths = 12
/** How long the records of imports are kept, with what they changed. */
const importDays = 30
/** How long a cart is kept after its last change. */
const cartDays = 7

const forms = ['contact-messages', 'feedback', 'dietary-health-forms', 'on-the-go-orders'] as const
const hour = 60 * 60_000
const day = 24 * hour
/** So few that other writes get their turn in between. */
const batch = 50
let nextAt = 0

/** The same day and time some months before, in UTC; the last day of the month where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/**
 * Deletes forms that are older than 24 months, rows of the change log that are older than twelve, text messages that are older than
 * three, records of imports that are older than 30 days, and carts that nobody has changed for more than seven days. A cart whose order is being paid stays. Also deletes captchas that have expired. In small batches, and in one
 * process at a time, under a lease. Returns how many were deleted; null while another process does it.
 */
export async function deleteOldRecords(payload: Payload, now: Date): Promise<number | null> {
  const lease = await holdLease(payload, 'retention')
  if (!lease) return null
  try {
    const isOver = () => lease.isLost() || isStopping()
    let deleted = 0
    const oldest = monthsBefore(now, formMonths).toISOString()
    for (const collection of forms)
      deleted += await deleteBatches(payload, collection, { createdAt: { less_than: oldest } }, isOver)
    const oldTexts: Where[] = [
      { channel: { equals: 'text' } },
      { createdAt: { less_than: monthsBefore(now, textMonths).toISOString() } },
    ]
    deleted += await deleteBatches(payload, 'sent-mails', { and: oldTexts }, isOver)
    const oldChanges: Where = { createdAt: { less_than: monthsBefore(now, changeMonths).toISOString() } }
    deleted += await deleteBatches(payload, 'changes', oldChanges, isOver)
    const oldImports: Where = { createdAt: { less_than: new Date(now.getTime() - importDays * day).toISOString() } }
    for (const collection of ['imports', 'imported-documents'] as const)
      deleted += await deleteBatches(payload, collection, oldImports, isOver)
    const unchangedSince = new Date(now.getTime() - cartDays * day).toISOString()
    const abandoned: Where = {
      and: [{ updatedAt: { less_than: unchangedSince } }, { pendingOrder: { equals: null } }],
    }
    deleted += await deleteBatches(payload, 'carts', abandoned, isOver)
    return deleted + (await deleteBatches(payload, 'used-captchas', expiredCaptchas(now), isOver))
  } finally {
    await lease.release()
  }
}

/** The task of a round of jobs: at most once an hour. */
export async function deleteOldRecordsHourly(payload: Payload, now: Date): Promise<void> {
  if (now.getTime() < nextAt) return
  nextAt = now.getTime() + hour
  await deleteOldRecords(payload, now)
}

/** Deletes below Payload: no access log entry, because nobody reads the forms, and no version is left. */
async function deleteBatches(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  isOver: () => boolean,
): Promise<number> {
  let deleted = 0
  while (!isOver()) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where,
      select: { createdAt: true },
      sort: 'createdAt',
      limit: batch,
      pagination: false,
    })
    if (docs.length === 0) break
    const ids = docs.map(({ id }) => id)
    await deleteWithVersions(payload, collection, { and: [{ id: { in: ids } }, where] })
    deleted += docs.length
  }
  return deleted
}
