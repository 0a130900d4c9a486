import type { Site } from '@/domain/site/site'
import { sortNewsByDate, type NewsItem } from '@/domain/content/announcements'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { clock } from '@/server/clock'
import { localizedOf, identifiedPictureOf, nameOf, textOf } from '@/server/database/stored-values'
import { parseTimes, parseCommonFields, parseWhereabouts } from './parse-announcement'
import { readPublished, type ContentSource, type StoredRow } from '@/features/content/read-published'

const source: ContentSource<'news', NewsItem> = { collection: 'news', parseItem: parseNewsItem }

/** The news that visitors of a site see at `now`, newest first. Spec: PUB-2.44. */
export async function readNews(site: Site, now = clock.forDates()): Promise<NewsItem[]> {
  return sortNewsByDate(await readPublished(source, site, now), site.timeZone)
}

/** News with an end time but without an end date ends on its first day. */
export function parseNewsItem(doc: StoredRow<'news'>): NewsItem {
  const times = parseTimes(doc)
  const start = textOf(doc.start)
  return {
    ...parseCommonFields(doc),
    ...times,
    ...parseWhereabouts(doc),
    ...parseLink(doc),
    title: nameOf(doc.title),
    start,
    end: textOf(doc.end) ?? (times.endsAtMinute === null ? null : start),
    picture: identifiedPictureOf(doc.picture, 'news'),
  }
}

/** News with a link type but without a valid link opens its own page. */
function parseLink({ linkType, link: rawLink, buttonText }: StoredRow<'news'>) {
  const link = resolveLinkTarget(textOf(rawLink))
  if (link === null || (linkType !== 'external' && linkType !== 'internal'))
    return { linkType: 'default', link: null, buttonText: { en: null, fr: null } } as const
  return { linkType, link, buttonText: localizedOf(buttonText) } as const
}
