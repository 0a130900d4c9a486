import type { Site } from '@/domain/campus'
import { comingFirst, type Meeting } from '@/domain/happenings'
import { clock } from '@/server/clock'
import { minuteOf, nameOf, textOf } from '@/server/stored'
import { htmlOf } from '@/server/stored-html'
import { publicationOf, readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<Meeting> = { collection: 'directors-meetings', itemOf: meetingOf }

/** The directors' meetings that visitors see at an instant: those to come first, then the latest. Spec: PUB-2.54. */
export async function readMeetings(site: Site, now = clock.now()): Promise<Meeting[]> {
  return comingFirst(await readShown(shelf, site, now), now, site.timeZone)
}

function meetingOf(doc: Stored): Meeting | null {
  const day = textOf(doc.start)
  if (!day) return null
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    location: nameOf(doc.location),
    start: day,
    end: day,
    startsAtMinute: minuteOf(doc.startsAt),
    body: htmlOf(doc.body),
  }
}
