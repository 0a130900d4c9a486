import type { z } from 'zod'
import type {
  eventResponse,
  EventRow,
  eventsResponse,
  newsItemResponse,
  newsResponse,
  NewsRow,
  specialOfferResponse,
  SpecialOfferRow,
  specialOffersResponse,
  upcomingEventsResponse,
  upcomingNewsResponse,
  VenueRow,
} from '@/contract/content/announcements'
import type { ZoneName } from '@/domain/time/campus-time'
import type { CampusEvent, NewsItem, SpecialOffer, Venue } from '@/domain/content/announcements'
import { localize, type Locale } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'
import { pictureRow } from '@/v1/site/shapes/picture'
import { endText, spanRow, startText, timesRow } from './times'

/** A list of announcements, and the time zone in which their instants are written. */
export type ListData<Item> = { items: readonly Item[]; zone: ZoneName }
export type ItemData<Item> = { item: Item; zone: ZoneName }
export type UpcomingEventsData = ListData<CampusEvent> & {
  eventSlug: string | null
  specialOfferSlug: string | null
}
export type NewsData = ListData<NewsItem> & { newsSlug: string | null }

const whereaboutsRow = ({ location, customLocation, customLocationName }: Venue, locale: Locale): VenueRow => ({
  location: location && { id: location.id, name: location.name[locale] },
  custom_location: customLocation,
  custom_location_name: localize(customLocationName, locale),
})

function eventRow(event: CampusEvent, zone: ZoneName, locale: Locale): EventRow {
  return {
    id: event.id,
    title: event.title[locale],
    description: localize(event.description, locale),
    start: startText(event.start, event, zone),
    end: endText(event.end, event, zone),
    active: true,
    featured: event.featured,
    picture: event.picture && pictureRow(event.picture, locale),
    brief: localize(event.brief, locale),
    start_date: event.start,
    end_date: event.end,
    ...timesRow(event),
    ...whereaboutsRow(event, locale),
  }
}

function newsRow(news: NewsItem, zone: ZoneName, locale: Locale): NewsRow {
  return {
    id: news.id,
    title: news.title[locale],
    description: localize(news.description, locale),
    ...spanRow(news, zone),
    active: true,
    picture: news.picture && pictureRow(news.picture, locale),
    brief: localize(news.brief, locale),
    start_date: news.start,
    end_date: news.end,
    ...timesRow(news),
    ...whereaboutsRow(news, locale),
    link_type: news.linkType,
    link: news.link,
    button_text: localize(news.buttonText, locale),
  }
}

function specialOfferRow(offer: SpecialOffer, zone: ZoneName, locale: Locale): SpecialOfferRow {
  return {
    id: offer.id,
    name: offer.name[locale],
    brief: localize(offer.brief, locale),
    description: localize(offer.description, locale),
    active: true,
    ...spanRow(offer, zone),
    public_on: offer.showFrom,
    picture: offer.picture && pictureRow(offer.picture, locale),
    start_date: offer.start,
    end_date: offer.end,
  }
}

/** In this file, `records` counts the rows of a list and is 1 for a single item. Spec: PUB-7.9. */
export function events({ items, zone }: ListData<CampusEvent>, locale: Locale): z.infer<typeof eventsResponse> {
  return success(items.length, { events: items.map((event) => eventRow(event, zone, locale)) })
}

/** The slugs are those of the pages that list events and special offers; null without such a page. Spec: PUB-7.10. */
export function upcomingEvents(
  { items, zone, eventSlug, specialOfferSlug }: UpcomingEventsData,
  locale: Locale,
): z.infer<typeof upcomingEventsResponse> {
  return success(items.length, {
    current_events: items.map((event) => eventRow(event, zone, locale)),
    event_slug: eventSlug,
    special_offer_slug: specialOfferSlug,
  })
}

/** Spec: PUB-7.11. */
export function event({ item, zone }: ItemData<CampusEvent>, locale: Locale): z.infer<typeof eventResponse> {
  return success(1, { event: eventRow(item, zone, locale) })
}

/** Spec: PUB-7.12. */
export function news({ items, zone, newsSlug }: NewsData, locale: Locale): z.infer<typeof newsResponse> {
  return success(items.length, { news: items.map((item) => newsRow(item, zone, locale)), news_slug: newsSlug })
}

/** Spec: PUB-7.13. */
export function upcomingNews(
  { items, zone }: ListData<NewsItem>,
  locale: Locale,
): z.infer<typeof upcomingNewsResponse> {
  return success(items.length, { current_news: items.map((item) => newsRow(item, zone, locale)) })
}

/** Spec: PUB-7.14. */
export function newsItem({ item, zone }: ItemData<NewsItem>, locale: Locale): z.infer<typeof newsItemResponse> {
  return success(1, { news: newsRow(item, zone, locale) })
}

/** Spec: PUB-7.20. */
export function specialOffers(
  { items, zone }: ListData<SpecialOffer>,
  locale: Locale,
): z.infer<typeof specialOffersResponse> {
  return success(items.length, { special_offers: items.map((offer) => specialOfferRow(offer, zone, locale)) })
}

/** Spec: PUB-7.20. */
export function specialOffer(
  { item, zone }: ItemData<SpecialOffer>,
  locale: Locale,
): z.infer<typeof specialOfferResponse> {
  return success(1, { special_offer: specialOfferRow(item, zone, locale) })
}
