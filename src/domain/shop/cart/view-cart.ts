import type { Localized } from '@/domain/locale'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { PromoCode } from '@/domain/shop/promotions'
import { allowedPaymentTypes, paysTax } from '@/domain/shop/selections'
import type { StoredCartLine } from './cart-contents'
import {
  laterCharge,
  laterTotalCents,
  type LaterCharge,
  type LaterPayment,
} from '@/domain/shop/subscriptions/later-charges'
import type { CartLine, CartRules } from './cart-lines'
import { priceCart, type PricedCart, type PricedLine } from './price-cart'
import { checkPlanDates } from './plan-dates'
import { resolveLine, type LineContext, type ResolvedLine } from './resolve-line'
import { findPreviousPromo, shownPromo } from './shown-promo'
import { findWithdrawnReason, type WithdrawnReason } from './withdrawn-reason'

/**
 * A line as the buyer sees it. A product that is no longer sold to the buyer has no price, counts for nothing and waits to be
 * removed. `previousCents` is the price that the buyer saw last, if staff have changed it since.
 */
export type CartViewLine = {
  id: string
  choice: StoredCartLine
  name: Localized
  /** Sanitized HTML by staff; null in a language without one. */
  desc: Localized<string | null>
  price: PricedLine | null
  /** Both taxes without the promotion; null for a product that is no longer sold. Spec: CUS-3.11. */
  taxBeforePromoCents: number | null
  /** How often a subscription is billed; null for anything else. */
  frequency: 'monthly' | 'weekly' | null
  /**
   * The number of payments of a subscription with the chosen dates, or of the months of coffee; null when there is none.
   * Spec: CUS-3.11.
   */
  payments: number | null
  /** What a subscription charges after today; null when nothing is charged, and for dates that can no longer be chosen. */
  later: (LaterCharge & LaterPayment) | null
  previousCents: number | null
  /** What was due when the buyer saw a subscription last, if its start has come since: always 0. Null otherwise. */
  previousDueCents: number | null
  /** The discount and the bonus of the promo code that the buyer saw last, if staff have changed the code since. Null otherwise. */
  previousDiscountCents: number | null
  previousBonusCents: number | null
  /** Why the product is not sold to the buyer; null when it is. */
  withdrawn: WithdrawnReason | null
  /** Whether the balances of the cart are together below the minimum of this one. Spec: CUS-5.18. */
  isBelowMinimum: boolean
  /** Whether the dates of a subscription can no longer be chosen. */
  hasLostDates: boolean
  /** The code of a promotion that does not apply any more. */
  lostPromo: string | null
}

/** A cart with today's prices. `paymentTypes` are those that every line accepts; none where nothing is sold. Spec: CUS-3.12, CUS-4.8, CUS-4.10. */
export type CartView = {
  lines: CartViewLine[]
  totals: Omit<PricedCart, 'lines'>
  paymentTypes: PaymentType[]
  promo: AppliedPromo | null
}

/** The promotion that applies to a cart, with the line that it changes. Spec: CUS-3.13. */
export type AppliedPromo = { code: string; lineId: string } & Pick<
  PromoCode,
  'type' | 'value' | 'minPurchaseCents' | 'advertisedPriceCents' | 'trackOnly'
>

type ViewContext = Omit<LineContext, 'kinds'>

/** Prices the stored lines of a cart with what the site sells today. Never throws for stored data that has become invalid. */
export function viewCart(stored: readonly StoredCartLine[], context: ViewContext): CartView {
  const { form, chosen, today } = context
  const resolved = resolveLines(stored, context)
  const sold = resolved.flatMap(({ now }) => now ?? [])
  const rules = { ...form.rules, buyerPaysTax: paysTax(chosen), today }
  const { lines: prices, ...totals } = priceCart(
    sold.map(({ line }) => line),
    rules,
  )
  const priceOf = new Map(prices.map((price) => [price.id, price]))
  const withoutPromos = priceCart(
    sold.map(({ line }) => withoutPromo(line)),
    rules,
  )
  const taxOf = new Map(withoutPromos.lines.map((line) => [line.id, line.federalTaxCents + line.provincialTaxCents]))
  const balanceCents = sold.reduce((sum, { line }) => sum + ('valueCents' in line ? line.valueCents : 0), 0)
  const lines = resolved.map(({ line, now }): CartViewLine => {
    const price = priceOf.get(line.id) ?? null
    const hasChanged = price !== null && line.shown.priceCents !== null && shownPrice(price) !== line.shown.priceCents
    const dates = checkPlanDates(line, form.mealPlans, today)
    const hasLostDates = now !== null && !dates.ok
    const hasStarted = line.shown.startsLater === true && price !== null && !isFreeToday(price)
    return {
      id: line.id,
      choice: line,
      name: now?.name ?? line.shown.name,
      desc: now?.desc ?? { en: null, fr: null },
      price,
      taxBeforePromoCents: taxOf.get(line.id) ?? null,
      frequency: now?.frequency ?? null,
      payments: now && (line.kind === 'coffee' ? line.months : dates.ok ? (dates.value?.payments ?? null) : null),
      later: now && dates.ok ? laterChargeOf(line, now, rules) : null,
      previousCents: hasChanged ? line.shown.priceCents : null,
      previousDueCents: hasStarted && !hasLostDates ? 0 : null,
      ...findPreviousPromo(line, now?.line ?? null, price),
      withdrawn: now ? null : findWithdrawnReason(line, context),
      isBelowMinimum: now?.line.kind === 'declining-balance' && balanceCents < now.line.minimumPurchaseCents,
      hasLostDates,
      lostPromo: lostPromo(line, now),
    }
  })
  return {
    lines,
    totals,
    paymentTypes: paymentTypesOf(sold, context),
    promo: findAppliedPromo(sold, context.promoCodes),
  }
}

function laterChargeOf(
  choice: StoredCartLine,
  { line, frequency }: ResolvedLine,
  rules: CartRules,
): CartViewLine['later'] {
  if (choice.kind !== 'meal-plan' || line.kind !== 'meal-plan' || frequency === null) return null
  const { firstPlanDate, firstBillDate, lastBillDate } = choice
  if (!firstPlanDate || !firstBillDate || !lastBillDate) return null
  return laterCharge(line, { frequency, firstPlanDate, firstBillDate, lastBillDate }, rules)
}

/** The sum of what a cart charges after today. */
export const laterTotalOf = ({ lines }: Pick<CartView, 'lines'>): number =>
  laterTotalCents(lines.flatMap(({ later }) => later ?? []))

function paymentTypesOf(sold: readonly ResolvedLine[], { form, chosen }: ViewContext): PaymentType[] {
  const paid = sold.map((line) => line.paid)
  return paid.length === 0 ? [] : allowedPaymentTypes(form.payments, chosen.type, paid)
}

/** The price whose changes are told: what staff charge for a plan, without its promotion, or for anything else. */
const shownPrice = ({ kind, listPriceCents, priceCents }: PricedLine): number =>
  kind === 'meal-plan' ? listPriceCents : priceCents

const isFreeToday = ({ steps }: PricedLine) => steps.some(({ rule }) => rule === 'starts-later')

/** A balance that needs a plan is sold only beside a plan that is itself still sold, so plans are resolved first. */
function resolveLines(stored: readonly StoredCartLine[], context: ViewContext) {
  const first = stored.map((line) => ({ line, now: resolveLine(line.id, line, { ...context, kinds: allKinds }) }))
  const kinds = first.flatMap(({ now }) => (now ? [now.line.kind] : []))
  return first.map(({ line, now }) => ({ line, now: now && resolveLine(line.id, line, { ...context, kinds }) }))
}

const allKinds = ['meal-plan', 'custom-plan', 'declining-balance', 'coffee'] as const

function findAppliedPromo(sold: readonly ResolvedLine[], codes: readonly PromoCode[]): AppliedPromo | null {
  for (const { line } of sold) {
    const applied = line.kind === 'meal-plan' ? line.promo : null
    const promo = applied && codes.find(({ code }) => code === applied.code)
    if (!promo) continue
    const { code, type, value, minPurchaseCents, advertisedPriceCents } = promo
    return { code, lineId: line.id, type, value, minPurchaseCents, advertisedPriceCents, trackOnly: applied.trackOnly }
  }
  return null
}

const withoutPromo = (line: CartLine): CartLine => (line.kind === 'meal-plan' ? { ...line, promo: null } : line)

const codeOf = (line: StoredCartLine): string | null => (line.kind === 'meal-plan' ? line.promoCode : null)

function lostPromo(line: StoredCartLine, now: ResolvedLine | null): string | null {
  const applies = now?.line.kind === 'meal-plan' && now.line.promo !== null
  return applies ? null : codeOf(line)
}

/** The stored lines as the buyer has now seen them. Withdrawn products keep what was last shown. */
export const acknowledge = (view: CartView): StoredCartLine[] =>
  view.lines.map(({ choice, name, price }) => {
    if (!price) return choice
    const startsLater = isFreeToday(price)
    const promo = shownPromo(choice, price)
    const shown = { name, priceCents: shownPrice(price), ...(startsLater && { startsLater }), ...(promo && { promo }) }
    return { ...choice, shown }
  })
