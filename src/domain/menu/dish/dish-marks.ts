import type { Site } from '@/domain/site/site'
import type { Dish, MenuFilter } from './dish'
import { localize, type Locale } from '@/domain/locale'
import { sortFilters } from '@/domain/menu/filters/menu-filters'
import { needsSodiumWarning } from './nutrition'

type DishMark = { code: string; word: string }

/** Marks that are warnings. They are not offered as filters. */
export const warningLabelCodes: readonly string[] = ['sold-out', 'pork', 'sodium']
export const soldOutWord = { en: 'Sold out', fr: 'Épuisé' }

/** The settings of a site that decide what stands beside its dishes. Spec: PUB-3.1. */
export type DishDisplay = Pick<Site, 'displayCal' | 'porkIcon' | 'sodiumWarning'>

/** The marks that a site does not show. */
export function hiddenMarks({ porkIcon, sodiumWarning }: DishDisplay): string[] {
  return [...(porkIcon ? [] : ['pork']), ...(sodiumWarning ? [] : ['sodium'])]
}

/**
 * Returns a dish's labels with their names, in list order, without those that the site does not show. That it is sold out comes
 * first. A dish with 2300 mg of sodium or more gets the sodium label. Spec: PUB-2.38, PUB-3.1, PUB-9.3.
 */
export function dishMarks(
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  sodiumWord: string,
  display: DishDisplay,
): DishMark[] {
  const codes = new Set(needsSodiumWarning(dish.nutrients.sodium) ? [...dish.labels, 'sodium'] : dish.labels)
  for (const code of hiddenMarks(display)) codes.delete(code)
  const known = sortFilters(
    filters.filter(({ type, code }) => type === 'label' && codes.has(code)),
    locale,
  )
  const marks = [
    ...(dish.soldOut ? [{ code: 'sold-out', word: soldOutWord[locale] }] : []),
    ...known.map(({ code, name }) => ({ code, word: localize(name, locale) ?? code })),
  ]
  const isComplete = !codes.has('sodium') || marks.some(({ code }) => code === 'sodium')
  return isComplete ? marks : [...marks, { code: 'sodium', word: sodiumWord }]
}
