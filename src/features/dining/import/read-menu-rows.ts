import { isCampusDate, type CampusDate } from '@/domain/calendar'
import { slugify } from '@/domain/address'
import type { Localized } from '@/domain/locale'
import { suggestion } from './nearest-word'
import { quote, type Checked, type Problem } from './problems'
import type { Row, Table } from './read-table'

/** Ids of what menus may name. A location's words are its id and the slugs of its names; null is a word that two share. */
export type KnownPlaces = { locations: ReadonlyMap<string, string | null>; dishes: ReadonlyMap<string, string> }

type MenuCategoryDraft = { name: Localized; sortOrder: number; items: { dish: string }[] }
export type MenuPeriodDraft = { name: Localized; sortOrder: number; categories: MenuCategoryDraft[] }
/** A date, or a place in the cycle: weeks count from 1, weekdays from 0, Sunday. */
type When = { date: CampusDate } | { week: number; weekday: number }
/** A location's day as the file tells it, in serving order; `line` is its first. */
export type DayRow = { line: number; locationId: string; when: When; closed: boolean; periods: MenuPeriodDraft[] }

const yes = new Set(['yes', 'oui', 'true', '1', 'x'])
const no = new Set(['', 'no', 'non', 'false', '0'])
const longestName = 120

/** Every day of the file, or everything that is wrong with it. */
export function readMenuRows({ rows }: Table, known: KnownPlaces): Checked<DayRow[]> {
  const problems: Problem[] = []
  const days = new Map<string, DayRow>()
  const seen = new Map<string, number>()
  for (const row of rows) {
    const before = problems.length
    const say = (reason: string) => void problems.push({ line: row.line, reason })
    const locationId = locationOf(row.cells.location ?? '', known.locations, say)
    const when = whenOf(row.cells, say)
    const closedText = (row.cells.closed ?? '').toLowerCase()
    if (!yes.has(closedText) && !no.has(closedText)) say(`closed must be yes or empty: ${quote(closedText)}`)
    const closed = yes.has(closedText)
    const served = closed ? null : servedOf(row, known.dishes, say)
    if (closed && ['period_en', 'period_fr', 'category_en', 'category_fr', 'dish'].some((column) => row.cells[column]))
      say('a closed day serves nothing: leave period, category and dish empty')
    if (problems.length > before || !locationId || !when) continue

    const key = `${locationId} ${'date' in when ? when.date : `${when.week} ${when.weekday}`}`
    const day = days.get(key)
    if (!day) days.set(key, { line: row.line, locationId, when, closed, periods: [] })
    else if (day.closed && closed) say(`this day is already closed on line ${day.line}`)
    else if (day.closed !== closed)
      say(`this day is ${closed ? 'served' : 'closed'} on line ${day.line}: it cannot be both`)
    const target = days.get(key)
    if (served && target && !target.closed) addServed(target, served, key, seen, row.line, say)
  }
  if (rows.length === 0) problems.push({ line: null, reason: 'the file has a header and no menus' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: [...days.values()] }
}

type Say = (reason: string) => void
type Served = { period: Named; category: Named; dish: string; code: string }
type Named = { name: Localized; order: number | null }

function locationOf(text: string, locations: KnownPlaces['locations'], say: Say): string | null {
  const found = locations.get(text) ?? locations.get(slugify(text))
  if (text === '') say('location is missing')
  else if (found === null || (found === undefined && locations.get(slugify(text)) === null))
    say(`two locations are called ${quote(text)}: write the id of one`)
  else if (!found)
    say(
      `unknown location ${quote(text)}${suggestion(
        slugify(text),
        [...locations.keys()].filter((word) => !/^[0-9a-f]{24}$/.test(word)),
      )}`,
    )
  return found ?? null
}

function whenOf(cells: Row['cells'], say: Say): When | null {
  if ('date' in cells) {
    const date = cells.date ?? ''
    if (isCampusDate(date) && date >= '2000-01-01' && date <= '2100-12-31') return { date }
    say(date === '' ? 'date is missing' : `this date does not exist, or is not written like 2026-11-20: ${quote(date)}`)
    return null
  }
  const week = /^[1-4]$/.test(cells.week ?? '')
  const weekday = /^[0-6]$/.test(cells.weekday ?? '')
  if (!week) say(`week must be 1 to 4: ${quote(cells.week ?? '')}`)
  if (!weekday) say(`weekday must be 0 (Sunday) to 6 (Saturday): ${quote(cells.weekday ?? '')}`)
  return week && weekday ? { week: Number(cells.week), weekday: Number(cells.weekday) } : null
}

function servedOf({ cells }: Row, dishes: KnownPlaces['dishes'], say: Say): Served | null {
  const named = (what: 'period' | 'category'): Named => {
    for (const locale of ['en', 'fr'] as const) {
      const name = cells[`${what}_${locale}`] ?? ''
      if (name === '') say(`${what}_${locale} is missing`)
      else if (name.length > longestName) say(`${what}_${locale} is longer than ${longestName} characters`)
    }
    const order = cells[`${what}_order`] ?? ''
    if (!/^-?\d{0,6}$/.test(order) || order === '-') say(`${what}_order must be a whole number: ${quote(order)}`)
    return {
      name: { en: cells[`${what}_en`] ?? '', fr: cells[`${what}_fr`] ?? '' },
      order: order === '' ? null : Number(order),
    }
  }
  const [period, category, code] = [named('period'), named('category'), cells.dish ?? '']
  const dish = dishes.get(code)
  if (code === '') say('dish is missing')
  else if (!dish) say(`unknown dish ${quote(code)}${suggestion(code, dishes.keys())}`)
  return dish ? { period, category, dish, code } : null
}

/** `seen` remembers on which line each period, category and dish of each day first stood. */
function addServed(day: DayRow, served: Served, key: string, seen: Map<string, number>, line: number, say: Say) {
  const period = place(
    day.periods,
    served.period,
    (name, sortOrder): MenuPeriodDraft => ({ name, sortOrder, categories: [] }),
    say,
  )
  const category = place(
    period.categories,
    served.category,
    (name, sortOrder): MenuCategoryDraft => ({ name, sortOrder, items: [] }),
    say,
  )
  const itemKey = [key, fold(served.period.name.en), fold(served.category.name.en), served.dish].join('\u0000')
  const first = seen.get(itemKey)
  if (first !== undefined)
    return say(
      `the dish ${quote(served.code)} already stands in ${quote(served.category.name.en)} of this day on line ${first}`,
    )
  seen.set(itemKey, line)
  category.items.push({ dish: served.dish })
}

const fold = (name: string) => name.trim().toLowerCase()

/** The row of that name, made when it is the first; the same English name spelled otherwise, or with another French one or order, is an error. */
function place<Each extends { name: Localized; sortOrder: number }>(
  rows: Each[],
  { name, order }: Named,
  make: (name: Localized, sortOrder: number) => Each,
  say: Say,
): Each {
  const found = rows.find((row) => fold(row.name.en) === fold(name.en))
  if (!found) {
    const made = make(name, order ?? rows.length + 1)
    rows.push(made)
    return made
  }
  if (found.name.en !== name.en) say(`${quote(name.en)} is spelled ${quote(found.name.en)} above, on the same day`)
  if (found.name.fr !== name.fr)
    say(`${quote(name.en)} is ${quote(found.name.fr)} and ${quote(name.fr)} in French on the same day`)
  if (order !== null && found.sortOrder !== order)
    say(`${quote(name.en)} has the orders ${found.sortOrder} and ${order} on the same day`)
  return found
}
