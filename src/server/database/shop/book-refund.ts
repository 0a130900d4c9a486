import type { Payload } from 'payload'
import { refundEntry } from '@/domain/shop/orders/ledger'
import { campusDateAt } from '@/domain/time/campus-time'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { bookEntry } from './ledger'
import type { RefundableOrder, StoredRefund } from './refund-rows'

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
