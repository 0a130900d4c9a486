import type { Dish } from '@/domain/menu/dish/dish'
import { localize, type Locale } from '@/domain/locale'
import { nutrients } from '@/domain/menu/dish/nutrition'
import type { NutrientAmounts } from '@/domain/menu/dish/nutrition-facts'

/** The part of a dish that only the nutrition dialog shows. Null ingredients are unknown. */
export type DishNutrition = { ingredients: string | null; nutrients: NutrientAmounts }

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
