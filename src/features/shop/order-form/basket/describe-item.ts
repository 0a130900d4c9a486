import type { CartItemRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { describeBalance } from '@/domain/shop/receipts/describe-contents'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { toCents } from './cents'
import { laterChargesOf, laterSentences } from './due-sentence'

/** What the sentences about an item depend on. */
export type ItemPage = Pick<OrderFormData, 'locale' | 'today' | 'balances'> & {
  messages: Pick<OrderFormData['messages'], 'cart' | 'contents'>
}

const isFreeToday = ({ steps }: CartItemRow) => steps.some(({ rule }) => rule === 'starts-later')

/** What an item includes and when it is billed, one sentence each. */
export function describeItem(item: CartItemRow, page: ItemPage): string[] {
  const {
    locale,
    today,
    messages: { cart: messages, contents },
  } = page
  const { first_plan_date, last_plan_date, first_bill_date, last_bill_date, months } = item
  const day = (date: string) => formatPlainDate(date, locale)
  const { type, db_value, bonus, promo_code: promoCode, swipe_value: swipes } = item
  const balanceCents = db_value === null ? null : toCents(db_value)
  const balance = { type, balanceCents, bonusCents: toCents(bonus ?? 0), promoCode }
  const startsLater = isFreeToday(item)
  const [later] = laterSentences(laterChargesOf({ items: [item] }), page)
  return [
    swipes !== null && `${formatPlural(contents.swipes, swipes, locale, { count: swipes })}.`,
    ...describeBalance(balance, locale, contents).map((line) => `${line}.`),
    months !== null && formatPlural(messages.months, months, locale, { count: months }),
    first_plan_date &&
      last_plan_date &&
      formatMessage(messages.dates, { first: day(first_plan_date), last: day(last_plan_date) }),
    startsLater && later,
    first_bill_date &&
      last_bill_date &&
      (startsLater && first_bill_date > today
        ? formatMessage(messages.bills, { first: day(first_bill_date), last: day(last_bill_date) })
        : formatMessage(messages.billedToday, { last: day(last_bill_date) })),
    startsLater ? messages.nothingToday : later,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[]
}

/**
 * The price of an item, and the price before its discount; null for an item that is no longer sold. A later start is no
 * discount. Spec: CUS-9.9.
 */
export function describePrice(
  item: CartItemRow,
  { locale, messages: { cart: messages } }: ItemPage,
): { before: string | null; now: string } | null {
  const { price, beforePromoPrice: before } = item
  if (price === null) return null
  const now = formatPrice(toCents(price), locale)
  if (isFreeToday(item)) return { before: null, now: formatMessage(messages.today, { price: now }) }
  const isReduced = before !== null && before !== price
  return { before: isReduced ? formatPrice(toCents(before), locale) : null, now }
}

/** What has changed since the buyer added an item, and what to do about it. */
export function noticesOf(item: CartItemRow, { locale, balances, messages: { cart: messages } }: ItemPage): string[] {
  const { type, withdrawn_reason: reason, previous_price: before, promo_code: code } = item
  const now = type === 'Meal plan' ? item.beforePromoPrice : item.price
  const price = (dollars: number | null) => formatPrice(toCents(dollars ?? 0), locale)
  const minimumCents = balances.find(({ id }) => id === item.product_id)?.minimumPurchaseCents ?? 0
  const ofCode = (message: string, seen: number | null, given: number | null) =>
    formatMessage(message, { code: code ?? '', before: price(seen), now: price(given) })
  const sentences = {
    withdrawn: messages.withdrawn[reason ?? 'not-sold'],
    'price-changed': formatMessage(messages.priceChanged, { before: price(before), now: price(now) }),
    'due-changed': formatMessage(messages.dueChanged, { before: price(item.previous_due), now: price(item.price) }),
    'promo-discount-changed': ofCode(messages.promoDiscountChanged, item.previous_discount, item.discount),
    'promo-bonus-changed': ofCode(messages.promoBonusChanged, item.previous_bonus, item.bonus),
    'dates-passed': messages.datesPassed,
    'below-minimum': formatMessage(messages.belowMinimum, { minimum: formatPrice(minimumCents, locale) }),
    'promo-lost': formatMessage(messages.promoLost, { code: code ?? '' }),
  }
  return item.notices.map((notice) => sentences[notice])
}
