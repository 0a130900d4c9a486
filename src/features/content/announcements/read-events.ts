import type { Site } from '@/domain/site/site'
import { sortUpcomingFirst, type CampusEvent, type EventKind } from '@/domain/content/announcements'
import { clock } from '@/server/clock'
import { flagOf, identifiedPictureOf, nameOf, textOf } from '@/server/database/stored-values'
import { parseTimes, parseCommonFields, parseWhereabouts } from './parse-announcement'
import { readPublished, type ContentSource, type StoredRow } from '@/features/content/read-published'

/** The events of a kind that visitors see at `now`: current and coming events first, then past events. Spec: PUB-2.41. */
export async function readEvents(kind: EventKind, site: Site, now = clock.now()): Promise<CampusEvent[]> {
  const source: ContentSource<EventKind, CampusEvent> = { collection: kind, parseItem: parseEvent }
  return sortUpcomingFirst(await readPublished(source, site, now), now, site.timeZone)
}

/** An event without an end lasts for one day. An event without a start is not shown. */
export function parseEvent(doc: StoredRow<EventKind>): CampusEvent | null {
  const start = textOf(doc.start)
  if (!start) return null
  return {
    ...parseCommonFields(doc),
    ...parseTimes(doc),
    ...parseWhereabouts(doc),
    title: nameOf(doc.title),
    start,
    end: textOf(doc.end) ?? start,
    featured: flagOf(doc.featured),
    picture: identifiedPictureOf(doc.picture, 'event'),
  }
}
