import type { Site } from '@/domain/campus'
import { newestFirst, type NewsItem } from '@/domain/happenings'
import { linkTarget } from '@/domain/link-target'
import { clock } from '@/server/clock'
import { bothOf, identifiedPictureOf, nameOf, textOf } from '@/server/stored'
import { timesOf, toldOf, whereaboutsOf } from './happening-of'
import { readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<NewsItem> = { collection: 'news', itemOf: newsOf }

/** The news that visitors of a site see at an instant, the newest first. Spec: PUB-2.44. */
export async function readNews(site: Site, now = clock.now()): Promise<NewsItem[]> {
  return newestFirst(await readShown(shelf, site, now), site.timeZone)
}

/** News with an hour at which it ends, and no last day, ends on its first. */
function newsOf(doc: Stored): NewsItem {
  const times = timesOf(doc)
  const start = textOf(doc.start)
  return {
    ...toldOf(doc),
    ...times,
    ...whereaboutsOf(doc),
    ...opens(doc),
    title: nameOf(doc.title),
    start,
    end: textOf(doc.end) ?? (times.endsAtMinute === null ? null : start),
    picture: identifiedPictureOf(doc.picture, 'news'),
  }
}

/** News that should lead elsewhere, without an address to lead to, opens its own page. */
function opens({ linkType, link: written, buttonText }: Stored) {
  const link = linkTarget(textOf(written))
  if (link === null || (linkType !== 'external' && linkType !== 'internal'))
    return { linkType: 'default', link: null, buttonText: { en: null, fr: null } } as const
  return { linkType, link, buttonText: bothOf(buttonText) } as const
}
