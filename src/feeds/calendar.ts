import type { CampusDate } from '@/domain/calendar'
import type { Locale } from '@/domain/locale'

/**
 * One entry of a calendar. `starts` and `ends` are both instants, or both campus dates of whole days with `ends` the day
 * after the last; `ends` null is a moment. `changed` is when what it says was last changed. Texts may hold anything.
 */
export type Entry = {
  uid: string
  changed: Date
  summary: string
  description: string | null
  place: string | null
  address: string | null
} & ({ starts: Date; ends: Date | null } | { starts: CampusDate; ends: CampusDate })

/**
 * A calendar of RFC 5545 with its entries. All times are in UTC, so that no reader needs our idea of a time zone to know
 * the instant; `zone` only tells which one to show it in. Readers ask again every six hours.
 */
export function calendar(
  { name, locale, zone }: { name: string; locale: Locale; zone: string },
  entries: readonly Entry[],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Refectory//Feeds//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    text('NAME', name),
    text('X-WR-CALNAME', name),
    text('X-WR-TIMEZONE', zone),
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

const linesOf = (entry: Entry): string[] => [
  'BEGIN:VEVENT',
  text('UID', entry.uid),
  `DTSTAMP:${utc(entry.changed)}`,
  time('DTSTART', entry.starts),
  ...(entry.ends === null ? [] : [time('DTEND', entry.ends)]),
  text('SUMMARY', entry.summary),
  ...(entry.description ? [text('DESCRIPTION', entry.description)] : []),
  ...(entry.place ? [text('LOCATION', entry.place)] : []),
  ...(entry.address ? [`URL:${new URL(entry.address).href}`] : []),
  'TRANSP:TRANSPARENT', // nobody is busy because a hall is open
  'END:VEVENT',
]

/** `20261120T123000Z` */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const time = (name: string, when: Date | CampusDate) =>
  typeof when === 'string' ? `${name};VALUE=DATE:${when.replaceAll('-', '')}` : `${name}:${utc(when)}`

/** A property of type TEXT: signs of the format escaped, line ends written out, control characters gone. */
const text = (name: string, value: string) =>
  `${name}:${value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')}`

/** Lines of at most 75 octets, continued after a line end and a blank, never within a character. */
function folded(line: string): string {
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
