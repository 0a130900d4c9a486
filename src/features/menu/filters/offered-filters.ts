import { fixedAllergens } from '@/domain/menu/allergens/allergens'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { sortFilters, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { warningLabelCodes } from '@/domain/menu/dish/dish-marks'
import type { FilterOption } from '@/domain/menu/filters/filter-summary'
import type { AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { iconName } from '@/ui/food-icon-paths'

/** The filters that a location and its site allow: either may switch off allergen filters. Spec: PUB-3.1, PUB-3.3. */
export function filtersAtLocation(
  filters: readonly MenuFilter[],
  site: Site,
  location: Pick<Location, 'allergenFilter'>,
): MenuFilter[] {
  const allowsAllergens = site.allergenFilter && location.allergenFilter
  return filters.filter(({ type, code }) => {
    if (!isFilterCode(code)) return false
    return type === 'allergen' ? allowsAllergens : site.avoidingGluten || code !== 'gluten-free'
  })
}

/**
 * The filters offered on a day, in list order. The fixed allergens are always offered, so that visitors can see that no
 * dish contains theirs. Other filters are offered when a dish has them or when they are selected. Warning labels, such as
 * pork, cannot be required. Spec: PUB-3.8, PUB-4.5.
 */
export function offeredFilters(
  available: readonly MenuFilter[],
  dishes: readonly Dish[],
  state: MenuFilterState,
  locale: Locale,
): FilterOption[] {
  const used = new Set(dishes.flatMap(({ allergens, mayContain, labels }) => [...allergens, ...mayContain, ...labels]))
  const selected = new Set([...state.hiddenAllergens, ...state.requiredLabels])
  const fixed = new Set(fixedAllergens.map(({ code }) => code))
  return sortFilters(available, locale)
    .filter(
      ({ type, code }) =>
        selected.has(code) ||
        (type === 'allergen' ? fixed.has(code) || used.has(code) : used.has(code) && !warningLabelCodes.includes(code)),
    )
    .map(({ type, code, name }) => ({ type, code, name: localize(name, locale) ?? code, icon: iconName(code) }))
}

/**
 * All allergens that a visitor can choose as their own, in display order. The fixed list, the Canadian additions and those
 * of staff: a visitor must be able to choose an allergen that no dish has today. `available` are the filters of the location.
 */
export function allergenChoices(
  filters: readonly MenuFilter[],
  available: readonly MenuFilter[],
  locale: Locale,
): AllergenChoice[] {
  const canHide = new Set(available.filter(({ type }) => type === 'allergen').map(({ code }) => code))
  return sortFilters(filters, locale)
    .filter(({ type, code }) => type === 'allergen' && isFilterCode(code))
    .map(({ code, name }) => ({ code, name: localize(name, locale) ?? code, canHide: canHide.has(code) }))
}
