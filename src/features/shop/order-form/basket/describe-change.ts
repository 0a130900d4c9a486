import type { CartRow } from '@/contract/shop/cart'
import { formatPrice } from '@/domain/shop/money/money'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { formatMessage } from '@/domain/text/format-message'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { answersOfCart, describeAnswers } from '@/features/shop/order-form/selections/cart-answers'
import { toCents } from './cents'

/** Says that another window changed the cart, with the answers that apply now if they are not `before`, and the total. */
export function describeForeignChange(cart: CartRow, before: AnswerIds, data: OrderFormData): string {
  const { changed, answersNow, answersRemoved } = data.messages.cart
  const answers = describeAnswers(data, answersOfCart(cart, before))
  const isChanged = answers !== describeAnswers(data, before)
  const applied = isChanged && (answers ? formatMessage(answersNow, { answers }) : answersRemoved)
  return [changed, applied, describeTotal(cart, data)].filter(Boolean).join(' ')
}

/** The total of the cart in a sentence. */
export const describeTotal = ({ total }: CartRow, { messages, locale }: OrderFormData) =>
  formatMessage(messages.cart.nowTotal, { price: formatPrice(toCents(total), locale) })
