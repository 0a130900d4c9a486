import type { CartRow } from '@/contract/shop/cart'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'

/** The answers that a cart is priced for; those of the buyer while it has no items. Spec: CUS-4.10. */
export const answersOfCart = (cart: CartRow | null, own: AnswerIds): AnswerIds => {
  if (!cart || cart.items.length === 0) return own
  const { type_id, location_id, year_id, term_id } = cart.selections
  return { type: type_id, location: location_id, year: year_id, term: term_id }
}

/** The answers in words: `Commuter student · Second year`. Empty without an answer that the site offers. */
export const describeAnswers = ({ questions }: Pick<OrderFormData, 'questions'>, answers: AnswerIds): string =>
  questions
    .flatMap(({ question, options }) => options.find(({ id }) => id === answers[question])?.label ?? [])
    .join(' · ')
