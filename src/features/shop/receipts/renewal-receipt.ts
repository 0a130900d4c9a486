import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import { lastPaidDay } from '@/domain/shop/subscriptions/billing'
import type { Site } from '@/domain/site/site'
import { addDays, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { readRecipient, type Recipient } from '@/features/shop/mails/read-recipient'
import { billAfter } from '@/features/shop/subscriptions/bill-after'
import { readApprovedCharge, type ApprovedCharge, type StoredCharge } from '@/server/database/shop/subscription-charges'
import { readSubscription, type StoredSubscription } from '@/server/database/shop/subscriptions'
import { billingOf, receiptSeller } from './stored-receipt'

type Renewal = {
  subscription: StoredSubscription
  charge: Pick<StoredCharge, 'amountCents' | 'federalTaxCents' | 'provincialTaxCents' | 'period'>
  site: Site
  /** The bill after it; null for none. */
  next: CampusDate | null
  paidOn: CampusDate
  card: Receipt['card']
}

/** The receipt of a later payment of a subscription: one item, without the discount of the first payment. */
export function renewalReceipt(
  { subscription, charge, site, next, paidOn, card }: Renewal,
  recipient: Recipient,
): Receipt {
  const { federalTaxCents, provincialTaxCents, amountCents } = charge
  const priceCents = amountCents - federalTaxCents - provincialTaxCents
  const item = { name: subscription.name, type: 'Meal plan', priceCents, discountCents: 0 } as const
  const contents = { promoCode: null, months: null, allowance: null, swipes: null, balanceCents: null, bonusCents: 0 }
  const taxCents = federalTaxCents + provincialTaxCents
  return {
    no: recipient.orderNo,
    seller: receiptSeller(recipient.seller, site),
    paidOn,
    buyerName: recipient.fullName,
    firstName: recipient.firstName,
    email: recipient.email,
    studentName: recipient.studentName,
    studentNumber: recipient.studentNumber,
    items: [
      {
        ...item,
        ...contents,
        taxCents,
        ...periodOf(subscription, charge.period),
        later: billingOf(subscription, next),
      },
    ],
    federalTaxCents,
    provincialTaxCents,
    totalCents: amountCents,
    refundedCents: 0,
    paymentType: recipient.paymentType,
    card,
    installments: null,
  }
}

/** The days that a bill pays for. Weeks are billed one week ahead. */
function periodOf({ frequency, start, end }: StoredSubscription, bill: CampusDate) {
  if (frequency === null) return { validFrom: null, validUntil: null }
  const first = frequency === 'weekly' ? addDays(bill, 7) : bill
  const [last, ends] = [lastPaidDay(frequency, bill), end && addDays(end, -1)]
  return { validFrom: start && start > first ? start : first, validUntil: ends && ends < last ? ends : last }
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
  site: Site,
): Promise<Receipt | null> {
  const recipient = await readRecipient(payload, subscription)
  const { card, settledAt, period } = charge
  const next = billAfter(subscription, period)
  const paidOn = campusDateAt(settledAt, site.timeZone)
  return recipient && renewalReceipt({ subscription, charge, site, next, card, paidOn }, recipient)
}
