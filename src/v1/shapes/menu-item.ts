import type { FilterRow, ItemRow, NutrientRow } from '@/contract/menus'
import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { nutrients, v1Amount } from '@/domain/nutrition'
import type { ServedCategory, ServedItem } from '@/features/dining/read-day'

/** Filter rows by code, each made once and shared by all dishes that have it. */
export type FilterRows = { has: Map<string, FilterRow>; may: Map<string, FilterRow> }

/** The rows of all filters; "may contain" is the allergen's name with an asterisk. Spec: PUB-3.8, V1-2. */
export function filterRows(filters: readonly MenuFilter[], locale: Locale): FilterRows {
  const inOrder = filters.toSorted((a, b) => (a.type === b.type ? a.sortOrder - b.sortOrder : a.type < b.type ? -1 : 1))
  const rows = (star: string) => new Map(inOrder.map((filter) => [filter.code, filterRow(filter, star, locale)]))
  return { has: rows(''), may: rows('*') }
}

function filterRow({ id, name, code, type, sortOrder }: MenuFilter, star: string, locale: Locale): FilterRow {
  const icon = type === 'label'
  return {
    id,
    name: `${name[locale]}${star}`,
    type,
    icon,
    remote_file_name: icon ? `${code}.svg` : null,
    sector_icon_id: icon ? String(sortOrder) : null,
    custom_icons: [],
  }
}

/** A category with its dishes, each in the caller's form; their places count from 1. */
export const categoryRow = <Row>(
  { id, name, sortOrder, items }: ServedCategory,
  locale: Locale,
  rowOf: (item: ServedItem, sortOrder: number) => Row,
) => ({
  id,
  name: name[locale],
  sort_order: sortOrder,
  items: items.map((item, index) => rowOf(item, index + 1)),
})

/**
 * A dish in its place on a day's menu. What is unknown is null, or `-` where clients expect a text; never a guess.
 * Spec: PUB-3.7, V1-2.
 */
export const itemRow =
  (filters: FilterRows, locale: Locale) =>
  ({ id, dish }: ServedItem, sortOrder: number): ItemRow => ({
    id,
    name: dish.name[locale],
    mrn: dish.mrn,
    rev: null,
    mrn_full: dish.mrnFull,
    desc: textIn(dish.description, locale),
    webtrition_id: null,
    sort_order: sortOrder,
    portion: textIn(dish.portion, locale) ?? '',
    qty: null,
    ingredients: textIn(dish.ingredients, locale) ?? '',
    nutrients: nutrientRows(id, dish),
    filters: filtersOf(dish, filters),
    custom_allergens: textIn(dish.customAllergens, locale),
    calories: dish.calories === null ? '-' : String(Math.round(dish.calories)),
    allergens: dish.allergensDeclared ? 'declared' : 'not_declared',
  })

export function filtersOf({ allergens, mayContain, labels }: Dish, { has, may }: FilterRows): FilterRow[] {
  const rows: FilterRow[] = []
  for (const [code, row] of has) {
    if (allergens.includes(code) || labels.includes(code)) rows.push(row)
    else if (mayContain.includes(code)) rows.push(may.get(code) ?? row)
  }
  return rows
}

/** Two hexadecimal digits for a nutrient's place in the list. */
const places = nutrients.map((_, index) => index.toString(16).padStart(2, '0'))

/**
 * All nutrients in the order that clients read by position, under v1's own English names in both languages: clients
 * look for those. An id is the item's, its end replaced by the place, so that it is unique and never changes.
 */
export function nutrientRows(
  itemId: string,
  { nutrients: amounts, calories }: Dish,
  amountOf: typeof v1Amount = v1Amount,
): NutrientRow[] {
  const stem = itemId.slice(0, 22)
  return nutrients.map(({ key, v1Name, uom }, index) => {
    const printed = amounts[key] ?? (key === 'calories' && calories !== null ? String(calories) : null)
    const { value, valueNumeric } = amountOf(printed, uom)
    return { id: `${stem}${places[index]}`, name: v1Name, value, uom, value_numeric: valueNumeric }
  })
}
