import { formatPrice } from '@/domain/shop/money/money'
import { questions } from '@/domain/shop/order-form'
import type { AnswerIds } from '@/domain/shop/remembered-answers'
import { offeredProducts, paysTax, plansForSelections, type ChosenSelections } from '@/domain/shop/selections'
import { formatPlural } from '@/domain/text/format-message'
import type { OrderFormData, ShownPlan, SubscriptionPlan } from '@/features/shop/order-form/order-form-data'
import { describeAnswers } from '@/features/shop/order-form/selections/cart-answers'

/** What a buyer with these answers is offered, and how the panels say it. */
export type Offer = {
  plans: ShownPlan[]
  subscriptions: SubscriptionPlan[]
  products: ReturnType<typeof offeredProducts>
  paysTax: boolean
  productSummary: string
  selectionSummary: string
  /** The answers as parameters of the call that adds the first product. */
  sentAnswers: Record<string, string>
}

/** Applies the rules of selections to what the page holds. Spec: CUS-4.10, CUS-4.11. */
export function offerFor(data: OrderFormData, chosen: ChosenSelections, answers: AnswerIds): Offer {
  const { plans, subscriptions, locale, messages } = data
  const once = plansForSelections(plans, chosen)
  const recurring = plansForSelections(subscriptions, chosen)
  const offered = [...once, ...recurring]
  const price = formatPrice(Math.min(...offered.map(({ priceCents }) => priceCents)), locale)
  return {
    plans: once,
    subscriptions: recurring,
    products: offeredProducts(data.sold, chosen),
    paysTax: paysTax(chosen),
    productSummary:
      offered.length === 0
        ? messages.products.noneSummary
        : formatPlural(messages.products.summary, offered.length, locale, { count: offered.length, price }),
    selectionSummary: describeAnswers(data, answers),
    sentAnswers: Object.fromEntries(
      questions.flatMap((question) => {
        const id = answers[question]
        return id === null || chosen[question] === null ? [] : [[`customer${capitalize(question)}Id`, id]]
      }),
    ),
  }
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
