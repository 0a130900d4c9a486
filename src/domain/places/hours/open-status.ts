import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import { weekdayOf } from '@/domain/time/calendar'
import type { ZoneName } from '@/domain/time/campus-time'
import { campusDateAt, toInstant, minuteOfDayAt } from '@/domain/time/campus-time'
import { formatMessageTime, formatShortTime, weekdayName } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { findNextChange, findOpening, listOpenings } from './openings'
import { hasHours, type Schedule } from './schedules'

/** A date and minute (0 to 1439) on the campus's wall clock. */
type CampusMoment = { date: CampusDate; minute: MinuteOfDay }

/**
 * Whether a location is open. `closesAt` is absent and `opensNext` null when the change is more than seven days away.
 * `nextChangeAt` is the next closing of an open location or the next opening of a closed one, within a year; null when
 * there is none. `known` is false when the location has no hours today and those of last night do not run any more.
 */
export type OpenStatus = {
  label: 'open' | 'closed'
  color: 'green' | 'orange' | 'red' | 'grey'
  closesAt?: CampusMoment
  opensNext?: CampusMoment | null
  known: boolean
  nextChangeAt: Date | null
}

const dayMs = 86_400_000
const closingSoonMs = 30 * 60_000
const lookAheadMs = 7 * dayMs

/**
 * Returns the status at an instant: green when open, orange in the last 30 minutes, red when closed, grey when
 * hours are not known.
 *
 * Adjacent and overlapping services count as one opening. Durations are measured between instants, so that they are right
 * in nights with a clock change. Spec: PUB-2.27, PUB-4.10.
 */
export function getOpenStatus(schedules: readonly Schedule[], now: Date, zone: ZoneName): OpenStatus {
  const today = campusDateAt(now, zone)
  const openings = listOpenings(schedules, today, zone)
  const isOpen = findOpening(openings, now.getTime()) !== undefined
  const nextChangeAt = findNextChange(now, openings, schedules, zone)
  if (!isOpen && !hasHours(schedules, today))
    return { label: 'closed', color: 'grey', opensNext: null, known: false, nextChangeAt }
  const known = { known: true, nextChangeAt }
  const isWithinWeek = nextChangeAt !== null && nextChangeAt.getTime() - now.getTime() <= lookAheadMs
  if (!isOpen)
    return { label: 'closed', color: 'red', opensNext: isWithinWeek ? momentAt(nextChangeAt, zone) : null, ...known }
  if (!isWithinWeek) return { label: 'open', color: 'green', ...known }
  const soon = nextChangeAt.getTime() - now.getTime() <= closingSoonMs
  return { label: 'open', color: soon ? 'orange' : 'green', closesAt: momentAt(nextChangeAt, zone), ...known }
}

function momentAt(instant: Date, zone: ZoneName): CampusMoment {
  return { date: campusDateAt(instant, zone), minute: minuteOfDayAt(instant, zone) }
}

/**
 * Formats the status: `Open. Closes at 9:00pm.`, `Closed. Opens Monday at 7:30am.`. v1 clients compare the English
 * sentences. The weekday is included when opening is not today, or closing is more than 24 hours away. Spec: PUB-2.27.
 */
export function formatStatusMessage(status: OpenStatus, now: Date, zone: ZoneName, locale: Locale): string {
  const messages = sentences[locale]
  if (status.label === 'open') {
    if (!status.closesAt) return messages.open
    if (status.color === 'orange') return messages.closesSoon(messages.clock(status.closesAt.minute))
    return messages.closes(formatClosing(status.closesAt, now, zone, locale))
  }
  if (!status.opensNext) return messages.closed
  const today = status.opensNext.date === campusDateAt(now, zone)
  return messages.opens(formatWhen(status.opensNext, !today, locale))
}

function formatClosing(closesAt: CampusMoment, now: Date, zone: ZoneName, locale: Locale): string {
  const left = toInstant(closesAt.date, closesAt.minute, zone).getTime() - now.getTime()
  return formatWhen(closesAt, left > dayMs, locale)
}

function formatWhen({ date, minute }: CampusMoment, withDay: boolean, locale: Locale): string {
  const { at, clock } = sentences[locale]
  const day = withDay ? `${weekdayName(weekdayOf(date), locale, 'long')} ` : ''
  return `${day}${at} ${clock(minute)}`
}

const sentences = {
  en: {
    at: 'at',
    clock: formatMessageTime,
    open: 'Open.',
    closes: (when: string) => `Open. Closes ${when}.`,
    closesSoon: (time: string) => `Open. Closes soon, at ${time}.`,
    closed: 'Closed.',
    opens: (when: string) => `Closed. Opens ${when}.`,
  },
  fr: {
    at: 'à',
    clock: (minute: MinuteOfDay) => formatShortTime(minute, 'fr'),
    open: 'Ouvert.',
    closes: (when: string) => `Ouvert. Ferme ${when}.`,
    closesSoon: (time: string) => `Ouvert. Ferme bientôt, à ${time}.`,
    closed: 'Fermé.',
    opens: (when: string) => `Fermé. Ouvre ${when}.`,
  },
}
