import type { AnnouncementKind, EventKind, Venue } from '@/domain/content/announcements'
import { localizedOf, fieldsOf, flagOf, minuteOf, nameOf, textOf } from '@/server/database/stored-values'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import { parsePublicationWindow, type StoredRow } from '@/features/content/read-published'

/** The fields that events, news and offers have in common. */
export const parseCommonFields = (doc: StoredRow<AnnouncementKind>) => ({
  ...parsePublicationWindow(doc),
  id: String(doc.id),
  brief: localizedOf(doc.brief),
  description: sanitizedHtmlOf(doc.description),
  createdAt: String(doc.createdAt),
  updatedAt: String(doc.updatedAt),
})

/** Start and end as minutes of the day; null if unknown. */
export const parseTimes = (doc: StoredRow<EventKind | 'news'>) => ({
  startsAtMinute: minuteOf(doc.startsAt),
  endsAtMinute: minuteOf(doc.endsAt),
})

/** The place of an announcement. An inactive location is left out, as in the list of locations. Spec: PUB-2.41. */
export function parseWhereabouts(doc: StoredRow<EventKind | 'news'>): Venue {
  const customLocation = flagOf(doc.customLocation)
  const { id, name, active } = fieldsOf(doc.location)
  return {
    location: customLocation || !textOf(id) || !flagOf(active) ? null : { id: String(id), name: nameOf(name) },
    customLocation,
    customLocationName: customLocation ? localizedOf(doc.customLocationName) : { en: null, fr: null },
  }
}
