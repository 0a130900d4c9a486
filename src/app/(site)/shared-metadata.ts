import type { Metadata } from 'next'
import { pictureAddress } from '@/domain/file-address'
import type { Picture, Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { ownAddress } from '@/server/own-address'

type Page = {
  title: string
  path: string
  description?: string | null
  picture?: Picture | null
  /** News has the days of a newspaper. */
  article?: { firstShown: Date; changed: Date } | null
}

/** What a page says of itself where it is shared (Open Graph), and its own address; a picture with its whole address. */
export function sharedMetadata(site: Site, locale: Locale, page: Page): Metadata {
  const { title, path, description, picture, article } = page
  const base = ownAddress()
  const url = `${base}${path}`
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
    alternates: { canonical: url },
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
