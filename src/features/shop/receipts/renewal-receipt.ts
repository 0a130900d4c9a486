import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { readRecipient, type Recipient } from '@/features/shop/mails/read-recipient'
import { billAfter } from '@/features/shop/subscriptions/bill-after'
import { readApprovedCharge, type ApprovedCharge, type StoredCharge } from '@/server/database/shop/subscription-charges'
import { readSubscription, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { billingOf } from './read-receipt'
import type { Receipt } from './receipt'

type Renewal = {
  subscription: StoredSubscription
  charge: Pick<StoredCharge, 'amountCents' | 'federalTaxCents' | 'provincialTaxCents'>
  /** The bill after it; null for none. */
  next: CampusDate | null
  paidOn: CampusDate
  card: Receipt['card']
}

/** The receipt of a later payment of a subscription: one item, without the discount of the first payment. */
export function renewalReceipt({ subscription, charge, next, paidOn, card }: Renewal, recipient: Recipient): Receipt {
  const { federalTaxCents, provincialTaxCents, amountCents } = charge
  const priceCents = amountCents - federalTaxCents - provincialTaxCents
  const item = { name: subscription.name, type: 'Meal plan', priceCents, discountCents: 0 } as const
  return {
    no: recipient.orderNo,
    paidOn,
    buyerName: recipient.fullName,
    firstName: recipient.firstName,
    email: recipient.email,
    studentName: null,
    items: [{ ...item, promoCode: null, months: null, later: billingOf(subscription, next) }],
    savingsCents: 0,
    federalTaxCents,
    provincialTaxCents,
    totalCents: amountCents,
    paymentType: recipient.paymentType,
    card,
    installments: null,
  }
}

/** The receipt of a later payment with whose it is. */
type StoredRenewal = { charge: ApprovedCharge; subscription: StoredSubscription; locale: Locale }

/** An approved charge with its subscription; null for any other id. The caller checks whose it is. */
export async function readRenewal(payload: Payload, chargeId: string): Promise<StoredRenewal | null> {
  const charge = await readApprovedCharge(payload, chargeId)
  const subscription = charge && (await readSubscription(payload, charge.subscriptionId))
  return subscription && { charge, subscription, locale: subscription.locale }
}

/** The receipt of an approved charge; null without a recipient. */
export async function readRenewalReceipt(
  payload: Payload,
  { charge, subscription }: StoredRenewal,
  zone: ZoneName,
): Promise<Receipt | null> {
  const recipient = await readRecipient(payload, subscription)
  const { card, settledAt, period } = charge
  const next = billAfter(subscription, period)
  return (
    recipient && renewalReceipt({ subscription, charge, next, card, paidOn: campusDateAt(settledAt, zone) }, recipient)
  )
}
