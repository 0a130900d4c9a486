import { z } from 'zod'
import { success } from './envelope'
import { pictureShape } from './picture'
import { askedId, campusDate, id, instant, textOrNull } from './words'

/** Spec: PUB-7.3. */
export const siteQuery = z.object({ site_id: askedId })
/** Spec: PUB-7.11. */
export const eventQuery = z.object({ site_id: askedId, event_id: askedId })
/** Spec: PUB-7.14. */
export const newsItemQuery = z.object({ site_id: askedId, news_id: askedId })
/** `site_id` may be left out. Spec: PUB-7.20. */
export const specialOfferQuery = z.object({ site_id: askedId, id: askedId })

const partOfTime = z.number().int().nullable()

/** The hours of a day; all null where none are said, and `use_date_parts` tells whether there is a first one. */
const timesShape = {
  use_date_parts: z.boolean(),
  start_hour: partOfTime,
  start_minutes: partOfTime,
  end_hour: partOfTime,
  end_minutes: partOfTime,
}
export type TimesRow = z.infer<z.ZodObject<typeof timesShape>>

/** A location of the site, or another place by its name. */
const whereaboutsShape = {
  location: z.strictObject({ id, name: z.string() }).nullable(),
  custom_location: z.boolean(),
  custom_location_name: textOrNull,
}
export type WhereaboutsRow = z.infer<z.ZodObject<typeof whereaboutsShape>>

/** The first eight keys are those that clients know. Spec: PUB-3.9, V1-12. */
const event = z.strictObject({
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
  ...whereaboutsShape,
})
export type EventRow = z.infer<typeof event>

/** Spec: PUB-3.10, PUB-2.45. */
const newsItem = z.strictObject({
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
  ...whereaboutsShape,
  link_type: z.enum(['default', 'external', 'internal']),
  link: textOrNull,
  button_text: textOrNull,
})
export type NewsRow = z.infer<typeof newsItem>

/** `public_on` is the first day on which it is shown, null without limit. Spec: PUB-3.11, V1-12. */
const specialOffer = z.strictObject({
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

export const eventsResponse = success({ events: z.array(event) })
export const upcomingEventsResponse = success({
  current_events: z.array(event),
  event_slug: textOrNull,
  special_offer_slug: textOrNull,
})
export const eventResponse = success({ event })
export const newsResponse = success({ news: z.array(newsItem), news_slug: textOrNull })
export const upcomingNewsResponse = success({ current_news: z.array(newsItem) })
export const newsItemResponse = success({ news: newsItem })
export const specialOffersResponse = success({ special_offers: z.array(specialOffer) })
export const specialOfferResponse = success({ special_offer: specialOffer })
