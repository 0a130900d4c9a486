import type { CampusDate } from './calendar'
import { isCampusDate } from './calendar'

/** A `date` parameter: missing, a day, or an instant whose day depends on the campus's zone. */
type AskedDate = { kind: 'none' } | { kind: 'day'; date: CampusDate } | { kind: 'instant'; at: Date }

/** Longer than any date, and short enough for the patterns below. Further characters are ignored. */
const maxLength = 64

const wrapping = /^[\s"'/]+|[\s"'/]+$/g
const dashed = /^(\d{4}|\d{2})-(\d{1,2})-(\d{1,2})(?!\d)(.*)$/s
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)(.*)$/s
/** Seconds or milliseconds since 1970, from 2001 to 2286. Dates have at most eight digits without a separator. */
const epoch = /^\d{10}(?:\d{3})?$/
const separator = /^\s*[Tt ]\s*/
const time = /^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?(.*)$/s
/** A `+` that a client does not encode arrives as a space. */
const offset = /^\s*([+-]|(?<= ))(\d{2}):?(\d{2})?$/

/**
 * Parses a `date` parameter in every form that v1 clients send: `2031-02-03`, `2031-2-3`, `20310203`, `31-02-03` (20yy),
 * each optionally quoted or with a trailing slash, ISO, Python and Dart instants with or without an offset, and instants in
 * seconds or milliseconds since 1970.
 *
 * An instant at exactly midnight in UTC is that day. Text after the date that is not a time is ignored. Null when the text does not begin with an existing date.
 * Spec: PUB-7.29, V1-1.15.
 */
export function parseRequestedDate(raw: string | null | undefined): AskedDate | null {
  if (raw === null || raw === undefined || raw === '') return { kind: 'none' }
  const text = raw.slice(0, maxLength).replace(wrapping, '')
  if (text === '') return raw.length > maxLength ? null : { kind: 'none' }
  if (epoch.test(text)) return instantOrDay(new Date(Number(text.padEnd(13, '0'))))
  const parts = dashed.exec(text) ?? compact.exec(text)
  if (!parts) return null
  const [, year = '', month = '', day = '', rest = ''] = parts
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isCampusDate(date)) return null
  const instant = separator.test(rest) ? instantOn(date, rest.replace(separator, '')) : null
  return instant ? instantOrDay(instant) : { kind: 'day', date }
}

/** Midnight in UTC is how programs write a day: `new Date('2031-02-03')`. */
function instantOrDay(at: Date): AskedDate {
  const text = at.toISOString()
  return text.endsWith('T00:00:00.000Z') ? { kind: 'day', date: text.slice(0, 10) } : { kind: 'instant', at }
}

/** Returns the instant of a time with offset on a date. Null without an offset, or when the time is invalid. */
function instantOn(date: CampusDate, text: string): Date | null {
  const parts = time.exec(text)
  if (!parts) return null
  const [, hour = '0', minute = '0', second = '0', fraction = '', tail = ''] = parts
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const offsetMinutes = parseOffset(tail)
  if (offsetMinutes === null) return null
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  const asUtc = Date.parse(`${date}T00:00:00.000Z`)
  const ofDay = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + ms
  return new Date(asUtc + ofDay - offsetMinutes * 60_000)
}

/** Returns an offset from UTC in minutes, positive to the east; null when the text is not an offset. */
function parseOffset(tail: string): number | null {
  if (/^\s*(?:[Zz]|UTC|GMT)$/.test(tail)) return 0
  const parts = offset.exec(tail)
  if (!parts) return null
  const [, sign, hours = '0', minutes = '0'] = parts
  if (Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
