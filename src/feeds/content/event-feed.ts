import type { CampusEvent } from '@/domain/content/announcements'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { readEvents } from '@/features/content/announcements/read-events'
import { clock } from '@/server/clock'
import type { Feed, FeedContext } from '@/feeds/engine/feed'
import { formatEventsCalendar, type CalendarEvent } from './events-calendar'

/** An event as calendars show it, in one language. */
export function toCalendarEvent(
  event: CampusEvent,
  { site, locale, serverUrl }: { site: Pick<Site, 'slug'>; locale: Locale; serverUrl: string },
): CalendarEvent {
  return {
    id: event.id,
    title: localize(event.title, locale) ?? '',
    brief: localize(event.brief, locale),
    place: localize(event.customLocationName, locale) ?? localize(event.location?.name, locale),
    start: event.start,
    end: event.end,
    startsAtMinute: event.startsAtMinute ?? null,
    endsAtMinute: event.endsAtMinute ?? null,
    changedAt: new Date(event.updatedAt),
    url: `${serverUrl}/${site.slug}/event/${event.id}`,
  }
}

async function findEvent(site: Site, id: string, now: Date): Promise<CampusEvent | null> {
  for (const kind of ['events', 'balanced-living-events'] as const) {
    const event = (await readEvents(kind, site, now)).find((candidate) => candidate.id === id)
    if (event) return event
  }
  return null
}

async function writeEvent(context: FeedContext, id: string): Promise<string> {
  const { site, locale, now } = context
  const event = await findEvent(site, id, now)
  const name = localize(event?.title ?? site.name, locale) ?? ''
  return formatEventsCalendar({ name, zone: site.timeZone }, event ? [toCalendarEvent(event, context)] : [], locale)
}

/** One event that visitors see, for "Add to calendar". An event that was just hidden is an empty calendar. Spec: PUB-2.41. */
export const eventFeed: Feed = {
  path: 'events/{id}.ics',
  type: 'text/calendar',
  title: { en: 'One event', fr: 'Un événement' },
  find: async (site, id) => ((await findEvent(site, id, clock.now())) ? (context) => writeEvent(context, id) : null),
}
