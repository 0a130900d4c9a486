import type { EventKind } from '@/domain/content/announcements'
import { detailPaths, type AnnouncementKind } from '@/domain/content/announcements'
import type { Localized } from '@/domain/locale'
import { locationLinks } from '@/domain/places/location-links'
import type { Location } from '@/domain/places/location'
import { specialPageUrl } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { readEvents } from '@/features/content/announcements/read-events'
import { readNews } from '@/features/content/announcements/read-news'
import { readSpecialOffers } from '@/features/content/announcements/read-special-offers'
import { readBlogArticles } from '@/features/content/publications/read-blog-articles'
import { readPlaces } from '@/features/places/read-places'

/** The groups of results after the dishes, in their order. */
export type FoundKind = 'places' | 'events' | 'offers' | 'news' | 'pages'

/**
 * Something that the search finds. `keywords` and `texts` are searched, too; texts may be HTML. `summary` is shown. `days` are
 * its first and last day, null when unknown. `href` is a path of the site or an outside address.
 */
export type FoundItem = {
  kind: FoundKind
  id: string
  title: Localized<string | null>
  summary: Localized<string | null>
  keywords: readonly Localized<string | null>[]
  texts: readonly Localized<string | null>[]
  days: { start: CampusDate | null; end: CampusDate | null } | null
  href: string
  location: Location | null
}

type Read = (site: Site, now: Date) => Promise<FoundItem[]>

const nothing = { en: null, fr: null }
const days = ({ start, end }: { start: CampusDate | null; end: CampusDate | null }) => ({ start, end })
const pathOf = (site: Site, kind: AnnouncementKind, id: string) => `/${site.slug}/${detailPaths[kind]}/${id}`

const readPlaceResults: Read = async (site) => {
  const { buildings, locations } = await readPlaces(site.id)
  const pages = {
    menus: specialPageUrl(site, 'whats-on-the-menu'),
    hours: null,
    map: specialPageUrl(site, 'campus-map'),
  }
  const fallback = specialPageUrl(site, 'hours-of-operation') ?? specialPageUrl(site, 'locations') ?? `/${site.slug}`
  return locations
    .filter(({ active }) => active)
    .map((location) => {
      const building = buildings.find(({ id }) => id === location.buildingId)
      const { menus, map } = locationLinks(location, locations, pages, 'en')
      return {
        kind: 'places',
        id: location.id,
        title: location.name,
        summary: location.shortDescription,
        keywords: [location.displayName, building?.name ?? nothing, ...location.cuisines.map(({ name }) => name)],
        texts: [location.shortDescription, location.description],
        days: null,
        href: menus ?? map ?? fallback,
        location,
      }
    })
}

const readEventResults =
  (kind: EventKind): Read =>
  async (site, now) =>
    (await readEvents(kind, site, now)).map((event) => ({
      kind: 'events',
      id: event.id,
      title: event.title,
      summary: event.brief,
      keywords: [event.location?.name ?? nothing, event.customLocationName],
      texts: [event.brief, event.description],
      days: days(event),
      href: pathOf(site, kind, event.id),
      location: null,
    }))

const readOfferResults: Read = async (site, now) =>
  (await readSpecialOffers(site, now)).map((offer) => ({
    kind: 'offers',
    id: offer.id,
    title: offer.name,
    summary: offer.brief,
    keywords: [],
    texts: [offer.brief, offer.description],
    days: days(offer),
    href: pathOf(site, 'special-offers', offer.id),
    location: null,
  }))

const readNewsResults: Read = async (site, now) => {
  const blog = specialPageUrl(site, 'dining-blog')
  const [news, articles] = await Promise.all([readNews(site, now), blog ? readBlogArticles(site, now) : []])
  return [
    ...news.map((item): FoundItem => ({
      kind: 'news',
      id: item.id,
      title: item.title,
      summary: item.brief,
      keywords: [],
      texts: [item.brief, item.description],
      days: days(item),
      href: item.link ?? pathOf(site, 'news', item.id),
      location: null,
    })),
    ...articles.map(({ id, title, publishedDate, body }): FoundItem => ({
      kind: 'news',
      id,
      title,
      summary: nothing,
      keywords: [],
      texts: [body],
      days: { start: publishedDate, end: publishedDate },
      href: `${blog}?article=${id}`,
      location: null,
    })),
  ]
}

/** Published sections and child nodes, without those that only link to another page. */
const readPageResults: Read = async (site) =>
  site.sections
    .filter(({ published }) => published)
    .flatMap((section) => [
      ...(section.url ? [] : [{ ...section, texts: [section.title, section.body] }]),
      ...section.nodes.filter((node) => node.published && !node.url).map((node) => ({ ...node, texts: [] })),
    ])
    .map(({ id, slug, name, texts }) => ({
      kind: 'pages',
      id,
      title: name,
      summary: nothing,
      keywords: [],
      texts,
      days: null,
      href: `/${site.slug}/${slug}`,
      location: null,
    }))

/** Reads what the search finds of each kind, as visitors see it at `now`. */
export const readFound: Readonly<Record<FoundKind, Read>> = {
  places: readPlaceResults,
  events: async (site, now) => [
    ...(await readEventResults('events')(site, now)),
    ...(await readEventResults('balanced-living-events')(site, now)),
  ],
  offers: readOfferResults,
  news: readNewsResults,
  pages: readPageResults,
}
