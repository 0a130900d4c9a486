import type { Payload } from 'payload'
import type { DemoStaff } from '../../demo/campus-shape'
import { hexIdOf } from '@/server/menu-ids'
import { siteId } from './seeding'

/** One account of each role, with its published password; an address that has an account keeps it. */
export async function seedStaff(payload: Payload, staff: DemoStaff[]): Promise<void> {
  for (const { sites, ...person } of staff) {
    const { totalDocs } = await payload.count({
      collection: 'staff',
      where: { email: { equals: person.email } },
      overrideAccess: true,
    }) // the seed is the operator's
    if (totalDocs > 0) continue
    await payload.create({
      collection: 'staff',
      data: {
        id: hexIdOf('staff', person.email),
        ...person,
        sites: sites.map((slug) => ({ id: hexIdOf('staff', person.email, slug), site: siteId(slug) })),
      },
      depth: 0,
      context: { quiet: true },
      overrideAccess: true, // the first accounts cannot be made by somebody signed in
    })
  }
}
