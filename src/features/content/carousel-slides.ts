import type { Site } from '@/domain/campus'
import { carouselImages, type HomepageImage } from '@/domain/home-page'
import { linkTarget } from '@/domain/link-target'
import type { Locale } from '@/domain/locale'
import { findHappening, type DetailWord } from './read-happenings'

export type Slide = { image: HomepageImage; href: string | null }
type Asked = { site: Site; locale: Locale; now: Date; placeAddress: (locationId: string) => string | null }

/**
 * The pictures of a site's carousel with where each leads: its link, or the page of the event, the offer or the location
 * that it names; null where that is not shown. `placeAddress` tells the page of a location. Spec: PUB-2.31.
 */
export async function carouselSlides({ site, locale, now, placeAddress }: Asked): Promise<Slide[]> {
  const pageOf = async (word: DetailWord, id: string | null) =>
    id ? ((await findHappening(word, id, site, locale, now))?.path ?? null) : null
  return Promise.all(
    carouselImages(site.homepageImages).map(async (image) => ({
      image,
      href:
        linkTarget(image.link) ??
        (await pageOf('event', image.eventId)) ??
        (await pageOf('special-offer', image.specialOfferId)) ??
        (image.locationId ? placeAddress(image.locationId) : null),
    })),
  )
}
