import type { Whereabouts } from '@/domain/happenings'
import { bothOf, fieldsOf, flagOf, minuteOf, nameOf, textOf } from '@/server/stored'
import { htmlOf } from '@/server/stored-html'
import { publicationOf, type Stored } from './read-shown'

/** What events, news and offers all tell of themselves. */
export const toldOf = (doc: Stored) => ({
  ...publicationOf(doc),
  id: String(doc.id),
  brief: bothOf(doc.brief),
  description: htmlOf(doc.description),
  createdAt: String(doc.createdAt),
  updatedAt: String(doc.updatedAt),
})

export const timesOf = (doc: Stored) => ({
  startsAtMinute: minuteOf(doc.startsAt),
  endsAtMinute: minuteOf(doc.endsAt),
})

/** A location that is not in use is not told, as in the list of locations. Spec: PUB-2.41. */
export function whereaboutsOf(doc: Stored): Whereabouts {
  const customLocation = flagOf(doc.customLocation)
  const { id, name, active } = fieldsOf(doc.location)
  return {
    location: customLocation || !textOf(id) || !flagOf(active) ? null : { id: String(id), name: nameOf(name) },
    customLocation,
    customLocationName: customLocation ? bothOf(doc.customLocationName) : { en: null, fr: null },
  }
}
