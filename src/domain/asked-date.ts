import type { CampusDate } from './calendar'
import { isCampusDate } from './calendar'

/** What an address asked for: nothing, a day as it stands, or an instant that the campus's zone turns into a day. */
export type AskedDate = { kind: 'none' } | { kind: 'day'; date: CampusDate } | { kind: 'instant'; at: Date }

/** Longer than any date that a client sends, short enough that no pattern below has work to do. */
const longest = 64

const wrapping = /^[\s"'/]+|[\s"'/]+$/g
const dashed = /^(\d{4}|\d{2})-(\d{1,2})-(\d{1,2})(?:\s*[Tt ]\s*(\S.*))?$/
const compact = /^(\d{4})(\d{2})(\d{2})(?:[Tt ]\s*(\S.*))?$/
const time = /^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?(.*)$/
/** A `+` arrives as a space when a client did not encode it. */
const offset = /^\s*([+-]|(?<= ))(\d{2}):?(\d{2})?$/

/**
 * Reads a `date` parameter in every form that v1 clients send: `2031-02-03`, `2031-2-3`, `20310203`, `31-02-03` (20yy),
 * any of them quoted or with a trailing slash, and ISO, Python and Dart instants with or without an offset.
 * Null when it is no date, an impossible one, or carries a time that is none.
 */
export function readAskedDate(raw: string | null | undefined): AskedDate | null {
  if (raw === null || raw === undefined || raw === '') return { kind: 'none' }
  if (raw.length > longest) return null
  const text = raw.replace(wrapping, '')
  if (text === '') return { kind: 'none' }
  const parts = dashed.exec(text) ?? compact.exec(text)
  if (!parts) return null
  const [, year = '', month = '', day = '', rest] = parts
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isCampusDate(date)) return null
  return rest === undefined ? { kind: 'day', date } : withTime(date, rest)
}

function withTime(date: CampusDate, rest: string): AskedDate | null {
  const parts = time.exec(rest)
  if (!parts) return null
  const [, hour = '0', minute = '0', second = '0', fraction = '', tail = ''] = parts
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  if (tail === '') return { kind: 'day', date }
  const east = minutesEast(tail)
  if (east === null) return null
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  const asUtc = Date.parse(`${date}T00:00:00.000Z`)
  const ofDay = (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + ms
  return { kind: 'instant', at: new Date(asUtc + ofDay - east * 60_000) }
}

function minutesEast(tail: string): number | null {
  if (/^\s*(?:[Zz]|UTC|GMT)$/.test(tail)) return 0
  const parts = offset.exec(tail)
  if (!parts) return null
  const [, sign, hours = '0', minutes = '0'] = parts
  if (Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
