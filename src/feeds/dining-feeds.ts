import { addDays, campusDateAt } from '@/domain/campus-time'
import { addressOfSpecial } from '@/features/content/section-screens'
import { readServedDay } from '@/features/dining/read-day'
import { readMenuFilters } from '@/features/dining/read-places'
import { ofLocation, type FeedAsked } from './feed'
import { hoursCalendar } from './hours-calendar'
import { openMensa } from './open-mensa'

/** Today and the six days that follow. */
const daysOfMenus = 7

/** The whole address of a special page of the site; null when it publishes none. */
const pageOf = ({ site, base }: Pick<FeedAsked, 'site' | 'base'>, special: string): string | null => {
  const path = addressOfSpecial(site, special)
  return path && `${base}${path}`
}

const titles = {
  openMensa: { en: 'Menus of a location, for OpenMensa', fr: 'Menus d’un point de service, pour OpenMensa' },
  hours: { en: 'Hours of a location', fr: 'Heures d’un point de service' },
}

export const diningFeeds = [
  ofLocation('openmensa/{id}.xml', 'application/xml', titles.openMensa, async (asked) => {
    const { site, location, locale, now, address } = asked
    const today = campusDateAt(now, site.timeZone)
    const dates = Array.from({ length: daysOfMenus }, (_, ahead) => addDays(today, ahead))
    const [filters, days] = await Promise.all([
      readMenuFilters(),
      Promise.all(dates.map(async (date) => ({ date, ...(await readServedDay(site.id, location, date)) }))),
    ])
    const menu = pageOf(asked, 'whats-on-the-menu')
    const page = menu && `${menu}?location=${location.id}`
    return openMensa({ location, today, days, filters, address, page }, locale)
  }),
  ofLocation('hours/{id}.ics', 'text/calendar', titles.hours, async (asked) => {
    const { site, location, locale, now } = asked
    const zone = site.timeZone
    const address = pageOf(asked, 'hours-of-operation')
    return hoursCalendar({ location, zone, today: campusDateAt(now, zone), address }, locale)
  }),
]
