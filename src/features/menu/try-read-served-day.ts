import type { CampusDate } from '@/domain/time/calendar'
import type { Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { readServedDay, type ServedDay } from './read-day'
import { logError } from '@/server/logging/log-error'

/** Logs a failed read and returns 'failed', so that the page still renders its controls and a notice. Spec: PUB-8.3. */
export async function tryReadServedDay(
  site: Site,
  location: Location,
  date: CampusDate,
): Promise<ServedDay | 'failed'> {
  try {
    return await readServedDay(site.id, location, date)
  } catch (error) {
    logError(`The menu of location ${location.id} on ${date} cannot be read:`, error)
    return 'failed'
  }
}
