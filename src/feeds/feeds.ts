import { specialPageUrl } from '@/domain/site/section-screens'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { readServedDay } from '@/features/menu/read-day'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { contentFeeds } from './content/content-feeds'
import { eventFeed } from './content/event-feed'
import { type Feed, locationFeed, siteFeed, withDays, type FeedContext } from './engine/feed'
import { formatOpenMensa } from './menu/open-mensa'
import { formatHoursCalendar } from './places/hours-calendar'

/** The absolute URL of a special page of the site; null if the site does not publish it. */
const findPageUrl = ({ site, serverUrl }: Pick<FeedContext, 'site' | 'serverUrl'>, special: string): string | null => {
  const path = specialPageUrl(site, special)
  return path && `${serverUrl}${path}`
}

const titles = {
  openMensaIndex: {
    en: 'Index of the locations with menus, for OpenMensa',
    fr: 'Index des points de service avec des menus, pour OpenMensa',
  },
  openMensa: { en: 'Menus of a location, for OpenMensa', fr: 'Menus d’un point de service, pour OpenMensa' },
  hours: { en: 'Hours of a location', fr: 'Heures d’un point de service' },
}

/**
 * OpenMensa's index of a site: one key per active location with daily menus, its id, with the URL of its feed, which holds its
 * metadata too. OpenMensa archives a canteen that leaves the index.
 */
async function writeOpenMensaIndex({ site, urlOf }: FeedContext): Promise<string> {
  const { locations } = await readPlaces(site.id)
  const listed = locations.filter(({ active, showMenus, useMenuImages }) => active && showMenus && !useMenuImages)
  return JSON.stringify(Object.fromEntries(listed.map(({ id }) => [id, urlOf(`openmensa/${id}.xml`)])))
}

const diningFeeds = [
  withDays(siteFeed('openmensa/index.json', 'application/json', titles.openMensaIndex, writeOpenMensaIndex)),
  withDays(
    locationFeed('openmensa/{id}.xml', 'application/xml', titles.openMensa, async (context) => {
      const { site, location, locale, now, feedUrl } = context
      const today = campusDateAt(now, site.timeZone)
      const dates = Array.from({ length: context.days }, (_, ahead) => addDays(today, ahead))
      const [filters, days] = await Promise.all([
        readMenuFilters(),
        Promise.all(dates.map(async (date) => ({ date, ...(await readServedDay(site.id, location, date)) }))),
      ])
      const menuUrl = findPageUrl(context, 'whats-on-the-menu')
      const pageUrl = menuUrl && `${menuUrl}?location=${location.id}`
      return formatOpenMensa({ location, today, days, filters, display: site, feedUrl, pageUrl }, locale)
    }),
  ),
  locationFeed('hours/{id}.ics', 'text/calendar', titles.hours, async (context) => {
    const { site, location, locale, now } = context
    const zone = site.timeZone
    const url = findPageUrl(context, 'hours-of-operation')
    return formatHoursCalendar({ location, zone, today: campusDateAt(now, zone), url }, locale)
  }),
]

/** All feeds of a site. Their paths are below `/feeds/{site}/`. */
export const feeds: readonly Feed[] = [...diningFeeds, ...contentFeeds, eventFeed]
