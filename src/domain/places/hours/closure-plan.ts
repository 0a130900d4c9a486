import { addDays, minutesPerDay, previousDay, type CampusDate, type MinuteOfDay } from '@/domain/time/calendar'
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

/** Minutes from the beginning of today: negative before it, above 1440 after it. */
type Gap = { from: number; until: number }

/**
 * Returns the special hours that close a location from now until `end`; empty when it would not be open until then. Hours of
 * last night that still run end now. With a time of reopening, the rest of the hours stays: what is left of last night's
 * hours after that time is written on today's date, together with today's own hours, because closures replace them.
 * Spec: PUB-3.5.
 */
export function planClosure(schedules: readonly Schedule[], now: CampusMoment, end: ClosureEnd): ClosureHours[] {
  const lastNight = servicesOn(schedules, previousDay(now.date)).map((service) => shift(service, -minutesPerDay))
  if ('lastDay' in end) return planDays(lastNight, now, end.lastDay)
  const gap = { from: now.minute, until: end.reopensAtMinute }
  return planGap(lastNight, servicesOn(schedules, now.date), now.date, gap)
}

function planDays(lastNight: Service[], { date, minute }: CampusMoment, lastDay: CampusDate): ClosureHours[] {
  const gap = { from: minute, until: Infinity }
  const closedDays = { start: date, end: lastDay, opensAtMinute: null, closesAtMinute: null }
  return [...(isCut(lastNight, gap) ? rowsOf(cut(lastNight, gap), previousDay(date)) : []), closedDays]
}

function planGap(lastNight: Service[], services: Service[], today: CampusDate, gap: Gap): ClosureHours[] {
  const left = cut(services, gap)
  if (!isCut(lastNight, gap)) return isCut(services, gap) ? closedOrRowsOf(left, today) : []
  // Minutes that last night's and today's hours share are written once, because closures must not overlap.
  const leftOfNight = left.reduce(
    (night, { opensAtMinute, closesAtMinute }) => cut(night, { from: opensAtMinute, until: closesAtMinute }),
    cut(lastNight, gap),
  )
  const beforeMidnight = leftOfNight.filter(({ opensAtMinute }) => opensAtMinute < 0)
  const afterMidnight = leftOfNight.filter(({ opensAtMinute }) => opensAtMinute >= 0)
  const changesToday = afterMidnight.length > 0 || isCut(services, gap)
  return [
    ...rowsOf(beforeMidnight, previousDay(today)),
    ...(changesToday ? closedOrRowsOf([...afterMidnight, ...left], today) : []),
  ]
}

const shift = ({ opensAtMinute, closesAtMinute }: Service, minutes: number): Service => ({
  opensAtMinute: opensAtMinute + minutes,
  closesAtMinute: closesAtMinute + minutes,
})

const isCut = (services: readonly Service[], { from, until }: Gap) =>
  services.some(({ opensAtMinute, closesAtMinute }) => opensAtMinute < until && closesAtMinute > from)

/** The services without the minutes of a gap. */
function cut(services: readonly Service[], { from, until }: Gap): Service[] {
  const left = services.flatMap(({ opensAtMinute, closesAtMinute }) => [
    { opensAtMinute, closesAtMinute: Math.min(closesAtMinute, from) },
    { opensAtMinute: Math.max(opensAtMinute, until), closesAtMinute },
  ])
  return left.filter(({ opensAtMinute, closesAtMinute }) => opensAtMinute < closesAtMinute)
}

/** Services as rows of a date. Those of yesterday are given in minutes of today. */
const rowsOf = (services: readonly Service[], date: CampusDate): ClosureHours[] =>
  services.map(({ opensAtMinute, closesAtMinute }) => ({
    start: date,
    end: date,
    opensAtMinute: minuteOfClock(opensAtMinute),
    closesAtMinute: minuteOfClock(closesAtMinute),
  }))

const minuteOfClock = (minute: number): MinuteOfDay => (minute + minutesPerDay) % minutesPerDay

const closedOrRowsOf = (services: readonly Service[], date: CampusDate): ClosureHours[] =>
  services.length > 0 ? rowsOf(services, date) : [{ start: date, end: date, opensAtMinute: null, closesAtMinute: null }]
