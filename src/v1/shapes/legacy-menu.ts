import type { z } from 'zod'
import type { closedBody } from '@/contract/envelope'
import type { legacyMenuResponse, LegacyItem, LegacyNutrient } from '@/contract/legacy-menu'
import type { Dish } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { v1AmountOf2018 } from '@/domain/nutrition'
import type { ServedItem } from '@/features/dining/read-day'
import { closed } from '@/v1/envelope'
import { filterRows, filtersOf, itemRow, nutrientRows, type FilterRows } from './menu-item'
import { wholeMenu, type MenuAsked } from './menus'

/** A day's menu with dishes as clients of 2018 read them. Spec: PUB-7.34, V1-2, V1-3. */
export function legacyMenu(
  asked: MenuAsked,
  locale: Locale,
): z.infer<typeof legacyMenuResponse> | z.infer<typeof closedBody> {
  return asked.closed ? closed() : wholeMenu(asked, locale, legacyItem(filterRows(asked.filters, locale), locale))
}

const legacyItem = (filters: FilterRows, locale: Locale) => {
  const rowOf = itemRow(filters, locale)
  return (item: ServedItem, sortOrder: number): LegacyItem => {
    const { dish } = item
    const custom = textIn(dish.customAllergens, locale)
    return {
      ...rowOf(item, sortOrder),
      mrn: dish.mrn === null ? null : String(dish.mrn),
      rev: dish.mrnFull?.split('.')[1] ?? null,
      nutrients: nutrientsByName(item.id, dish),
      filters: filtersOf(dish, filters).map(({ id, name, type }) => ({ id, name, type })),
      custom_allergens: custom === null ? [] : [custom],
      calories: dish.calories === null ? null : Math.round(dish.calories),
    }
  }
}

/** Those of 2018, which clients read by position: the names in their order. */
const names = [
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
  const rows = nutrientRows(itemId, dish, v1AmountOf2018)
  return names.flatMap((name) => rows.find((row) => row.name === name) ?? [])
}
