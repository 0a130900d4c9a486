import { servedMoment } from '@/domain/menu/served-moment'
import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import type { ZoneName } from '@/domain/time/campus-time'
import { hasHours, mealsOn, servicesOn, type Schedule, type Service } from './schedules'

/**
 * The hours of a location on the day that it serves, drawn on a ribbon. All places are in percent of its width. `mealEdges` are
 * where a meal begins or ends while the location is open. `now` is null when it is not on the ribbon.
 */
export type DayRibbon = {
  date: CampusDate
  services: Service[]
  open: { from: number; width: number }[]
  mealEdges: number[]
  now: number | null
  percentPerMinute: number
}

type Hours = { id: string; schedules: readonly Schedule[] }

/** The ribbon of a campus where nothing opens: 6:00 to 2:00. */
const emptyDay: Service = { opensAtMinute: 360, closesAtMinute: 1560 }

/**
 * Draws the hours of locations on ribbons of one scale, by location id: the whole hours from the first opening to the last
 * closing. Each location has the day of `servedMoment`; it is absent when the hours of that day are not known. Times are those
 * of the wall clock, also on days with a clock change.
 */
export function drawRibbons(locations: readonly Hours[], now: Date, zone: ZoneName): Map<string, DayRibbon> {
  const days = locations.map(({ id, schedules }) => {
    const { date, minute } = servedMoment(schedules, now, zone)
    return { id, schedules, date, minute, services: servicesOn(schedules, date) }
  })
  const scale = wholeHours(days.flatMap(({ services }) => services))
  const known = days.filter(({ schedules, date }) => hasHours(schedules, date))
  return new Map(known.map(({ id, ...day }) => [id, drawRibbon(day, scale)]))
}

type Day = { schedules: readonly Schedule[]; date: CampusDate; minute: MinuteOfDay; services: Service[] }

function drawRibbon({ schedules, date, minute, services }: Day, scale: Service): DayRibbon {
  const percentPerMinute = 100 / (scale.closesAtMinute - scale.opensAtMinute)
  const toPercent = (minutes: number) => Math.round(minutes * percentPerMinute * 100) / 100
  const placeOf = (at: MinuteOfDay) => toPercent(at - scale.opensAtMinute)
  const isDuring = (at: MinuteOfDay) => services.some((each) => each.opensAtMinute < at && at < each.closesAtMinute)
  const edges = mealsOn(schedules, date).flatMap((meal) => [meal.opensAtMinute, meal.closesAtMinute])
  return {
    date,
    services,
    open: services.map(({ opensAtMinute, closesAtMinute }) => ({
      from: placeOf(opensAtMinute),
      width: toPercent(closesAtMinute - opensAtMinute),
    })),
    mealEdges: [...new Set(edges.filter(isDuring))].map(placeOf),
    now: scale.opensAtMinute <= minute && minute <= scale.closesAtMinute ? placeOf(minute) : null,
    percentPerMinute,
  }
}

function wholeHours(services: readonly Service[]): Service {
  if (services.length === 0) return emptyDay
  return {
    opensAtMinute: 60 * Math.floor(Math.min(...services.map(({ opensAtMinute }) => opensAtMinute)) / 60),
    closesAtMinute: 60 * Math.ceil(Math.max(...services.map(({ closesAtMinute }) => closesAtMinute)) / 60),
  }
}
