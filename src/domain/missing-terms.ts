type Terms = Readonly<Record<string, unknown>>

const isAmount = (value: unknown) => typeof value === 'number' && value > 0
const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** The named fields that a chosen kind of offer lacks, when it is chosen. */
const lacking = (chosen: unknown, terms: Terms, names: string[], has: (value: unknown) => boolean) =>
  chosen ? names.filter((name) => !has(terms[name])) : []

/**
 * The fields that a promotion's choices leave empty: a percentage wants `promoValueBps`, a fixed amount
 * `promoValueCents`, both above nothing. A code that only tracks takes nothing off and wants neither. Spec: CUS-3.13.
 */
export function missingPromoTerms(promo: Terms): string[] {
  if (promo.promoTrackOnly) return []
  return [
    ...lacking(promo.promoAdj === 'percent', promo, ['promoValueBps'], isAmount),
    ...lacking(promo.promoAdj === 'fixed', promo, ['promoValueCents'], isAmount),
  ]
}

/**
 * The fields that a declining balance's choices leave empty: a plain discount or bonus wants its rate; a graduated one
 * its step, its interval and its cap, without which it could exceed the price. Spec: CUS-3.8, CUS-9.5, CUS-9.6.
 */
export function missingBalanceTerms(balance: Terms): string[] {
  return [
    ...lacking(balance.isDiscount, balance, ['discountBps'], isAmount),
    ...lacking(
      balance.isGradDiscount,
      balance,
      ['gradDiscountBps', 'gradDiscountIntervalCents', 'maxGradDiscountBps'],
      isAmount,
    ),
    ...lacking(balance.isBonus, balance, ['bonusBps'], isAmount),
    ...lacking(balance.isGradBonus, balance, ['gradBonusBps', 'gradBonusIntervalCents', 'maxGradBonusBps'], isAmount),
  ]
}

/** The fields that a subscription plan leaves empty: how often it is billed, and its first and last day. Spec: CUS-3.7. */
export function missingSubscriptionTerms(plan: Terms): string[] {
  return lacking(plan.subscription, plan, ['subscriptionFrequency', 'subscriptionStart', 'subscriptionEnd'], isText)
}
