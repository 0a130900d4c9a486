import type { z } from 'zod'
import type { CartItemRow, cartPromo, cartResponse } from '@/contract/shop/cart'
import { localize, type Locale } from '@/domain/locale'
import type { AppliedPromo, CartViewLine } from '@/domain/shop/cart/view-cart'
import type { LaterCharge } from '@/domain/shop/subscriptions/later-charges'
import { addDays } from '@/domain/time/calendar'
import type { PricedLine } from '@/domain/shop/cart/price-cart'
import { findPromoStep } from '@/domain/shop/cart/price-steps'
import { explainPriceStep } from '@/features/shop/cart/explain-price-step'
import type { Cart } from '@/features/shop/cart/read-cart'
import { success } from '@/v1/engine/envelope'
import { dollarsOf } from './shapes'

const typeNames = {
  'meal-plan': 'Meal plan',
  'custom-plan': 'Create your plan',
  'declining-balance': 'Declining balance',
  coffee: 'Coffee subscription',
} as const

/** A cart with the secret of a guest's, which is null for every other. */
export type AnsweredCart = Cart & { secret?: string | null }

/** Spec: CUS-3.10, CUS-3.11, CUS-3.12, CUS-7.31. */
export function cartShape({ secret, ...cart }: AnsweredCart, locale: Locale): z.infer<typeof cartResponse> {
  const { revision, isBeingPaid, lines, totals, paymentTypes, promo, answers } = cart
  return success(lines.length, {
    cart: {
      revision,
      order_pending: isBeingPaid,
      items: lines.map((line) => itemRow(line, locale)),
      subtotal: totals.subtotalCents / 100,
      federal_tax: totals.federalTaxCents / 100,
      provincial_tax: totals.provincialTaxCents / 100,
      savings: totals.savingsCents / 100,
      bonus: totals.bonusCents / 100,
      total: totals.totalCents / 100,
      payment_types: lines.length > 0 ? paymentTypes : [],
      promo: promo && promoRow(promo),
      selections: {
        type_id: answers.type,
        location_id: answers.location,
        year_id: answers.year,
        term_id: answers.term,
      },
    },
    cookie: secret ?? null,
  })
}

function itemRow(line: CartViewLine, locale: Locale): CartItemRow {
  const { id, choice, name, desc, price, taxBeforePromoCents, frequency, payments } = line
  const plan = choice.kind === 'meal-plan' ? choice : null
  const balance = choice.kind === 'declining-balance' ? choice : null
  const swipePrice = price?.steps.find(({ rule }) => rule === 'swipe-price')?.amountCents ?? null
  const hasBalance = price !== null && (price.kind === 'declining-balance' || price.kind === 'custom-plan')
  return {
    id,
    type: typeNames[choice.kind],
    name: name[locale],
    desc: localize(desc, locale),
    product_id:
      plan?.mealPlan ?? balance?.decliningBalance ?? (choice.kind === 'custom-plan' ? choice.customPlan : null),
    price: price && price.priceCents / 100,
    tax: price && (price.federalTaxCents + price.provincialTaxCents) / 100,
    federal_tax: price && price.federalTaxCents / 100,
    provincial_tax: price && price.provincialTaxCents / 100,
    apply_tax: price !== null && price.federalTaxCents + price.provincialTaxCents > 0,
    subscription: frequency !== null,
    subscription_frequency: frequency,
    subscription_start: plan?.firstPlanDate ?? null,
    subscription_end: plan?.lastPlanDate ? addDays(plan.lastPlanDate, 7) : null,
    first_plan_date: plan?.firstPlanDate ?? null,
    last_plan_date: plan?.lastPlanDate ?? null,
    first_bill_date: plan?.firstBillDate ?? null,
    last_bill_date: plan?.lastBillDate ?? null,
    promo_code: plan?.promoCode ?? null,
    beforePromoPrice: price && price.listPriceCents / 100,
    beforePromoTax: dollarsOf(taxBeforePromoCents),
    promoMessage: promoMessage(price, locale),
    discount: price && price.discountCents / 100,
    bonus: price && price.bonusCents / 100,
    swipe_value: detailOf(price, 'swipe-price', 'swipes'),
    swipe_price: dollarsOf(swipePrice),
    db_value: balance ? balance.valueCents / 100 : dollarsOf(balanceOf(price)),
    db_price: hasBalance ? (price.priceCents - (swipePrice ?? 0)) / 100 : null,
    dbDiscount: hasBalance ? price.discountCents / 100 : null,
    dbBonus: hasBalance ? price.bonusCents / 100 : null,
    months: choice.kind === 'coffee' ? choice.months : null,
    payments,
    later_charge: line.later && laterChargeRow(line.later),
    notices: noticesOf(line),
    withdrawn_reason: line.withdrawn,
    previous_price: dollarsOf(line.previousCents),
    previous_due: dollarsOf(line.previousDueCents),
    previous_discount: dollarsOf(line.previousDiscountCents),
    previous_bonus: dollarsOf(line.previousBonusCents),
    steps: (price?.steps ?? []).map(({ rule, amountCents, detail }) => ({ rule, amount: amountCents / 100, detail })),
  }
}

/** Spec: CUS-9.9. */
const laterChargeRow = ({ from, until, frequency, payments, amountCents, isTaxed }: LaterCharge) => ({
  ...{ from, until, frequency, payments },
  amount: amountCents / 100,
  is_taxed: isTaxed,
})

function noticesOf(line: CartViewLine): CartItemRow['notices'] {
  const applies = {
    withdrawn: line.withdrawn !== null,
    'price-changed': line.previousCents !== null,
    'due-changed': line.previousDueCents !== null,
    'promo-discount-changed': line.previousDiscountCents !== null,
    'promo-bonus-changed': line.previousBonusCents !== null,
    'dates-passed': line.hasLostDates,
    'below-minimum': line.isBelowMinimum,
    'promo-lost': line.lostPromo !== null,
  }
  return (Object.keys(applies) as (keyof typeof applies)[]).filter((notice) => applies[notice])
}

/** The sentence of the rule that the promo code applied. Spec: CUS-3.11. */
function promoMessage(price: PricedLine | null, locale: Locale): string | null {
  const applied = price && findPromoStep(price)
  return applied ? explainPriceStep(applied, locale) : null
}

/** Spec: CUS-3.13. */
const promoRow = (promo: AppliedPromo): z.infer<typeof cartPromo> => ({
  promo_code: promo.code,
  item_id: promo.lineId,
  promo_type: promo.type,
  promo_adj: 'cents' in promo.value ? 'fixed' : 'percent',
  promo_value: ('cents' in promo.value ? promo.value.cents : promo.value.percentBps) / 100,
  promo_price: dollarsOf(promo.advertisedPriceCents),
  promo_min_purchase_amnt: dollarsOf(promo.minPurchaseCents),
  promo_track_only: promo.trackOnly,
})

/** A number that a step of the price names. */
function detailOf(price: PricedLine | null, rule: string, name: string): number | null {
  const value = price?.steps.find((step) => step.rule === rule)?.detail[name]
  return typeof value === 'number' ? value : null
}

/** The balance of a custom plan: its value, which one that is sold as a discount has as its list price. */
const balanceOf = (price: PricedLine | null): number | null =>
  detailOf(price, 'balance-price', 'valueCents') ??
  (price?.kind === 'custom-plan'
    ? (price.steps.find(({ rule }) => rule === 'balance-value')?.amountCents ?? null)
    : null)
