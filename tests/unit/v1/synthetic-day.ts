import { nutrientKeys } from '@/domain/nutrition'
import type { Dish, MenuFilter } from '@/domain/dish'
import type { ServedPeriod } from '@/features/dining/read-day'

const hex = (kind: number, number: number) =>
  `${kind.toString(16).padStart(8, '0')}${(number * 2654435761).toString(16).padStart(16, '0')}`.slice(0, 24)

export const filters: MenuFilter[] = ['egg', 'milk', 'soy', 'wheat', 'vegan', 'halal'].map((code, index) => ({
  id: hex(1, index),
  code,
  type: index < 4 ? 'allergen' : 'label',
  name: { en: code, fr: `${code} (fr)` },
  sortOrder: index + 1,
}))

const words =
  'water tomato onion wheat flour canola oil salt cumin garlic milk cream butter rice lentils pepper basil thyme'.split(
    ' ',
  )

/** A dish with all 18 nutrients and four filters, no two alike. */
function dish(number: number): Dish {
  const list = Array.from({ length: 12 }, (_, index) => words[(number * 7 + index * 5) % words.length]).join(', ')
  return {
    id: hex(2, number),
    name: { en: `Dish number ${number}`, fr: `Plat numéro ${number}` },
    description: { en: `A dish of ${list}`, fr: `Un plat de ${list}` },
    portion: { en: '1/2 cup', fr: '1/2 tasse' },
    ingredients: { en: list, fr: list },
    calories: 100 + number,
    nutrients: Object.fromEntries(nutrientKeys.map((key, index) => [key, String((number * (index + 3)) % 97)])),
    allergensDeclared: true,
    allergens: ['egg', 'milk'],
    mayContain: ['soy'],
    labels: ['halal'],
    customAllergens: { en: null, fr: null },
    mrn: 4000 + number,
    mrnFull: `${4000 + number}.1`,
  }
}

/** A period of so many dishes in categories of ten. */
export function periodOf(count: number): ServedPeriod {
  const items = Array.from({ length: count }, (_, index) => ({ id: hex(3, index), dish: dish(index) }))
  const categories = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    id: hex(4, index),
    name: { en: `Counter ${index}`, fr: `Comptoir ${index}` },
    sortOrder: index + 1,
    items: items.slice(index * 10, index * 10 + 10),
  }))
  return { id: hex(5, 1), name: { en: 'Lunch', fr: 'Dîner' }, sortOrder: 1, categories }
}
