import { type Locale, localize } from '@/domain/locale'
import { formatAddressLines } from '@/domain/places/address-lines'
import { installmentCents } from '@/domain/shop/checkout/installments'
import { formatPrice } from '@/domain/shop/money/money'
import { formatPercent } from '@/domain/shop/money/percent'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { describeItem } from './describe-item'
import type { Receipt, ReceiptInstallments, ReceiptSeller } from './receipt'
import type { ReceiptMessages } from './receipt-messages'
import { taxNames } from './tax-names'

export type ReceiptRow = { label: string; value: string }

/** A receipt in the words of a language. The mail, the PDF and the page show these parts, and nothing else of the order. */
export type ReceiptDescription = {
  title: string
  /** The name of the seller, the lines of the address, the email and the tax numbers. */
  seller: string[]
  /** Number, date, people and payment. */
  facts: ReceiptRow[]
  itemsTitle: string
  items: { name: string; details: string[]; value: string }[]
  /** Subtotal, taxes, total and what was refunded. */
  totals: (ReceiptRow & { isTotal: boolean })[]
  /** Number and amount of the payments, rate, cost of credit and total; null for an order without installments. */
  installments: { title: string; rows: ReceiptRow[] } | null
}

/** Describes a receipt for a tax office and a parent. */
export function describeReceipt(receipt: Receipt, locale: Locale, messages: ReceiptMessages): ReceiptDescription {
  const { no, installments, totalCents } = receipt
  return {
    title: formatMessage(messages.title, { no }),
    seller: describeSeller(receipt.seller, locale, messages),
    facts: describeFacts(receipt, locale, messages),
    itemsTitle: messages.items,
    items: receipt.items.map((item) => ({
      name: localize(item.name, locale) ?? '',
      details: describeItem(item, locale, messages),
      value: formatPrice(item.priceCents, locale),
    })),
    totals: [
      ...describeTotals(receipt, receipt.seller, locale, messages),
      ...(receipt.refundedCents > 0
        ? [{ label: messages.totals.refunded, value: formatPrice(-receipt.refundedCents, locale), isTotal: false }]
        : []),
    ],
    installments: installments && describeInstallments(installments, totalCents, locale, messages),
  }
}

const isText = (text: string | null): text is string => text !== null && text.trim() !== ''
/** A label with its value as one line of text. */
export const labelledLine = ({ label, value }: ReceiptRow, { labelled }: ReceiptMessages): string =>
  formatMessage(labelled, { label, value })

function describeSeller(seller: ReceiptSeller, locale: Locale, messages: ReceiptMessages): string[] {
  const { street, secondLine, city, province, postalCode, email, federalTaxNumber, provincialTaxNumber } = seller
  const names = taxNames(seller, locale)
  const number = (tax: string, value: string | null) =>
    isText(value) ? labelledLine({ label: formatMessage(messages.taxNumber, { tax }), value }, messages) : null
  const tax = (name: string) => name.split(',')[0] ?? name // HST has one number for both parts
  return [
    localize(seller.name, locale),
    ...formatAddressLines({ street, metadata: secondLine, city, state: province, zipCode: postalCode }, locale),
    isText(email) ? labelledLine({ label: messages.email, value: email }, messages) : null,
    number(tax(names.federal), federalTaxNumber),
    number(tax(names.provincial), provincialTaxNumber),
  ].filter(isText)
}

function describeFacts(receipt: Receipt, locale: Locale, messages: ReceiptMessages): ReceiptRow[] {
  const { facts } = messages
  const { no, paidOn, buyerName, email, studentName, studentNumber } = receipt
  const rows: [label: string, value: string | null][] = [
    [facts.no, no],
    [facts.date, formatLongDate(paidOn, locale)],
    [facts.buyer, buyerName],
    [facts.email, email],
    [facts.student, studentName],
    [facts.studentNumber, studentNumber],
    [facts.payment, describePayment(receipt, locale, messages)],
  ]
  return rows.flatMap(([label, value]) => (isText(value) ? [{ label, value }] : []))
}

/** How an order was paid, such as `Visa ending in 4242`. */
export function describePayment(
  { card, paymentType, totalCents }: Pick<Receipt, 'card' | 'paymentType' | 'totalCents'>,
  locale: Locale,
  { payment }: ReceiptMessages,
): string {
  const ending = card && formatMessage(payment.card, { network: card.network, lastFour: card.lastFour })
  if (totalCents === 0) return ending ? formatMessage(payment.freeToday, { card: ending }) : payment.free
  if (!ending) return paymentType ? payment.types[paymentType] : ''
  if (paymentType === 'ApplePay' || paymentType === 'GooglePay') return `${ending}, ${payment.types[paymentType]}`
  return paymentType === 'installments' ? `${ending}, ${payment.inInstallments}` : ending
}

type Amounts = Pick<Receipt, 'federalTaxCents' | 'provincialTaxCents' | 'totalCents'>

/** Subtotal, both taxes with their names and rates, and total. A tax that the seller does not charge is left out. */
export function describeTotals(
  { federalTaxCents, provincialTaxCents, totalCents }: Amounts,
  seller: ReceiptSeller,
  locale: Locale,
  { totals }: ReceiptMessages,
): ReceiptDescription['totals'] {
  const names = taxNames(seller, locale)
  const row = (label: string, cents: number, isTotal = false) => ({ label, value: formatPrice(cents, locale), isTotal })
  const tax = (name: string, cents: number, rate: number | null) => {
    if (cents === 0 && rate === 0) return []
    const named = rate && cents > 0 ? formatMessage(totals.tax, { name, rate: formatPercent(rate, 3, locale) }) : name
    return [row(named, cents)]
  }
  return [
    row(totals.subtotal, totalCents - federalTaxCents - provincialTaxCents),
    ...tax(names.federal, federalTaxCents, seller.federalMilliPercent),
    ...tax(names.provincial, provincialTaxCents, seller.provincialMilliPercent),
    row(totals.total, totalCents, true),
  ]
}

function describeInstallments(
  plan: ReceiptInstallments,
  orderCents: number,
  locale: Locale,
  { installments: words }: ReceiptMessages,
): ReceiptDescription['installments'] {
  const { count, isMonthly, aprBps, totalCents } = plan
  const cents = installmentCents(plan)
  const isExact = cents * count === totalCents
  const message = isMonthly ? (isExact ? words.monthly : words.monthlyAbout) : isExact ? words.other : words.otherAbout
  return {
    title: words.title,
    rows: [
      { label: words.payments, value: formatMessage(message, { count, amount: formatPrice(cents, locale) }) },
      { label: words.apr, value: formatPercent(aprBps, 2, locale) },
      { label: words.cost, value: formatPrice(Math.max(0, totalCents - orderCents), locale) },
      { label: words.total, value: formatPrice(totalCents, locale) },
    ],
  }
}
