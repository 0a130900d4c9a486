import type { NutrientKey } from '@/domain/menu/dish/nutrition'
import { suggestClosestWord } from './closest-word'
import { quote, type Checked, type Problem } from './import-problems'
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

/** Texts with one column per language. A file has both columns or neither. */
export const textColumns = {
  description: 'description',
  portion: 'portion',
  ingredients: 'ingredients',
  custom_allergens: 'customAllergens',
} as const

const bilingual = ['name', ...Object.keys(textColumns)]
const dishColumns = [
  'code',
  ...bilingual.flatMap((name) => [`${name}_en`, `${name}_fr`]),
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
const requiredMenuColumns = ['location', 'period_en', 'period_fr', 'category_en', 'category_fr', 'dish']

export type FileKind = 'dishes' | 'menus'

/**
 * Detects from the header whether a file contains dishes or menus. Refuses unknown columns and missing required columns.
 * Fields whose optional column is missing keep their stored value.
 */
export function detectKind({ columns }: Table): Checked<FileKind> {
  const has = new Set(columns)
  const kind = has.has('location') && !has.has('code') ? 'menus' : has.has('code') ? 'dishes' : null
  if (!kind)
    return {
      ok: false,
      problems: [
        {
          line: 1,
          reason: `this is neither a dish file (code, name_en, name_fr, …) nor a menu file (location, …): its first column is ${quote(columns[0] ?? '')}`,
        },
      ],
    }
  const known = kind === 'dishes' ? dishColumns : menuColumns
  const problems: Problem[] = columns
    .filter((column) => !known.includes(column))
    .map((column) => ({ line: 1, reason: `unknown column ${quote(column)}${suggestClosestWord(column, known)}` }))
  const requireColumn = (column: string, why = '') => {
    if (!has.has(column)) problems.push({ line: 1, reason: `the column ${column} is missing${why}` })
  }
  if (kind === 'dishes') {
    for (const column of ['code', 'name_en', 'name_fr']) requireColumn(column)
    for (const name of Object.keys(textColumns)) {
      if (has.has(`${name}_en`)) requireColumn(`${name}_fr`, `: ${name}_en requires it`)
      if (has.has(`${name}_fr`)) requireColumn(`${name}_en`, `: ${name}_fr requires it`)
    }
  } else {
    for (const column of requiredMenuColumns) requireColumn(column)
    if (has.has('date') && (has.has('week') || has.has('weekday')))
      problems.push({ line: 1, reason: 'use either the column date, or the columns week and weekday, not both' })
    else if (!has.has('date'))
      for (const column of ['week', 'weekday'])
        requireColumn(column, ': use the column date, or the columns week and weekday')
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: kind }
}
