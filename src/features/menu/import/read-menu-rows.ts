import { isHexId } from '@/domain/hex-id'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { slugify } from '@/domain/site/slug'
import type { Localized } from '@/domain/locale'
import { menuNameKey } from '@/domain/menu/day-menu'
import { suggestClosestWord } from './closest-word'
import { cite, quote, type Checked, type Problem } from './import-problems'
import type { TableRow, Table } from '@/features/menu/import/table/table'

/** The ids of locations by id and by the slugs of their names, and of dishes by code, and the site's languages. A slug shared by two locations is null. */
export type KnownMenuRefs = {
  locations: ReadonlyMap<string, string | null>
  dishes: ReadonlyMap<string, string>
  languages: SiteLanguages
}

type MenuCategoryDraft = { name: Localized; sortOrder: number; items: { dish: string }[] }
export type MenuPeriodDraft = { name: Localized; sortOrder: number; categories: MenuCategoryDraft[] }
/** A cycle begins again after a year at the latest. */
const maxWeeks = 52

/** A date, or a day of the cycle: weeks count from 1, weekdays from 0 for Sunday. */
type When = { date: CampusDate } | { week: number; weekday: number }
/** A location's day in the file, in serving order. `line` is its first line. */
export type DayRow = { line: number; locationId: string; when: When; closed: boolean; periods: MenuPeriodDraft[] }

const yesValues = new Set(['yes', 'oui', 'true', '1', 'x'])
const noValues = new Set(['', 'no', 'non', 'false', '0'])
const longestName = 120

/** Returns all days of the file, or all its problems. */
export function readMenuRows({ rows }: Table, known: KnownMenuRefs): Checked<DayRow[]> {
  const problems: Problem[] = []
  const days = new Map<string, DayRow>()
  const firstLines = new Map<string, number>()
  for (const row of rows) {
    const before = problems.length
    const report: Report = (en, fr) => void problems.push({ line: row.line, reason: { en, fr } })
    const locationId = findLocation(row.cells.location ?? '', known.locations, report)
    const when = parseWhen(row.cells, report)
    const closedText = (row.cells.closed ?? '').toLowerCase()
    if (!yesValues.has(closedText) && !noValues.has(closedText))
      report(
        `closed must be yes or empty: ${quote(closedText)}`,
        `closed doit être oui ou être vide\u00a0: ${cite(closedText)}`,
      )
    const closed = yesValues.has(closedText)
    const served = closed ? null : parseServed(row, known, report)
    if (closed && ['period_en', 'period_fr', 'category_en', 'category_fr', 'dish'].some((column) => row.cells[column]))
      report(
        'a closed day has no dishes: leave period, category and dish empty',
        'un jour fermé n’a pas de plats\u00a0: laissez period, category et dish vides',
      )
    if (problems.length > before || !locationId || !when) continue

    const key = `${locationId} ${'date' in when ? when.date : `${when.week} ${when.weekday}`}`
    const day = days.get(key)
    if (!day) days.set(key, { line: row.line, locationId, when, closed, periods: [] })
    else if (day.closed && closed)
      report(`this day is already closed on line ${day.line}`, `ce jour est déjà fermé à la ligne ${day.line}`)
    else if (day.closed !== closed)
      report(
        `this day is ${closed ? 'open' : 'closed'} on line ${day.line}: it cannot be both`,
        `ce jour est ${closed ? 'ouvert' : 'fermé'} à la ligne ${day.line}\u00a0: c’est l’un ou l’autre`,
      )
    const target = days.get(key)
    if (served && target && !target.closed) addServed(target, served, key, firstLines, row.line, report)
  }
  if (rows.length === 0)
    problems.push({
      line: null,
      reason: { en: 'the file has a header but no menus', fr: 'le fichier a un en-tête, mais aucun menu' },
    })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: [...days.values()] }
}

type Report = (en: string, fr: string) => void
type Served = { period: Named; category: Named; dish: string; code: string }
type Named = { name: Localized; order: number | null }

/** The id of a location by its id or its name; null, and a report, when there is none or more than one. */
export function findLocation(text: string, locations: KnownMenuRefs['locations'], report: Report): string | null {
  const found = locations.get(text) ?? locations.get(slugify(text))
  if (text === '') report('location is missing', 'location manque')
  else if (found === null || (found === undefined && locations.get(slugify(text)) === null))
    report(
      `two locations are named ${quote(text)}: use the id instead`,
      `deux points de service se nomment ${cite(text)}\u00a0: donnez plutôt l’identifiant`,
    )
  else if (!found) {
    const names = [...locations.keys()].filter((word) => !isHexId(word))
    const { en, fr } = suggestClosestWord(slugify(text), names)
    report(`unknown location ${quote(text)}${en}`, `point de service inconnu ${cite(text)}${fr}`)
  }
  return found ?? null
}

function parseWhen(cells: TableRow['cells'], report: Report): When | null {
  if ('date' in cells) {
    const date = cells.date ?? ''
    if (isCampusDate(date) && date >= '2000-01-01' && date <= '2100-12-31') return { date }
    if (date === '') report('date is missing', 'date manque')
    else
      report(
        `this is not a valid date in the format 2026-11-20: ${quote(date)}`,
        `ce n’est pas une date valide comme 2026-11-20\u00a0: ${cite(date)}`,
      )
    return null
  }
  const week = /^[1-9]\d?$/.test(cells.week ?? '') && Number(cells.week) <= maxWeeks
  const weekday = /^[0-6]$/.test(cells.weekday ?? '')
  const [weekText, weekdayText] = [cells.week ?? '', cells.weekday ?? '']
  if (!week)
    report(
      `week must be 1 to ${maxWeeks}: ${quote(weekText)}`,
      `week doit être de 1 à ${maxWeeks}\u00a0: ${cite(weekText)}`,
    )
  if (!weekday)
    report(
      `weekday must be 0 (Sunday) to 6 (Saturday): ${quote(weekdayText)}`,
      `weekday doit être de 0 (dimanche) à 6 (samedi)\u00a0: ${cite(weekdayText)}`,
    )
  return week && weekday ? { week: Number(cells.week), weekday: Number(cells.weekday) } : null
}

function parseServed({ cells }: TableRow, { dishes, languages }: KnownMenuRefs, report: Report): Served | null {
  const named = (what: 'period' | 'category'): Named => {
    for (const locale of languages) {
      const name = cells[`${what}_${locale}`] ?? ''
      if (name === '') report(`${what}_${locale} is missing`, `${what}_${locale} manque`)
      else if (name.length > longestName)
        report(
          `${what}_${locale} is longer than ${longestName} characters`,
          `${what}_${locale} dépasse ${longestName} caractères`,
        )
    }
    const order = cells[`${what}_order`] ?? ''
    if (!/^-?\d{0,6}$/.test(order) || order === '-')
      report(
        `${what}_order must be a whole number: ${quote(order)}`,
        `${what}_order doit être un nombre entier\u00a0: ${cite(order)}`,
      )
    return {
      name: { en: cells[`${what}_en`] ?? '', fr: cells[`${what}_fr`] ?? '' },
      order: order === '' ? null : Number(order),
    }
  }
  const [period, category, code] = [named('period'), named('category'), cells.dish ?? '']
  const dish = dishes.get(code)
  if (code === '') report('dish is missing', 'dish manque')
  else if (!dish) {
    const { en, fr } = suggestClosestWord(code, dishes.keys())
    report(`unknown dish ${quote(code)}${en}`, `plat inconnu ${cite(code)}${fr}`)
  }
  return dish ? { period, category, dish, code } : null
}

/** Adds a dish to its day. `firstLines` holds the first line of every dish, by day, period and category. */
function addServed(
  day: DayRow,
  served: Served,
  key: string,
  firstLines: Map<string, number>,
  line: number,
  report: Report,
) {
  const period = findOrAdd(
    day.periods,
    served.period,
    (name, sortOrder): MenuPeriodDraft => ({ name, sortOrder, categories: [] }),
    report,
  )
  const category = findOrAdd(
    period.categories,
    served.category,
    (name, sortOrder): MenuCategoryDraft => ({ name, sortOrder, items: [] }),
    report,
  )
  const itemKey = [key, menuNameKey(served.period.name), menuNameKey(served.category.name), served.dish].join('\u0000')
  const first = firstLines.get(itemKey)
  if (first !== undefined)
    return report(
      `the dish ${quote(served.code)} is already in ${quote(titleOf(served.category.name))} of this day on line ${first}`,
      `le plat ${cite(served.code)} est déjà dans ${cite(served.category.name.fr || served.category.name.en)} de ce jour à la ligne ${first}`,
    )
  firstLines.set(itemKey, line)
  category.items.push({ dish: served.dish })
}

/** The English name, or the only one. */
const titleOf = ({ en, fr }: Localized) => en || fr

/**
 * Finds the period or category by its English name, or its only one, or adds it. The same name with another capitalization, French
 * name or order is a problem.
 */
function findOrAdd<Item extends { name: Localized; sortOrder: number }>(
  rows: Item[],
  { name, order }: Named,
  make: (name: Localized, sortOrder: number) => Item,
  report: Report,
): Item {
  const title = titleOf(name)
  const found = rows.find((row) => menuNameKey(row.name) === menuNameKey(name))
  if (!found) {
    const added = make(name, order ?? rows.length + 1)
    rows.push(added)
    return added
  }
  if (titleOf(found.name) !== title)
    report(
      `${quote(title)} is spelled ${quote(titleOf(found.name))} above, on the same day`,
      `${cite(title)} s’écrit ${cite(titleOf(found.name))} plus haut, le même jour`,
    )
  if (name.en !== '' && found.name.fr !== name.fr)
    report(
      `${quote(name.en)} is ${quote(found.name.fr)} and ${quote(name.fr)} in French on the same day`,
      `${cite(name.en)} est ${cite(found.name.fr)} et ${cite(name.fr)} en français le même jour`,
    )
  if (order !== null && found.sortOrder !== order)
    report(
      `${quote(title)} has the orders ${found.sortOrder} and ${order} on the same day`,
      `${cite(title)} a les rangs ${found.sortOrder} et ${order} le même jour`,
    )
  return found
}
