import { mealsOn, servicesOn, type Schedule } from '@/domain/places/hours/schedules'
import { minutesPerDay, previousDay, type CampusDate, type MinuteOfDay } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'

/**
 * Returns the day whose menu is served at an instant, and the minute of that day. It is yesterday, with a minute above 1440,
 * while a service or a meal of last night still runs and no service of today has begun. Spec: PUB-2.39.
 */
export function servedMoment(
  schedules: readonly Schedule[],
  now: Date,
  zone: ZoneName,
): { date: CampusDate; minute: MinuteOfDay } {
  const today = { date: campusDateAt(now, zone), minute: minuteOfDayAt(now, zone) }
  const lastNight = { date: previousDay(today.date), minute: today.minute + minutesPerDay }
  const hours = [...servicesOn(schedules, lastNight.date), ...mealsOn(schedules, lastNight.date)]
  const hasBegun = servicesOn(schedules, today.date).some(({ opensAtMinute }) => opensAtMinute <= today.minute)
  return !hasBegun && hours.some(({ closesAtMinute }) => lastNight.minute < closesAtMinute) ? lastNight : today
}

/**
 * Returns the meals that a location serves at an instant or later that day, and in how many minutes each begins and ends. Those
 * in progress have begun 0 or more minutes ago. After midnight they are those of last night while its hours run. Spec: PUB-2.27.
 */
export function remainingMeals(schedules: readonly Schedule[], now: Date, zone: ZoneName) {
  const { date, minute } = servedMoment(schedules, now, zone)
  return mealsOn(schedules, date)
    .map((meal) => ({ ...meal, startsIn: meal.opensAtMinute - minute, endsIn: meal.closesAtMinute - minute }))
    .filter(({ endsIn }) => endsIn > 0)
}
