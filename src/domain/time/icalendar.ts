import type { CampusDate } from './calendar'
import type { Locale } from '@/domain/locale'

/**
 * An entry of a calendar. `starts` and `ends` are instants, or campus dates for whole days, where `ends` is the day after
 * the last. `ends` is null for an entry without a duration. Texts can contain any characters.
 */
export type CalendarEntry = {
  uid: string
  changedAt: Date
  summary: string
  description: string | null
  place: string | null
  url: string | null
} & ({ starts: Date; ends: Date | null } | { starts: CampusDate; ends: CampusDate })

/**
 * Formats a calendar (RFC 5545). All times are in UTC, so that readers need no time zone rules; `zone` is only the zone to
 * display. Readers are told to refresh every six hours.
 */
export const formatCalendar = (calendar: CalendarInfo, entries: readonly CalendarEntry[]): string =>
  formatLines(
    calendar,
    [],
    entries.flatMap((entry) => entryLines(entry)),
  )

/**
 * Formats a calendar that takes entries back (RFC 5546, CANCEL). A program removes the entry with the same UID, because the
 * sequence is higher than that of `formatCalendar`, which is 0. `organizer` is required by the format and is the sender.
 */
export function formatCancellation(
  calendar: CalendarInfo,
  entries: readonly CalendarEntry[],
  { name, email }: { name: string; email: string },
): string {
  const canceled = [
    'SEQUENCE:1',
    'STATUS:CANCELLED',
    `ORGANIZER;CN="${name.replace(/["\p{Cc}]/gu, ' ')}":mailto:${email}`,
  ]
  const lines = entries.flatMap((entry) => entryLines(entry, canceled))
  return formatLines(calendar, ['METHOD:CANCEL'], lines)
}

type CalendarInfo = { name: string; locale: Locale; zone: string }

function formatLines(
  { name, locale, zone }: CalendarInfo,
  method: readonly string[],
  entries: readonly string[],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Refectory//Feeds//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...method,
    text('NAME', name),
    text('X-WR-CALNAME', name),
    text('X-WR-TIMEZONE', zone),
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

const entryLines = (entry: CalendarEntry, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  text('UID', entry.uid),
  `DTSTAMP:${utc(entry.changedAt)}`,
  ...more,
  time('DTSTART', entry.starts),
  ...(entry.ends === null ? [] : [time('DTEND', entry.ends)]),
  text('SUMMARY', entry.summary),
  ...(entry.description ? [text('DESCRIPTION', entry.description)] : []),
  ...(entry.place ? [text('LOCATION', entry.place)] : []),
  ...(entry.url ? [`URL:${new URL(entry.url).href}`] : []),
  'TRANSP:TRANSPARENT', // does not mark the reader as busy
  'END:VEVENT',
]

/** `20261120T123000Z` */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const time = (name: string, when: Date | CampusDate) =>
  typeof when === 'string' ? `${name};VALUE=DATE:${when.replaceAll('-', '')}` : `${name}:${utc(when)}`

/** A property of type TEXT. Escapes the format's characters and line breaks, and replaces control characters by spaces. */
const text = (name: string, value: string) =>
  `${name}:${value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')}`

/** Folds a line to at most 75 octets per line without splitting a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > 75) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
