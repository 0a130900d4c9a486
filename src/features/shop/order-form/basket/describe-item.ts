import type { CartItemRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { toCents } from './cents'

type Page = Pick<OrderFormData, 'locale' | 'today'> & { messages: Pick<OrderFormData['messages'], 'cart'> }

/** What an item includes and when it is billed, one sentence each. */
export function describeItem(item: CartItemRow, { locale, today, messages: { cart: messages } }: Page): string[] {
  const { first_plan_date, last_plan_date, first_bill_date, last_bill_date, bonus, months } = item
  const day = (date: string) => formatPlainDate(date, locale)
  const price = (dollars: number) => formatPrice(toCents(dollars), locale)
  const isFreeToday = item.steps.some(({ rule }) => rule === 'starts-later')
  return [
    item.swipe_value !== null &&
      formatMessage(messages.swipes, { swipes: item.swipe_value, value: price(item.db_value ?? 0) }),
    item.swipe_value === null &&
      item.db_value !== null &&
      formatMessage(messages.value, { value: price(item.db_value) }),
    months !== null && formatPlural(messages.months, months, locale, { count: months }),
    first_plan_date &&
      last_plan_date &&
      formatMessage(messages.dates, { first: day(first_plan_date), last: day(last_plan_date) }),
    first_bill_date &&
      last_bill_date &&
      (isFreeToday && first_bill_date > today
        ? formatMessage(messages.bills, { first: day(first_bill_date), last: day(last_bill_date) })
        : formatMessage(messages.billedToday, { last: day(last_bill_date) })),
    isFreeToday && messages.nothingToday,
    bonus !== null && bonus > 0 && formatMessage(messages.bonusOf, { bonus: price(bonus) }),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[]
}

/** What has changed since the buyer added an item. */
export function noticesOf(
  { notices, previous_price: before, beforePromoPrice: now, promo_code: code }: CartItemRow,
  { locale, messages: { cart: messages } }: Page,
): string[] {
  const price = (dollars: number | null) => formatPrice(toCents(dollars ?? 0), locale)
  const sentences = {
    withdrawn: messages.withdrawn,
    'price-changed': formatMessage(messages.priceChanged, { before: price(before), now: price(now) }),
    'promo-lost': formatMessage(messages.promoLost, { code: code ?? '' }),
  }
  return notices.map((notice) => sentences[notice])
}
