import type { Site } from '@/domain/campus'
import { comingFirst, type CampusEvent } from '@/domain/happenings'
import { clock } from '@/server/clock'
import { flagOf, identifiedPictureOf, nameOf, textOf } from '@/server/stored'
import { timesOf, toldOf, whereaboutsOf } from './happening-of'
import { readShown, type Shelf, type Stored } from './read-shown'

/** Both kinds of events are written alike and listed apart. Spec: PUB-7.9. */
export type EventKind = 'events' | 'balanced-living-events'

/** The events of a kind that visitors see at an instant: those to come first, then the latest. Spec: PUB-2.41. */
export async function readEvents(kind: EventKind, site: Site, now = clock.now()): Promise<CampusEvent[]> {
  const shelf: Shelf<CampusEvent> = { collection: kind, itemOf: eventOf }
  return comingFirst(await readShown(shelf, site, now), now, site.timeZone)
}

/** An event without an end lasts for its first day. */
function eventOf(doc: Stored): CampusEvent | null {
  const start = textOf(doc.start)
  if (!start) return null
  return {
    ...toldOf(doc),
    ...timesOf(doc),
    ...whereaboutsOf(doc),
    title: nameOf(doc.title),
    start,
    end: textOf(doc.end) ?? start,
    featured: flagOf(doc.featured),
    picture: identifiedPictureOf(doc.picture, 'event'),
  }
}
