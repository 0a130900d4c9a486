import type { CampusDate, MinuteOfDay } from './calendar'
import { dayBefore, minutesPerDay, weekdayOf } from './calendar'
import type { ZoneName } from './campus-time'
import { campusDateAt, instantOf, minuteOfDayAt } from './campus-time'
import { clockMessage, clockShort, weekdayName } from './date-formats'
import type { Locale } from './locale'
import { nextChangeAfter, openingAt, openingsAround } from './openings'
import type { Schedule, Service } from './schedules'
import { servicesOn } from './schedules'

/** A date and minute of the campus's wall clock, minute 0 to 1439. */
type CampusMoment = { date: CampusDate; minute: MinuteOfDay }

/**
 * Whether a location is open. `closesAt` is absent when it does not close within seven days; `opensNext` is null when it
 * does not open within seven. `nextChangeAt` is when it closes if it is open, and opens if it is closed, however far
 * within a year; null when nothing is known to change.
 */
export type OpenStatus = {
  label: 'open' | 'closed'
  color: 'green' | 'orange' | 'red' | 'grey'
  closesAt?: CampusMoment
  opensNext?: CampusMoment | null
  known: boolean
  nextChangeAt: Date | null
}

/**
 * The service running at a date and minute of the wall clock, or null when closed. The closing minute is closed; a
 * service past midnight belongs to the day before and keeps that day's minutes. Spec: PUB-4.10.
 */
export function serviceAt(schedules: readonly Schedule[], date: CampusDate, minute: MinuteOfDay): Service | null {
  const runs = (at: MinuteOfDay) => (service: Service) => service.opensAtMinute <= at && at < service.closesAtMinute
  const today = servicesOn(schedules, date).find(runs(minute))
  return today ?? servicesOn(schedules, dayBefore(date)).find(runs(minute + minutesPerDay)) ?? null
}

const dayMs = 86_400_000
const closingSoonMs = 30 * 60_000
const lookAheadMs = 7 * dayMs

/**
 * The status at an instant: green, orange in the last 30 minutes, red when closed, grey when there are no rows at all.
 *
 * Services that touch or overlap are one opening. Everything is measured between instants, so that a night on which
 * clocks change is as long as it is. Spec: PUB-2.27, PUB-4.10.
 */
export function openStatus(schedules: readonly Schedule[], now: Date, zone: ZoneName): OpenStatus {
  if (schedules.length === 0) {
    return { label: 'closed', color: 'grey', opensNext: null, known: false, nextChangeAt: null }
  }
  const openings = openingsAround(schedules, campusDateAt(now, zone), zone)
  const nextChangeAt = nextChangeAfter(now, openings, schedules, zone)
  const known = { known: true, nextChangeAt }
  const inReach = nextChangeAt !== null && nextChangeAt.getTime() - now.getTime() <= lookAheadMs
  if (!openingAt(openings, now.getTime()))
    return { label: 'closed', color: 'red', opensNext: inReach ? momentAt(nextChangeAt, zone) : null, ...known }
  if (!inReach) return { label: 'open', color: 'green', ...known }
  const soon = nextChangeAt.getTime() - now.getTime() <= closingSoonMs
  return { label: 'open', color: soon ? 'orange' : 'green', closesAt: momentAt(nextChangeAt, zone), ...known }
}

function momentAt(instant: Date, zone: ZoneName): CampusMoment {
  return { date: campusDateAt(instant, zone), minute: minuteOfDayAt(instant, zone) }
}

/**
 * The status as a sentence, the English ones as v1 clients compare them: `Open. Closes at 9:00pm.`, `Closed. Opens
 * Monday at 7:30am.`. The weekday stands when opening is not today, or closing is more than a day away.
 * Spec: PUB-2.27, v1's `status.message`.
 */
export function statusMessage(status: OpenStatus, now: Date, zone: ZoneName, locale: Locale): string {
  const words = sentences[locale]
  if (status.label === 'open') {
    if (!status.closesAt) return words.open
    if (status.color === 'orange') return words.closesSoon(words.clock(status.closesAt.minute))
    return words.closes(whenCloses(status.closesAt, now, zone, locale))
  }
  if (!status.opensNext) return words.closed
  const today = status.opensNext.date === campusDateAt(now, zone)
  return words.opens(whenWords(status.opensNext, !today, locale))
}

function whenCloses(closesAt: CampusMoment, now: Date, zone: ZoneName, locale: Locale): string {
  const left = instantOf(closesAt.date, closesAt.minute, zone).getTime() - now.getTime()
  return whenWords(closesAt, left > dayMs, locale)
}

function whenWords({ date, minute }: CampusMoment, withDay: boolean, locale: Locale): string {
  const { at, clock } = sentences[locale]
  const day = withDay ? `${weekdayName(weekdayOf(date), locale, 'long')} ` : ''
  return `${day}${at} ${clock(minute)}`
}

const sentences = {
  en: {
    at: 'at',
    clock: clockMessage,
    open: 'Open.',
    closes: (when: string) => `Open. Closes ${when}.`,
    closesSoon: (time: string) => `Open. Closes soon, at ${time}.`,
    closed: 'Closed.',
    opens: (when: string) => `Closed. Opens ${when}.`,
  },
  fr: {
    at: 'à',
    clock: (minute: MinuteOfDay) => clockShort(minute, 'fr'),
    open: 'Ouvert.',
    closes: (when: string) => `Ouvert. Ferme ${when}.`,
    closesSoon: (time: string) => `Ouvert. Ferme bientôt, à ${time}.`,
    closed: 'Fermé.',
    opens: (when: string) => `Fermé. Ouvre ${when}.`,
  },
}
