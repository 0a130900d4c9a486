import type { Localized } from '@/domain/locale'
import { maxDishCodeLength } from '@/domain/menu/dish/dish-code'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { slugify } from '@/domain/site/slug'
import { cite, quote, type Checked, type Problem } from '@/features/menu/import/import-problems'
import type { FeedCategory, FeedDay, FeedMeal } from './read-open-mensa'
import { tableOf, type Table } from '@/features/menu/import/table/table'

/** A period or a category of a menu. */
export type Named = { name: Localized; sortOrder: number }
/**
 * What a site and a location have under the names that a feed may use, by `nameKey`: codes of dishes, and the latest names of periods
 * and categories in both languages.
 */
export type KnownNames = {
  codes: ReadonlySet<string>
  dishes: ReadonlyMap<string, readonly string[]>
  titles: ReadonlyMap<string, Named>
  languages: SiteLanguages
}
/** `dishes` are those that the site does not have, null when it has all. `known` counts the others. */
export type FeedTables = { dishes: Table | null; menus: Table; known: number }

/** Names are the same up to capitals and spaces. Accents tell dishes apart: `pâte` is no `pâté`. */
export const nameKey = (...names: string[]) =>
  names.map((name) => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()).join('\n')

/** Our feeds name a category after its period: `Lunch – Grill`. */
const separator = ' – '

/**
 * Turns the days of a feed into the tables of files of dishes and menus. A dish of the site with the name of a meal is served as it is;
 * the others are new, with the notes as their description and without declared allergens. Without `period`, the categories begin with
 * theirs.
 */
export function tablesOfFeed(
  days: readonly FeedDay[],
  location: string,
  period: string | null,
  known: KnownNames,
): Checked<FeedTables> {
  const problems: Problem[] = []
  const codes = new Map<string, string>()
  const added = new Map<string, { line: number; cells: string[] }>()
  const inEach = (column: string) => known.languages.map((locale) => `${column}_${locale}`)

  const codeOf = ({ line, name, notes }: FeedMeal): string => {
    const key = nameKey(name)
    const [code, other] = known.dishes.get(key) ?? []
    if (code !== undefined && other !== undefined)
      problems.push({
        line,
        reason: {
          en: `two dishes of the site are named ${quote(name)}: ${code} and ${other}`,
          fr: `deux plats du site se nomment ${cite(name)}\u00a0: ${code} et ${other}`,
        },
      })
    const found = codes.get(key) ?? code
    if (found !== undefined) {
      codes.set(key, found)
      return found
    }
    const made = makeCode(name, (word) => known.codes.has(word) || added.has(word))
    codes.set(key, made)
    const texts = known.languages.flatMap(() => [name, notes.join('; ')])
    added.set(made, { line, cells: [made, ...texts] })
    return made
  }
  const rowsOf = ({ date, closed, categories, line }: FeedDay) => {
    if (closed) return [{ line, cells: [location, date, ...namesOf(), '', ...namesOf(), '', '', 'yes'] }]
    return categories.flatMap((category) => {
      const [periodName, title] = placeOf(category, period)
      if (periodName === '')
        problems.push({
          line,
          reason: {
            en: `the category ${quote(category.name)} does not begin with a period: enter the period`,
            fr: `la catégorie ${cite(category.name)} ne commence pas par une période\u00a0: entrez la période`,
          },
        })
      const inPeriod = known.titles.get(nameKey(periodName))
      const inCategory = known.titles.get(nameKey(periodName, title))
      const place = [
        ...namesOf(periodName, inPeriod),
        String(inPeriod?.sortOrder ?? ''),
        ...namesOf(title, inCategory),
        String(inCategory?.sortOrder ?? ''),
      ]
      const served = new Map(category.meals.map((meal) => [codeOf(meal), meal.line])) // a meal that is listed twice is served once
      return [...served].map(([code, at]) => ({ line: at, cells: [location, date, ...place, code, ''] }))
    })
  }
  const namesOf = (name = '', stored?: Named) => known.languages.map((locale) => stored?.name[locale] || name)

  const form = { decimalComma: false, isGuessed: false }
  const columns = ['location', 'date', ...inEach('period'), 'period_order', ...inEach('category'), 'category_order', 'dish', 'closed'] // prettier-ignore
  const menus = tableOf([{ line: 1, cells: columns }, ...days.flatMap(rowsOf)], form)
  const dishColumns = ['code', ...known.languages.flatMap((locale) => [`name_${locale}`, `description_${locale}`])]
  const dishes = added.size === 0 ? null : tableOf([{ line: 1, cells: dishColumns }, ...added.values()], form)
  if (problems.length > 0) return { ok: false, problems }
  if (!menus.ok) return menus
  if (dishes && !dishes.ok) return dishes
  return { ok: true, value: { dishes: dishes?.value ?? null, menus: menus.value, known: codes.size - added.size } }
}

/** The period and the category of a feed's category. The period is empty where nothing names it. */
function placeOf({ name }: FeedCategory, period: string | null): [period: string, category: string] {
  const at = name.indexOf(separator)
  const [first, rest] = at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + separator.length)]
  if (period === null) return [first, rest]
  return nameKey(first) === nameKey(period) ? [period, rest] : [period, name]
}

/** A code that no dish has: `soup`, or else `soup-2`. */
function makeCode(name: string, isTaken: (code: string) => boolean): string {
  const slug =
    slugify(name)
      .replaceAll('_', '-')
      .slice(0, maxDishCodeLength - 6) || 'dish'
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? slug : `${slug}-${number}`
    if (!isTaken(code)) return code
  }
}
