import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { formatLongDate } from '@/domain/time/date-formats'
import type { Receipt, ReceiptBilling, ReceiptItem } from './receipt'

type Words = {
  receipt: string
  orderNo: string
  date: string
  buyer: string
  student: string
  items: string
  subtotal: string
  federalTax: string
  provincialTax: string
  total: string
  payment: string
  discount: (amount: string, code: string | null) => string
  months: (count: number) => string
  firstLater: string
  card: (network: string, lastFour: string) => string
  types: Record<PaymentType, string>
  installments: (count: number) => string
  free: string
  /** An order that costs nothing today, with the card of its later payments. */
  freeToday: (card: string) => string
  billing: Record<ReceiptBilling['frequency'], (amount: string, next: string, last: string) => string>
  lastBill: (amount: string, next: string) => string
  paidInFull: string
}

/** The words of receipts, shared by the mail and the PDF. */
export const receiptWords: Record<Locale, Words> = {
  en: {
    receipt: 'Receipt',
    orderNo: 'Order number',
    date: 'Date',
    buyer: 'Buyer',
    student: 'Student',
    items: 'Your order',
    subtotal: 'Subtotal',
    federalTax: 'Federal tax (GST)',
    provincialTax: 'Provincial tax (PST)',
    total: 'Total',
    payment: 'Payment',
    discount: (amount, code) => (code ? `Discount of ${amount} with the code ${code}` : `Discount of ${amount}`),
    months: (count) => `${count} month${count === 1 ? '' : 's'}. Active within 24 hours.`,
    firstLater: 'Nothing is due today.',
    card: (network, lastFour) => `${network} ending in ${lastFour}`,
    types: {
      'Student ID': 'Student ID',
      'Payroll deduction': 'Payroll deduction',
      'Credit card': 'Credit card',
      ApplePay: 'Apple Pay',
      GooglePay: 'Google Pay',
      installments: 'Credit card, in installments',
    },
    installments: (count) => `${count} installments`,
    free: 'Nothing to pay',
    freeToday: (card) => `Nothing to pay today, later payments with ${card}`,
    billing: {
      monthly: (amount, next, last) => `Then ${amount} with taxes on the 1st of each month, from ${next} to ${last}.`,
      weekly: (amount, next, last) => `Then ${amount} with taxes each Sunday, from ${next} to ${last}.`,
    },
    lastBill: (amount, next) => `Then ${amount} with taxes on ${next}, for the last time.`,
    paidInFull: 'No further payments.',
  },
  fr: {
    receipt: 'Reçu',
    orderNo: 'Numéro de commande',
    date: 'Date',
    buyer: 'Acheteur',
    student: 'Étudiant',
    items: 'Votre commande',
    subtotal: 'Sous-total',
    federalTax: 'Taxe fédérale (TPS)',
    provincialTax: 'Taxe provinciale',
    total: 'Total',
    payment: 'Paiement',
    discount: (amount, code) => (code ? `Rabais de ${amount} avec le code ${code}` : `Rabais de ${amount}`),
    months: (count) => `${count} mois. Actif d’ici 24 heures.`,
    firstLater: 'Rien à payer aujourd’hui.',
    card: (network, lastFour) => `${network} se terminant par ${lastFour}`,
    types: {
      'Student ID': 'Carte étudiante',
      'Payroll deduction': 'Retenue salariale',
      'Credit card': 'Carte de crédit',
      ApplePay: 'Apple Pay',
      GooglePay: 'Google Pay',
      installments: 'Carte de crédit, en versements',
    },
    installments: (count) => `${count} versements`,
    free: 'Rien à payer',
    freeToday: (card) => `Rien à payer aujourd’hui, paiements suivants avec ${card}`,
    billing: {
      monthly: (amount, next, last) =>
        `Ensuite, ${amount} avec les taxes le 1er de chaque mois, du ${next} au ${last}.`,
      weekly: (amount, next, last) => `Ensuite, ${amount} avec les taxes chaque dimanche, du ${next} au ${last}.`,
    },
    lastBill: (amount, next) => `Ensuite, ${amount} avec les taxes le ${next}, pour la dernière fois.`,
    paidInFull: 'Aucun autre paiement.',
  },
}

/** The later payments of a subscription as one sentence. */
function describeBilling({ frequency, amountCents, next, last }: ReceiptBilling, locale: Locale): string {
  const words = receiptWords[locale]
  if (next === null) return words.paidInFull
  const amount = formatPrice(amountCents, locale)
  const from = formatLongDate(next, locale)
  if (last === null || last === next) return words.lastBill(amount, from)
  return words.billing[frequency](amount, from, formatLongDate(last, locale))
}

/** What stands below the name of an item: its discount, its months, its later payments. */
export function describeItem(item: ReceiptItem, locale: Locale): string[] {
  const words = receiptWords[locale]
  const { discountCents, promoCode, months, later, priceCents } = item
  return [
    ...(discountCents > 0 ? [words.discount(formatPrice(discountCents, locale), promoCode)] : []),
    ...(item.type === 'Coffee subscription' && months !== null ? [words.months(months)] : []),
    ...(later && priceCents === 0 && later.next !== null ? [words.firstLater] : []),
    ...(later ? [describeBilling(later, locale)] : []),
  ]
}

/** How an order was paid, such as `Visa ending in 4242`. */
export function describePayment({ card, paymentType, installments, totalCents }: Receipt, locale: Locale): string {
  const words = receiptWords[locale]
  if (totalCents === 0) return card ? words.freeToday(words.card(card.network, card.lastFour)) : words.free
  const parts = [
    card ? words.card(card.network, card.lastFour) : paymentType ? words.types[paymentType] : null,
    card && (paymentType === 'ApplePay' || paymentType === 'GooglePay') ? words.types[paymentType] : null,
    installments !== null ? words.installments(installments) : null,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The sums of a receipt: subtotal, both taxes and total. */
export function describeTotals(receipt: Receipt, locale: Locale): { label: string; value: string; isTotal: boolean }[] {
  const words = receiptWords[locale]
  const { federalTaxCents, provincialTaxCents, totalCents } = receipt
  const row = (label: string, cents: number, isTotal = false) => ({ label, value: formatPrice(cents, locale), isTotal })
  return [
    row(words.subtotal, totalCents - federalTaxCents - provincialTaxCents),
    row(words.federalTax, federalTaxCents),
    row(words.provincialTax, provincialTaxCents),
    row(words.total, totalCents, true),
  ]
}
