export const snackAnswers = ['none', 'some', 'daily'] as const
type SnackAnswer = (typeof snackAnswers)[number]

/** The answers to "Help me choose": days on campus a week (1 to 7), meals on such a day (1 to 3), and snacks. */
export type PlanAnswers = { daysPerWeek: number; mealsPerDay: number; snacks: SnackAnswer }

export const dayAnswers = [1, 2, 3, 4, 5, 6, 7] as const
export const mealAnswers = [1, 2, 3] as const

/** Snacks a week when somebody takes one now and then. */
const someSnacks = 2

/** Returns the answers of a query. Null when one is missing or not offered. */
export function parsePlanAnswers(query: {
  days?: string | null
  meals?: string | null
  snacks?: string | null
}): PlanAnswers | null {
  const daysPerWeek = dayAnswers.find((days) => String(days) === query.days)
  const mealsPerDay = mealAnswers.find((meals) => String(meals) === query.meals)
  const snacks = snackAnswers.find((answer) => answer === query.snacks)
  return daysPerWeek && mealsPerDay && snacks ? { daysPerWeek, mealsPerDay, snacks } : null
}

/**
 * Returns the meals a week that the answers need. A snack counts as a meal, because it uses an entry to the hall: one on each
 * day for `daily`, two a week for `some`, but no more than days on campus.
 */
export function mealsPerWeek({ daysPerWeek, mealsPerDay, snacks }: PlanAnswers): number {
  const snacksPerWeek = { none: 0, some: Math.min(someSnacks, daysPerWeek), daily: daysPerWeek }[snacks]
  return daysPerWeek * mealsPerDay + snacksPerWeek
}
