import type { Localized } from '@/domain/locale'
import { isDishCode, maxDishCodeLength } from '@/domain/menu/dish/dish-code'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { slugify } from '@/domain/site/slug'
import { nutrients, type NutrientKey, type NutrientUnit } from '@/domain/menu/dish/nutrition'
import { nutrientColumns, textColumns } from './columns'
import { suggestClosestWord } from './closest-word'
import { cite, quote, type Checked, type Problem } from './import-problems'
import { readAmount } from './read-amount'
import type { TableRow, Table } from '@/features/menu/import/table/table'

/**
 * The ids of allergens and labels by code, and of the site's brands by lower-case name, and the site's languages. `codes` are those of the site's dishes: a
 * stored one keeps its form.
 */
export type KnownDishRefs = {
  allergens: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
  brands: ReadonlyMap<string, string>
  codes?: ReadonlySet<string>
  languages: SiteLanguages
}

/**
 * A dish in the file. A field is absent when the file lacks its column, and null when its cell is empty. In a language that the site
 * does not have, texts are null and the name is empty.
 */
export type DishFields = {
  name: Localized
  description?: Localized<string | null>
  portion?: Localized<string | null>
  ingredients?: Localized<string | null>
  customAllergens?: Localized<string | null>
  calories?: number | null
  nutrients?: Partial<Record<NutrientKey, string | null>>
  allergensDeclared?: boolean
  allergens?: string[]
  mayContain?: string[]
  labels?: string[]
  mrn?: number | null
  brand?: string | null
}
export type DishRow = { line: number; code: string; fields: DishFields }

const maxLength = { name: 200, text: 10_000 }

/**
 * Returns all dishes of the file, or all its problems. An empty `allergens` cell means that the allergens are not declared;
 * `none` declares that there are none.
 */
export function readDishRows({ rows, decimalComma }: Table, known: KnownDishRefs): Checked<DishRow[]> {
  const problems: Problem[] = []
  const lineByCode = new Map<string, number>()
  const dishes = rows.map((row): DishRow => {
    const report: Report = (en, fr) => void problems.push({ line: row.line, reason: { en, fr } })
    const code = row.cells.code ?? ''
    const first = lineByCode.get(code)
    if (code === '') report('code is missing', 'code manque')
    else if (code.length > maxDishCodeLength)
      report(`code is longer than ${maxDishCodeLength} characters`, `code dépasse ${maxDishCodeLength} caractères`)
    else if (!isDishCode(code) && !known.codes?.has(code))
      report(
        `code may have lower-case letters, digits and hyphens: ${quote(code)}${slugify(code) && ` (did you mean ${slugify(code)}?)`}`,
        `code peut avoir des minuscules sans accents, des chiffres et des traits d’union\u00a0: ${cite(code)}${slugify(code) && ` (vouliez-vous dire ${slugify(code)}?)`}`,
      )
    else if (first !== undefined)
      report(
        `the code ${quote(code)} is already used on line ${first}`,
        `le code ${cite(code)} est déjà à la ligne ${first}`,
      )
    else lineByCode.set(code, row.line)
    return { line: row.line, code, fields: fieldsOf(row, known, decimalComma, report) }
  })
  if (rows.length === 0)
    problems.push({
      line: null,
      reason: { en: 'the file has a header but no dishes', fr: 'le fichier a un en-tête, mais aucun plat' },
    })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: dishes }
}

type Report = (en: string, fr: string) => void

const unitOf = (key: NutrientKey): NutrientUnit => nutrients.find((each) => each.key === key)?.uom ?? 'g'

function fieldsOf({ cells }: TableRow, known: KnownDishRefs, decimalComma: boolean, report: Report): DishFields {
  const name = {
    en: text(cells, 'name_en', maxLength.name, report) ?? '',
    fr: text(cells, 'name_fr', maxLength.name, report) ?? '',
  }
  for (const locale of known.languages)
    if (name[locale] === '') report(`name_${locale} is missing`, `name_${locale} manque`)
  const fields: DishFields = { name }

  for (const [column, field] of Object.entries(textColumns))
    if (`${column}_${known.languages[0]}` in cells)
      fields[field] = {
        en: text(cells, `${column}_en`, maxLength.text, report),
        fr: text(cells, `${column}_fr`, maxLength.text, report),
      }

  for (const column of ['calories', 'mrn'] as const) {
    if (!(column in cells)) continue
    const cell = cells[column] ?? ''
    const value = column === 'calories' ? readAmount(cell, 'kcal', decimalComma) : cell
    const shape = column === 'calories' ? /^\d{1,6}(\.\d{1,4})?$/ : /^\d{1,12}$/
    if (value === null || (value !== '' && !shape.test(value)))
      report(`${column} must be a number: ${quote(cell)}`, `${column} doit être un nombre\u00a0: ${cite(cell)}`)
    fields[column] = value ? Number(value) : null
  }
  for (const [column, key] of Object.entries(nutrientColumns)) {
    if (!(column in cells)) continue
    const cell = cells[column] ?? ''
    const value = readAmount(cell, unitOf(key), decimalComma)
    if (value === null)
      report(
        `${column} must be an amount like 12, 0.5, <1 or 5+, or empty: ${quote(cell)}`,
        `${column} doit être une quantité comme 12, 0.5, <1 ou 5+, ou être vide\u00a0: ${cite(cell)}`,
      )
    fields.nutrients = { ...fields.nutrients, [key]: value || null }
  }

  if ('allergens' in cells) {
    fields.allergensDeclared = cells.allergens !== ''
    fields.allergens = parseWords(cells.allergens ?? '', 'allergen', known.allergens, report)
  }
  const { en = null, fr = null } = fields.customAllergens ?? {}
  if (cells.allergens?.toLowerCase() === 'none' && (en ?? fr) !== null)
    report(
      `“none” cannot be combined with custom_allergens: ${quote((en ?? fr) as string)}`,
      `«\u00a0none\u00a0» ne va pas avec custom_allergens\u00a0: ${cite((en ?? fr) as string)}`,
    )
  if ('may_contain' in cells)
    fields.mayContain = parseWords(cells.may_contain ?? '', 'allergen', known.allergens, report)
  for (const [code, id] of known.allergens)
    if (fields.allergens?.includes(id) && fields.mayContain?.includes(id))
      report(`${code} is in both allergens and may_contain`, `${code} est à la fois dans allergens et dans may_contain`)
  if ('labels' in cells) fields.labels = parseWords(cells.labels ?? '', 'label', known.labels, report)
  if ('brand' in cells) {
    const brand = cells.brand ?? ''
    const id = known.brands.get(brand.toLowerCase())
    const guess = suggestClosestWord(brand, known.brands.keys())
    if (brand !== '' && !id)
      report(`unknown brand ${quote(brand)}${guess.en}`, `marque inconnue ${cite(brand)}${guess.fr}`)
    fields.brand = id ?? null
  }
  return fields
}

function text(cells: TableRow['cells'], column: string, limit: number, report: Report): string | null {
  const value = cells[column] ?? ''
  if (value.length > limit)
    report(`${column} is longer than ${limit} characters`, `${column} dépasse ${limit} caractères`)
  return value || null
}

const unknownWords = { allergen: 'allergène inconnu', label: 'catégorie inconnue' }

/** Parses `milk|egg` to ids in the given order. A lone `none` is an empty list. */
function parseWords(
  cell: string,
  what: keyof typeof unknownWords,
  known: ReadonlyMap<string, string>,
  report: Report,
): string[] {
  if (cell === '' || cell.toLowerCase() === 'none') return []
  const ids = cell.split('|').flatMap((part) => {
    const code = part.trim().toLowerCase()
    const id = known.get(code)
    if (code === '') report(`an empty ${what} in ${quote(cell)}`, `un code vide dans ${cite(cell)}`)
    else if (code === 'none')
      report(
        `“none” cannot be combined with other ${what}s: ${quote(cell)}`,
        `«\u00a0none\u00a0» ne va avec aucun autre code\u00a0: ${cite(cell)}`,
      )
    else if (!id) {
      const { en, fr } = suggestClosestWord(code, known.keys())
      report(`unknown ${what} ${quote(part.trim())}${en}`, `${unknownWords[what]} ${cite(part.trim())}${fr}`)
    }
    return id ?? []
  })
  return [...new Set(ids)]
}
