import type { Address, Site } from '@/domain/campus'
import { isoWithOffset } from '@/domain/campus-time'
import { pictureAddress } from '@/domain/file-address'
import { endInstant, startInstant } from '@/domain/happenings'
import { placeId, postalData, present } from '@/domain/linked-data'
import { textIn, type Locale } from '@/domain/locale'
import type { Happening } from './happening'

/** `base` is the address of this host; `address` that of the location named, null for another place. */
type Seen = { site: Site; locale: Locale; base: string; address: Address | null }

/** Something announced as schema.org's Event, NewsArticle or Offer. What is not known is absent. Spec: PUB-3.9, PUB-3.10, PUB-3.11. */
export function happeningData(it: Happening, seen: Seen): object {
  const { base } = seen
  const shared = {
    '@id': `${base}${it.path}`,
    url: `${base}${it.path}`,
    description: it.brief,
    image: it.picture && `${base}${pictureAddress(it.picture)}`,
  }
  if (it.kind === 'news') return present({ ...shared, ...articleData(it, seen) })
  if (it.kind === 'special-offers') return present({ ...shared, ...offerData(it, seen) })
  return present({ ...shared, ...eventData(it, seen) })
}

/** A side of the event without a time is said as a day, whose hours nobody told. */
function eventData({ title, start, end, startsAtMinute, endsAtMinute, place }: Happening, seen: Seen): object {
  const { site, locale, base, address } = seen
  const zone = site.timeZone
  const timed = (minute: number | null | undefined) => minute !== null && minute !== undefined
  return {
    '@type': 'Event',
    name: title,
    inLanguage: `${locale}-CA`,
    startDate: start && timed(startsAtMinute) ? isoWithOffset(startInstant(start, startsAtMinute, zone), zone) : start,
    endDate: end && timed(endsAtMinute) ? isoWithOffset(endInstant(end, endsAtMinute, zone), zone) : end,
    location:
      place &&
      present({
        '@type': 'Place',
        '@id': place.id && placeId(base, site, place.id),
        name: place.name,
        address: address && postalData(address, site),
      }),
    organizer: organizationData(seen),
  }
}

/** It is published when it is first shown, and changed no earlier than that. */
function articleData({ title, path, firstShown, changed }: Happening, seen: Seen): object {
  const zone = seen.site.timeZone
  return {
    '@type': 'NewsArticle',
    headline: title,
    inLanguage: `${seen.locale}-CA`,
    mainEntityOfPage: `${seen.base}${path}`,
    datePublished: isoWithOffset(firstShown, zone),
    dateModified: isoWithOffset(changed < firstShown ? firstShown : changed, zone),
    author: organizationData(seen),
    publisher: organizationData(seen),
  }
}

/** Neither price nor stock: staff say them in words. */
const offerData = ({ title, start, end }: Happening, seen: Seen): object => ({
  '@type': 'Offer',
  name: title,
  validFrom: start,
  validThrough: end,
  offeredBy: organizationData(seen),
})

const organizationData = ({ site, locale, base }: Seen): object => ({
  '@type': 'Organization',
  '@id': `${base}/${site.slug}`,
  name: textIn(site.name, locale),
  url: `${base}/${site.slug}`,
})
