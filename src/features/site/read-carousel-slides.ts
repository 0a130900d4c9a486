import type { Site } from '@/domain/site/site'
import { carouselImages, type HomepageImage } from '@/domain/site/home-page'
import { resolveLinkTarget } from '@/domain/site/link-target'
import type { Locale } from '@/domain/locale'
import { tryToRead } from '@/server/logging/try-to-read'
import { findAnnouncement, type DetailSegment } from '@/features/content/announcements/read-announcements'

export type Slide = { image: HomepageImage; href: string | null }
type SlidesRequest = { site: Site; locale: Locale; now: Date; placeAddress: (locationId: string) => string | null }

/**
 * The pictures of a site's carousel, each with its target: its link, else the page of its event, offer or location. `href`
 * is null if there is no target, or visitors cannot see it, or it cannot be read. `placeAddress` returns the page of a location, or null.
 * Spec: PUB-2.31.
 */
export async function readCarouselSlides({ site, locale, now, placeAddress }: SlidesRequest): Promise<Slide[]> {
  const findTarget = async (segment: DetailSegment, id: string) => ({
    target: await findAnnouncement(segment, id, site, locale, now),
  })
  const findPath = async (segment: DetailSegment, id: string | null) =>
    id ? ((await tryToRead(() => findTarget(segment, id)))?.target?.path ?? null) : null
  return Promise.all(
    carouselImages(site.homepageImages).map(async (image) => ({
      image,
      href:
        resolveLinkTarget(image.link) ??
        (await findPath('event', image.eventId)) ??
        (await findPath('special-offer', image.specialOfferId)) ??
        (image.locationId ? placeAddress(image.locationId) : null),
    })),
  )
}
