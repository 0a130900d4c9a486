import { addDays, minutesPerDay, type CampusDate, type MinuteOfDay } from '@/domain/time/calendar'
import { servicesOn, type Schedule, type Service } from './schedules'

/** A moment on the campus's wall clock. */
export type CampusMoment = { date: CampusDate; minute: MinuteOfDay }

/** When a closed location opens again: after its last closed day, or today at a time. */
export type ClosureEnd = { lastDay: CampusDate } | { reopensAtMinute: MinuteOfDay }

/** Special hours that replace all others from `start` to `end`, inclusive. Null times close these days. */
export type ClosureHours = {
  start: CampusDate
  end: CampusDate
  opensAtMinute: MinuteOfDay | null
  closesAtMinute: MinuteOfDay | null
}

/** How many days ahead a closure may end. Longer ones are weekly hours with dates. */
const longestClosureDays = 366

/** Why a closure cannot begin now and end as asked; null when it can. */
export function refuseClosureEnd(now: CampusMoment, end: ClosureEnd): 'past' | 'too-late' | null {
  if ('reopensAtMinute' in end) return end.reopensAtMinute <= now.minute ? 'past' : null
  if (end.lastDay < now.date) return 'past'
  return end.lastDay > addDays(now.date, longestClosureDays) ? 'too-late' : null
}

/**
 * Returns the special hours that close a location from now until `end`. Hours of last night that still run end now. With a
 * time of reopening, what is left of today's hours stays; empty when the location would not be open until then. Spec: PUB-3.5.
 */
export function planClosure(schedules: readonly Schedule[], now: CampusMoment, end: ClosureEnd): ClosureHours[] {
  const reopensAtMinute = 'reopensAtMinute' in end ? end.reopensAtMinute : minutesPerDay
  const lastNight = cutHours(schedules, addDays(now.date, -1), {
    from: now.minute + minutesPerDay,
    until: reopensAtMinute + minutesPerDay,
  })
  if ('reopensAtMinute' in end)
    return [...lastNight, ...cutHours(schedules, now.date, { from: now.minute, until: reopensAtMinute })]
  return [...lastNight, { start: now.date, end: end.lastDay, opensAtMinute: null, closesAtMinute: null }]
}

/** What is left of a date's hours without the minutes between `from` and `until`. Empty when they lose nothing. */
function cutHours(
  schedules: readonly Schedule[],
  date: CampusDate,
  { from, until }: { from: number; until: number },
): ClosureHours[] {
  const services = servicesOn(schedules, date)
  if (!services.some(({ opensAtMinute, closesAtMinute }) => opensAtMinute < until && closesAtMinute > from)) return []
  const left = services.flatMap(({ opensAtMinute, closesAtMinute }): Service[] => [
    { opensAtMinute, closesAtMinute: Math.min(closesAtMinute, from) },
    { opensAtMinute: Math.max(opensAtMinute, until), closesAtMinute },
  ])
  const rows = left.filter(({ opensAtMinute, closesAtMinute }) => opensAtMinute < closesAtMinute)
  if (rows.length === 0) return [{ start: date, end: date, opensAtMinute: null, closesAtMinute: null }]
  return rows.map(({ opensAtMinute, closesAtMinute }) => ({
    start: date,
    end: date,
    opensAtMinute: opensAtMinute % minutesPerDay,
    closesAtMinute: closesAtMinute % minutesPerDay,
  }))
}
