import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { CampusDate } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import { describeReceipt, describeTotals, labelledLine } from '@/domain/shop/receipts/describe-receipt'
import type { Receipt, ReceiptSeller } from '@/domain/shop/receipts/receipt'
import { senderName } from '@/domain/site/sender-name'
import { formatMessage } from '@/domain/text/format-message'
import { receiptMessages } from '@/i18n/site-messages'
import { accountUrl, frameMail, text, type MailContext } from '@/ui/mail/mail-frame'
import { mailWords } from './mail-words'
import type { MailBlock, RenderedMail } from '@/ui/mail/render-mail'

/** What mails about a subscription say of it. `amountCents` is one payment with both taxes. */
export type SubscriptionFacts = {
  firstName: string
  name: string
  frequency: 'monthly' | 'weekly'
  amountCents: number
  federalTaxCents: number
  provincialTaxCents: number
  card: Receipt['card']
  seller: ReceiptSeller
}

/** Where the buyer finds an order again: in their account, or with a private link when they have none. */
export type OrderAccess = 'account' | { link: string }

const accountLink = (
  context: MailContext,
  tab: 'orders' | 'subscriptions',
  label = mailWords[context.locale].toAccount,
): MailBlock => ({ kind: 'link', label, url: accountUrl(context, tab) })

const orderLink = (context: MailContext, access: OrderAccess): (MailBlock | null)[] => {
  if (access === 'account') return [accountLink(context, 'orders')]
  const { toOrder, privateLink } = mailWords[context.locale]
  return [{ kind: 'link', label: toOrder, url: access.link }, text(privateLink)]
}

/** A receipt with its facts, its items and sums, its installments and the seller. The PDF is attached when it is sent. */
function frameReceipt(receipt: Receipt, context: MailContext, where: 'orders' | 'subscriptions' | 'link') {
  const { locale, site } = context
  const [words, messages] = [mailWords[locale].receipt, receiptMessages(locale)]
  const { facts, itemsTitle, items, totals, installments, seller } = describeReceipt(receipt, locale, messages)
  const rows = items.map(({ name, details, value }) => ({ label: name, detail: details.join(' · '), value }))
  const linesOf = (list: typeof facts): MailBlock => ({
    kind: 'lines',
    lines: list.map((row) => labelledLine(row, messages)),
  })
  return {
    subject: words.subject(receipt.no, senderName(site, locale)),
    heading: words.heading,
    firstName: receipt.firstName,
    blocks: [
      text(words.received(receipt.no, formatLongDate(receipt.paidOn, locale))),
      { kind: 'amounts', caption: itemsTitle, rows: [...rows, ...totals] },
      installments && { kind: 'amounts', caption: installments.title, rows: installments.rows },
      linesOf(facts),
      { kind: 'lines', lines: seller },
      text(words.attached[where]),
    ] satisfies (MailBlock | null)[],
  }
}

/** The receipt of an order. */
export function receiptMail(receipt: Receipt, context: MailContext, access: OrderAccess): RenderedMail {
  const { blocks, ...frame } = frameReceipt(receipt, context, access === 'account' ? 'orders' : 'link')
  return frameMail(context, { ...frame, blocks: [...blocks, ...orderLink(context, access)] })
}

/** The receipt of a later payment of a subscription, which the account has among its subscriptions. */
export function renewalReceiptMail(receipt: Receipt, context: MailContext): RenderedMail {
  const { blocks, ...frame } = frameReceipt(receipt, context, 'subscriptions')
  return frameMail(context, { ...frame, blocks: [...blocks, accountLink(context, 'subscriptions')] })
}

/** An order that was declined after its buyer was told to wait for the result. */
export function notPlacedMail(
  { no, firstName, totalCents }: Pick<Receipt, 'no' | 'firstName' | 'totalCents'>,
  context: MailContext,
): RenderedMail {
  const { locale, site } = context
  const { subject, heading, done, hold, next } = mailWords[locale].notPlaced
  const blocks = [text(done(no, formatPrice(totalCents, locale))), text(hold), text(next)]
  return frameMail(context, { subject: subject(no, senderName(site, locale)), heading, firstName, blocks })
}

type Refund = {
  no: string
  firstName: string
  amountCents: number
  isWhole: boolean
  isCanceled: boolean
  paymentType: Receipt['paymentType']
  payment: string
  access: OrderAccess
}

/** A refund of a part of an order or of all of it. `isCanceled`: the order is cancelled with it, maybe without any amount. */
export function refundMail(refund: Refund, context: MailContext): RenderedMail {
  const { locale, site } = context
  if (refund.amountCents === 0) return canceledOrderMail(refund, context)
  const words = mailWords[locale].refund
  const amount = formatPrice(refund.amountCents, locale)
  return frameMail(context, {
    subject: words.subject(refund.no, senderName(site, locale)),
    heading: words.heading(amount),
    firstName: refund.firstName,
    blocks: [
      text(refund.isWhole ? words.whole(refund.no, amount) : words.part(refund.no, amount)),
      refund.isCanceled ? text(words.canceled) : null,
      text(nextStep(words, refund)),
      ...orderLink(context, refund.access),
    ],
  })
}

/** Where the money goes. Student accounts and payroll are credited by an office of the campus. */
const nextStep = (words: (typeof mailWords)[Locale]['refund'], { paymentType, payment }: Refund): string =>
  paymentType === 'Student ID' || paymentType === 'Payroll deduction'
    ? words.nextWithoutCard[paymentType]
    : words.next(payment)

function canceledOrderMail({ no, firstName, access }: Refund, context: MailContext): RenderedMail {
  const { locale, site } = context
  const { subject, heading, done, nothing } = mailWords[locale].canceledOrder
  const blocks = [text(done(no)), text(nothing), ...orderLink(context, access)]
  return frameMail(context, { subject: subject(no, senderName(site, locale)), heading, firstName, blocks })
}

const paymentRows = (facts: SubscriptionFacts, { locale }: MailContext): MailBlock => ({
  kind: 'amounts',
  caption: facts.name,
  rows: describeTotals({ ...facts, totalCents: facts.amountCents }, facts.seller, locale, receiptMessages(locale)),
})

const cardOf = ({ card }: SubscriptionFacts, { locale }: MailContext) =>
  card ? formatMessage(receiptMessages(locale).payment.card, card) : null

/** The next payment of a subscription, three days before it. */
export function upcomingRenewalMail(facts: SubscriptionFacts & { on: CampusDate }, context: MailContext): RenderedMail {
  const { locale, site } = context
  const words = mailWords[locale].upcoming
  const on = formatLongDate(facts.on, locale)
  return frameMail(context, {
    subject: words.subject(facts.name, senderName(site, locale)),
    heading: words.heading,
    firstName: facts.firstName,
    blocks: [
      text(words.charged(facts.name, on, cardOf(facts, context))),
      paymentRows(facts, context),
      text(words.next(on)),
      accountLink(context, 'subscriptions'),
    ],
  })
}

/** A payment that the card refused. `retryOn` is the day of the next attempt; null when the payment is given up. */
export function failedChargeMail(
  facts: SubscriptionFacts & { on: CampusDate; retryOn: CampusDate | null },
  context: MailContext,
): RenderedMail {
  const { locale, site } = context
  const words = mailWords[locale].failed
  const on = formatLongDate(facts.on, locale)
  return frameMail(context, {
    subject: words.subject(facts.name, senderName(site, locale)),
    heading: facts.retryOn === null ? words.headingLast : words.heading,
    firstName: facts.firstName,
    blocks: [
      text(words.refused(facts.name, on, cardOf(facts, context))),
      paymentRows(facts, context),
      text(facts.retryOn === null ? words.givenUp : words.retry(formatLongDate(facts.retryOn, locale))),
      text(facts.retryOn === null ? words.canDoLast : words.canDo),
      accountLink(context, 'subscriptions', facts.retryOn === null ? undefined : words.toCard),
    ],
  })
}

/**
 * A cancelled subscription. `paidUntil` is the last day that is paid for; null when it is unknown or nothing was paid
 * (`isUnpaid`). `isCharging`: a payment had begun before the subscription was cancelled. `isStoppedByStaff`: the customer did
 * not cancel it.
 */
export function canceledMail(
  facts: SubscriptionFacts & {
    paidUntil: CampusDate | null
    isUnpaid: boolean
    isCharging: boolean
    isStoppedByStaff: boolean
  },
  context: MailContext,
): RenderedMail {
  const { locale, site } = context
  const words = mailWords[locale].canceled
  const { paidUntil } = facts
  return frameMail(context, {
    subject: words.subject(facts.name, senderName(site, locale)),
    heading: words.heading,
    firstName: facts.firstName,
    blocks: [
      text(facts.isStoppedByStaff ? words.doneByStaff(facts.name) : words.done(facts.name)),
      text(facts.isUnpaid ? words.unpaid : paidUntil && words.worksUntil(formatLongDate(paidUntil, locale))),
      text(facts.isCharging ? words.charging(formatPrice(facts.amountCents, locale)) : words.noMore),
      accountLink(context, 'subscriptions'),
    ],
  })
}
