import type { Site } from '@/domain/site/site'
import { sortUpcomingFirst, type Meeting } from '@/domain/content/announcements'
import { clock } from '@/server/clock'
import { minuteOf, nameOf, textOf } from '@/server/database/stored-values'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import {
  parsePublicationWindow,
  readPublished,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'directors-meetings', Meeting> = {
  collection: 'directors-meetings',
  parseItem: parseMeeting,
}

/** The directors' meetings that visitors see at `now`: coming meetings first, then past ones. Spec: PUB-2.54. */
export async function readMeetings(site: Site, now = clock.now()): Promise<Meeting[]> {
  return sortUpcomingFirst(await readPublished(source, site, now), now, site.timeZone)
}

function parseMeeting(doc: StoredRow<'directors-meetings'>): Meeting | null {
  const day = textOf(doc.start)
  if (!day) return null
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    location: nameOf(doc.location),
    start: day,
    end: day,
    startsAtMinute: minuteOf(doc.startsAt),
    body: sanitizedHtmlOf(doc.body),
  }
}
