import type { Localized } from '@/domain/locale'
import { repairAccents } from '@/domain/text/broken-accents'
import { normalizeWords } from '@/domain/search/search-words'
import { cite, quote, type Problem } from './import-problems'
import type { DishFields, DishRow, KnownDishRefs } from './read-dish-rows'
import type { Table } from '@/features/menu/import/table/table'

/** A dish that the site has today. */
export type StoredDish = Required<Pick<DishFields, 'name' | 'allergensDeclared' | 'allergens' | 'mayContain'>> & {
  code: string
}

const guessed = {
  en: 'the file is not in Unicode and was read as Windows-1252: look at its accents',
  fr: 'le fichier n’est pas en Unicode et a été lu en Windows-1252\u00a0: regardez ses accents',
}

/** Cells whose accents a program has broken, with what they were. They may be meant, so the import does not refuse them. */
export const noteBrokenAccents = ({ rows, isGuessed }: Table): Problem[] => [
  ...(isGuessed ? [{ line: null, reason: guessed }] : []),
  ...rows.flatMap(({ line, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) => {
      const repaired = repairAccents(cell)
      return repaired === null
        ? []
        : [
            {
              line,
              reason: {
                en: `${column} has broken accents: ${quote(cell)} (did you mean ${quote(repaired)}?)`,
                fr: `${column} a des accents brisés\u00a0: ${cite(cell)} (vouliez-vous dire ${cite(repaired)}?)`,
              },
            },
          ]
    }),
  ),
]

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
): Localized[] {
  if (before.allergensDeclared && after.allergensDeclared === false)
    return [
      {
        en: `the allergens of ${quote(code)} are declared today, and the file leaves them undeclared`,
        fr: `les allergènes de ${cite(code)} sont déclarés aujourd’hui, et le fichier ne les déclare plus`,
      },
    ]
  return (['allergens', 'mayContain'] as const).flatMap((field) => {
    const later = [...(after.allergens ?? before.allergens), ...(after.mayContain ?? before.mayContain)]
    const gone = before[field].filter((id) => !later.includes(id)).map((id) => words.get(id) ?? id)
    const [en, fr] = field === 'allergens' ? ['contains', 'contient'] : ['may contain', 'peut contenir']
    if (gone.length === 0) return []
    return [
      {
        en: `${quote(code)} ${en} ${gone.join(', ')} today, and no longer in the file`,
        fr: `${cite(code)} ${fr} ${gone.join(', ')} aujourd’hui, et plus dans le fichier`,
      },
    ]
  })
}

function noteDuplicates(rows: readonly DishRow[], stored: readonly StoredDish[]): Problem[] {
  const inFile = new Set(rows.map(({ code }) => code))
  const known = new Map<string, { code: string; where: Localized }>()
  const keysOf = ({ en, fr }: DishFields['name']) => [...new Set([en, fr].map((name) => normalizeWords(name).join('')))]
  const remember = (code: string, name: DishFields['name'], where: Localized) => {
    for (const key of keysOf(name)) if (key && !known.has(key)) known.set(key, { code, where })
  }
  for (const { code, name } of stored) if (!inFile.has(code)) remember(code, name, { en: 'of the site', fr: 'du site' })
  return rows.flatMap(({ line, code, fields: { name } }) => {
    const other = keysOf(name).flatMap((key) => known.get(key) ?? [])[0]
    remember(code, name, { en: `on line ${line}`, fr: `à la ligne ${line}` })
    return other && other.code !== code
      ? [
          {
            line,
            reason: {
              en: `${quote(code)} has the same name as ${quote(other.code)} ${other.where.en}: is it one dish?`,
              fr: `${cite(code)} a le même nom que ${cite(other.code)} ${other.where.fr}\u00a0: est-ce le même plat?`,
            },
          },
        ]
      : []
  })
}
