import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import { sumLaterCharges, type LaterCharge } from '@/domain/shop/subscriptions/later-charges'
import { formatMessage } from '@/domain/text/format-message'
import { formatPlainDate } from '@/domain/time/readable-date'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { toCents } from './cents'

type Page = Pick<OrderFormData, 'locale'> & { messages: Pick<OrderFormData['messages'], 'cart'> }

/** What the items of a cart charge after today. */
export const laterChargesOf = ({ items }: { items: readonly Pick<CartRow['items'][number], 'later_charge'>[] }) =>
  items.flatMap(({ later_charge: row }): LaterCharge[] =>
    row ? [{ ...row, amountCents: toCents(row.amount), isTaxed: row.is_taxed }] : [],
  )

/** "From December 1, 2026: $108.48 a month, taxes included." One sentence for each date and amount. */
export const laterSentences = (charges: readonly LaterCharge[], { locale, messages }: Page): string[] =>
  sumLaterCharges(charges).map(({ from, frequency, payments, amountCents, isTaxed }) => {
    const { taxes, ...later } = messages.cart.later
    return formatMessage(later[payments === 1 ? 'once' : frequency], {
      date: formatPlainDate(from, locale),
      price: formatPrice(amountCents, locale),
      taxes: isTaxed ? taxes : '',
    })
  })

/**
 * What is charged today and what later, for the cart and the pay button; null when nothing is charged later. `spread` says instead
 * how installments spread what would be due today.
 */
export function dueSentence(cart: Pick<CartRow, 'items' | 'total'>, page: Page, spread?: string | null): string | null {
  const later = laterSentences(laterChargesOf(cart), page)
  if (later.length === 0) return spread ?? null
  const { locale, messages } = page
  const today = formatMessage(messages.cart.dueToday, { price: formatPrice(toCents(cart.total), locale) })
  return [spread ?? today, ...later].join(' ')
}
