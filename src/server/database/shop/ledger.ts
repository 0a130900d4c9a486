import type { Payload } from 'payload'
import { sumPostings, type Posting, refundEntry } from '@/domain/shop/orders/ledger'
import type { CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import type { RefundableOrder, StoredRefund } from './refund-rows'

/** An entry of the ledger. `key` names the fact that it books, such as `sale:{order}`. `order` is null for a renewal without one. */
export type LedgerEntry = {
  key: string
  kind: 'sale' | 'renewal' | 'refund'
  order: string | null
  site: string
  bookedOn: CampusDate
  provider: string | null
  reference: string | null
  postings: Posting[]
}

const collection = 'ledger-entries'

/**
 * Books an entry with both its sides in one insert. The unique key books each fact once: false when it was booked before. Throws
 * a RangeError for postings that do not sum to zero. Never part of a transaction of Payload.
 */
export async function bookEntry({ db }: Payload, entry: LedgerEntry): Promise<boolean> {
  if (entry.postings.length === 0 || sumPostings(entry.postings) !== 0)
    throw new RangeError(`The postings of ${entry.key} do not sum to zero`)
  const where = { key: { equals: entry.key } }
  const time = clock.now().toISOString()
  try {
    await db.create({
      collection,
      data: { id: newHexId(), ...entry, createdAt: time, updatedAt: time },
      returning: false,
    })
    return true
  } catch (error) {
    if (await db.findOne({ collection, where })) return false
    throw error
  }
}

/** Books a refund in the ledger, on the campus day on which it was settled. A refund that is booked already changes nothing. */
export async function bookRefund(
  payload: Payload,
  order: RefundableOrder,
  refund: StoredRefund,
  now: Date,
): Promise<void> {
  if (refund.amountCents === 0) return
  const site = await payload.db.findOne({ collection: 'sites', where: { id: { equals: order.siteId } } })
  const zone = textOf(fieldsOf(site).timeZone) ?? 'America/Toronto'
  await bookEntry(payload, {
    key: refund.key,
    kind: 'refund',
    order: order.id,
    site: order.siteId,
    bookedOn: campusDateAt(refund.settledAt ?? now, zone),
    provider: order.provider,
    reference: refund.reference,
    postings: refundEntry(refund, order.paymentType),
  })
}
