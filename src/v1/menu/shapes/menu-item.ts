import {
  conceptNutrients,
  type ConceptNutrition,
  type FilterRow,
  type ItemRow,
  type NutrientRow,
} from '@/contract/menu/menus'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { soldOutWord } from '@/domain/menu/dish/dish-marks'
import { nutrients, formatV1Amount } from '@/domain/menu/dish/nutrition'
import { recipeNumber } from '@/domain/menu/dish/recipe-number'
import { toRecordedName } from '@/domain/menu/dish/recorded-names'
import type { ServedCategory, ServedItem } from '@/features/menu/read-day'

/** Filter rows by code, shared by all dishes. `may` holds the rows for "may contain". */
export type FilterRows = { has: Map<string, FilterRow>; may: Map<string, FilterRow> }

/** The rows of all filters. "May contain" is the allergen's name with an asterisk. Spec: PUB-3.8, V1-2. */
export function filterRows(filters: readonly MenuFilter[], locale: Locale): FilterRows {
  const inOrder = filters.toSorted((a, b) => (a.type === b.type ? a.sortOrder - b.sortOrder : a.type < b.type ? -1 : 1))
  const rows = (star: string) => new Map(inOrder.map((filter) => [filter.code, filterRow(filter, star, locale)]))
  return { has: rows(''), may: rows('*') }
}

function filterRow({ id, name, code, type, sortOrder }: MenuFilter, star: string, locale: Locale): FilterRow {
  const icon = type === 'label'
  return {
    id,
    name: `${locale === 'en' ? toRecordedName(name.en) : name[locale]}${star}`,
    type,
    icon,
    remote_file_name: icon ? `${code}.svg` : null,
    sector_icon_id: icon ? String(sortOrder) : null,
    custom_icons: [],
  }
}

/** A category with its dishes; `rowOf` formats a dish. `sort_order` of dishes counts from 1. */
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
 * A dish on a day's menu. Unknown values are null, or `-` where clients expect text. Dishes of a concept location repeat some
 * nutrients in keys of their own. Spec: PUB-3.7, V1-2, V1-14.11.
 */
export const itemRow =
  (filters: FilterRows, locale: Locale, isConcept = false) =>
  ({ id, dish }: ServedItem, sortOrder: number): ItemRow => {
    const { mrn, mrnFull } = recipeNumber(dish)
    return {
      id,
      name: dish.name[locale],
      mrn,
      rev: null,
      mrn_full: mrnFull,
      desc: describe(dish, locale),
      webtrition_id: null,
      sort_order: sortOrder,
      portion: localize(dish.portion, locale) ?? '',
      qty: null,
      ingredients: localize(dish.ingredients, locale) ?? '',
      nutrients: nutrientRows(id, dish),
      filters: dishFilterRows(dish, filters),
      custom_allergens: localize(dish.customAllergens, locale),
      calories: dish.calories === null ? '-' : String(Math.round(dish.calories)),
      allergens: dish.allergensDeclared ? 'declared' : 'not_declared',
      ...(isConcept ? conceptNutrition(dish) : {}),
    }
  }

/** The description, which says first that a dish is sold out: the format has no field for it. */
const describe = ({ description, soldOut }: Dish, locale: Locale) => {
  const text = localize(description, locale)
  return soldOut ? [`${soldOutWord[locale]}.`, text].filter(Boolean).join(' ') : text
}

const unitOf = new Map(nutrients.map(({ key, uom }) => [key, uom]))

function conceptNutrition({ nutrients: amounts }: Dish): ConceptNutrition {
  const entries = Object.entries(conceptNutrients).map(([name, key]) => [
    name,
    formatV1Amount(amounts[key], unitOf.get(key) ?? 'g').value,
  ])
  return Object.fromEntries(entries) as ConceptNutrition
}

export function dishFilterRows({ allergens, mayContain, labels }: Dish, { has, may }: FilterRows): FilterRow[] {
  const rows: FilterRow[] = []
  for (const [code, row] of has) {
    if (allergens.includes(code) || labels.includes(code)) rows.push(row)
    else if (mayContain.includes(code)) rows.push(may.get(code) ?? row)
  }
  return rows
}

/** The position of each nutrient in the list as two hexadecimal digits. */
const positions = nutrients.map((_, index) => index.toString(16).padStart(2, '0'))

/**
 * All nutrients in their fixed order. Names are English in both languages, because clients look them up. A row's id is the
 * item's id with its last two digits replaced by the position, so that it is unique and stable.
 */
export function nutrientRows(
  itemId: string,
  { nutrients: amounts, calories }: Dish,
  amountOf: typeof formatV1Amount = formatV1Amount,
): NutrientRow[] {
  const stem = itemId.slice(0, 22)
  return nutrients.map(({ key, v1Name, uom }, index) => {
    const printed = amounts[key] ?? (key === 'calories' && calories !== null ? String(calories) : null)
    const { value, valueNumeric } = amountOf(printed, uom)
    return { id: `${stem}${positions[index]}`, name: v1Name, value, uom, value_numeric: valueNumeric }
  })
}
