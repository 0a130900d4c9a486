import type { CampusDate } from '@/domain/time/calendar'
import { hasHours, hasSpecialHours, servicesOn, type Schedule } from '@/domain/places/hours/schedules'

/**
 * Whether a location serves nothing on a date. It is closed when one of these is true:
 * - its menu is marked as closed
 * - special hours close it, even if a menu is published (a snow day, for example)
 * - no menu is published and its weekly hours have no opening
 *
 * Where the hours of the date are not known, only the menu decides. Spec: PUB-2.39, PUB-3.5, PUB-4.4.
 */
export function isClosedOn(
  schedules: readonly Schedule[],
  date: CampusDate,
  menu: { closed: boolean; published: boolean },
): boolean {
  if (menu.closed) return true
  if (!hasHours(schedules, date) || servicesOn(schedules, date).length > 0) return false
  return !menu.published || hasSpecialHours(schedules, date)
}
