import type { CampusDate, MinuteOfDay } from '@/domain/time/calendar'
import type { Localized } from '@/domain/locale'
import { mealsOn, servicesOn, type Schedule, type Service } from '@/domain/places/hours/schedules'

type Period = { name: Localized }

/**
 * Returns the meal periods to show at a minute of a day: the periods in progress, else the next one, else (when no times
 * are known or all have passed) all of them. Periods without a time are always included.
 *
 * A period's time is the meal with the same name in either language. If no meal has the name of a period and there are as
 * many openings as periods, each period has the opening at its position. Spec: PUB-2.38, PUB-3.6.
 */
export function currentPeriods<Each extends Period>(
  periods: readonly Each[],
  schedules: readonly Schedule[],
  date: CampusDate,
  now: MinuteOfDay,
): Each[] {
  const times = periodTimes(periods, schedules, date)
  const remaining = times.flatMap((time) => (time && now < time.closesAtMinute ? [time] : []))
  const running = remaining.filter((time) => time.opensAtMinute <= now)
  const next = remaining.toSorted((a, b) => a.opensAtMinute - b.opensAtMinute).slice(0, 1)
  const shown = running.length > 0 ? running : next
  if (shown.length === 0) return [...periods]
  return periods.filter((_, index) => {
    const time = times[index] ?? null
    return time === null || shown.includes(time)
  })
}

/**
 * Returns the period that the menu page opens at a minute of a day: the one in progress, else the first that is still to come,
 * else the first. A period without a time is taken to lie between its neighbours: it is to come, or in progress, until a later
 * one has begun. Null when there are no periods. Spec: PUB-2.38, PUB-4.4.
 */
export function currentPeriod<Each extends Period>(
  periods: readonly Each[],
  schedules: readonly Schedule[],
  date: CampusDate,
  now: MinuteOfDay,
): Each | null {
  const times = periodTimes(periods, schedules, date)
  const running = times.findIndex((time) => time && time.opensAtMinute <= now && now < time.closesAtMinute)
  const begun = times.findLastIndex((time) => time && time.opensAtMinute <= now)
  const next = Math.min(...times.flatMap((time) => (time && now < time.opensAtMinute ? [time.opensAtMinute] : [])))
  const toCome = times.findIndex((time, index) => (time ? time.opensAtMinute === next : index > begun))
  return periods[running >= 0 ? running : toCome] ?? periods[0] ?? null
}

/** Returns the time of each period, or null when it is unknown. */
export function periodTimes(
  periods: readonly Period[],
  schedules: readonly Schedule[],
  date: CampusDate,
): (Service | null)[] {
  const meals = mealsOn(schedules, date)
  const mealTimes = periods.map(({ name }) => meals.find((meal) => isSameName(meal.name, name)) ?? null)
  if (mealTimes.some((meal) => meal !== null)) return mealTimes
  const services = servicesOn(schedules, date)
  return periods.map((_, index) => (services.length === periods.length ? (services[index] ?? null) : null))
}

const fold = (text: string) => text.trim().toLowerCase()
/** Whether two meals have the same name in one of the languages. Case does not matter. */
export const isSameName = (a: Localized, b: Localized) => fold(a.en) === fold(b.en) || fold(a.fr) === fold(b.fr)
