import moment from 'moment-timezone'
import { readAskedDate } from './asked-date'
import type { CampusDate, MinuteOfDay } from './calendar'
import { addDays, minutesPerDay, utcDate, utcMidnight } from './calendar'
import { clockMessage, clockShort, shortDate } from './date-formats'
import type { Locale } from './locale'

/*
 * Time zones come from moment-timezone's own data and never from the machine: a runtime of last year does not know that
 * British Columbia, Alberta and Manitoba stopped changing clocks in 2026. The whole data set is loaded, because the
 * small builds end in 2030 or 2031 and terms are planned beyond.
 *
 * Calendar arithmetic and formats need no zone and live in files without this data, so that a component in the browser
 * can import them from there.
 */
export type { CampusDate, MinuteOfDay } from './calendar'
export { addDays, dayBefore, daysBetween, isCampusDate, weekdayOf, weekOf } from './calendar'
export { clockMessage, clockShort, longDate, shortDate, weekdayName } from './date-formats'

/** An IANA name, `America/Toronto`. */
export type ZoneName = string

const msPerMinute = 60_000
const earliest = '2000-01-01'
const latest = '2100-12-31'
/** No zone keeps daylight saving longer than March to November. */
const longestSummerMs = 300 * 86_400_000

/** Whether a zone of this exact name is known. */
export function isZone(name: string): boolean {
  return moment.tz.zone(name)?.name === name
}

function zoneOf(name: ZoneName) {
  const zone = moment.tz.zone(name)
  if (!zone) throw new RangeError(`Unknown time zone: ${name.slice(0, 60)}`)
  return zone
}

/** The instant's wall clock on the campus, as milliseconds to be read as UTC. */
function wallClock(instant: Date, zone: ZoneName): number {
  return instant.getTime() - zoneOf(zone).utcOffset(instant.getTime()) * msPerMinute
}

/** The campus's date at an instant. */
export function campusDateAt(instant: Date, zone: ZoneName): CampusDate {
  return utcDate(wallClock(instant, zone))
}

/** The minute of the campus's day on its wall clock, 0 to 1439. */
export function minuteOfDayAt(instant: Date, zone: ZoneName): MinuteOfDay {
  const wall = new Date(wallClock(instant, zone))
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

/**
 * The instant at which the campus's clock shows a minute of a date; 1440 and above are hours of the next day's clock.
 *
 * A time that the spring change skips moves forward by the hour that was skipped; of a time that the autumn change
 * shows twice the first is meant.
 */
export function instantOf(date: CampusDate, minute: MinuteOfDay, zone: ZoneName): Date {
  const wall = utcMidnight(date) + minute * msPerMinute
  const rules = zoneOf(zone)
  const dayMs = minutesPerDay * msPerMinute
  const before = wall + rules.utcOffset(wall - dayMs) * msPerMinute
  const after = wall + rules.utcOffset(wall + dayMs) * msPerMinute
  const shows = (ms: number) => ms - rules.utcOffset(ms) * msPerMinute === wall
  return new Date(!shows(before) && shows(after) ? after : before)
}

/** The first instant of the campus's next day. */
export function nextMidnight(instant: Date, zone: ZoneName): Date {
  return instantOf(addDays(campusDateAt(instant, zone), 1), 0, zone)
}

/** `2031-02-03T04:05:06.000-07:00`: v1's form for stored instants. */
export function isoWithOffset(instant: Date, zone: ZoneName): string {
  const east = -zoneOf(zone).utcOffset(instant.getTime())
  const size = Math.abs(Math.round(east))
  const two = (value: number) => String(value).padStart(2, '0')
  const wall = new Date(wallClock(instant, zone)).toISOString().slice(0, -1)
  return `${wall}${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Hours east of Greenwich at an instant, with its fraction: -3.5 in Newfoundland in winter. */
export function gmtOffsetHours(instant: Date, zone: ZoneName): number {
  return 0 - zoneOf(zone).utcOffset(instant.getTime()) / 60
}

/** The zone's own short name at an instant: `EST`, `EDT`. */
export function zoneAbbreviation(instant: Date, zone: ZoneName): string {
  return zoneOf(zone).abbr(instant.getTime())
}

/**
 * Whether the campus is on daylight saving time: its clocks went forward at the start of the present period, and the
 * period ends within the year. A zone that stays forward for good has a new standard time, not an endless summer.
 */
export function isDaylightSaving(instant: Date, zone: ZoneName): boolean {
  const { untils, offsets } = zoneOf(zone)
  const now = untils.findIndex((until) => instant.getTime() < until)
  const [begins, ends] = [untils[now - 1], untils[now]]
  const [before, present] = [offsets[now - 1], offsets[now]]
  if (begins === undefined || ends === undefined || before === undefined || present === undefined) return false
  return present < before && ends - begins < longestSummerMs
}

/** `11/20/26, 7:30pm`; in French `20/11/26, 19h30`. Spec: PUB-9.5. */
export function dateAndTime(instant: Date, zone: ZoneName, locale: Locale): string {
  const minute = minuteOfDayAt(instant, zone)
  const clock = locale === 'fr' ? clockShort(minute, 'fr') : clockMessage(minute)
  return `${shortDate(campusDateAt(instant, zone), locale)}, ${clock}`
}

/**
 * The campus date that an address asks for; today on campus when it asks for none.
 *
 * An instant with an offset is moved to the campus's zone first; a time without one is read as it stands. Null is no
 * date, an impossible one, or one outside 2000 to 2100.
 */
export function parseAskedDate(raw: string | null | undefined, now: Date, zone: ZoneName): CampusDate | null {
  const asked = readAskedDate(raw)
  if (!asked) return null
  if (asked.kind === 'none') return campusDateAt(now, zone)
  const date = asked.kind === 'day' ? asked.date : campusDateAt(asked.at, zone)
  return date < earliest || date > latest ? null : date
}
