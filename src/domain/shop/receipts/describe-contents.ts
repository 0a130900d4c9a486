import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import { loadedCents, type ItemContents } from '@/domain/shop/orders/item-contents'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { ReceiptMessages } from './receipt-messages'

type Words = ReceiptMessages['item']

/** The balance of an item, and its bonus, in the same words for carts, receipts, mails and staff. */
export function describeBalance(
  item: Pick<ItemContents, 'type' | 'balanceCents' | 'bonusCents' | 'promoCode'>,
  locale: Locale,
  words: Pick<Words, 'balance' | 'balanceWithBonus' | 'bonus' | 'bonusWithCode'>,
): string[] {
  const { balanceCents, bonusCents, promoCode } = item
  const loaded = loadedCents(item)
  if (loaded === null) return []
  const ofBalance = bonusCents > 0 ? words.balanceWithBonus : words.balance
  const ofBonus = promoCode ? words.bonusWithCode : words.bonus
  const price = (cents: number) => formatPrice(cents, locale)
  const values = { loaded: price(loaded), bonus: price(bonusCents), code: promoCode ?? '' }
  return [formatMessage(balanceCents === null ? ofBonus : ofBalance, values)]
}

/** The meals, swipes and balance of an item, and the bonus in them. */
export function describeContents(item: ItemContents, locale: Locale, words: Words): string[] {
  const { type, allowance, swipes, months } = item
  const plural = (message: Words['swipes'], count: number) => formatPlural(message, count, locale, { count })
  return [
    ...(allowance?.per === 'unlimited' ? [words.unlimited] : []),
    ...(allowance && allowance.per !== 'unlimited' ? [plural(words.meals[allowance.per], allowance.meals)] : []),
    ...(swipes === null ? [] : [plural(words.swipes, swipes)]),
    ...describeBalance(item, locale, words),
    ...(type === 'Coffee subscription' && months !== null ? [plural(words.months, months)] : []),
  ]
}

/** The days on which an item is valid; empty without a limit. */
export function describeValidity({ validFrom, validUntil }: ItemContents, locale: Locale, words: Words): string[] {
  const from = validFrom === null ? '' : formatPlainDate(validFrom, locale)
  const until = validUntil === null ? '' : formatPlainDate(validUntil, locale)
  if (from === '' && until === '') return []
  return [formatMessage(from === '' ? words.validUntil : until === '' ? words.validFrom : words.valid, { from, until })]
}
