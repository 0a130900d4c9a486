import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { pictureShape } from '@/contract/site/picture'
import { idParameter, campusDate, id, instant, textOrNull } from '@/contract/field-types'

/** Spec: PUB-7.3. */
export const siteQuery = z.object({ site_id: idParameter })
/** Spec: PUB-7.11. */
export const eventQuery = z.object({ site_id: idParameter, event_id: idParameter })
/** Spec: PUB-7.14. */
export const newsItemQuery = z.object({ site_id: idParameter, news_id: idParameter })
/** `site_id` is optional. Spec: PUB-7.20. */
export const specialOfferQuery = z.object({ site_id: idParameter, id: idParameter })

const partOfTime = z.number().int().nullable()

/** Times of day, null when unknown. `use_date_parts` is true when there is a start time. */
const timesShape = {
  use_date_parts: z.boolean(),
  start_hour: partOfTime,
  start_minutes: partOfTime,
  end_hour: partOfTime,
  end_minutes: partOfTime,
}
export type TimesRow = z.infer<z.ZodObject<typeof timesShape>>

/** A location of the site, or a custom name. */
const venueShape = {
  location: z.strictObject({ id, name: z.string() }).nullable(),
  custom_location: z.boolean(),
  custom_location_name: textOrNull,
}
export type VenueRow = z.infer<z.ZodObject<typeof venueShape>>

/** Older clients know the first eight keys. Spec: PUB-3.9, V1-12. */
export const event = z.strictObject({
  id,
  title: z.string(),
  description: textOrNull,
  start: instant,
  end: instant,
  active: z.literal(true),
  featured: z.boolean(),
  picture: pictureShape.nullable(),
  brief: textOrNull,
  start_date: campusDate,
  end_date: campusDate,
  ...timesShape,
  ...venueShape,
})
export type EventRow = z.infer<typeof event>

/** Spec: PUB-3.10, PUB-2.45. */
export const newsItem = z.strictObject({
  id,
  title: z.string(),
  description: textOrNull,
  start: instant.nullable(),
  end: instant.nullable(),
  active: z.literal(true),
  picture: pictureShape.nullable(),
  brief: textOrNull,
  start_date: campusDate.nullable(),
  end_date: campusDate.nullable(),
  ...timesShape,
  ...venueShape,
  link_type: z.enum(['default', 'external', 'internal']),
  link: textOrNull,
  button_text: textOrNull,
})
export type NewsRow = z.infer<typeof newsItem>

/** `public_on` is the first day of publication; null means no limit. Spec: PUB-3.11, V1-12. */
export const specialOffer = z.strictObject({
  id,
  name: z.string(),
  brief: textOrNull,
  description: textOrNull,
  active: z.literal(true),
  start: instant.nullable(),
  end: instant.nullable(),
  public_on: campusDate.nullable(),
  picture: pictureShape.nullable(),
  start_date: campusDate.nullable(),
  end_date: campusDate.nullable(),
})
export type SpecialOfferRow = z.infer<typeof specialOffer>

export const eventsResponse = successSchema({ events: z.array(event) })
export const upcomingEventsResponse = successSchema({
  current_events: z.array(event),
  event_slug: textOrNull,
  special_offer_slug: textOrNull,
})
export const eventResponse = successSchema({ event })
export const newsResponse = successSchema({ news: z.array(newsItem), news_slug: textOrNull })
export const upcomingNewsResponse = successSchema({ current_news: z.array(newsItem) })
export const newsItemResponse = successSchema({ news: newsItem })
export const specialOffersResponse = successSchema({ special_offers: z.array(specialOffer) })
export const specialOfferResponse = successSchema({ special_offer: specialOffer })
