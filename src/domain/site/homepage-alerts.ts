import type { Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'

export type HomepageAlert = {
  id: string
  icon: string | null
  message: Localized
  link: string | null
  start: CampusDate | null
  end: CampusDate | null
}

/** Returns the alerts for a campus date. `start` and `end` are inclusive; null means no limit. Spec: PUB-2.19. */
export function filterActiveAlerts(alerts: readonly HomepageAlert[], today: CampusDate): HomepageAlert[] {
  return alerts.filter(({ start, end }) => (start === null || start <= today) && (end === null || today <= end))
}

/** Where the browser remembers the dismissed alerts of a session: ids with spaces between them. */
export const dismissedAlertsKey = 'dismissed-alerts'

/**
 * A script that runs before the first paint, so that an alert dismissed on an earlier page does not flash on this one. A
 * browser without session storage throws here and then shows all alerts, which is the safe default.
 */
export const hideDismissedAlerts = `try{(sessionStorage.getItem('${dismissedAlertsKey}')||'').split(' ').forEach(function(id){var it=id&&document.getElementById('alert-'+id);if(it)it.hidden=true})}catch(e){}`
