import type { z } from 'zod'
import type { eventQuery, newsItemQuery, specialOfferQuery } from '@/contract/content/announcements'
import type { Site } from '@/domain/site/site'
import { isOver, filterUpcoming, type CampusEvent, type SpecialOffer } from '@/domain/content/announcements'
import type { Result } from '@/domain/result'
import type { EventKind } from '@/domain/content/announcements'
import { readEvents } from '@/features/content/announcements/read-events'
import { readNews } from '@/features/content/announcements/read-news'
import { readSpecialOffers, findOfferSite } from '@/features/content/announcements/read-special-offers'
import { findSpecialPageSlug } from '@/domain/site/section-screens'
import { siteResolver, resolveSiteItem, findItemSite } from './resolve-site-items'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { ItemData } from './shapes/announcements'

const readEventList = (kind: EventKind) => async (site: Site, now: Date) => ({
  items: await readEvents(kind, site, now),
  zone: site.timeZone,
})

/** Spec: PUB-7.9. */
export const resolveEvents = siteResolver(readEventList('events'))
export const resolveBalancedLivingEvents = siteResolver(readEventList('balanced-living-events'))

/** Current and upcoming events, the next one first. Spec: PUB-7.10. */
export const resolveUpcomingEvents = siteResolver(async (site, now) => ({
  items: filterUpcoming(await readEvents('events', site, now), now, site.timeZone),
  zone: site.timeZone,
  eventSlug: findSpecialPageSlug(site, 'events'),
  specialOfferSlug: findSpecialPageSlug(site, 'special-offers'),
}))

/** Spec: PUB-7.12. */
export const resolveNews = siteResolver(async (site, now) => ({
  items: await readNews(site, now),
  zone: site.timeZone,
  newsSlug: findSpecialPageSlug(site, 'news'),
}))

/** News that has not ended. Spec: PUB-7.13. */
export const resolveUpcomingNews = siteResolver(async (site, now) => ({
  items: filterUpcoming(await readNews(site, now), now, site.timeZone),
  zone: site.timeZone,
}))

/** Current and upcoming offers. An ended offer can still be read by its id. Spec: PUB-7.20. */
export const resolveSpecialOffers = siteResolver(async (site, now) => ({
  items: (await readSpecialOffers(site, now)).filter((offer) => !isOver(offer, now, site.timeZone)),
  zone: site.timeZone,
}))

const findItem = <Item extends { id: string }>(items: readonly Item[], id: string, { timeZone }: Site) => {
  const item = items.find((candidate) => candidate.id === id)
  return item && { item, zone: timeZone }
}

const eventResolver =
  (kinds: readonly EventKind[]) =>
  (
    { site_id: siteId, event_id: id }: z.output<typeof eventQuery>,
    asOf: Date,
  ): Promise<Result<ResolvedRequest<ItemData<CampusEvent>>>> =>
    resolveSiteItem(
      { parameter: 'event_id', siteId, id },
      async (site, wanted, now) => {
        const listed = await Promise.all(kinds.map((kind) => readEvents(kind, site, now)))
        return findItem(listed.flat(), wanted, site)
      },
      asOf,
    )

/** Finds balanced living events too, because both kinds share one page per event. Spec: PUB-7.11, PUB-2.12. */
export const resolveEvent = eventResolver(['events', 'balanced-living-events'])
export const resolveBalancedLivingEvent = eventResolver(['balanced-living-events'])

/** Spec: PUB-7.14. */
export const resolveNewsItem = ({ site_id: siteId, news_id: id }: z.output<typeof newsItemQuery>, asOf: Date) =>
  resolveSiteItem(
    { parameter: 'news_id', siteId, id },
    async (site, wanted, now) => findItem(await readNews(site, now), wanted, site),
    asOf,
  )

/** Spec: PUB-7.20. */
export async function resolveSpecialOffer(
  { site_id, id }: z.output<typeof specialOfferQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<ItemData<SpecialOffer>>>> {
  const siteId = await findItemSite(site_id, id, findOfferSite)
  if (!siteId.ok) return siteId
  return resolveSiteItem(
    { parameter: 'id', siteId: siteId.value, id },
    async (site, wanted, now) => findItem(await readSpecialOffers(site, now), wanted, site),
    asOf,
  )
}
