import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { describeContents, describeValidity } from './describe-contents'
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

/** What stands below the name of an item: what is in it, when it is valid, its discount, its taxes, its later payments. */
export function describeItem(item: ReceiptItem, locale: Locale, messages: ReceiptMessages): string[] {
  const { discountCents, bonusCents, promoCode, taxCents, later, priceCents } = item
  const words = messages.item
  const discount = { amount: formatPrice(discountCents, locale), code: promoCode ?? '' }
  return [
    ...describeContents(item, locale, words),
    ...describeValidity(item, locale, words),
    ...(discountCents > 0 ? [formatMessage(promoCode ? words.discountWithCode : words.discount, discount)] : []),
    ...(promoCode && discountCents === 0 && bonusCents === 0 ? [formatMessage(words.codeOnly, discount)] : []),
    ...(priceCents > 0 && taxCents === 0 ? [words.untaxed] : []),
    ...(later && priceCents === 0 && later.next !== null ? [words.nothingToday] : []),
    ...(later ? [describeBilling(later, locale, messages)] : []),
  ]
}
