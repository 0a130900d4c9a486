import { repairAccents } from '@/domain/text/broken-accents'
import { normalizeWords } from '@/domain/search/search-words'
import { quote, type Problem } from './import-problems'
import type { DishFields, DishRow, KnownDishRefs } from './read-dish-rows'
import type { Table } from './read-table'

/** A dish that the site has today. */
export type StoredDish = Required<Pick<DishFields, 'name' | 'allergensDeclared' | 'allergens' | 'mayContain'>> & {
  code: string
}

/** Cells whose accents a program has broken, with what they were. They may be meant, so the import does not refuse them. */
export const noteBrokenAccents = ({ rows }: Table): Problem[] =>
  rows.flatMap(({ line, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) => {
      const repaired = repairAccents(cell)
      return repaired === null
        ? []
        : [{ line, reason: `${column} has broken accents: ${quote(cell)} (did you mean ${quote(repaired)}?)` }]
    }),
  )

/**
 * What somebody should look at before a file of dishes is written: dishes that lose a declaration of today, and probable
 * duplicates, which have the name of another dish up to case, accents and spaces, but another code.
 */
export function noteDishes(rows: readonly DishRow[], stored: readonly StoredDish[], known: KnownDishRefs): Problem[] {
  const before = new Map(stored.map((dish) => [dish.code, dish]))
  const words = new Map([...known.allergens].map(([code, id]) => [id, code]))
  const lost = rows.flatMap(({ line, code, fields }) => {
    const dish = before.get(code)
    return dish ? noteLostAllergens(dish, fields, words).map((reason) => ({ line, reason })) : []
  })
  return [...lost, ...noteDuplicates(rows, stored)]
}

function noteLostAllergens(
  { code, ...before }: StoredDish,
  after: DishFields,
  words: ReadonlyMap<string, string>,
): string[] {
  if (before.allergensDeclared && after.allergensDeclared === false)
    return [`the allergens of ${quote(code)} are declared today, and the file leaves them undeclared`]
  return (['allergens', 'mayContain'] as const).flatMap((field) => {
    const later = [...(after.allergens ?? before.allergens), ...(after.mayContain ?? before.mayContain)]
    const gone = before[field].filter((id) => !later.includes(id)).map((id) => words.get(id) ?? id)
    const verb = field === 'allergens' ? 'contains' : 'may contain'
    return gone.length > 0 ? [`${quote(code)} ${verb} ${gone.join(', ')} today, and no longer in the file`] : []
  })
}

function noteDuplicates(rows: readonly DishRow[], stored: readonly StoredDish[]): Problem[] {
  const inFile = new Set(rows.map(({ code }) => code))
  const known = new Map<string, { code: string; where: string }>()
  const keysOf = ({ en, fr }: DishFields['name']) => [...new Set([en, fr].map((name) => normalizeWords(name).join('')))]
  const remember = (code: string, name: DishFields['name'], where: string) => {
    for (const key of keysOf(name)) if (key && !known.has(key)) known.set(key, { code, where })
  }
  for (const { code, name } of stored) if (!inFile.has(code)) remember(code, name, 'of the site')
  return rows.flatMap(({ line, code, fields: { name } }) => {
    const other = keysOf(name).flatMap((key) => known.get(key) ?? [])[0]
    remember(code, name, `on line ${line}`)
    return other && other.code !== code
      ? [{ line, reason: `${quote(code)} has the same name as ${quote(other.code)} ${other.where}: is it one dish?` }]
      : []
  })
}
