import type { CartChoice } from './cart-contents'
import { resolveLine, type LineContext } from './resolve-line'

/**
 * Why a product is not sold to the buyer: staff no longer sell it to anybody, not for the buyer's answers, or only beside a meal
 * plan, which the cart does not have any more.
 */
export const withdrawnReasons = ['not-sold', 'answers', 'plan-required'] as const
export type WithdrawnReason = (typeof withdrawnReasons)[number]

const everyKind = ['meal-plan', 'custom-plan', 'declining-balance', 'coffee'] as const
const noAnswers = { type: null, location: null, year: null, term: null }

/** The reason why a choice resolves to nothing: the first restriction without which it would be sold. Spec: CUS-3.8, CUS-4.10. */
export function findWithdrawnReason(choice: CartChoice, context: Omit<LineContext, 'kinds'>): WithdrawnReason {
  const beside = { ...context, kinds: everyKind }
  const { form } = context
  const sold = { ...form.sold, customPlanCustomerTypes: [], decliningBalanceCustomerTypes: [] }
  if (!resolveLine('', choice, { ...beside, chosen: noAnswers, form: { ...form, sold } })) return 'not-sold'
  return resolveLine('', choice, beside) ? 'plan-required' : 'answers'
}
