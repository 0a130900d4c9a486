import { taxLine } from '@/domain/shop/cart/line-taxes'
import type { CartRules } from '@/domain/shop/cart/cart-lines'
import type { CampusDate } from '@/domain/time/calendar'
import { firstBillAfterOrder, lastBillOf, nextBillAfter, type BillingPlan } from './billing'

/** What one payment of a subscription takes. Amounts are whole cents; `amountCents` includes both taxes. */
export type LaterPayment = {
  priceCents: number
  federalTaxCents: number
  provincialTaxCents: number
  amountCents: number
}

/** The equal payments of a subscription that its order does not make, from the first to the last. */
export type LaterCharge = Pick<LaterPayment, 'amountCents'> & {
  frequency: BillingPlan['frequency']
  from: CampusDate
  until: CampusDate
  payments: number
  isTaxed: boolean
}

type SoldPlan = { priceCents: number; applyTax: boolean }

/**
 * The amount of each later payment: the list price, because a promotion counts once, with the taxes of the day of the order. The
 * cart says it before the order, the order stores it with its prices, and the subscription charges it. Spec: CUS-9.4, CUS-9.9.
 */
export function laterPayment({ priceCents, applyTax }: SoldPlan, rules: Omit<CartRules, 'today'>): LaterPayment {
  const line = { kind: 'meal-plan', id: '', priceCents, applyTax, startsLater: false, promo: null } as const
  const { federalTaxCents, provincialTaxCents } = taxLine(line, priceCents, rules)
  return {
    ...{ priceCents, federalTaxCents, provincialTaxCents },
    amountCents: priceCents + federalTaxCents + provincialTaxCents,
  }
}

/** What a subscription charges after the day of its order; null when the order pays all. Spec: CUS-9.9, CUS-9.12. */
export function laterCharge(
  plan: SoldPlan,
  dates: BillingPlan & { firstPlanDate: CampusDate },
  rules: CartRules,
): (LaterCharge & LaterPayment) | null {
  const from = firstBillAfterOrder(dates, rules.today)
  if (from === null) return null
  let payments = 0
  for (let bill: CampusDate | null = from; bill !== null; bill = nextBillAfter(dates, bill)) payments += 1
  const payment = laterPayment(plan, rules)
  const isTaxed = payment.amountCents > payment.priceCents
  return { ...payment, frequency: dates.frequency, from, until: lastBillOf(dates), payments, isTaxed }
}

/** The charges of a cart, the first due first. Those of the same days are one amount. */
export function sumLaterCharges(charges: readonly LaterCharge[]): LaterCharge[] {
  const sums: LaterCharge[] = []
  for (const charge of charges) {
    const { frequency, from, until, payments } = charge
    const same = (one: LaterCharge) =>
      one.from === from && one.until === until && (payments === 1 || one.frequency === frequency)
    const at = sums.findIndex(same)
    const sum = sums[at]
    if (sum)
      sums[at] = {
        ...sum,
        amountCents: sum.amountCents + charge.amountCents,
        isTaxed: sum.isTaxed || charge.isTaxed,
      }
    else sums.push(charge)
  }
  return sums.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

/** The sum of all later payments, which an order sends, so that nobody agrees to other amounts than they saw. */
export const laterTotalCents = (charges: readonly LaterCharge[]): number =>
  charges.reduce((sum, { amountCents, payments }) => sum + amountCents * payments, 0)
