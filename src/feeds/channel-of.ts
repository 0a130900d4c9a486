import type { Picture, Site } from '@/domain/campus'
import type { CampusDate } from '@/domain/campus-time'
import { pictureAddress } from '@/domain/file-address'
import { firstShownAt } from '@/domain/happenings'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import { withWholeAddresses, type Article, type Channel } from './channel'

/**
 * Something that a site tells, in one language. `path` is its page on this host, `link` where it leads besides, as staff
 * wrote it; `html` is clean. `showFrom` is the first day on which it is shown.
 */
export type Told = {
  id: string
  title: string
  path: string
  link: string | null
  brief: string | null
  html: string
  picture: Picture | null
  showFrom: CampusDate | null
  createdAt: Date
  updatedAt: Date
}

/** `kind` is the feed's word in ids, `title` what it is called, `path` the page that lists the same. */
type About = {
  site: Site
  kind: 'news' | 'specials'
  title: string
  path: string
  locale: Locale
  base: string
  address: string
}

/**
 * A feed of what a site tells, the newest first. Ids hold the host and the document, not the slug, so that they outlive
 * another name of the site. An item is published when it is first shown, and no older than that.
 */
export function channelOf({ site, kind, title, path, locale, base, address }: About, told: readonly Told[]): Channel {
  const idOf = (name: string) => `tag:${new URL(base).hostname},2026:${kind}/${name}/${locale}`
  const whole = (target: string | null) => target && new URL(target, base).href
  const articles = told.map((it): Article => {
    const published = firstShownAt(it, site.timeZone)
    return {
      id: idOf(it.id),
      title: it.title,
      address: `${base}${it.path}`,
      elsewhere: whole(linkTarget(it.link)),
      summary: it.brief?.trim() || null,
      html: withWholeAddresses(it.html, base),
      picture: it.picture && `${base}${pictureAddress(it.picture)}`,
      published,
      updated: it.updatedAt < published ? published : it.updatedAt,
    }
  })
  const name = textIn(site.name, locale) ?? ''
  return {
    id: idOf(site.id),
    title: `${title} – ${name}`,
    author: name,
    language: locale === 'fr' ? 'fr-CA' : 'en-CA',
    address,
    page: `${base}${path}`,
    updated: new Date(Math.max(Date.parse(site.updatedAt), ...articles.map(({ updated }) => updated.getTime()))),
    articles: articles.toSorted((a, b) => b.published.getTime() - a.published.getTime() || (a.id < b.id ? -1 : 1)),
  }
}
