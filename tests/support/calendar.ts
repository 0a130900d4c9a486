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

/** A calendar as ical.js reads it: its name, and its entries with instants in UTC (`2026-11-20T12:30:00Z`) or dates. */
export function readCalendar(text: string): { name: string; entries: ReadEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  if (calendar.name !== 'vcalendar') throw new Error(`Not one calendar: ${calendar.name}`)
  const say = (component: ICAL.Component, name: string): string | null => {
    const value = component.getFirstPropertyValue(name)
    return value === null ? null : String(value)
  }
  return {
    name: say(calendar, 'name') ?? '',
    entries: calendar.getAllSubcomponents('vevent').map((entry) => ({
      uid: say(entry, 'uid') ?? '',
      summary: say(entry, 'summary') ?? '',
      starts: say(entry, 'dtstart') ?? '',
      ends: say(entry, 'dtend'),
      description: say(entry, 'description'),
      place: say(entry, 'location'),
      address: say(entry, 'url'),
    })),
  }
}

/** What RFC 5545 says of bytes: lines end in CRLF and have at most 75 octets, no control characters; empty when all holds. */
export function faultsOfLines(text: string): string[] {
  const lines = text.split('\r\n')
  return [
    ...(lines.at(-1) === '' ? [] : ['no line end at the end']),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `too long: ${line}`),
    ...lines
      .filter((line) => /[\u0000-\u001f\u007f\ufffd\p{Cs}]/u.test(Buffer.from(line).toString()))
      .map((line) => `control: ${line}`),
  ]
}
