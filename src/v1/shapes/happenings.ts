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
  WhereaboutsRow,
} from '@/contract/happenings'
import type { ZoneName } from '@/domain/campus-time'
import type { CampusEvent, NewsItem, SpecialOffer, Whereabouts } from '@/domain/happenings'
import { textIn, type Locale } from '@/domain/locale'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'
import { endText, spanRow, startText, timesRow } from './times'

/** What a site tells, and the zone of its campus. */
export type ListAsked<Item> = { items: readonly Item[]; zone: ZoneName }
export type OneAsked<Item> = { item: Item; zone: ZoneName }
export type UpcomingEventsAsked = ListAsked<CampusEvent> & {
  eventSlug: string | null
  specialOfferSlug: string | null
}
export type NewsAsked = ListAsked<NewsItem> & { newsSlug: string | null }

const whereaboutsRow = (
  { location, customLocation, customLocationName }: Whereabouts,
  locale: Locale,
): WhereaboutsRow => ({
  location: location && { id: location.id, name: location.name[locale] },
  custom_location: customLocation,
  custom_location_name: textIn(customLocationName, locale),
})

function eventRow(event: CampusEvent, zone: ZoneName, locale: Locale): EventRow {
  return {
    id: event.id,
    title: event.title[locale],
    description: textIn(event.description, locale),
    start: startText(event.start, event, zone),
    end: endText(event.end, event, zone),
    active: true,
    featured: event.featured,
    picture: event.picture && pictureRow(event.picture, locale),
    brief: textIn(event.brief, locale),
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
    description: textIn(news.description, locale),
    ...spanRow(news, zone),
    active: true,
    picture: news.picture && pictureRow(news.picture, locale),
    brief: textIn(news.brief, locale),
    start_date: news.start,
    end_date: news.end,
    ...timesRow(news),
    ...whereaboutsRow(news, locale),
    link_type: news.linkType,
    link: news.link,
    button_text: textIn(news.buttonText, locale),
  }
}

function specialOfferRow(offer: SpecialOffer, zone: ZoneName, locale: Locale): SpecialOfferRow {
  return {
    id: offer.id,
    name: offer.name[locale],
    brief: textIn(offer.brief, locale),
    description: textIn(offer.description, locale),
    active: true,
    ...spanRow(offer, zone),
    public_on: offer.showFrom,
    picture: offer.picture && pictureRow(offer.picture, locale),
    start_date: offer.start,
    end_date: offer.end,
  }
}

/** `records` counts the rows of every list, and is 1 for one thing. Spec: PUB-7.9. */
export function events({ items, zone }: ListAsked<CampusEvent>, locale: Locale): z.infer<typeof eventsResponse> {
  return success(items.length, { events: items.map((event) => eventRow(event, zone, locale)) })
}

/** The slugs are those of the pages that list events and special offers. Spec: PUB-7.10. */
export function upcomingEvents(
  { items, zone, eventSlug, specialOfferSlug }: UpcomingEventsAsked,
  locale: Locale,
): z.infer<typeof upcomingEventsResponse> {
  return success(items.length, {
    current_events: items.map((event) => eventRow(event, zone, locale)),
    event_slug: eventSlug,
    special_offer_slug: specialOfferSlug,
  })
}

/** Spec: PUB-7.11. */
export function event({ item, zone }: OneAsked<CampusEvent>, locale: Locale): z.infer<typeof eventResponse> {
  return success(1, { event: eventRow(item, zone, locale) })
}

/** Spec: PUB-7.12. */
export function news({ items, zone, newsSlug }: NewsAsked, locale: Locale): z.infer<typeof newsResponse> {
  return success(items.length, { news: items.map((item) => newsRow(item, zone, locale)), news_slug: newsSlug })
}

/** Spec: PUB-7.13. */
export function upcomingNews(
  { items, zone }: ListAsked<NewsItem>,
  locale: Locale,
): z.infer<typeof upcomingNewsResponse> {
  return success(items.length, { current_news: items.map((item) => newsRow(item, zone, locale)) })
}

/** Spec: PUB-7.14. */
export function newsItem({ item, zone }: OneAsked<NewsItem>, locale: Locale): z.infer<typeof newsItemResponse> {
  return success(1, { news: newsRow(item, zone, locale) })
}

/** Spec: PUB-7.20. */
export function specialOffers(
  { items, zone }: ListAsked<SpecialOffer>,
  locale: Locale,
): z.infer<typeof specialOffersResponse> {
  return success(items.length, { special_offers: items.map((offer) => specialOfferRow(offer, zone, locale)) })
}

/** Spec: PUB-7.20. */
export function specialOffer(
  { item, zone }: OneAsked<SpecialOffer>,
  locale: Locale,
): z.infer<typeof specialOfferResponse> {
  return success(1, { special_offer: specialOfferRow(item, zone, locale) })
}
