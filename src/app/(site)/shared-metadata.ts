import type { Metadata } from 'next'
import { pictureAddress } from '@/domain/file-address'
import { carouselImages } from '@/domain/home-page'
import type { Picture, Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { ownAddress } from '@/server/own-address'

type Page = {
  title: string
  /** Its own address without parameters; null for a page that is shared with them, such as a menu with its day. */
  path: string | null
  description?: string | null
  picture?: Picture | null
  /** News has the days of a newspaper. */
  article?: { firstShown: Date; changed: Date } | null
}

/**
 * What a page says of itself where it is shared (Open Graph), and its own address. Its picture, with the whole address, is
 * the page's own, else the first of the site's home, else the logo.
 */
export function sharedMetadata(site: Site, locale: Locale, page: Page): Metadata {
  const { title, path, description, article } = page
  const picture = page.picture ?? carouselImages(site.homepageImages)[0]?.picture ?? site.logo
  const base = ownAddress()
  const url = path === null ? undefined : `${base}${path}`
  const said = {
    title,
    url,
    description: description ?? undefined,
    siteName: textIn(site.name, locale) ?? undefined,
    locale: `${locale}_CA`,
    images: picture
      ? [
          {
            url: `${base}${pictureAddress(picture)}`,
            alt: textIn(picture.alt, locale) ?? undefined,
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
          ...said,
          type: 'article',
          publishedTime: article.firstShown.toISOString(),
          modifiedTime: article.changed.toISOString(),
        }
      : { ...said, type: 'website' },
  }
}
