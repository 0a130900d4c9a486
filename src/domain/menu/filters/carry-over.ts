import { isSameName } from '@/domain/menu/current-periods'
import type { Localized } from '@/domain/locale'

type Period = { id: string; name: Localized }

/**
 * Finds the meal to show after a change of location. `requested` is a period id of the previous location, whose periods are
 * `previous`. Returns the period with the same name here. `missing` is the name of the meal when this location does not
 * serve it; null when nothing is missing or the meal is unknown.
 */
export function carryMealOver<Each extends Period>(
  periods: readonly Each[],
  previous: readonly Period[],
  requested: string | null,
): { period: Each | null; missing: Localized | null } {
  const meal = previous.find(({ id }) => id === requested)
  if (!meal) return { period: null, missing: null }
  const same = periods.find(({ name }) => isSameName(name, meal.name)) ?? null
  return { period: same, missing: same ? null : meal.name }
}
