import type { Site } from '@/domain/site/site'
import { sortByStaffOrder } from '@/domain/text/sort-order'
import type { StaffMember } from '@/domain/content/publications'
import { clock } from '@/server/clock'
import { localizedOf, identifiedPictureOf, numberOf, textOf } from '@/server/database/stored-values'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import {
  parsePublicationWindow,
  readPublished,
  type ContentSource,
  type StoredRow,
} from '@/features/content/read-published'

const source: ContentSource<'staff-members', StaffMember> = { collection: 'staff-members', parseItem: parseMember }

/** The team members that visitors of a site see at `now`, in the order set by staff. Spec: PUB-2.49. */
export async function readStaffMembers(site: Site, now = clock.forDates()): Promise<StaffMember[]> {
  return sortByStaffOrder(await readPublished(source, site, now))
}

function parseMember(doc: StoredRow<'staff-members'>): StaffMember {
  return {
    ...parsePublicationWindow(doc),
    id: String(doc.id),
    firstName: textOf(doc.firstName) ?? '',
    lastName: textOf(doc.lastName) ?? '',
    title: localizedOf(doc.title),
    bio: sanitizedHtmlOf(doc.bio),
    email: textOf(doc.email),
    phone: textOf(doc.phone),
    sortOrder: numberOf(doc.sortOrder),
    picture: identifiedPictureOf(doc.picture, 'staff'),
  }
}
