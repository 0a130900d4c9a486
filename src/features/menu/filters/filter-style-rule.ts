import { isFilterCode } from '@/domain/menu/filters/filter-code'
import type { Dish } from '@/domain/menu/dish/dish'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'

/**
 * Builds the CSS that hides dishes, and categories without visible dishes. Empty when nothing is hidden. It must hide
 * exactly the dishes for which `getHiddenReason` returns a reason. Throws on codes that are not safe in CSS. Spec: PUB-4.7.
 */
export function buildFilterStyleRule(state: MenuFilterState): string {
  const hidden = hidingSelectors(state)
  if (hidden.length === 0) return ''
  const selectors = hidden.join(',')
  return `.menu-dish:is(${selectors}){display:none}.menu-category:not(:has(.menu-dish:not(${selectors}))){display:none}`
}

/** The selectors that match hidden dishes. Throws on codes that are not safe in CSS. */
export function hidingSelectors({ hiddenAllergens, requiredLabels, showUndeclared }: MenuFilterState): string[] {
  for (const code of [...hiddenAllergens, ...requiredLabels]) {
    if (!isFilterCode(code)) throw new RangeError(`Not a filter code: ${code.slice(0, 40)}`)
  }
  return [
    ...hiddenAllergens.map((code) => `[data-has~="${code}"]`),
    ...(hiddenAllergens.length > 0 && !showUndeclared ? ['[data-undeclared]'] : []),
    ...requiredLabels.map((code) => `:not([data-is~="${code}"])`),
  ]
}

/** The data attributes of a dish's element, which the selectors match. `data-has` includes what the dish may contain. */
export function hidingAttributes(dish: Pick<Dish, 'allergens' | 'mayContain' | 'labels' | 'allergensDeclared'>) {
  return {
    'data-has': [...new Set([...dish.allergens, ...dish.mayContain])].filter(isFilterCode).join(' '),
    'data-is': dish.labels.filter(isFilterCode).join(' '),
    'data-undeclared': dish.allergensDeclared ? undefined : '',
  }
}
