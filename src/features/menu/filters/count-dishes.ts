import type { FilterCounts } from '@/domain/menu/filters/filter-summary'
import { countHidden, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { MenuCategory } from '@/features/menu/page/menu-categories'

/** Counts the dishes of a menu and how many of them the filters hide. */
export function countDishes(categories: readonly MenuCategory[], state: MenuFilterState): FilterCounts {
  const dishes = categories.flatMap(({ rows }) =>
    rows.map(({ hiding }) => ({
      allergens: hiding['data-has'].split(' '), // and those that it may contain
      mayContain: [],
      labels: hiding['data-is'].split(' '),
      allergensDeclared: hiding['data-undeclared'] === undefined,
    })),
  )
  return {
    ...countHidden(dishes, state),
    dishes: dishes.length,
    withoutDeclaration: dishes.filter(({ allergensDeclared }) => !allergensDeclared).length,
  }
}
