import type { Localized } from '@/domain/locale'
import type { FormChoice } from './form-choices'
import * as defaults from './on-the-go-choices'

/** The lists of choices on the on-the-go form, in its order. */
export const onTheGoLists = [
  'plans',
  'entrees',
  'bases',
  'proteins',
  'cheeses',
  'dressings',
  'addons',
  'sides',
  'drinks',
] as const
export type OnTheGoList = (typeof onTheGoLists)[number]

/** What a site offers, in its order, and the values that it has taken off its form. */
export type OnTheGoChoices = Record<OnTheGoList, { offered: readonly FormChoice[]; withdrawn: readonly string[] }>

/** A choice as staff edit it. Names are null in a language without one. */
export type StoredOnTheGoChoice = { value: string; name: Localized<string | null>; hidden: boolean }

/** The choices of a site without settings of its own. Spec: CUS-2.48. */
export const defaultOnTheGoChoices: Record<OnTheGoList, readonly FormChoice[]> = {
  plans: defaults.plans,
  entrees: defaults.entrees,
  bases: defaults.bases,
  proteins: defaults.proteins,
  cheeses: defaults.cheeses,
  dressings: defaults.dressings,
  addons: defaults.addons,
  sides: defaults.sides,
  drinks: defaults.drinks,
}

/**
 * The choices of a site; null takes the defaults. A default choice keeps its own name in a language in which staff gave it none,
 * any other choice has the other language's, or its value.
 */
export function resolveOnTheGoChoices(stored: Record<OnTheGoList, StoredOnTheGoChoice[]> | null): OnTheGoChoices {
  const resolved = onTheGoLists.map((list) => [list, stored ? resolveList(list, stored[list]) : defaultsOf(list)])
  return Object.fromEntries(resolved) as OnTheGoChoices
}

const defaultsOf = (list: OnTheGoList) => ({ offered: defaultOnTheGoChoices[list], withdrawn: [] })

function resolveList(list: OnTheGoList, rows: readonly StoredOnTheGoChoice[]) {
  const known = defaultOnTheGoChoices[list]
  const offered = rows.flatMap(({ value, name, hidden }): FormChoice[] => {
    const own = known.find((choice) => choice.value === value)?.name
    const en = name.en ?? own?.en ?? name.fr ?? value
    const fr = name.fr ?? own?.fr ?? name.en ?? value
    return hidden || value === '' ? [] : [{ value, name: { en, fr } }]
  })
  const values = new Set(offered.map(({ value }) => value))
  const all = [...known, ...rows].map(({ value }) => value)
  return { offered, withdrawn: [...new Set(all)].filter((value) => !values.has(value)) }
}

const maxValueLength = 120

/** The value that orders store for a new choice: its name without commas, which separate lists, and unlike the others. */
export function makeChoiceValue(name: string, taken: readonly string[]): string {
  const base = name
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .slice(0, maxValueLength)
  for (let number = 1; ; number++) {
    const value = number === 1 ? base : `${base} ${String(number)}`
    if (!taken.includes(value)) return value
  }
}
