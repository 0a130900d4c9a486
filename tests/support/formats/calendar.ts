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

/** Parses a calendar with ical.js. Times are UTC instants (`2026-11-20T12:30:00Z`) or dates. */
export function readCalendar(text: string): { name: string; entries: ReadEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error(`Not a calendar: ${calendar.name}`)
  const readProperty = (component: ICAL.Component, name: string): string | null => {
    const value = component.getFirstPropertyValue(name)
    return value === null ? null : String(value)
  }
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
