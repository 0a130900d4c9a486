import type { CartChoice, StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { checkCoffeeMonths, checkCustomPlanChoice } from '@/domain/shop/cart/product-choices'
import { isSameProduct } from '@/domain/shop/cart/merge-lines'
import { resolveLine } from '@/domain/shop/cart/resolve-line'
import { parseBalanceAmount } from '@/domain/shop/declining-balance-amount'
import type { OrderForm } from '@/domain/shop/order-form'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { newHexId } from '@/server/database/hex-ids'
import { answersWith, type SentAnswers } from './sent-answers'
import { changeCart, type CartChange, type ChangedCart } from './change-cart'
import type { CartVisitor } from './cart-visitor'
import { chooseSubscription } from './choose-subscription'
import { readPricing } from './read-cart'

/** What a buyer adds: ids and values only. A price, a tax or a type that a client sends decides nothing. */
export type WantedProduct =
  | { kind: 'meal-plan'; mealPlanId: string | null; start: string | null; lastPlanDate: string | null }
  | { kind: 'custom-plan'; swipeId: string | null; dbId: string | null }
  /** `lineId` is the line whose amount it changes; null adds a line. */
  | { kind: 'declining-balance'; dbId: string | null; typed: string; lineId: string | null }
  | { kind: 'coffee'; months: number }

/**
 * Adds a product to a visitor's cart. A plan that is in the cart already, with the same dates, is not added twice; other dates
 * of a plan, another choice of a custom plan, and other months of coffee replace the first ones. Balances add up, unless the
 * request names the line that it changes; without such a line of this balance, that is `not-found-item`.
 *
 * Refuses like `changeCart`, and `not-found-item`, `not-for-answers` for a product that the site has and does not sell to this buyer
 * or beside the items of this cart, `not-signed-in` for a subscription without an account,
 * `bad-subscription-start`, `bad-subscription-end`, `incomplete-custom-plan`, `bad-amount`, `amount-below-minimum`,
 * `amount-above-maximum`, `bad-coffee-months`. Spec: CUS-7.28, CUS-7.29, CUS-7.30, CUS-5.18, CUS-5.21.
 */
export function addToCart(
  site: Site,
  visitor: CartVisitor,
  now: Date,
  product: WantedProduct,
  sent: SentAnswers,
): Promise<Result<ChangedCart>> {
  const change: CartChange = async ({ lines, answers: before }, context, buyer) => {
    const answers = answersWith(context.form, before, sent)
    if (!answers.ok) return answers
    const pricing = await readPricing(context, { buyer, answers: answers.value, lines })
    const edited = editedLine(lines, product)
    if (edited === null) return refuse('not-found-item')
    const others = lines.filter((line) => line !== edited)
    const choice = choose(context.form, product, {
      lines: others,
      isGuest: visitor.customerId === null,
      today: pricing.today,
    })
    if (!choice.ok) return choice
    const kinds = [...lines.map(({ kind }) => kind), choice.value.kind]
    const id = newHexId()
    const resolved = resolveLine(id, choice.value, { ...pricing, kinds })
    if (!resolved) return refuse('not-for-answers')
    const replaced = edited ?? lines.find((line) => isSameProduct(line, choice.value))
    if (replaced && isSameChoice(replaced, choice.value)) return ok({ lines, answers: answers.value })
    const line: StoredCartLine = {
      ...choice.value,
      ...(replaced?.kind === 'meal-plan' ? { promoCode: replaced.promoCode } : {}),
      id: replaced?.id ?? id,
      shown: { name: resolved.name, priceCents: null },
    }
    const next = replaced ? lines.map((one) => (one === replaced ? line : one)) : [...lines, line]
    return ok({ lines: next, answers: answers.value })
  }
  return changeCart(site, visitor, now, change)
}

/** The line that a request changes: undefined when it names none, and null when the cart has no such line of the product. */
function editedLine(lines: readonly StoredCartLine[], product: WantedProduct): StoredCartLine | null | undefined {
  if (product.kind !== 'declining-balance' || product.lineId === null) return undefined
  const { lineId, dbId } = product
  const isEdited = (line: StoredCartLine) =>
    line.kind === 'declining-balance' && line.id === lineId && line.decliningBalance === dbId
  return lines.find(isEdited) ?? null
}

type Chosen = { lines: readonly StoredCartLine[]; isGuest: boolean; today: CampusDate }

function choose(form: OrderForm, product: WantedProduct, { lines, isGuest, today }: Chosen): Result<CartChoice> {
  switch (product.kind) {
    case 'meal-plan': {
      const plan = form.mealPlans.find(({ id }) => id === product.mealPlanId)
      if (!plan) return refuse('not-found-item')
      if (plan.subscription && isGuest) return refuse('not-signed-in')
      const dates = chooseSubscription(plan.subscription, product, today)
      return dates.ok ? ok({ kind: 'meal-plan', mealPlan: plan.id, ...dates.value, promoCode: null }) : dates
    }
    case 'custom-plan': {
      const plan = form.customPlans.find(({ options }) => options.some(({ id }) => id === product.swipeId))
      const parts = checkCustomPlanChoice(plan?.options ?? [], product)
      if (!parts.ok || !plan) return parts.ok ? refuse('not-found-item') : parts
      const { swipe, balance } = parts.value
      return ok({ kind: 'custom-plan', customPlan: plan.id, swipe: swipe.id, balance: balance.id })
    }
    case 'declining-balance': {
      const balance = form.balances.find(({ id }) => id === product.dbId)
      if (!balance) return refuse('not-found-item')
      const inCartCents = lines.reduce(
        (sum, line) => sum + (line.kind === 'declining-balance' ? line.valueCents : 0),
        0,
      )
      const { minimumPurchaseCents } = balance
      const valueCents = parseBalanceAmount(product.typed, { minimumPurchaseCents, inCartCents })
      return valueCents.ok
        ? ok({ kind: 'declining-balance', decliningBalance: balance.id, valueCents: valueCents.value })
        : valueCents
    }
    case 'coffee': {
      const months = checkCoffeeMonths(product.months)
      return months.ok ? ok({ kind: 'coffee', months: months.value }) : months
    }
  }
}

function isSameChoice(line: StoredCartLine, choice: CartChoice): boolean {
  if (line.kind === 'meal-plan' && choice.kind === 'meal-plan')
    return line.firstPlanDate === choice.firstPlanDate && line.lastPlanDate === choice.lastPlanDate
  if (line.kind === 'custom-plan' && choice.kind === 'custom-plan')
    return line.swipe === choice.swipe && line.balance === choice.balance
  return line.kind === 'coffee' && choice.kind === 'coffee' && line.months === choice.months
}
