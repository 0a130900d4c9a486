import type { Picture } from '@/domain/files/picture'
import type { Site } from '@/domain/site/site'
import type { CampusDate } from '@/domain/time/calendar'
import { pictureUrl } from '@/domain/files/file-urls'
import { firstShownAt } from '@/domain/content/announcements'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { withAbsoluteUrls, type Article, type Channel } from './channel'

/**
 * A news item or special offer in one language. `path` is its page on this host, `link` the raw link that staff entered.
 * `html` is clean. `showFrom` is the first day on which it is shown.
 */
export type FeedAnnouncement = {
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

/** `kind` is part of the ids, and `path` is the page that lists the same announcements. */
type ChannelOptions = {
  site: Site
  kind: 'news' | 'specials'
  title: string
  path: string
  locale: Locale
  serverUrl: string
  feedUrl: string
}

/**
 * Builds a feed of announcements, newest first. Ids contain the host and the document but not the slug, so that they stay
 * when a site is renamed. An article's publication date is the first day on which it is shown.
 */
export function buildChannel(
  { site, kind, title, path, locale, serverUrl, feedUrl }: ChannelOptions,
  announcements: readonly FeedAnnouncement[],
): Channel {
  const idOf = (name: string) => `tag:${new URL(serverUrl).hostname},2026:${kind}/${name}/${locale}`
  const absoluteUrl = (target: string | null) => target && new URL(target, serverUrl).href
  const articles = announcements.map((announcement): Article => {
    const { picture, updatedAt } = announcement
    const publishedAt = firstShownAt(announcement, site.timeZone)
    return {
      id: idOf(announcement.id),
      title: announcement.title,
      url: `${serverUrl}${announcement.path}`,
      relatedUrl: absoluteUrl(resolveLinkTarget(announcement.link)),
      summary: announcement.brief?.trim() || null,
      html: withAbsoluteUrls(announcement.html, serverUrl),
      pictureUrl: picture && `${serverUrl}${pictureUrl(picture)}`,
      publishedAt,
      updatedAt: updatedAt < publishedAt ? publishedAt : updatedAt,
    }
  })
  const name = localize(site.name, locale) ?? ''
  return {
    id: idOf(site.id),
    title: `${title} – ${name}`,
    author: name,
    language: locale === 'fr' ? 'fr-CA' : 'en-CA',
    url: feedUrl,
    pageUrl: `${serverUrl}${path}`,
    updatedAt: new Date(Math.max(Date.parse(site.updatedAt), ...articles.map(({ updatedAt }) => updatedAt.getTime()))),
    articles: articles.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1)),
  }
}
