import type { Localized } from '@/domain/locale'
import type { SiteSwitch } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { isLaterMonth } from '@/domain/time/months'
import { isOnSale, type MealPlan } from '@/domain/shop/meal-plans'
import type { OrderForm } from '@/domain/shop/order-form'
import { applyPromoCode, type PromoCandidate, type PromoCode } from '@/domain/shop/promotions'
import {
  canHoldBalance,
  offeredProducts,
  plansForSelections,
  type ChosenSelections,
  type PaidLine,
} from '@/domain/shop/selections'
import type { CartChoice } from './cart-contents'
import type { CartLine, LinePromo } from './cart-lines'

export type LineContext = {
  form: OrderForm
  chosen: ChosenSelections
  today: CampusDate
  switches: Readonly<Record<SiteSwitch, boolean>>
  /** The kinds of all lines of the cart. */
  kinds: readonly CartLine['kind'][]
  siteId: string
  /** The site's codes. A code without free uses must not be among them, unless the cart holds one of its uses. */
  promoCodes: readonly PromoCode[]
}

/** A line with the current data of its product. */
export type ResolvedLine = {
  line: CartLine
  name: Localized
  /** Sanitized HTML by staff. Only meal plans have a description. */
  desc: Localized<string | null>
  paid: PaidLine
  /** How often a subscription is billed; null for anything else. */
  frequency: 'monthly' | 'weekly' | null
  /** The line as a promo code sees it; null for products that codes do not apply to. */
  candidate: PromoCandidate | null
}

/**
 * Resolves a stored choice with today's products and prices; null when the site does not sell it any more to this buyer.
 * Spec: CUS-3.10, CUS-4.10.
 */
export function resolveLine(id: string, choice: CartChoice, context: LineContext): ResolvedLine | null {
  switch (choice.kind) {
    case 'meal-plan':
      return resolvePlan(id, choice, context)
    case 'custom-plan':
      return resolveCustomPlan(id, choice, context)
    case 'declining-balance':
      return resolveBalance(id, choice, context)
    case 'coffee':
      return resolveCoffee(id, choice, context)
  }
}

type Choice<Kind extends CartChoice['kind']> = Extract<CartChoice, { kind: Kind }>

function resolvePlan(id: string, choice: Choice<'meal-plan'>, context: LineContext): ResolvedLine | null {
  const { form, chosen, today, switches } = context
  const plan = plansForSelections(form.mealPlans, chosen).find((one) => one.id === choice.mealPlan)
  if (!plan || !isOnSale(plan, { today, switches })) return null
  if ((plan.subscription !== null) !== (choice.firstPlanDate !== null)) return null // staff changed the way of selling
  const { name, priceCents, applyTax, paymentTypes } = plan
  const startsLater = choice.firstPlanDate !== null && isLaterMonth(choice.firstPlanDate, today)
  const candidate = planCandidate(id, plan, startsLater)
  const promo = choice.promoCode === null ? null : promoOf(choice.promoCode, candidate, context)
  return {
    line: { kind: 'meal-plan', id, priceCents, applyTax, startsLater, promo },
    name,
    desc: plan.desc,
    paid: { kind: 'meal-plan', paymentTypes },
    frequency: plan.subscription?.frequency ?? null,
    candidate,
  }
}

const planCandidate = (id: string, plan: MealPlan, startsLater: boolean): PromoCandidate => ({
  id,
  mealPlanId: plan.id,
  priceCents: plan.priceCents,
  startsLater,
  isTrackOnly: plan.promoTrackOnly,
})

/** The promotion of a line's code, if it still applies to the line. */
function promoOf(
  code: string,
  candidate: PromoCandidate,
  { siteId, today, promoCodes }: LineContext,
): LinePromo | null {
  const promo = promoCodes.find((one) => one.code === code) ?? null
  const applied = applyPromoCode(promo, { siteId, today, lines: [candidate], uses: { total: 0, byCustomer: 0 } })
  return applied.ok ? applied.value.promo : null
}

function resolveCustomPlan(id: string, choice: Choice<'custom-plan'>, context: LineContext): ResolvedLine | null {
  const { form, chosen } = context
  const plan = form.customPlans.find((one) => one.id === choice.customPlan)
  const swipe = plan?.options.find((option) => option.id === choice.swipe && option.type === 'swipe')
  const balance = plan?.options.find((option) => option.id === choice.balance && option.type === 'db')
  if (!plan || !swipe || !balance || !offeredProducts(form.sold, chosen).customPlans) return null
  return {
    line: {
      kind: 'custom-plan',
      id,
      swipe: { value: swipe.value, priceCents: swipe.priceCents },
      balance: { valueCents: balance.value, priceCents: balance.priceCents },
    },
    name: plan.name,
    desc: noDescription,
    paid: { kind: 'custom-plan' },
    frequency: null,
    candidate: null,
  }
}

function resolveBalance(
  id: string,
  { decliningBalance, valueCents }: Choice<'declining-balance'>,
  { form, chosen, kinds }: LineContext,
): ResolvedLine | null {
  const balance = form.balances.find((one) => one.id === decliningBalance)
  if (!balance || !offeredProducts(form.sold, chosen).decliningBalances || !canHoldBalance(balance, kinds)) return null
  const { applyTax, minimumPurchaseCents, offer } = balance
  return {
    line: { kind: 'declining-balance', id, valueCents, applyTax, minimumPurchaseCents, offer },
    name: balance.name,
    desc: noDescription,
    paid: { kind: 'declining-balance' },
    frequency: null,
    candidate: null,
  }
}

const noDescription: Localized<string | null> = { en: null, fr: null }
const coffeeName: Localized = { en: 'Coffee subscription', fr: 'Abonnement café' }

function resolveCoffee(id: string, { months }: Choice<'coffee'>, { form, chosen }: LineContext): ResolvedLine | null {
  if (!offeredProducts(form.sold, chosen).coffee) return null
  return {
    line: { kind: 'coffee', id, months },
    name: coffeeName,
    desc: noDescription,
    paid: { kind: 'coffee' },
    frequency: null,
    candidate: null,
  }
}

/** The answers that the site still offers, in questions that it still asks. Others count as not answered. Spec: CUS-4.10. */
export function chosenSelections(
  { asks, answers }: Pick<OrderForm, 'asks' | 'answers'>,
  ids: Readonly<Record<'type' | 'location' | 'year' | 'term', string | null>>,
): ChosenSelections {
  const find = <Answer extends { id: string }>(isAsked: boolean, list: readonly Answer[], id: string | null) =>
    (isAsked && list.find((answer) => answer.id === id)) || null
  return {
    type: find(asks.type, answers.type, ids.type),
    location: find(asks.location, answers.location, ids.location),
    year: find(asks.year, answers.year, ids.year),
    term: find(asks.term, answers.term, ids.term),
  }
}
