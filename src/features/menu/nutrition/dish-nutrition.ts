import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import { dishMarks, type DishDisplay } from '@/domain/menu/dish/dish-marks'
import { localize, type Locale } from '@/domain/locale'
import { nutrients } from '@/domain/menu/dish/nutrition'
import { describeAllergens, type AllergenLine, type AllergenMessages } from '@/domain/menu/allergens/allergen-statement'
import type { NutrientAmounts } from '@/domain/menu/dish/nutrition-facts'

/** The part of a dish that its menu row already contains. */
export type DishOverview = {
  id: string
  name: string
  description: string | null
  portion: string | null
  /** The names of its labels, such as `Vegan`. */
  marks: string[]
  safety: AllergenLine[]
}

/** The part of a dish that only the nutrition dialog shows. Null ingredients are unknown. */
export type DishNutrition = { ingredients: string | null; nutrients: NutrientAmounts }

/** The head of the nutrition dialog for a menu item. `id` is the item's. Spec: PUB-2.38, PUB-3.7. */
export function toDishOverview(
  id: string,
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  messages: AllergenMessages & { sodium: string },
  display: DishDisplay,
): DishOverview {
  const text = (name: 'name' | 'description' | 'portion') => localize(dish[name], locale)
  return {
    id,
    name: text('name') ?? '',
    description: text('description'),
    portion: text('portion'),
    marks: dishMarks(dish, filters, locale, messages.sodium, display).map(({ word }) => word),
    safety: describeAllergens(dish, filters, locale, messages),
  }
}

/** Ingredients and nutrition of a dish, with rounded calories. Spec: PUB-2.38, PUB-3.7. */
export function toDishNutrition(dish: Dish, locale: Locale): DishNutrition {
  const calories = dish.calories === null ? {} : { calories: String(Math.round(dish.calories)) }
  return { ingredients: localize(dish.ingredients, locale), nutrients: { ...dish.nutrients, ...calories } }
}

type Json = Record<string, unknown>
const fieldsOf = (value: unknown): Json => (value && typeof value === 'object' ? (value as Json) : {})
const rowsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const keysByV1Name = new Map<unknown, keyof NutrientAmounts>(nutrients.map(({ key, v1Name }) => [v1Name, key]))

/**
 * Reads one item from v1's response to `location/{id}/periods/{periodId}`; null when the item is missing. Converts v1's
 * pair of texts back to one amount: `less than 1 gram` and `1` become `<1`, and `-` is unknown.
 */
export function parseV1Nutrition(response: unknown, itemId: string): DishNutrition | null {
  const { periods } = fieldsOf(fieldsOf(response).menu)
  const items = rowsOf(fieldsOf(periods).categories).flatMap(({ items: rows }) => rowsOf(rows))
  const item = items.find(({ id }) => id === itemId)
  if (!item) return null
  const amounts = rowsOf(item.nutrients).flatMap((row): [keyof NutrientAmounts, string][] => {
    const key = keysByV1Name.get(row.name)
    const [value, digits] = [textOf(row.value), textOf(row.value_numeric)]
    if (!key || !value || !digits || value === '-') return []
    return [[key, /^less than /.test(value) ? `<${digits}` : value]]
  })
  return { ingredients: textOf(item.ingredients), nutrients: Object.fromEntries(amounts) }
}
