import type { Localized } from '@/domain/locale'
import { isAmountText, type NutrientKey } from '@/domain/nutrition'
import { nutrientColumns, textColumns } from './columns'
import { suggestion } from './nearest-word'
import { quote, type Checked, type Problem } from './problems'
import type { Row, Table } from './read-table'

/** Ids of what dishes may name: allergens and labels by code, brands of the site by lower-case name. */
export type KnownWords = {
  allergens: ReadonlyMap<string, string>
  labels: ReadonlyMap<string, string>
  brands: ReadonlyMap<string, string>
}

/** What a file says of a dish. Fields whose columns the file lacks are absent; null is stated to be empty. */
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

const longest = { code: 80, name: 200, text: 10_000 }

/** Every dish of the file, or everything that is wrong with it. An empty `allergens` cell is not declared, `none` is. */
export function readDishRows({ rows, decimalComma }: Table, known: KnownWords): Checked<DishRow[]> {
  const problems: Problem[] = []
  const lineOf = new Map<string, number>()
  const dishes = rows.map((row): DishRow => {
    const say = (reason: string) => void problems.push({ line: row.line, reason })
    const code = row.cells.code ?? ''
    const first = lineOf.get(code)
    if (code === '') say('code is missing')
    else if (code.length > longest.code) say(`code is longer than ${longest.code} characters`)
    else if (first !== undefined) say(`the code ${quote(code)} already stands on line ${first}`)
    else lineOf.set(code, row.line)
    return { line: row.line, code, fields: fieldsOf(row, known, decimalComma, say) }
  })
  if (rows.length === 0) problems.push({ line: null, reason: 'the file has a header and no dishes' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: dishes }
}

type Say = (reason: string) => void

function fieldsOf({ cells }: Row, known: KnownWords, decimalComma: boolean, say: Say): DishFields {
  const number = (column: string) => {
    const text = cells[column] ?? ''
    return decimalComma ? text.replace(/^([<]? ?\d+),(\d{1,2}\+?)$/, '$1.$2') : text
  }
  const name = {
    en: text(cells, 'name_en', longest.name, say) ?? '',
    fr: text(cells, 'name_fr', longest.name, say) ?? '',
  }
  for (const locale of ['en', 'fr'] as const) if (name[locale] === '') say(`name_${locale} is missing`)
  const fields: DishFields = { name }

  for (const [column, field] of Object.entries(textColumns))
    if (`${column}_en` in cells)
      fields[field] = {
        en: text(cells, `${column}_en`, longest.text, say),
        fr: text(cells, `${column}_fr`, longest.text, say),
      }

  for (const column of ['calories', 'mrn'] as const) {
    if (!(column in cells)) continue
    const value = number(column)
    const shape = column === 'calories' ? /^\d{1,6}(\.\d{1,4})?$/ : /^\d{1,12}$/
    if (value !== '' && !shape.test(value)) say(`${column} must be a number: ${quote(value)}`)
    fields[column] = value === '' ? null : Number(value)
  }
  for (const [column, key] of Object.entries(nutrientColumns)) {
    if (!(column in cells)) continue
    const value = number(column)
    if (value !== '' && !isAmountText(value))
      say(`${column} must be an amount like 12, 0.5, <1 or 5+, or empty: ${quote(value)}`)
    fields.nutrients = { ...fields.nutrients, [key]: value || null }
  }

  if ('allergens' in cells) {
    fields.allergensDeclared = cells.allergens !== ''
    fields.allergens = wordsOf(cells.allergens ?? '', 'allergen', known.allergens, say)
  }
  if ('may_contain' in cells) fields.mayContain = wordsOf(cells.may_contain ?? '', 'allergen', known.allergens, say)
  for (const [code, id] of known.allergens)
    if (fields.allergens?.includes(id) && fields.mayContain?.includes(id))
      say(`${code} stands in allergens and in may_contain`)
  if ('labels' in cells) fields.labels = wordsOf(cells.labels ?? '', 'label', known.labels, say)
  if ('brand' in cells) {
    const brand = cells.brand ?? ''
    const id = known.brands.get(brand.toLowerCase())
    if (brand !== '' && !id) say(`unknown brand ${quote(brand)}${suggestion(brand, known.brands.keys())}`)
    fields.brand = id ?? null
  }
  return fields
}

function text(cells: Row['cells'], column: string, limit: number, say: Say): string | null {
  const value = cells[column] ?? ''
  if (value.length > limit) say(`${column} is longer than ${limit} characters`)
  return value || null
}

/** `milk|egg`: the ids in the order written. `none` alone is nothing. */
function wordsOf(cell: string, what: string, known: ReadonlyMap<string, string>, say: Say): string[] {
  if (cell === '' || cell.toLowerCase() === 'none') return []
  const ids = cell.split('|').flatMap((part) => {
    const code = part.trim().toLowerCase()
    const id = known.get(code)
    if (code === '') say(`an empty ${what} in ${quote(cell)}`)
    else if (code === 'none') say(`“none” stands beside other ${what}s in ${quote(cell)}`)
    else if (!id) say(`unknown ${what} ${quote(part.trim())}${suggestion(code, known.keys())}`)
    return id ?? []
  })
  return [...new Set(ids)]
}
