import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { ReceiptBilling, ReceiptItem } from './receipt'
import type { ReceiptMessages } from './receipt-messages'

/** The later payments of a subscription as one sentence. */
function describeBilling(
  { frequency, amountCents, next, last }: ReceiptBilling,
  locale: Locale,
  { billing }: ReceiptMessages,
): string {
  if (next === null) return billing.paidInFull
  const values = { amount: formatPrice(amountCents, locale), next: formatLongDate(next, locale) }
  if (last === null || last === next) return formatMessage(billing.last, values)
  return formatMessage(billing[frequency], { ...values, last: formatLongDate(last, locale) })
}

/** The meals, swipes and balance of an item, and the bonus in them. */
function describeContents(item: ReceiptItem, locale: Locale, { item: words }: ReceiptMessages): string[] {
  const { type, allowance, swipes, balanceCents, bonusCents, promoCode, months } = item
  const price = (cents: number) => formatPrice(cents, locale)
  const lines: string[] = []
  if (allowance?.per === 'unlimited') lines.push(words.unlimited)
  else if (allowance)
    lines.push(formatPlural(words.meals[allowance.per], allowance.meals, locale, { count: allowance.meals }))
  if (swipes !== null) lines.push(formatPlural(words.swipes, swipes, locale, { count: swipes }))
  const bonus = price(bonusCents)
  if (balanceCents === null) {
    if (bonusCents > 0)
      lines.push(formatMessage(promoCode ? words.bonusWithCode : words.bonus, { bonus, code: promoCode ?? '' }))
  } else if (type === 'Declining balance' && bonusCents > 0) {
    const values = { loaded: price(balanceCents + bonusCents), paid: price(balanceCents), bonus }
    lines.push(formatMessage(words.loadedWithBonus, values))
  } else {
    const message =
      type === 'Declining balance' ? words.loaded : bonusCents > 0 ? words.balanceWithBonus : words.balance
    lines.push(formatMessage(message, { loaded: price(balanceCents), bonus }))
  }
  if (type === 'Coffee subscription' && months !== null)
    lines.push(formatPlural(words.months, months, locale, { count: months }))
  return lines
}

function describeValidity({ validFrom, validUntil }: ReceiptItem, locale: Locale, { item: words }: ReceiptMessages) {
  const from = validFrom === null ? '' : formatPlainDate(validFrom, locale)
  const until = validUntil === null ? '' : formatPlainDate(validUntil, locale)
  if (from === '' && until === '') return []
  return [formatMessage(from === '' ? words.validUntil : until === '' ? words.validFrom : words.valid, { from, until })]
}

/** What stands below the name of an item: what is in it, when it is valid, its discount, its taxes, its later payments. */
export function describeItem(item: ReceiptItem, locale: Locale, messages: ReceiptMessages): string[] {
  const { discountCents, bonusCents, promoCode, taxCents, later, priceCents } = item
  const words = messages.item
  const discount = { amount: formatPrice(discountCents, locale), code: promoCode ?? '' }
  return [
    ...describeContents(item, locale, messages),
    ...describeValidity(item, locale, messages),
    ...(discountCents > 0 ? [formatMessage(promoCode ? words.discountWithCode : words.discount, discount)] : []),
    ...(promoCode && discountCents === 0 && bonusCents === 0 ? [formatMessage(words.codeOnly, discount)] : []),
    ...(priceCents > 0 && taxCents === 0 ? [words.untaxed] : []),
    ...(later && priceCents === 0 && later.next !== null ? [words.nothingToday] : []),
    ...(later ? [describeBilling(later, locale, messages)] : []),
  ]
}
