import type { CampusDate } from './calendar'
import { hasSpecialHours, servicesOn, type Schedule } from './schedules'

/**
 * Whether a location serves nothing on a date: its menu says so; or special hours leave no opening, whatever menu is
 * published, for nobody cooks it in a hall that is closed for snow; or nothing is published and its usual hours have no
 * opening. A location without any hours is closed by its menu alone. Spec: PUB-2.39, PUB-3.5, PUB-4.4.
 */
export function isClosedOn(
  schedules: readonly Schedule[],
  date: CampusDate,
  menu: { closed: boolean; published: boolean },
): boolean {
  if (menu.closed) return true
  const hours = schedules.filter(({ type }) => type !== 'meal')
  if (hours.length === 0 || servicesOn(hours, date).length > 0) return false
  return !menu.published || hasSpecialHours(hours, date)
}
