import { checkPlanDates } from '@/domain/shop/cart/plan-dates'
import { laterTotalOf, type CartView, type CartViewLine } from '@/domain/shop/cart/view-cart'
import type { OrderForm } from '@/domain/shop/order-form'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { ok, refuse, type Result } from '@/domain/result'
import type { CampusDate } from '@/domain/time/calendar'

/** A cart at the moment of its submit. `seen…` is what the buyer saw; null from programs that do not say. */
type SubmittedCart = {
  view: CartView
  revision: number
  seenRevision: number | null
  seenTotalCents: number | null
  seenBonusCents: number | null
  seenLaterCents: number | null
  paymentType: PaymentType
  isSignedIn: boolean
  form: Pick<OrderForm, 'mealPlans' | 'balances'>
  today: CampusDate
}

/**
 * Checks once more, with today's products, whether a cart can be ordered as the buyer saw it: the time between the view and the
 * submit may be days.
 *
 * Refuses, in this order: `empty-cart`, `withdrawn-item`, `cart-changed` (another total, bonus, later payment or choice than the buyer
 * saw), `not-signed-in` for a subscription without an account, `bad-subscription-start` or `bad-subscription-end` for dates that
 * have passed, `amount-below-minimum`, `payment-type-not-offered`. Spec: CUS-4.10, CUS-5.18, CUS-5.25.
 */
export function checkOrder(cart: SubmittedCart): Result<null> {
  const { view, revision, seenRevision, seenTotalCents, seenBonusCents, seenLaterCents, paymentType } = cart
  if (view.lines.length === 0) return refuse('empty-cart')
  if (view.lines.some(({ price }) => price === null)) return refuse('withdrawn-item')
  if (seenRevision !== null && seenRevision !== revision) return refuse('cart-changed')
  if (seenTotalCents !== null && seenTotalCents !== view.totals.totalCents) return refuse('cart-changed')
  if (seenBonusCents !== null && seenBonusCents !== view.totals.bonusCents) return refuse('cart-changed')
  if (seenLaterCents !== null && seenLaterCents !== laterTotalOf(view)) return refuse('cart-changed')
  for (const line of view.lines) {
    const dates = checkSubscription(line, cart)
    if (!dates.ok) return dates
  }
  const amounts = checkMinimums(cart)
  if (!amounts.ok) return amounts
  return view.paymentTypes.includes(paymentType) ? ok(null) : refuse('payment-type-not-offered')
}

function checkSubscription({ choice }: CartViewLine, { form, isSignedIn, today }: SubmittedCart): Result<unknown> {
  if (choice.kind !== 'meal-plan' || choice.firstPlanDate === null) return ok(null)
  return isSignedIn ? checkPlanDates(choice, form.mealPlans, today) : refuse('not-signed-in')
}

/** The balances of a cart count together for the minimum of each. Spec: CUS-5.18. */
function checkMinimums({ view, form }: SubmittedCart): Result<null> {
  const choices = view.lines.flatMap(({ choice }) => (choice.kind === 'declining-balance' ? [choice] : []))
  const inCartCents = choices.reduce((sum, { valueCents }) => sum + valueCents, 0)
  for (const { decliningBalance } of choices) {
    const minimumCents = form.balances.find(({ id }) => id === decliningBalance)?.minimumPurchaseCents ?? 0
    if (inCartCents < minimumCents) return refuse('amount-below-minimum', { minimumCents })
  }
  return ok(null)
}
