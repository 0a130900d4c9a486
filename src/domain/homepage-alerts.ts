import type { HomepageAlert } from './campus'
import type { CampusDate } from './calendar'

/** The alerts to show on a campus date: both their first and their last day count, and a missing one is no limit. Spec: PUB-2.19. */
export function alertsOn(alerts: readonly HomepageAlert[], today: CampusDate): HomepageAlert[] {
  return alerts.filter(({ start, end }) => (start === null || start <= today) && (end === null || today <= end))
}
