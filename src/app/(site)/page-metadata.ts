import type { Metadata } from 'next'
import { pictureUrl } from '@/domain/files/file-urls'
import { carouselImages } from '@/domain/site/home-page'
import type { Picture } from '@/domain/files/picture'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { getServerUrl } from '@/server/http/server-url'

type Page = {
  title: string
  /** The canonical path; null for a page whose query string matters, such as a menu with its date. */
  path: string | null
  description?: string | null
  picture?: Picture | null
  /** Publication and change dates, for news. */
  article?: { firstShown: Date; changed: Date } | null
}

/**
 * Description, canonical URL and Open Graph metadata of a page. The picture is the page's own, else the first carousel
 * picture of the site, else its logo.
 */
export function buildPageMetadata(site: Site, locale: Locale, page: Page): Metadata {
  const { title, path, description, article } = page
  const picture = page.picture ?? carouselImages(site.homepageImages)[0]?.picture ?? site.logo
  const base = getServerUrl()
  const url = path === null ? undefined : `${base}${path}`
  const openGraph = {
    title,
    url,
    description: description ?? undefined,
    siteName: localize(site.name, locale) ?? undefined,
    locale: `${locale}_CA`,
    images: picture
      ? [
          {
            url: `${base}${pictureUrl(picture)}`,
            alt: localize(picture.alt, locale) ?? undefined,
            width: picture.width ?? undefined,
            height: picture.height ?? undefined,
          },
        ]
      : undefined,
  }
  return {
    description: description ?? undefined,
    alternates: url === undefined ? undefined : { canonical: url },
    openGraph: article
      ? {
          ...openGraph,
          type: 'article',
          publishedTime: article.firstShown.toISOString(),
          modifiedTime: article.changed.toISOString(),
        }
      : { ...openGraph, type: 'website' },
  }
}
