import type { Locale, Localized } from '@/domain/locale'
import type { CartView, CartViewLine } from '@/domain/shop/cart/view-cart'
import type { PricedCart, PricedLine } from '@/domain/shop/cart/price-cart'
import { findPromoStep, type PriceStep } from '@/domain/shop/cart/price-steps'
import type { MealAllowance } from '@/domain/shop/meal-allowance'
import type { LaterPayment } from '@/domain/shop/subscriptions/later-charges'
import type { MealPlan } from '@/domain/shop/meal-plans'
import { addDays, type CampusDate } from '@/domain/time/calendar'

/**
 * An item of an order, with names in both languages and the prices at that time. Amounts are whole cents. `priceCents` was due
 * at the purchase, without taxes; `beforePromoPriceCents` is the list price, which a subscription charges later. Spec: CUS-3.11.
 */
export type OrderItem = {
  id: string
  type: 'Meal plan' | 'Create your plan' | 'Declining balance' | 'Coffee subscription'
  name: Localized
  desc: Localized<string | null>
  mealPlan: string | null
  customPlan: string | null
  decliningBalance: string | null
  priceCents: number
  taxCents: number
  applyTax: boolean
  subscription: boolean
  subscriptionFrequency: 'monthly' | 'weekly' | null
  payments: number | null
  subscriptionStart: CampusDate | null
  subscriptionEnd: CampusDate | null
  /** The days on which a plan is valid; of a subscription, the days on which its first and last month or week can begin. */
  firstPlanDate: CampusDate | null
  lastPlanDate: CampusDate | null
  firstBillDate: CampusDate | null
  lastBillDate: CampusDate | null
  mealAllowance: MealAllowance['per'] | null
  meals: number | null
  promoCode: string | null
  beforePromoPriceCents: number
  beforePromoTaxCents: number
  /** What the promo code did to the item, in both languages; null without one. */
  promoMessage: Localized<string | null>
  discountCents: number
  swipeValue: number | null
  swipePriceCents: number | null
  dbValueCents: number | null
  dbPriceCents: number | null
  dbDiscountCents: number | null
  dbBonusCents: number | null
}

const types = {
  'meal-plan': 'Meal plan',
  'custom-plan': 'Create your plan',
  'declining-balance': 'Declining balance',
  coffee: 'Coffee subscription',
} as const

/** The prices of an order, and of a subscription what each later payment takes. */
type OrderPricing = Omit<PricedCart, 'lines'> & { lines: (PricedLine & { later?: LaterPayment })[] }

/** Writes the sentence of one step of a price. */
export type ExplainStep = (step: PriceStep, locale: Locale) => string

type SoldPlan = Pick<MealPlan, 'id' | 'desc' | 'allowance' | 'startDate' | 'endDate'>
type Source = { plans: readonly SoldPlan[]; newId: () => string; explain: ExplainStep }

/**
 * Copies a priced cart into the items of an order, and the reasons of its prices. Each item has a new id, which its price has as
 * well: a cart that is ordered again after a refused card has the same lines. Lines that are not sold any more are not copied.
 */
export function snapshotCart(
  { lines, totals }: Pick<CartView, 'lines' | 'totals'>,
  source: Source,
): { items: OrderItem[]; pricing: OrderPricing } {
  const sold = lines.flatMap((line) => (line.price ? [{ line, id: source.newId(), price: line.price }] : []))
  return {
    items: sold.map(({ line, id, price }) => itemOf(line, id, price, source)),
    pricing: { ...totals, lines: sold.map(({ line, id, price }) => ({ ...price, id, ...laterOf(line) })) },
  }
}

const laterOf = ({ later }: CartViewLine): { later?: LaterPayment } => {
  if (!later) return {}
  const { priceCents, federalTaxCents, provincialTaxCents, amountCents } = later
  return { later: { priceCents, federalTaxCents, provincialTaxCents, amountCents } }
}

function itemOf(
  { choice, name, frequency, payments, lostPromo, taxBeforePromoCents }: CartViewLine,
  id: string,
  price: PricedLine,
  { plans, explain }: Source,
): OrderItem {
  const plan = choice.kind === 'meal-plan' ? choice : null
  const sold = plan && plans.find(({ id: planId }) => planId === plan.mealPlan)
  const isOnce = frequency === null
  const promo = findPromoStep(price)
  const taxCents = price.federalTaxCents + price.provincialTaxCents
  return {
    id,
    type: types[choice.kind],
    name,
    desc: sold?.desc ?? { en: null, fr: null },
    mealPlan: plan?.mealPlan ?? null,
    customPlan: choice.kind === 'custom-plan' ? choice.customPlan : null,
    decliningBalance: choice.kind === 'declining-balance' ? choice.decliningBalance : null,
    priceCents: price.priceCents,
    taxCents,
    applyTax: taxCents > 0,
    subscription: frequency !== null,
    subscriptionFrequency: frequency,
    payments,
    subscriptionStart: plan?.firstPlanDate ?? null,
    subscriptionEnd: plan?.lastPlanDate ? addDays(plan.lastPlanDate, 7) : null,
    firstPlanDate: plan?.firstPlanDate ?? (isOnce ? (sold?.startDate ?? null) : null),
    lastPlanDate: plan?.lastPlanDate ?? (isOnce ? (sold?.endDate ?? null) : null),
    firstBillDate: plan?.firstBillDate ?? null,
    lastBillDate: plan?.lastBillDate ?? null,
    mealAllowance: sold?.allowance?.per ?? null,
    meals: sold?.allowance?.meals ?? null,
    promoCode: lostPromo === null ? (plan?.promoCode ?? null) : null,
    beforePromoPriceCents: price.listPriceCents,
    beforePromoTaxCents: taxBeforePromoCents ?? taxCents,
    promoMessage: { en: promo ? explain(promo, 'en') : null, fr: promo ? explain(promo, 'fr') : null },
    discountCents: price.discountCents,
    ...balanceOf(choice, price),
  }
}

type BalanceFields = Pick<
  OrderItem,
  'swipeValue' | 'swipePriceCents' | 'dbValueCents' | 'dbPriceCents' | 'dbDiscountCents' | 'dbBonusCents'
>

function balanceOf(choice: CartViewLine['choice'], price: PricedLine): BalanceFields {
  const isBalance = choice.kind === 'custom-plan' || choice.kind === 'declining-balance'
  const stepOf = (rule: string) => price.steps.find((step) => step.rule === rule)
  const numberIn = (rule: string, name: string) => {
    const value = stepOf(rule)?.detail[name]
    return typeof value === 'number' ? value : null
  }
  const swipePriceCents = stepOf('swipe-price')?.amountCents ?? null
  const listed = numberIn('balance-price', 'valueCents') ?? stepOf('balance-value')?.amountCents ?? null
  return {
    swipeValue: numberIn('swipe-price', 'swipes'),
    swipePriceCents,
    dbValueCents: choice.kind === 'declining-balance' ? choice.valueCents : listed,
    dbPriceCents: isBalance ? price.priceCents - (swipePriceCents ?? 0) : null,
    dbDiscountCents: isBalance ? price.discountCents : null,
    dbBonusCents: isBalance || price.bonusCents > 0 ? price.bonusCents : null,
  }
}
