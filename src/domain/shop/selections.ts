import type { Localized } from '@/domain/locale'
import type { CartLine } from './cart/cart-lines'
import { planPeriod, type DatePeriod, type MealPlan } from './meal-plans'
import { acceptedTypes, paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'

/** A choice in a question of the order form. An empty list of plans means all of them. Spec: CUS-3.6. */
export type CustomerSelection = { id: string; mealPlanIds: readonly string[]; applyTax: boolean }
export type CustomerType = CustomerSelection & { name: Localized<string | null>; paymentTypes: readonly PaymentType[] }

/** The answers of a buyer; null for a question without an answer. */
export type ChosenSelections = {
  type: CustomerType | null
  location: CustomerSelection | null
  year: CustomerSelection | null
  term: CustomerSelection | null
}

const chosen = ({ type, location, year, term }: ChosenSelections): CustomerSelection[] =>
  [type, location, year, term].filter((selection) => selection !== null)

/** Returns the plans that every answer offers, in the given order. Spec: CUS-4.10. */
export function plansForSelections<Plan extends { id: string }>(
  plans: readonly Plan[],
  selections: ChosenSelections,
): Plan[] {
  const lists = chosen(selections).map(({ mealPlanIds }) => mealPlanIds)
  return plans.filter(({ id }) => lists.every((ids) => ids.length === 0 || ids.includes(id)))
}

/** An id that no plan has: a list without plans offers all of them. */
const noPlan = '0'.repeat(24)

/**
 * A term that offers only the plans that can be used on one of its days. A term without dates offers what staff chose. Spec: CUS-4.10.
 */
export function narrowToTerm<Term extends { mealPlanIds: readonly string[] }>(
  term: Term,
  { from, until }: DatePeriod,
  plans: readonly (Pick<MealPlan, 'startDate' | 'endDate' | 'subscription'> & { id: string })[],
): Term {
  if (from === null && until === null) return term
  const overlaps = (plan: (typeof plans)[number]) => {
    const period = planPeriod(plan)
    const isAfter = until !== null && period.from !== null && period.from > until
    const isBefore = from !== null && period.until !== null && period.until < from
    return !isAfter && !isBefore
  }
  const { mealPlanIds: chosenIds } = term
  const usable = plans.filter((plan) => overlaps(plan)).map(({ id }) => id)
  const ids = usable.filter((id) => chosenIds.length === 0 || chosenIds.includes(id))
  return { ...term, mealPlanIds: ids.length === plans.length ? chosenIds : ids.length > 0 ? ids : [noPlan] }
}

/** Separates plans that are bought once from subscriptions, each in the given order. Spec: CUS-4.11. */
export function splitPlans<Plan extends { subscription: unknown }>(
  plans: readonly Plan[],
): { once: Plan[]; subscriptions: Plan[] } {
  return {
    once: plans.filter(({ subscription }) => subscription === null),
    subscriptions: plans.filter(({ subscription }) => subscription !== null),
  }
}

/** Whether a buyer pays tax. One answer that is exempt is enough. Spec: CUS-3.6. */
export const paysTax = (selections: ChosenSelections): boolean => chosen(selections).every(({ applyTax }) => applyTax)

/** Whether a parent buys for a student. The word is the same in both languages. Spec: CUS-4.12. */
export const isParentType = (type: CustomerType | null): boolean =>
  type !== null && [type.name.en, type.name.fr].some((name) => name?.toLowerCase().includes('parent'))

/** What a site sells besides meal plans. An empty list of customer types means all. Spec: CUS-3.5. */
export type SoldProducts = {
  sellDb: boolean
  decliningBalanceCustomerTypes: readonly string[]
  customPlanCustomerTypes: readonly string[]
  coffeeSubscription: boolean
  coffeeMonthCents: number | null
}

/** Returns which products a buyer is offered. Coffee without a price is not sold. Spec: CUS-3.5, CUS-9.11. */
export function offeredProducts(
  sold: SoldProducts,
  { type }: Pick<ChosenSelections, 'type'>,
): { decliningBalances: boolean; customPlans: boolean; coffee: boolean } {
  const isFor = (types: readonly string[]) => types.length === 0 || (type !== null && types.includes(type.id))
  return {
    decliningBalances: sold.sellDb && isFor(sold.decliningBalanceCustomerTypes),
    customPlans: isFor(sold.customPlanCustomerTypes),
    coffee: sold.coffeeSubscription && (sold.coffeeMonthCents ?? 0) > 0,
  }
}

/** Whether a cart may hold a balance. One that requires a plan needs a meal plan or custom plan beside it. Spec: CUS-3.8. */
export const canHoldBalance = (
  { requiresPlan }: { requiresPlan: boolean },
  kinds: readonly CartLine['kind'][],
): boolean => !requiresPlan || kinds.some((kind) => kind === 'meal-plan' || kind === 'custom-plan')

/** A site's accepted payment types, in general and for the products that have none of their own. Spec: CUS-3.5. */
export type SitePaymentTypes = {
  paymentTypes: readonly PaymentType[]
  customMealPlanPaymentTypes: readonly PaymentType[]
  decliningBalancePaymentTypes: readonly PaymentType[]
}

/** The payment types of a line of the cart. Only meal plans have some of their own. */
export type PaidLine =
  { kind: 'meal-plan'; paymentTypes: readonly PaymentType[] } | { kind: Exclude<CartLine['kind'], 'meal-plan'> }

/**
 * Returns the payment types that the site, the customer type and every line of the cart accept, in the order of
 * `paymentTypes`. An empty list accepts all. An empty result means that the cart cannot be paid at once. Spec: CUS-4.10.
 */
export function allowedPaymentTypes(
  site: SitePaymentTypes,
  type: CustomerType | null,
  lines: readonly PaidLine[],
): PaymentType[] {
  const lists = [site.paymentTypes, type?.paymentTypes ?? [], ...lines.map((line) => linePaymentTypes(line, site))]
  const accepted = lists.map(acceptedTypes)
  return paymentTypes.filter((name) => accepted.every((list) => list.includes(name)))
}

/** Coffee is paid by credit card. Spec: CUS-5.21. */
function linePaymentTypes(line: PaidLine, site: SitePaymentTypes): readonly PaymentType[] {
  switch (line.kind) {
    case 'meal-plan':
      return line.paymentTypes
    case 'custom-plan':
      return site.customMealPlanPaymentTypes
    case 'declining-balance':
      return site.decliningBalancePaymentTypes
    case 'coffee':
      return ['Credit card']
  }
}
