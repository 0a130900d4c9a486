import type { Address } from '@/domain/places/address'
import type { Site } from '@/domain/site/site'
import { formatIsoWithOffset } from '@/domain/time/campus-time'
import { pictureUrl } from '@/domain/files/file-urls'
import { endInstant, startInstant } from '@/domain/content/announcements'
import { locationNodeId, describePostalAddress, omitNulls } from '@/domain/site/structured-data'
import { localize, type Locale } from '@/domain/locale'
import type { Announcement } from './announcement'

/** `base` is the origin of this host; `address` is the address of the location, null for another place. */
type DataContext = { site: Site; locale: Locale; base: string; address: Address | null }

/** An announcement as a schema.org Event, NewsArticle or Offer. Omits unknown properties. Spec: PUB-3.9, PUB-3.10, PUB-3.11. */
export function buildAnnouncementData(it: Announcement, context: DataContext): object {
  const { base } = context
  const shared = {
    '@id': `${base}${it.path}`,
    url: `${base}${it.path}`,
    description: it.brief,
    image: it.picture && `${base}${pictureUrl(it.picture)}`,
  }
  if (it.kind === 'news') return omitNulls({ ...shared, ...articleData(it, context) })
  if (it.kind === 'special-offers') return omitNulls({ ...shared, ...offerData(it, context) })
  return omitNulls({ ...shared, ...eventData(it, context) })
}

/** A start or end without a time is a date without a time. */
function eventData(
  { title, start, end, startsAtMinute, endsAtMinute, place }: Announcement,
  context: DataContext,
): object {
  const { site, locale, base, address } = context
  const zone = site.timeZone
  const hasTime = (minute: number | null | undefined) => minute !== null && minute !== undefined
  return {
    '@type': 'Event',
    name: title,
    inLanguage: `${locale}-CA`,
    startDate:
      start && hasTime(startsAtMinute) ? formatIsoWithOffset(startInstant(start, startsAtMinute, zone), zone) : start,
    endDate: end && hasTime(endsAtMinute) ? formatIsoWithOffset(endInstant(end, endsAtMinute, zone), zone) : end,
    location:
      place &&
      omitNulls({
        '@type': 'Place',
        '@id': place.id && locationNodeId(base, site, place.id),
        name: place.name,
        address: address && describePostalAddress(address, site),
      }),
    organizer: organizationData(context),
  }
}

/** `dateModified` is never before `datePublished`, the moment when the news is first shown. */
function articleData({ title, path, firstShown, changed }: Announcement, context: DataContext): object {
  const zone = context.site.timeZone
  return {
    '@type': 'NewsArticle',
    headline: title,
    inLanguage: `${context.locale}-CA`,
    mainEntityOfPage: `${context.base}${path}`,
    datePublished: formatIsoWithOffset(firstShown, zone),
    dateModified: formatIsoWithOffset(changed < firstShown ? firstShown : changed, zone),
    author: organizationData(context),
    publisher: organizationData(context),
  }
}

/** Has no price and no availability, because staff write these in the text. */
const offerData = ({ title, start, end }: Announcement, context: DataContext): object => ({
  '@type': 'Offer',
  name: title,
  validFrom: start,
  validThrough: end,
  offeredBy: organizationData(context),
})

const organizationData = ({ site, locale, base }: DataContext): object => ({
  '@type': 'Organization',
  '@id': `${base}/${site.slug}`,
  name: localize(site.name, locale),
  url: `${base}/${site.slug}`,
})
