import type { Site } from '@/domain/site/site'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { readEvents } from '@/features/content/announcements/read-events'
import { readNews } from '@/features/content/announcements/read-news'
import { readSpecialOffers } from '@/features/content/announcements/read-special-offers'
import { specialPageUrl } from '@/domain/site/section-screens'
import { formatAtom } from './atom'
import { buildChannel, type FeedAnnouncement } from './announcement-channel'
import type { Channel } from './channel'
import { toCalendarEvent } from './event-feed'
import { formatEventsCalendar } from './events-calendar'
import { siteFeed, type FeedContext } from '@/feeds/engine/feed'
import { formatJsonFeed } from './json-feed'

const titles = {
  news: { en: 'News', fr: 'Nouvelles' },
  specials: { en: 'Special offers', fr: 'Offres spéciales' },
  events: { en: 'Events', fr: 'Événements' },
}

/** The path of a site's page for a kind of content, or of its home page if there is no such page. */
const pagePath = (site: Site, special: string) => specialPageUrl(site, special) ?? `/${site.slug}`

type Item = {
  id: string
  brief: Localized<string | null>
  description: Localized<string | null>
  picture: FeedAnnouncement['picture']
  showFrom: string | null
  createdAt: string
  updatedAt: string
}
const commonFields = (item: Item, locale: Locale) => ({
  id: item.id,
  brief: localize(item.brief, locale),
  html: localize(item.description, locale) ?? '',
  picture: item.picture,
  showFrom: item.showFrom,
  createdAt: new Date(item.createdAt),
  updatedAt: new Date(item.updatedAt),
})

/** Spec: PUB-2.44, PUB-3.10. */
async function newsChannel(context: FeedContext): Promise<Channel> {
  const { site, locale, now } = context
  const announcements = (await readNews(site, now)).map((item): FeedAnnouncement => ({
    ...commonFields(item, locale),
    title: localize(item.title, locale) ?? '',
    path: `/${site.slug}/news-item/${item.id}`,
    link: item.link,
  }))
  const options = { kind: 'news', title: titles.news[locale], path: pagePath(site, 'news') } as const
  return buildChannel({ ...context, ...options }, announcements)
}

/** Spec: PUB-2.48, PUB-3.11. */
async function specialsChannel(context: FeedContext): Promise<Channel> {
  const { site, locale, now } = context
  const announcements = (await readSpecialOffers(site, now)).map((offer): FeedAnnouncement => ({
    ...commonFields(offer, locale),
    title: localize(offer.name, locale) ?? '',
    path: `/${site.slug}/special-offer/${offer.id}`,
    link: null,
  }))
  const options = { kind: 'specials', title: titles.specials[locale], path: pagePath(site, 'special-offers') } as const
  return buildChannel({ ...context, ...options }, announcements)
}

/** Spec: PUB-2.41, PUB-3.9. */
async function writeEvents(context: FeedContext): Promise<string> {
  const { site, locale, now } = context
  const events = (await readEvents('events', site, now)).map((event) => toCalendarEvent(event, context))
  const name = `${titles.events[locale]} – ${localize(site.name, locale)}`
  return formatEventsCalendar({ name, zone: site.timeZone }, events, locale)
}

const types = { atom: 'application/atom+xml', json: 'application/feed+json', calendar: 'text/calendar' }

/** Every page of a site links to these feeds in its head. */
export const contentFeeds = [
  siteFeed('news.atom', types.atom, titles.news, async (context) => formatAtom(await newsChannel(context))),
  siteFeed('news.json', types.json, titles.news, async (context) => formatJsonFeed(await newsChannel(context))),
  siteFeed('specials.atom', types.atom, titles.specials, async (context) => formatAtom(await specialsChannel(context))),
  siteFeed('specials.json', types.json, titles.specials, async (context) =>
    formatJsonFeed(await specialsChannel(context)),
  ),
  siteFeed('events.ics', types.calendar, titles.events, writeEvents),
]
