import type { Localized } from '@/domain/locale'
import type { BalanceOffer, CartRules } from './cart/cart-lines'
import type { MealPlan } from './meal-plans'
import type { CustomerSelection, CustomerType, SitePaymentTypes, SoldProducts } from './selections'

/** A text that staff may leave empty in a language. HTML texts are sanitized. */
type Text = Localized<string | null>

/** The questions that a site asks before the sale, in their order on the page. Spec: CUS-2.65. */
export const questions = ['location', 'term', 'type', 'year'] as const
export type Question = (typeof questions)[number]

/** An answer to a question of the order form. */
export type Answer = CustomerSelection & { name: Localized }
export type CustomerTypeAnswer = CustomerType & { name: Localized; welcomeMessage: Text }

/** A part of a custom plan: a number of swipes, or a balance in cents. Spec: CUS-3.9. */
type CustomPlanOption = { id: string; type: 'swipe' | 'db'; name: Text; value: number; priceCents: number }
export type CustomPlan = { id: string; name: Localized; options: CustomPlanOption[] }

/** A balance that buyers top up by an amount of their choice. Spec: CUS-3.8. */
export type DecliningBalance = {
  id: string
  name: Localized
  /** The amount that the page suggests; null for none. */
  suggestedCents: number | null
  minimumPurchaseCents: number
  requiresPlan: boolean
  applyTax: boolean
  offer: BalanceOffer
}

/** What a site sells online and how. It contains nothing about a buyer and no secret. Spec: CUS-3.5, CUS-3.6. */
export type OrderForm = {
  mealPlans: MealPlan[]
  customPlans: CustomPlan[]
  balances: DecliningBalance[]
  /** Which questions the site asks. */
  asks: Readonly<Record<Question, boolean>>
  answers: { type: CustomerTypeAnswer[]; location: Answer[]; year: Answer[]; term: Answer[] }
  sold: SoldProducts
  payments: SitePaymentTypes
  rules: Omit<CartRules, 'buyerPaysTax' | 'today'>
  labels: Readonly<Record<Question | 'mealPlan', Text>>
  messages: Readonly<Record<'mealPlans' | 'subscriptions' | 'customPlans' | 'balances', Text>>
  terms: { subscriptions: Text }
  testMode: boolean
}
