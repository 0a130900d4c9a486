type Terms = Readonly<Record<string, unknown>>

const isAmount = (value: unknown) => typeof value === 'number' && value > 0
const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** Returns the fields that are missing although the option that needs them is chosen. */
const missing = (chosen: unknown, terms: Terms, names: string[], isPresent: (value: unknown) => boolean) =>
  chosen ? names.filter((name) => !isPresent(terms[name])) : []

/**
 * Returns the missing fields of a promo code: a percentage needs `promoValueBps`, a fixed amount `promoValueCents`, both
 * above 0. A code that only tracks its use gives no discount and needs neither. Spec: CUS-3.13.
 */
export function missingPromoTerms(promo: Terms): string[] {
  if (promo.promoTrackOnly) return []
  return [
    ...missing(promo.promoAdj === 'percent', promo, ['promoValueBps'], isAmount),
    ...missing(promo.promoAdj === 'fixed', promo, ['promoValueCents'], isAmount),
  ]
}

/**
 * Returns the missing fields of a declining balance. A flat discount or bonus needs a rate. A graduated one needs a step,
 * an interval and a cap; without a cap it could exceed the price. Spec: CUS-3.8, CUS-9.5, CUS-9.6.
 */
export function missingBalanceTerms(balance: Terms): string[] {
  return [
    ...missing(balance.isDiscount, balance, ['discountBps'], isAmount),
    ...missing(
      balance.isGradDiscount,
      balance,
      ['gradDiscountBps', 'gradDiscountIntervalCents', 'maxGradDiscountBps'],
      isAmount,
    ),
    ...missing(balance.isBonus, balance, ['bonusBps'], isAmount),
    ...missing(balance.isGradBonus, balance, ['gradBonusBps', 'gradBonusIntervalCents', 'maxGradBonusBps'], isAmount),
  ]
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

/** Returns the missing half of a new price: the amount or its first day. A new price of 0 is one. */
export function missingNextPrice(plan: Terms): string[] {
  return [
    ...missing(isGiven(plan.nextPriceCents), plan, ['nextPriceFrom'], isGiven),
    ...missing(isGiven(plan.nextPriceFrom), plan, ['nextPriceCents'], isGiven),
  ]
}

/** Returns the missing halves of the new prices of a custom plan's choices, with the place of the choice. */
export function missingOptionPrices({ options }: Terms): string[] {
  const rows: unknown[] = Array.isArray(options) ? options : []
  return rows.flatMap((row, at) =>
    missingNextPrice({ ...(row as Terms | null) }).map((name) => `options.${at}.${name}`),
  )
}

/** Returns the missing half of a new price of coffee. */
export function missingCoffeePrice({
  coffeeSubscriptionNextPriceCents: nextPriceCents,
  coffeeSubscriptionNextPriceFrom: nextPriceFrom,
}: Terms): string[] {
  return missingNextPrice({ nextPriceCents, nextPriceFrom }).map((name) =>
    name === 'nextPriceCents' ? 'coffeeSubscriptionNextPriceCents' : 'coffeeSubscriptionNextPriceFrom',
  )
}

/** Returns the missing fields of a subscription: its frequency, first and last day. Spec: CUS-3.7. */
export function missingSubscriptionTerms(plan: Terms): string[] {
  return missing(plan.subscription, plan, ['subscriptionFrequency', 'subscriptionStart', 'subscriptionEnd'], isText)
}
