import type { z } from 'zod'
import type { legacyMenuResponse, LegacyItem, LegacyNutrient } from '@/contract/menu/legacy-menu'
import type { Dish } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { formatLegacyV1Amount } from '@/domain/menu/dish/nutrition'
import { recipeNumber } from '@/domain/menu/dish/recipe-number'
import type { ServedItem } from '@/features/menu/read-day'
import { filterRows, dishFilterRows, itemRow, nutrientRows, type FilterRows } from './menu-item'
import { fullMenu, type MenuData } from './menus'

/** The menu of a day with dishes in the format of 2018. Spec: PUB-7.34, V1-2, V1-3, V1-14.5. */
export function legacyMenu(data: MenuData, locale: Locale): z.infer<typeof legacyMenuResponse> {
  return fullMenu(data, locale, legacyItem(filterRows(data.filters, locale), locale))
}

const legacyItem = (filters: FilterRows, locale: Locale) => {
  const rowOf = itemRow(filters, locale)
  return (item: ServedItem, sortOrder: number): LegacyItem => {
    const { dish } = item
    const custom = localize(dish.customAllergens, locale)
    const number = recipeNumber(dish)
    return {
      ...rowOf(item, sortOrder),
      mrn: String(number.mrn),
      rev: number.mrnFull.split('.')[1] ?? null,
      nutrients: nutrientsByName(item.id, dish),
      filters: dishFilterRows(dish, filters).map(({ id, name, type }) => ({ id, name, type })),
      custom_allergens: custom === null ? [] : [custom],
      calories: dish.calories === null ? null : Math.round(dish.calories),
    }
  }
}

/** The nutrients of 2018 in their order. Clients read them by position. */
const nutrientNames = [
  'Calories',
  'Calories From Fat',
  'Cholesterol (mg)',
  'Dietary Fiber (g)',
  'Protein (g)',
  'Saturated Fat (g)',
  'Sodium (mg)',
  'Sugar (g)',
  'Total Carbohydrates (g)',
  'Total Fat (g)',
  'Trans Fat (g)',
  'Vitamin D (IU)',
]

function nutrientsByName(itemId: string, dish: Dish): LegacyNutrient[] {
  const rows = nutrientRows(itemId, dish, formatLegacyV1Amount)
  return nutrientNames.flatMap((name) => rows.find((row) => row.name === name) ?? [])
}
