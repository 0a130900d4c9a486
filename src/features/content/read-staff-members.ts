import type { Site } from '@/domain/campus'
import { inStaffOrder } from '@/domain/order'
import type { StaffMember } from '@/domain/readings'
import { clock } from '@/server/clock'
import { bothOf, identifiedPictureOf, numberOf, textOf } from '@/server/stored'
import { htmlOf } from '@/server/stored-html'
import { publicationOf, readShown, type Shelf, type Stored } from './read-shown'

const shelf: Shelf<StaffMember> = { collection: 'staff-members', itemOf: memberOf }

/** The people whom a site introduces at an instant, in the order that staff gave. Spec: PUB-2.49. */
export async function readStaffMembers(site: Site, now = clock.now()): Promise<StaffMember[]> {
  return inStaffOrder(await readShown(shelf, site, now))
}

function memberOf(doc: Stored): StaffMember {
  return {
    ...publicationOf(doc),
    id: String(doc.id),
    firstName: textOf(doc.firstName) ?? '',
    lastName: textOf(doc.lastName) ?? '',
    title: bothOf(doc.title),
    bio: htmlOf(doc.bio),
    email: textOf(doc.email),
    phone: textOf(doc.phone),
    sortOrder: numberOf(doc.sortOrder),
    picture: identifiedPictureOf(doc.picture, 'staff'),
  }
}
