import type { CampusDate } from './calendar'
import { isCampusDate } from './calendar'

/** What an address asked for: nothing, a day as it stands, or an instant that the campus's zone turns into a day. */
export type AskedDate = { kind: 'none' } | { kind: 'day'; date: CampusDate } | { kind: 'instant'; at: Date }

/** Longer than any date that a client sends, short enough that no pattern below has work to do; the rest is not read. */
const longest = 64

const wrapping = /^[\s"'/]+|[\s"'/]+$/g
const dashed = /^(\d{4}|\d{2})-(\d{1,2})-(\d{1,2})(?!\d)(.*)$/s
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/s
const separator = /^\s*[Tt ]\s*/
const time = /^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?(.*)$/s
/** A `+` arrives as a space when a client did not encode it. */
const offset = /^\s*([+-]|(?<= ))(\d{2}):?(\d{2})?$/

/**
 * Reads a `date` parameter in every form that v1 clients send: `2031-02-03`, `2031-2-3`, `20310203`, `31-02-03` (20yy),
 * any of them quoted or with a trailing slash, and ISO, Python and Dart instants with or without an offset.
 *
 * What follows a date and is no time is left aside: the leading date counts. Null when no date leads, or an impossible
 * one.
 */
export function readAskedDate(raw: string | null | undefined): AskedDate | null {
  if (raw === null || raw === undefined || raw === '') return { kind: 'none' }
  const text = raw.slice(0, longest).replace(wrapping, '')
  if (text === '') return raw.length > longest ? null : { kind: 'none' }
  const parts = dashed.exec(text) ?? compact.exec(text)
  if (!parts) return null
  const [, year = '', month = '', day = '', rest = ''] = parts
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isCampusDate(date)) return null
  const clock = separator.test(rest) ? instantOn(date, rest.replace(separator, '')) : null
  return clock ? { kind: 'instant', at: clock } : { kind: 'day', date }
}

/** The instant of a time with its offset on a date; null when it states no offset, or is none. */
function instantOn(date: CampusDate, text: string): Date | null {
  const parts = time.exec(text)
  if (!parts) return null
  const [, hour = '0', minute = '0', second = '0', fraction = '', tail = ''] = parts
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const east = minutesEast(tail)
  if (east === null) return null
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  const asUtc = Date.parse(`${date}T00:00:00.000Z`)
  const ofDay = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + ms
  return new Date(asUtc + ofDay - east * 60_000)
}

function minutesEast(tail: string): number | null {
  if (/^\s*(?:[Zz]|UTC|GMT)$/.test(tail)) return 0
  const parts = offset.exec(tail)
  if (!parts) return null
  const [, sign, hours = '0', minutes = '0'] = parts
  if (Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
