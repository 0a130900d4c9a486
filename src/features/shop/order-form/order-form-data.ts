import type { AnswerIds } from '@/domain/shop/remembered-answers'
import type { CartRules } from '@/domain/shop/cart/cart-lines'
import type { MealPlan, PlanSubscription } from '@/domain/shop/meal-plans'
import type { DecliningBalance, Question } from '@/domain/shop/order-form'
import type { CustomerSelection, CustomerType, SoldProducts } from '@/domain/shop/selections'
import type { Locale } from '@/domain/locale'
import type { PlanFacts } from '@/features/shop/plans/plan-facts'
import type { OrderFormMessages, PlanComparisonMessages } from '@/i18n/site-messages'

/** An answer in the page's language. `welcome` is sanitized HTML; only customer types have one and can be parents. */
export type AnswerOption = Omit<CustomerType, 'name' | 'paymentTypes'> &
  CustomerSelection & { label: string; welcome: string | null; isParent: boolean }

/** A question that the site asks, with its label by staff. */
type AskedQuestion = { question: Question; label: string; options: AnswerOption[] }

/**
 * A plan as its card and the comparison show it. `description` is sanitized HTML. `isTaxed`: the site adds a tax to its price for
 * buyers who pay tax.
 */
export type ShownPlan = Pick<MealPlan, 'id' | 'priceCents' | 'applyTax'> & {
  name: string
  isTaxed: boolean
  description: string | null
  picture: { src: string; alt: string } | null
  facts: PlanFacts
}
export type SubscriptionPlan = ShownPlan & { subscription: PlanSubscription }

export type ShownBalance = Omit<DecliningBalance, 'name'> & { name: string }

export type ShownCustomPlan = {
  id: string
  name: string
  swipes: { id: string; name: string; value: number; priceCents: number }[]
  balances: { id: string; name: string; valueCents: number; priceCents: number }[]
}

/** Sanitized HTML by staff; null without a text. */
type StaffTexts = Record<'mealPlans' | 'subscriptions' | 'customPlans' | 'balances' | 'terms', string | null>

/** The messages that client components need. */
export type ClientMessages = Omit<OrderFormMessages, 'advice' | 'needsScript' | 'returning'>

/** What the order form knows in the browser. Prices are shown, and decide nothing. */
export type OrderFormData = {
  siteId: string
  locale: Locale
  today: string
  questions: AskedQuestion[]
  /** Plans that are sold once, and subscriptions, in staff's order. */
  plans: ShownPlan[]
  subscriptions: SubscriptionPlan[]
  comparison: PlanComparisonMessages
  balances: ShownBalance[]
  customPlans: ShownCustomPlan[]
  sold: SoldProducts
  rules: Omit<CartRules, 'buyerPaysTax' | 'today'>
  texts: StaffTexts
  planLabel: string
  isSignedIn: boolean
  hasPromoCodes: boolean
  /** The paths of login and sign-up, which return here; null without accounts. */
  account: { logIn: string; signUp: string } | null
  /** The answers of the cart or, without items, those that the browser remembers. */
  answers: AnswerIds
  messages: ClientMessages
}
