import moment from 'moment-timezone'
import { parseRequestedDate } from './requested-date'
import type { CampusDate, MinuteOfDay } from './calendar'
import { addDays, minutesPerDay, utcDate, utcMidnight } from './calendar'

/*
 * Time zone rules come from moment-timezone, not from the runtime: older runtimes do not know that British Columbia,
 * Alberta and Manitoba stopped changing clocks in 2026. The full data set is loaded, because the smaller builds end in 2030
 * or 2031 and terms are planned beyond that.
 *
 * Browser components import calendar arithmetic and formats from `calendar` and `date-formats`, which do not load this data.
 */

/** An IANA time zone name, such as `America/Toronto`. */
export type ZoneName = string

const msPerMinute = 60_000
const earliest = '2000-01-01'
const latest = '2100-12-31'
/** Daylight saving time lasts from March to November at most. */
const maxDaylightSavingMs = 300 * 86_400_000

/** Whether a zone with this exact name exists. */
export function isZone(name: string): boolean {
  return moment.tz.zone(name)?.name === name
}

function zoneOf(name: ZoneName) {
  const zone = moment.tz.zone(name)
  if (!zone) throw new RangeError(`Unknown time zone: ${name.slice(0, 60)}`)
  return zone
}

/** Returns the campus's wall-clock time at an instant, as milliseconds in UTC. */
function wallClock(instant: Date, zone: ZoneName): number {
  return instant.getTime() - zoneOf(zone).utcOffset(instant.getTime()) * msPerMinute
}

/** Returns the campus date at an instant. */
export function campusDateAt(instant: Date, zone: ZoneName): CampusDate {
  return utcDate(wallClock(instant, zone))
}

/** Returns the minute of the campus day on the wall clock, 0 to 1439. */
export function minuteOfDayAt(instant: Date, zone: ZoneName): MinuteOfDay {
  const wall = new Date(wallClock(instant, zone))
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

/**
 * Returns the instant at which the campus's wall clock shows a minute of a date. Minutes from 1440 are on the next day.
 *
 * A time that the spring change skips moves forward by the skipped hour. Of a time that occurs twice in autumn, the first
 * is returned.
 */
export function toInstant(date: CampusDate, minute: MinuteOfDay, zone: ZoneName): Date {
  const wall = utcMidnight(date) + minute * msPerMinute
  const rules = zoneOf(zone)
  const dayMs = minutesPerDay * msPerMinute
  const before = wall + rules.utcOffset(wall - dayMs) * msPerMinute
  const after = wall + rules.utcOffset(wall + dayMs) * msPerMinute
  const shows = (ms: number) => ms - rules.utcOffset(ms) * msPerMinute === wall
  return new Date(!shows(before) && shows(after) ? after : before)
}

/** Returns the first instant of the next campus day. */
export function nextMidnight(instant: Date, zone: ZoneName): Date {
  return toInstant(addDays(campusDateAt(instant, zone), 1), 0, zone)
}

/** Formats an instant for v1: `2031-02-03T04:05:06.000-07:00`. Spec: V1-1.14. */
export function formatIsoWithOffset(instant: Date, zone: ZoneName): string {
  const east = -zoneOf(zone).utcOffset(instant.getTime())
  const size = Math.abs(Math.round(east))
  const two = (value: number) => String(value).padStart(2, '0')
  const wall = new Date(wallClock(instant, zone)).toISOString().slice(0, -1)
  return `${wall}${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Returns the offset from UTC in hours: -3.5 in Newfoundland in winter. */
export function gmtOffsetHours(instant: Date, zone: ZoneName): number {
  return 0 - zoneOf(zone).utcOffset(instant.getTime()) / 60
}

/** Returns the abbreviation of the zone at an instant: `EST`, `EDT`. */
export function zoneAbbreviation(instant: Date, zone: ZoneName): string {
  return zoneOf(zone).abbr(instant.getTime())
}

/**
 * Whether daylight saving time is in effect: the clocks went forward at the start of the current period, and it ends within
 * the year. A zone that never changes back has a new standard time instead.
 */
export function isDaylightSaving(instant: Date, zone: ZoneName): boolean {
  const { untils, offsets } = zoneOf(zone)
  const now = untils.findIndex((until) => instant.getTime() < until)
  const [start, end] = [untils[now - 1], untils[now]]
  const [before, present] = [offsets[now - 1], offsets[now]]
  if (start === undefined || end === undefined || before === undefined || present === undefined) return false
  return present < before && end - start < maxDaylightSavingMs
}

/**
 * Returns the campus date of a `date` parameter; today on campus when the parameter is missing.
 *
 * Times with an offset are converted to the campus's zone. Times without one are already campus times. Null when the date
 * is invalid or not between 2000 and 2100. Spec: V1-1.15.
 */
export function resolveRequestedDate(raw: string | null | undefined, now: Date, zone: ZoneName): CampusDate | null {
  const requested = parseRequestedDate(raw)
  if (!requested) return null
  if (requested.kind === 'none') return campusDateAt(now, zone)
  const date = requested.kind === 'day' ? requested.date : campusDateAt(requested.at, zone)
  return date < earliest || date > latest ? null : date
}
