import type { Metadata } from 'next'
import { AnnouncementScreen } from '@/features/content/announcements/announcement-screen'
import type { Announcement } from '@/features/content/announcements/announcement'
import { buildAnnouncementData } from '@/features/content/announcements/announcement-structured-data'
import { formatPageTitle } from '@/features/site/page-title'
import { findSite } from '@/features/site/read-sites'
import { findAnnouncement, type DetailSegment } from '@/features/content/announcements/read-announcements'
import { readPlaces } from '@/features/places/read-places'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { getServerUrl } from '@/server/http/server-url'
import { JsonLd } from '@/ui/html/json-ld'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { tryToRead } from '@/server/logging/try-to-read'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { buildPageMetadata } from '@/app/(site)/page-metadata'

type Params = Promise<{ locale: string; site: string; id: string }>
export type AnnouncementProps = { params: Params }

async function findPage(segment: DetailSegment, params: Params) {
  const { locale: localeSegment, site: slug, id } = await params
  const locale = requireLocale(localeSegment)
  const site = await findSite(slug)
  return { locale, site, announcement: site && (await findAnnouncement(segment, id, site, locale)) }
}

export async function buildAnnouncementMetadata(
  segment: DetailSegment,
  { params }: AnnouncementProps,
): Promise<Metadata> {
  const { locale, site, announcement } = await findPage(segment, params)
  if (!site || !announcement) return buildNotFoundMetadata({ site, locale })
  const { title, brief, path, picture, kind, firstShown, changed } = announcement
  return {
    title: formatPageTitle(localize(site.name, locale) ?? '', title, locale),
    ...buildPageMetadata(site, locale, {
      title,
      description: brief,
      path,
      picture,
      article: kind === 'news' ? { firstShown, changed } : null,
    }),
  }
}

/** The page of an event, news item or offer, with structured data for search engines. Spec: PUB-2.12, PUB-2.14. */
export async function renderAnnouncementPage(segment: DetailSegment, { params }: AnnouncementProps) {
  const locale = requireLocale((await params).locale)
  return withErrorPage(locale, async () => {
    const { site, announcement } = await findPage(segment, params)
    if (!site || !announcement) return <NotFoundPage site={site} locale={locale} />
    return (
      <>
        <JsonLd nodes={[await readStructuredData(announcement, site, locale)]} />
        {await AnnouncementScreen({ announcement, site, locale })}
      </>
    )
  })
}

async function readStructuredData(announcement: Announcement, site: Site, locale: Locale): Promise<object> {
  const placeId = announcement.place?.id
  const places = placeId ? await tryToRead(() => readPlaces(site.id)) : null
  const location = places?.locations.find(({ id }) => id === placeId)
  return buildAnnouncementData(announcement, {
    site,
    locale,
    base: getServerUrl(),
    address: location?.address ?? null,
  })
}
