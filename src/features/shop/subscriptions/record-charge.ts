import type { Payload } from 'payload'
import { renewalEntry, saleEntry } from '@/domain/shop/orders/ledger'
import { nextAttemptAt } from '@/domain/shop/subscriptions/billing'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { queueFailedCharge, queueRenewalReceipt } from '@/features/shop/mails/queue-subscription-mails'
import { cardOf } from '@/features/shop/receipts/read-receipt'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { bookEntry } from '@/server/database/shop/ledger'
import { finishCharge, postponeCharge, type TakenCharge } from '@/server/database/shop/subscription-charges'
import { addPayment, moveNextBill, type StoredSubscription } from '@/server/database/shop/subscriptions'
import type { Charge } from '@/server/payments/provider'
import { billAfter } from './bill-after'
import { readPaymentType } from './read-order-facts'

type Billing = { charge: TakenCharge; subscription: StoredSubscription; site: Site }

/**
 * Records the outcome of an attempt. Every step can be repeated, so that a worker that takes up the attempt of a dead one does the
 * rest. The next bill moves last. An unknown outcome is asked for again in five minutes.
 */
export async function recordCharge(payload: Payload, billing: Billing, outcome: Charge, now: Date): Promise<void> {
  if (outcome.status === 'unknown') return void (await postponeCharge(payload, billing.charge, now))
  if (outcome.status === 'approved') return recordApproval(payload, billing, outcome, now)
  await recordRefusal(payload, billing, outcome.reference, now) // a bank that asks the buyer refuses, for nobody is there
}

type Approved = Extract<Charge, { status: 'approved' }>

async function recordApproval(payload: Payload, billing: Billing, outcome: Approved, now: Date): Promise<void> {
  const { charge, subscription, site } = billing
  const reference = outcome.reference || null
  // The customer may have replaced the card since the attempt began.
  const card = outcome.card ?? cardOf(subscription.cardType, subscription.cardLastFour)
  const { federalTaxCents, provincialTaxCents, amountCents } = charge
  const parts = { priceCents: amountCents - federalTaxCents - provincialTaxCents, federalTaxCents, provincialTaxCents }
  const paymentType = subscription.provider === null ? await readPaymentType(payload, subscription.orderId) : null
  const postings = paymentType === null ? renewalEntry(parts) : saleEntry(parts, paymentType)
  if (postings.length > 0)
    await bookEntry(payload, {
      key: `renewal:${charge.id}`,
      kind: 'renewal',
      order: subscription.orderId,
      site: site.id,
      bookedOn: campusDateAt(now, site.timeZone),
      provider: subscription.provider,
      reference,
      postings,
    })
  await addPayment(payload, subscription.id, { id: charge.id, amountCents, paidAt: now, result: 'Approved' })
  const next = billAfter(subscription, charge.period)
  await queueRenewalReceipt(payload, { charge, subscription, site, next, card }, now)
  await finishCharge(payload, charge, { state: 'approved', reference, settlement: { settledAt: now, card } }, now)
  await moveNextBill(payload, subscription.id, charge.period, next)
}

async function recordRefusal(payload: Payload, billing: Billing, reference: string | null, now: Date): Promise<void> {
  const { charge, subscription, site } = billing
  const id = deterministicId('declined', charge.id, String(charge.attempts))
  await addPayment(payload, subscription.id, { id, amountCents: charge.amountCents, paidAt: now, result: 'Declined' })
  const retryAt = subscription.canceled ? null : nextAttemptAt(charge.attempts, now, site.timeZone)
  if (!subscription.canceled) await queueFailedCharge(payload, { charge, subscription, site, retryAt }, now)
  const state = retryAt ? 'declined' : 'failed'
  await finishCharge(payload, charge, { state, nextAttemptAt: retryAt, reference }, now)
  if (!retryAt) await moveNextBill(payload, subscription.id, charge.period, null)
}
