import type { Site } from '@/domain/campus'
import { textIn, type Locale, type Localized } from '@/domain/locale'
import { readEvents } from '@/features/content/read-events'
import { readNews } from '@/features/content/read-news'
import { readSpecialOffers } from '@/features/content/read-special-offers'
import { addressOfSpecial } from '@/features/content/section-screens'
import { atom } from './atom'
import { channelOf, type Told } from './channel-of'
import type { Channel } from './channel'
import { eventsCalendar } from './events-calendar'
import { ofSite, type FeedAsked } from './feed'
import { jsonFeed } from './json-feed'

const titles = {
  news: { en: 'News', fr: 'Nouvelles' },
  specials: { en: 'Special offers', fr: 'Offres spéciales' },
  events: { en: 'Events', fr: 'Événements' },
}

/** A site's page of a kind of content; its home where it publishes none. */
const pageOf = (site: Site, special: string) => addressOfSpecial(site, special) ?? `/${site.slug}`

type Item = {
  id: string
  brief: Localized<string | null>
  description: Localized<string | null>
  picture: Told['picture']
  showFrom: string | null
  createdAt: string
  updatedAt: string
}
const toldOf = (it: Item, locale: Locale) => ({
  id: it.id,
  brief: textIn(it.brief, locale),
  html: textIn(it.description, locale) ?? '',
  picture: it.picture,
  showFrom: it.showFrom,
  createdAt: new Date(it.createdAt),
  updatedAt: new Date(it.updatedAt),
})

/** The news of a site that visitors see. Spec: PUB-2.44, PUB-3.10. */
async function newsChannel(asked: FeedAsked): Promise<Channel> {
  const { site, locale, now } = asked
  const told = (await readNews(site, now)).map((it): Told => ({
    ...toldOf(it, locale),
    title: textIn(it.title, locale) ?? '',
    path: `/${site.slug}/news-item/${it.id}`,
    link: it.link,
  }))
  const about = { kind: 'news', title: titles.news[locale], path: pageOf(site, 'news') } as const
  return channelOf({ ...asked, ...about }, told)
}

/** The special offers of a site that visitors see. Spec: PUB-2.48, PUB-3.11. */
async function specialsChannel(asked: FeedAsked): Promise<Channel> {
  const { site, locale, now } = asked
  const told = (await readSpecialOffers(site, now)).map((it): Told => ({
    ...toldOf(it, locale),
    title: textIn(it.name, locale) ?? '',
    path: `/${site.slug}/special-offer/${it.id}`,
    link: null,
  }))
  const about = { kind: 'specials', title: titles.specials[locale], path: pageOf(site, 'special-offers') } as const
  return channelOf({ ...asked, ...about }, told)
}

/** The events of a site that visitors see. Spec: PUB-2.41, PUB-3.9. */
async function eventsOf({ site, locale, now, base }: FeedAsked): Promise<string> {
  const events = (await readEvents('events', site, now)).map((it) => ({
    id: it.id,
    title: textIn(it.title, locale) ?? '',
    brief: textIn(it.brief, locale),
    place: textIn(it.customLocationName, locale) ?? textIn(it.location?.name, locale),
    start: it.start,
    end: it.end,
    startsAtMinute: it.startsAtMinute ?? null,
    endsAtMinute: it.endsAtMinute ?? null,
    changed: new Date(it.updatedAt),
    address: `${base}/${site.slug}/event/${it.id}`,
  }))
  const name = `${titles.events[locale]} – ${textIn(site.name, locale)}`
  return eventsCalendar({ name, zone: site.timeZone }, events, locale)
}

const types = { atom: 'application/atom+xml', json: 'application/feed+json', calendar: 'text/calendar' }

/** The feeds that every page of a site names in its head. */
export const contentFeeds = [
  ofSite('news.atom', types.atom, titles.news, async (asked) => atom(await newsChannel(asked))),
  ofSite('news.json', types.json, titles.news, async (asked) => jsonFeed(await newsChannel(asked))),
  ofSite('specials.atom', types.atom, titles.specials, async (asked) => atom(await specialsChannel(asked))),
  ofSite('specials.json', types.json, titles.specials, async (asked) => jsonFeed(await specialsChannel(asked))),
  ofSite('events.ics', types.calendar, titles.events, eventsOf),
]
