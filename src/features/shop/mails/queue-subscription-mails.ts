import type { Payload } from 'payload'
import { paidUntil } from '@/domain/shop/subscriptions/billing'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { cardOf } from '@/features/shop/receipts/read-receipt'
import { receiptSeller } from '@/features/shop/receipts/stored-receipt'
import { receiptFileName, renderReceipt } from '@/features/shop/receipts/render-receipt'
import { readRenewal, readRenewalReceipt, renewalReceipt } from '@/features/shop/receipts/renewal-receipt'
import { readSite } from '@/features/site/read-sites'
import { amountOf, type StoredSubscription } from '@/server/database/shop/subscriptions'
import type { StoredCharge } from '@/server/database/shop/subscription-charges'
import { getServerUrl } from '@/server/http/server-url'
import type { Attachment, OutboxMail } from '@/server/mail/deliver-mail'
import { queueMail } from '@/server/mail/outbox'
import { readRecipient, type Recipient } from './read-recipient'
import type { RenderedMail } from '@/ui/mail/render-mail'
import {
  canceledMail,
  failedChargeMail,
  renewalReceiptMail,
  upcomingRenewalMail,
  type SubscriptionFacts,
} from './shop-mails'

type Subject = { subscription: StoredSubscription; site: Site }
type Billing = Subject & { charge: StoredCharge }

const contextOf = ({ subscription, site }: Subject) => ({
  site,
  locale: subscription.locale,
  serverUrl: getServerUrl(),
})

function factsOf({ subscription, site }: Subject, { firstName, seller }: Recipient): SubscriptionFacts {
  const { name, locale, frequency, federalTaxCents, provincialTaxCents, cardType, cardLastFour } = subscription
  return {
    firstName,
    name: name[locale],
    frequency: frequency ?? 'monthly',
    amountCents: amountOf(subscription),
    federalTaxCents,
    provincialTaxCents,
    card: cardOf(cardType, cardLastFour),
    seller: receiptSeller(seller, site),
  }
}

/** Queues a mail to the customer of a subscription. Without an address there is none. */
async function queue(
  payload: Payload,
  subject: Subject,
  { key, kind }: { key: string; kind: string },
  render: (recipient: Recipient) => RenderedMail,
  now: Date,
): Promise<void> {
  const { subscription, site } = subject
  const recipient = await readRecipient(payload, subscription)
  if (!recipient) return
  const { locale, orderId } = subscription
  await queueMail(
    payload,
    { key, kind, siteId: site.id, orderId, to: recipient.email, locale, ...render(recipient) },
    now,
  )
}

/** The mail of a later payment. Its PDF is made when it is sent. */
export const renewalReceiptKind = 'renewal-receipt'
const renewalKeyOf = (chargeId: string): string => `receipt:charge:${chargeId}`

/** The receipt of a later payment. `next` is the bill after it. */
export const queueRenewalReceipt = (
  payload: Payload,
  billing: Billing & { next: CampusDate | null; card: Receipt['card'] },
  now: Date,
): Promise<void> => {
  const paidOn = campusDateAt(now, billing.site.timeZone)
  return queue(
    payload,
    billing,
    { key: renewalKeyOf(billing.charge.id), kind: renewalReceiptKind },
    (recipient) => renewalReceiptMail(renewalReceipt({ ...billing, paidOn }, recipient), contextOf(billing)),
    now,
  )
}

/** The PDF of a renewal's receipt, made when its mail is sent. */
export async function attachRenewalReceipt(payload: Payload, { key }: OutboxMail): Promise<Attachment[]> {
  const renewal = await readRenewal(payload, key.slice(renewalKeyOf('').length))
  const site = renewal && (await readSite(renewal.subscription.siteId, new Date()))
  const receipt = site && (await readRenewalReceipt(payload, renewal, site))
  if (!receipt) throw new Error('The charge of a receipt is not approved yet') // the mail is tried again in a minute
  const content = await renderReceipt(receipt, site, renewal.locale)
  return [{ filename: receiptFileName(receipt.no, renewal.locale), content, contentType: 'application/pdf' }]
}

/** One mail for each declined attempt. `retryAt` is null when the payment is given up. */
export const queueFailedCharge = (
  payload: Payload,
  billing: Billing & { retryAt: Date | null },
  now: Date,
): Promise<void> => {
  const { charge, site, retryAt } = billing
  const retryOn = retryAt && campusDateAt(retryAt, site.timeZone)
  return queue(
    payload,
    billing,
    { key: `failed-charge:${charge.id}:${charge.attempts}`, kind: 'failed-charge' },
    (recipient) => failedChargeMail({ ...factsOf(billing, recipient), on: charge.period, retryOn }, contextOf(billing)),
    now,
  )
}

export const upcomingKey = ({ id, nextBillDate }: StoredSubscription): string => `upcoming:${id}:${nextBillDate}`

/** The mail about the next payment, once for each period. */
export const queueUpcomingRenewal = (payload: Payload, subject: Subject, on: CampusDate, now: Date): Promise<void> =>
  queue(
    payload,
    subject,
    { key: upcomingKey(subject.subscription), kind: 'upcoming-renewal' },
    (recipient) => upcomingRenewalMail({ ...factsOf(subject, recipient), on }, contextOf(subject)),
    now,
  )

export const canceledKey = ({ id }: StoredSubscription): string => `canceled:${id}`

/** The mail about a cancellation. `isCharging`: a payment had begun before, and its outcome is not known yet. */
export const queueCanceled = (
  payload: Payload,
  subject: Subject & { isCharging: boolean },
  now: Date,
): Promise<void> => {
  const { subscription, isCharging } = subject
  const { frequency, firstBillDate, lastBillDate, end, paidBills, isStoppedByStaff } = subscription
  const hasPlan = frequency !== null && firstBillDate !== null && lastBillDate !== null
  const until = hasPlan ? paidUntil({ frequency, firstBillDate, lastBillDate, end }, paidBills) : null
  return queue(
    payload,
    subject,
    { key: canceledKey(subscription), kind: 'canceled' },
    (recipient) =>
      canceledMail(
        { ...factsOf(subject, recipient), paidUntil: until, isUnpaid: paidBills === 0, isCharging, isStoppedByStaff },
        contextOf(subject),
      ),
    now,
  )
}
