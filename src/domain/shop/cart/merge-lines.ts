import type { CartChoice, StoredCartLine } from './cart-contents'

/** Whether two choices are of the same product, which a cart holds once. Balances add up instead. */
export function isSameProduct(one: CartChoice, other: CartChoice): boolean {
  if (one.kind === 'meal-plan' && other.kind === 'meal-plan') return one.mealPlan === other.mealPlan
  if (one.kind === 'custom-plan' && other.kind === 'custom-plan') return one.customPlan === other.customPlan
  return one.kind === 'coffee' && other.kind === 'coffee'
}

const codeOf = (line?: StoredCartLine) => (line?.kind === 'meal-plan' ? line.promoCode : null)

/**
 * The lines of a customer's cart with those that they chose before signing in. A choice of the same product replaces the older
 * one, so that nobody pays twice for a plan. A cart has one promo code: the newer one. Without a newer one a plan keeps the code
 * that it has.
 */
export function mergeLines(own: readonly StoredCartLine[], added: readonly StoredCartLine[]): StoredCartLine[] {
  const ids = new Set(own.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !ids.has(id))
  const hasNewCode = fresh.some((line) => codeOf(line) !== null)
  const kept = own.map((line) => {
    const newer = fresh.find((one) => isSameProduct(one, line))
    const chosen = newer ? { ...newer, id: line.id } : line
    if (chosen.kind !== 'meal-plan') return chosen
    const coded = hasNewCode ? newer : line
    const { promo: _, ...shown } = chosen.shown
    const promo = coded?.shown.promo
    // Without the key where there is nothing to say: MongoDB would store null.
    return { ...chosen, promoCode: codeOf(coded), shown: { ...shown, ...(promo && { promo }) } }
  })
  return [...kept, ...fresh.filter((line) => !own.some((one) => isSameProduct(one, line)))]
}
