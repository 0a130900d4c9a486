import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { sortFilters } from '@/domain/menu-filters'
import { isSodiumWarning } from '@/domain/nutrition'
import { iconOf } from './food-icons'

export type DishMark = { code: string; icon: string; word: string }

/** Labels that warn; nobody asks to be shown only these. */
export const cautionCodes: readonly string[] = ['pork', 'sodium']

/**
 * A dish's labels in list order, each with its word. One that has 2300 mg of sodium or more is marked so, whether or
 * not the kitchen labelled it. Spec: PUB-2.38, PUB-9.3.
 */
export function dishMarks(dish: Dish, filters: readonly MenuFilter[], locale: Locale, sodiumWord: string): DishMark[] {
  const codes = new Set(isSodiumWarning(dish.nutrients.sodium) ? [...dish.labels, 'sodium'] : dish.labels)
  const known = sortFilters(
    filters.filter(({ type, code }) => type === 'label' && codes.has(code)),
    locale,
  )
  const marks = known.map(({ code, name }) => ({ code, icon: iconOf(code), word: textIn(name, locale) ?? code }))
  const warned = !codes.has('sodium') || marks.some(({ code }) => code === 'sodium')
  return warned ? marks : [...marks, { code: 'sodium', icon: iconOf('sodium'), word: sodiumWord }]
}
