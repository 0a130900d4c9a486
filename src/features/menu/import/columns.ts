import type { NutrientKey } from '@/domain/menu/dish/nutrition'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { suggestClosestWord } from './closest-word'
import { guessColumns } from './guess-columns'
import { cite, quote, type Checked, type Problem } from './import-problems'
import type { Table } from '@/features/menu/import/table/table'

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

/** Texts with one column for each language of the site. A file has all of these columns or none. */
export const textColumns = {
  description: 'description',
  portion: 'portion',
  ingredients: 'ingredients',
  custom_allergens: 'customAllergens',
} as const

const translated = ['name', ...Object.keys(textColumns)]
const inEach = (languages: SiteLanguages, name: string) => languages.map((locale) => `${name}_${locale}`)
const dishColumns = (languages: SiteLanguages) => [
  'code',
  ...translated.flatMap((name) => inEach(languages, name)),
  'calories',
  ...Object.keys(nutrientColumns),
  'allergens',
  'may_contain',
  'labels',
  'mrn',
  'brand',
]
const menuColumns = (languages: SiteLanguages) => [
  'location',
  'date',
  'week',
  'weekday',
  ...inEach(languages, 'period'),
  'period_order',
  ...inEach(languages, 'category'),
  'category_order',
  'dish',
  'closed',
]
const requiredMenuColumns = (languages: SiteLanguages) => [
  'location',
  ...inEach(languages, 'period'),
  ...inEach(languages, 'category'),
  'dish',
]

export type FileKind = 'dishes' | 'menus'

/**
 * Detects from the header whether a file contains dishes or menus. Refuses unknown columns, such as those of a language that the
 * site does not have, and missing required columns.
 * Fields whose optional column is missing keep their stored value.
 */
export function detectKind({ columns }: Table, languages: SiteLanguages): Checked<FileKind> {
  const [first = ''] = columns
  const has = new Set(columns)
  const kind = has.has('location') && !has.has('code') ? 'menus' : has.has('code') ? 'dishes' : null
  const foreignTo = (ours: string[]) => {
    const foreign = columns.filter((column) => !ours.includes(column))
    return foreign.length > 0 ? { columns: guessColumns(foreign, ours, has) } : {}
  }
  if (!kind)
    return {
      ok: false,
      ...foreignTo([...dishColumns(languages), ...menuColumns(languages)]),
      problems: [
        {
          line: 1,
          reason: {
            en: `this is neither a dish file (code, name_en, name_fr, …) nor a menu file (location, …): its first column is ${quote(first)}`,
            fr: `ce n’est ni un fichier de plats (code, name_en, name_fr, …) ni un fichier de menus (location, …)\u00a0: sa première colonne est ${cite(first)}`,
          },
        },
      ],
    }
  const known = (kind === 'dishes' ? dishColumns : menuColumns)(languages)
  const problems: Problem[] = columns
    .filter((column) => !known.includes(column))
    .map((column) => {
      const { en, fr } = suggestClosestWord(column, known)
      const reason = { en: `unknown column ${quote(column)}${en}`, fr: `colonne inconnue ${cite(column)}${fr}` }
      return { line: 1, reason }
    })
  const requireColumn = (column: string, why = { en: '', fr: '' }) => {
    if (has.has(column)) return
    const reason = { en: `the column ${column} is missing${why.en}`, fr: `la colonne ${column} manque${why.fr}` }
    problems.push({ line: 1, reason })
  }
  const requiredBy = (column: string) => ({ en: `: ${column} requires it`, fr: `\u00a0: ${column} l’exige` })
  if (kind === 'dishes') {
    for (const column of ['code', ...inEach(languages, 'name')]) requireColumn(column)
    for (const name of Object.keys(textColumns)) {
      const given = inEach(languages, name).find((column) => has.has(column))
      if (given) for (const column of inEach(languages, name)) requireColumn(column, requiredBy(given))
    }
  } else {
    for (const column of requiredMenuColumns(languages)) requireColumn(column)
    if (has.has('date') && (has.has('week') || has.has('weekday')))
      problems.push({
        line: 1,
        reason: {
          en: 'use either the column date, or the columns week and weekday, not both',
          fr: 'utilisez soit la colonne date, soit les colonnes week et weekday',
        },
      })
    else if (!has.has('date'))
      for (const column of ['week', 'weekday'])
        requireColumn(column, {
          en: ': use the column date, or the columns week and weekday',
          fr: '\u00a0: utilisez la colonne date, ou les colonnes week et weekday',
        })
  }
  return problems.length > 0 ? { ok: false, problems, ...foreignTo(known) } : { ok: true, value: kind }
}
