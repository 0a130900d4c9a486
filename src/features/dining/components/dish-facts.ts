import type { Dish, MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { nutrients } from '@/domain/nutrition'
import { safetyLines, type SafetyLine, type SafetyWords } from './dish-safety'
import type { Nutrients } from './nutrition-rows'

/** What a dish's row already says of it. */
export type DishHead = {
  id: string
  name: string
  description: string | null
  portion: string | null
  safety: SafetyLine[]
}

/** What only the nutrition dialog says; `ingredients` null is unknown. */
export type DishBody = { ingredients: string | null; nutrients: Nutrients }

/** A served item as the dialog shows it. Spec: PUB-2.38, PUB-3.7. */
export function headOf(
  id: string,
  dish: Dish,
  filters: readonly MenuFilter[],
  locale: Locale,
  words: SafetyWords,
): DishHead {
  const text = (name: 'name' | 'description' | 'portion') => textIn(dish[name], locale)
  return {
    id,
    name: text('name') ?? '',
    description: text('description'),
    portion: text('portion'),
    safety: safetyLines(dish, filters, locale, words),
  }
}

export function bodyOf(dish: Dish, locale: Locale): DishBody {
  const calories = dish.calories === null ? {} : { calories: String(Math.round(dish.calories)) }
  return { ingredients: textIn(dish.ingredients, locale), nutrients: { ...dish.nutrients, ...calories } }
}

type Stored = Record<string, unknown>
const fieldsOf = (value: unknown): Stored => (value && typeof value === 'object' ? (value as Stored) : {})
const rowsOf = (value: unknown): Stored[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const keys = new Map<unknown, keyof Nutrients>(nutrients.map(({ key, v1Name }) => [v1Name, key]))

/**
 * One item out of v1's answer to `location/{id}/periods/{periodId}`; null when it is not in there. Amounts turn back
 * from v1's pair of texts into the printed one: `less than 1 gram` and `1` are `<1`, `-` is unknown.
 */
export function bodyFromV1(answer: unknown, itemId: string): DishBody | null {
  const { periods } = fieldsOf(fieldsOf(answer).menu)
  const items = rowsOf(fieldsOf(periods).categories).flatMap(({ items: each }) => rowsOf(each))
  const item = items.find(({ id }) => id === itemId)
  if (!item) return null
  const amounts = rowsOf(item.nutrients).flatMap((row): [keyof Nutrients, string][] => {
    const key = keys.get(row.name)
    const [value, digits] = [textOf(row.value), textOf(row.value_numeric)]
    if (!key || !value || !digits || value === '-') return []
    return [[key, /^less than /.test(value) ? `<${digits}` : value]]
  })
  return { ingredients: textOf(item.ingredients), nutrients: Object.fromEntries(amounts) }
}
