import type { CampusDate, MinuteOfDay } from './calendar'
import type { Localized } from './locale'
import { mealsOn, servicesOn, type Schedule, type Service } from './schedules'

type Period = { name: Localized }

/**
 * Which of a day's meal periods to show at a minute: those being served, else the next one. A period is served during
 * the meal of its name; where no meal has a period's name and there are as many openings as periods, each has its own in
 * order. A period without a time stands with them all day long. Where the day has no times, or the last has passed, all.
 * Spec: PUB-2.38, PUB-3.6.
 */
export function currentPeriods<Each extends Period>(
  periods: readonly Each[],
  schedules: readonly Schedule[],
  date: CampusDate,
  now: MinuteOfDay,
): Each[] {
  const times = timesOf(periods, schedules, date)
  const ahead = times.flatMap((time) => (time && now < time.closesAtMinute ? [time] : []))
  const begun = ahead.filter((time) => time.opensAtMinute <= now)
  const next = ahead.toSorted((a, b) => a.opensAtMinute - b.opensAtMinute).slice(0, 1)
  const shown = begun.length > 0 ? begun : next
  if (shown.length === 0) return [...periods]
  return periods.filter((_, index) => {
    const time = times[index] ?? null
    return time === null || shown.includes(time)
  })
}

/** When each period is served; null is not known. */
function timesOf(periods: readonly Period[], schedules: readonly Schedule[], date: CampusDate): (Service | null)[] {
  const meals = mealsOn(schedules, date)
  const named = periods.map(({ name }) => meals.find((meal) => isSameName(meal.name, name)) ?? null)
  if (named.some((meal) => meal !== null)) return named
  const services = servicesOn(schedules, date)
  return periods.map((_, index) => (services.length === periods.length ? (services[index] ?? null) : null))
}

const fold = (text: string) => text.trim().toLowerCase()
const isSameName = (a: Localized, b: Localized) => fold(a.en) === fold(b.en) || fold(a.fr) === fold(b.fr)
