import type { FilterCounts } from '@/domain/menu/filters/filter-summary'
import { countHidden, type MenuFilterState } from '@/domain/menu/filters/menu-filters'

type Filterable = Parameters<typeof countHidden>[0][number]

/** Counts the dishes of a period and how many of them the filters hide. */
export function countDishes(dishes: readonly Filterable[], state: MenuFilterState): FilterCounts {
  return {
    ...countHidden(dishes, state),
    dishes: dishes.length,
    withoutDeclaration: dishes.filter(({ allergensDeclared }) => !allergensDeclared).length,
  }
}
