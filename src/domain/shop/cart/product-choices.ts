import { ok, refuse, type Result } from '@/domain/result'

export const minCoffeeMonths = 1
export const maxCoffeeMonths = 5

/** Validates the length of a coffee subscription, one to five whole months. Spec: CUS-5.21, CUS-9.11. */
export function checkCoffeeMonths(months: number): Result<number> {
  const isOffered = Number.isInteger(months) && months >= minCoffeeMonths && months <= maxCoffeeMonths
  return isOffered ? ok(months) : refuse('bad-coffee-months', { least: minCoffeeMonths, most: maxCoffeeMonths })
}

type CustomPlanOption = { id: string; type: 'swipe' | 'db' }

/**
 * Returns the two parts of a custom plan: swipes and a declining balance. Both must be chosen, and both must be options of the
 * same plan with the right type. Spec: CUS-3.9.
 */
export function checkCustomPlanChoice<Option extends CustomPlanOption>(
  options: readonly Option[],
  { swipeId, dbId }: { swipeId: string | null; dbId: string | null },
): Result<{ swipe: Option; balance: Option }> {
  if (!swipeId || !dbId) return refuse('incomplete-custom-plan')
  const swipe = options.find(({ id, type }) => id === swipeId && type === 'swipe')
  const balance = options.find(({ id, type }) => id === dbId && type === 'db')
  return swipe && balance ? ok({ swipe, balance }) : refuse('not-found-item')
}
