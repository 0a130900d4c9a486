import type { Localized } from '@/domain/locale'
import { previousDay } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'
import { isClosureInForce } from './closure-in-force'
import type { OpenStatus } from './open-status'
import { closureNameOn, type Schedule } from './schedules'

/**
 * Why staff closed a location, such as "Snow"; null while it is open, and when it would be closed without the closure, too.
 * In the night it is the reason of the day whose hours would still run. Spec: PUB-2.27, PUB-3.5.
 */
export function closureReason(
  schedules: readonly Schedule[],
  { label }: Pick<OpenStatus, 'label'>,
  now: Date,
  zone: ZoneName,
): Localized | null {
  if (label === 'open') return null
  const closures = schedules.filter(({ closure }) => closure)
  const date = campusDateAt(now, zone)
  if (!isClosureInForce(schedules, closures, { date, minute: minuteOfDayAt(now, zone) })) return null
  return closureNameOn(schedules, date) ?? closureNameOn(schedules, previousDay(date))
}
