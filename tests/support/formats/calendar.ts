import ICAL from 'ical.js'

export type ReadEntry = {
  uid: string
  summary: string
  starts: string
  ends: string | null
  description: string | null
  place: string | null
  address: string | null
}

/** What of an entry only matters to a program that replaces or removes it. */
type Revision = { uid: string; status: string | null; sequence: number; organizer: string | null; changedAt: string }

function parseCalendar(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error(`Not a calendar: ${calendar.name}`)
  return calendar
}
const readProperty = (component: ICAL.Component, name: string): string | null => {
  const value = component.getFirstPropertyValue(name)
  return value === null ? null : String(value)
}

/** Parses a calendar with ical.js. Times are UTC instants (`2026-11-20T12:30:00Z`) or dates. */
export function readCalendar(text: string): { name: string; entries: ReadEntry[] } {
  const calendar = parseCalendar(text)
  return {
    name: readProperty(calendar, 'name') ?? '',
    entries: calendar.getAllSubcomponents('vevent').map((entry) => ({
      uid: readProperty(entry, 'uid') ?? '',
      summary: readProperty(entry, 'summary') ?? '',
      starts: readProperty(entry, 'dtstart') ?? '',
      ends: readProperty(entry, 'dtend'),
      description: readProperty(entry, 'description'),
      place: readProperty(entry, 'location'),
      address: readProperty(entry, 'url'),
    })),
  }
}

/** The method of a calendar, null for one that only publishes, and the revisions of its entries. */
export function readRevisions(text: string): { method: string | null; entries: Revision[] } {
  const calendar = parseCalendar(text)
  return {
    method: readProperty(calendar, 'method'),
    entries: calendar.getAllSubcomponents('vevent').map((entry) => ({
      uid: readProperty(entry, 'uid') ?? '',
      status: readProperty(entry, 'status'),
      sequence: Number(readProperty(entry, 'sequence') ?? 0),
      organizer: readProperty(entry, 'organizer'),
      changedAt: readProperty(entry, 'dtstamp') ?? '',
    })),
  }
}

/** Returns violations of RFC 5545's line rules: CRLF line ends, at most 75 octets, no control characters. */
export function findLineErrors(text: string): string[] {
  const lines = text.split('\r\n')
  return [
    ...(lines.at(-1) === '' ? [] : ['no line break at the end']),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `too long: ${line}`),
    ...lines
      .filter((line) => /[\u0000-\u001f\u007f\ufffd\p{Cs}]/u.test(Buffer.from(line).toString()))
      .map((line) => `control: ${line}`),
  ]
}
