/** The rules that explain a price. Each has a sentence in both languages. */
export const priceRules = [
  'plan-price',
  'swipe-price',
  'balance-price',
  'balance-value',
  'coffee-months',
  'promo-percent',
  'promo-amount',
  'promo-bonus-percent',
  'promo-bonus-amount',
  'promo-below-minimum',
  'promo-tracked',
  'starts-later',
  'balance-discount',
  'balance-graduated-discount',
  'balance-bonus',
  'balance-graduated-bonus',
  'custom-plan-discount',
  'custom-plan-bonus',
  'federal-tax',
  'provincial-tax',
  'untaxed-buyer',
  'untaxed-product',
] as const
export type PriceRule = (typeof priceRules)[number]

/**
 * One entry of "Why this total?": the rule and the signed amount that it added. A rule that charges nothing, such as a bonus
 * or an exemption, has the amount 0 and its values in `detail`. Keys end with their unit: `Cents`, `Bps`, `MilliPercent`.
 */
export type PriceStep = { rule: PriceRule; amountCents: number; detail: Readonly<Record<string, number | string>> }

/** The price of a line without its taxes. */
export type LinePrice = {
  listPriceCents: number
  discountCents: number
  priceCents: number
  bonusCents: number
  steps: PriceStep[]
}

/** What a promo code does to a line; undefined for nothing. */
export const findPromoStep = ({ steps }: Pick<LinePrice, 'steps'>): PriceStep | undefined =>
  steps.find(({ rule }) => rule.startsWith('promo-'))

export const step = (rule: PriceRule, amountCents: number, detail: PriceStep['detail'] = {}): PriceStep => ({
  rule,
  amountCents,
  detail,
})

/** A step that lowers the price. `0 - 0` is 0, where `-0` would be another number. */
export const reduction = (rule: PriceRule, cents: number, detail: PriceStep['detail'] = {}): PriceStep =>
  step(rule, 0 - cents, detail)
