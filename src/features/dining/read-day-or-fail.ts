import type { CampusDate } from '@/domain/calendar'
import type { Location, Site } from '@/domain/campus'
import { readServedDay, type Day } from './read-day'

/** The page stands even when its menus cannot be read: with its controls, and the sentence of PUB-8.3. */
export async function readDayOrFail(site: Site, location: Location, date: CampusDate): Promise<Day | 'failed'> {
  try {
    return await readServedDay(site.id, location, date)
  } catch (error) {
    console.error(`The menu of location ${location.id} on ${date} cannot be read:`, error)
    return 'failed'
  }
}
