import type { z } from 'zod'
import type { eventQuery, newsItemQuery, specialOfferQuery } from '@/contract/happenings'
import type { Site } from '@/domain/campus'
import { isOver, upcoming, type CampusEvent, type SpecialOffer } from '@/domain/happenings'
import type { Result } from '@/domain/result'
import { readEvents, type EventKind } from '@/features/content/read-events'
import { readNews } from '@/features/content/read-news'
import { readSpecialOffers, siteOfOffer } from '@/features/content/read-special-offers'
import { slugOfSpecial } from '@/features/content/section-screens'
import { askAll, askOne, siteAskedFor } from './ask-own'
import type { Asked } from './endpoint'
import type { OneAsked } from './shapes/happenings'

const eventsOf = (kind: EventKind) => async (site: Site, now: Date) => ({
  items: await readEvents(kind, site, now),
  zone: site.timeZone,
})

/** Spec: PUB-7.9. */
export const askEvents = askAll('events', eventsOf('events'))
export const askBalancedLivingEvents = askAll('balanced-living-events', eventsOf('balanced-living-events'))

/** The events that are on or to come, the next one first. Spec: PUB-7.10. */
export const askUpcomingEvents = askAll('upcoming-events', async (site, now) => ({
  items: upcoming(await readEvents('events', site, now), now, site.timeZone),
  zone: site.timeZone,
  eventSlug: slugOfSpecial(site, 'events'),
  specialOfferSlug: slugOfSpecial(site, 'special-offers'),
}))

/** Spec: PUB-7.12. */
export const askNews = askAll('news', async (site, now) => ({
  items: await readNews(site, now),
  zone: site.timeZone,
  newsSlug: slugOfSpecial(site, 'news'),
}))

/** The news whose last day is not over. Spec: PUB-7.13. */
export const askUpcomingNews = askAll('upcoming-news', async (site, now) => ({
  items: upcoming(await readNews(site, now), now, site.timeZone),
  zone: site.timeZone,
}))

/** The offers that hold or will; one that is over is still found by its id. Spec: PUB-7.20. */
export const askSpecialOffers = askAll('special-offers', async (site, now) => ({
  items: (await readSpecialOffers(site, now)).filter((offer) => !isOver(offer, now, site.timeZone)),
  zone: site.timeZone,
}))

const one = <Item extends { id: string }>(items: readonly Item[], id: string, { timeZone }: Site) => {
  const item = items.find((each) => each.id === id)
  return item && { item, zone: timeZone }
}

const askEventOf =
  (name: string, kinds: readonly EventKind[]) =>
  (
    { site_id: siteId, event_id: id }: z.output<typeof eventQuery>,
    asOf: Date,
  ): Promise<Result<Asked<OneAsked<CampusEvent>>>> =>
    askOne(
      { name, parameter: 'event_id', siteId, id },
      async (site, wanted, now) => {
        const listed = await Promise.all(kinds.map((kind) => readEvents(kind, site, now)))
        return one(listed.flat(), wanted, site)
      },
      asOf,
    )

/** Both kinds of events share one page per event, so that `events` finds those about balanced living too. Spec: PUB-7.11, PUB-2.12. */
export const askEvent = askEventOf('event', ['events', 'balanced-living-events'])
export const askBalancedLivingEvent = askEventOf('balanced-living-event', ['balanced-living-events'])

/** Spec: PUB-7.14. */
export const askNewsItem = ({ site_id: siteId, news_id: id }: z.output<typeof newsItemQuery>, asOf: Date) =>
  askOne(
    { name: 'news-item', parameter: 'news_id', siteId, id },
    async (site, wanted, now) => one(await readNews(site, now), wanted, site),
    asOf,
  )

/** Spec: PUB-7.20. */
export async function askSpecialOffer(
  { site_id, id }: z.output<typeof specialOfferQuery>,
  asOf: Date,
): Promise<Result<Asked<OneAsked<SpecialOffer>>>> {
  const siteId = await siteAskedFor(site_id, id, siteOfOffer)
  if (!siteId.ok) return siteId
  return askOne(
    { name: 'special-offer', parameter: 'id', siteId: siteId.value, id },
    async (site, wanted, now) => one(await readSpecialOffers(site, now), wanted, site),
    asOf,
  )
}
