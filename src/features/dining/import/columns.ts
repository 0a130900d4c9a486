import type { NutrientKey } from '@/domain/nutrition'
import { suggestion } from './nearest-word'
import { quote, type Checked, type Problem } from './problems'
import type { Table } from './read-table'

export const nutrientColumns = {
  protein_g: 'protein',
  total_carbohydrates_g: 'totalCarbohydrates',
  sugar_g: 'sugar',
  total_fat_g: 'totalFat',
  saturated_fat_g: 'saturatedFat',
  cholesterol_mg: 'cholesterol',
  dietary_fiber_g: 'dietaryFiber',
  sodium_mg: 'sodium',
  potassium_mg: 'potassium',
  calcium_mg: 'calcium',
  iron_mg: 'iron',
  trans_fat_g: 'transFat',
  vitamin_d_iu: 'vitaminD',
  vitamin_c_mg: 'vitaminC',
  calories_from_fat: 'caloriesFromFat',
  vitamin_a_re: 'vitaminA',
  saturated_and_trans_fat_g: 'saturatedAndTransFat',
} as const satisfies Record<string, NutrientKey>

/** Texts in two columns each: with one of them goes the other. */
export const textColumns = {
  description: 'description',
  portion: 'portion',
  ingredients: 'ingredients',
  custom_allergens: 'customAllergens',
} as const

const paired = ['name', ...Object.keys(textColumns)]
const dishColumns = [
  'code',
  ...paired.flatMap((name) => [`${name}_en`, `${name}_fr`]),
  'calories',
  ...Object.keys(nutrientColumns),
  'allergens',
  'may_contain',
  'labels',
  'mrn',
  'brand',
]
const menuColumns = [
  'location',
  'date',
  'week',
  'weekday',
  'period_en',
  'period_fr',
  'period_order',
  'category_en',
  'category_fr',
  'category_order',
  'dish',
  'closed',
]
const menuNeeds = ['location', 'period_en', 'period_fr', 'category_en', 'category_fr', 'dish']

export type Kind = 'dishes' | 'menus'

/**
 * Which of the two files this is, by its header; refuses columns that neither has, and a file without those it needs.
 * Columns that a file may leave out stay as they are stored.
 */
export function kindOf({ columns }: Table): Checked<Kind> {
  const has = new Set(columns)
  const kind = has.has('location') && !has.has('code') ? 'menus' : has.has('code') ? 'dishes' : null
  if (!kind)
    return {
      ok: false,
      problems: [
        {
          line: 1,
          reason: `neither a file of dishes (code, name_en, name_fr, …) nor of menus (location, …): the first column is ${quote(columns[0] ?? '')}`,
        },
      ],
    }
  const known = kind === 'dishes' ? dishColumns : menuColumns
  const problems: Problem[] = columns
    .filter((column) => !known.includes(column))
    .map((column) => ({ line: 1, reason: `unknown column ${quote(column)}${suggestion(column, known)}` }))
  const need = (column: string, why = '') => {
    if (!has.has(column)) problems.push({ line: 1, reason: `the column ${column} is missing${why}` })
  }
  if (kind === 'dishes') {
    for (const column of ['code', 'name_en', 'name_fr']) need(column)
    for (const name of Object.keys(textColumns)) {
      if (has.has(`${name}_en`)) need(`${name}_fr`, `: it goes with ${name}_en`)
      if (has.has(`${name}_fr`)) need(`${name}_en`, `: it goes with ${name}_fr`)
    }
  } else {
    for (const column of menuNeeds) need(column)
    if (has.has('date') && (has.has('week') || has.has('weekday')))
      problems.push({ line: 1, reason: 'days are told by date, or by week and weekday, not by both' })
    else if (!has.has('date'))
      for (const column of ['week', 'weekday']) need(column, ': days are told by date, or by week and weekday')
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: kind }
}
