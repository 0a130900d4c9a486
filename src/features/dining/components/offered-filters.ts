import { fixedAllergens } from '@/domain/allergens'
import type { Location, Site } from '@/domain/campus'
import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { hiddenSummary, sortFilters, type MenuFilterState } from '@/domain/menu-filters'
import { cautionCodes } from './dish-marks'
import type { FilterCounts, OfferedFilter } from './filter-words'
import { iconOf } from './food-icons'
import { isFilterCode } from './filter-rule'

/** The filters that count at a location: no allergens where it or its site does not filter by them. Spec: PUB-3.1, PUB-3.3. */
export function filtersHere(
  filters: readonly MenuFilter[],
  site: Site,
  location: Pick<Location, 'allergenFilter'>,
): MenuFilter[] {
  const byAllergen = site.allergenFilter && location.allergenFilter
  return filters.filter(({ type, code }) => {
    if (!isFilterCode(code)) return false
    return type === 'allergen' ? byAllergen : site.avoidingGluten || code !== 'gluten-free'
  })
}

/**
 * The filters to choose from on a day: the fixed list of allergens always, so that a visitor finds theirs and learns
 * that nothing has it; others only when a dish of the day has them, or when they are chosen. Labels that warn are not
 * something to be shown only. Spec: PUB-3.8, PUB-4.5.
 */
export function offeredFilters(
  here: readonly MenuFilter[],
  dishes: readonly Dish[],
  state: MenuFilterState,
  locale: Locale,
): OfferedFilter[] {
  const used = new Set(dishes.flatMap(({ allergens, mayContain, labels }) => [...allergens, ...mayContain, ...labels]))
  const chosen = new Set([...state.hiddenAllergens, ...state.requiredLabels])
  const always = new Set(fixedAllergens.map(({ code }) => code))
  return sortFilters(here, locale)
    .filter(
      ({ type, code }) =>
        chosen.has(code) ||
        (type === 'allergen' ? always.has(code) || used.has(code) : used.has(code) && !cautionCodes.includes(code)),
    )
    .map(({ type, code, name }) => ({ type, code, name: textIn(name, locale) ?? code, icon: iconOf(code) }))
}

/** What the filters do to a period's dishes. */
export function countsOf(dishes: readonly Dish[], state: MenuFilterState): FilterCounts {
  return {
    ...hiddenSummary(dishes, state),
    dishes: dishes.length,
    withoutDeclaration: dishes.filter(({ allergensDeclared }) => !allergensDeclared).length,
  }
}
