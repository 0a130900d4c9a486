import { addDays } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, toInstant, type ZoneName } from '@/domain/time/campus-time'

/** Nobody gets a text message from 21:00 to 8:00 on campus. */
const [morning, evening] = [8 * 60, 21 * 60]

/** What a text message is about: a time on campus, and until when the message is of use. */
type Subject = { startsAt: Date; usefulUntil: Date; timeZone: ZoneName }

/**
 * When a text message may be sent: from an instant (inclusive) until another (exclusive). At night it waits for the morning; null
 * when it is of no use by then. A message about a time in the same night does not wait.
 */
export function textWindow(
  { startsAt, usefulUntil, timeZone }: Subject,
  now: Date,
): { from: Date; until: Date } | null {
  const [date, minute] = [campusDateAt(now, timeZone), minuteOfDayAt(now, timeZone)]
  const at = (day: string, minuteOfDay: number) => toInstant(day, minuteOfDay, timeZone)
  const isNight = minute < morning || minute >= evening
  const wakes = isNight ? at(minute >= evening ? addDays(date, 1) : date, morning) : now
  const isTonight = isNight && startsAt <= wakes
  const from = isTonight ? now : wakes
  if (from >= usefulUntil) return null
  const day = campusDateAt(from, timeZone)
  const isBeforeMorning = isTonight || startsAt <= at(addDays(day, 1), morning)
  const night = at(day, evening)
  return { from, until: isBeforeMorning || usefulUntil < night ? usefulUntil : night }
}
