import type { Payload } from 'payload'
import type { DemoStaff } from '../../demo/shapes/campus-shape'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { siteId } from './seeding'

/** Creates one account per role with its published password. Existing accounts are not changed. */
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
        id: deterministicId('staff', person.email),
        ...person,
        sites: sites.map((slug) => ({ id: deterministicId('staff', person.email, slug), site: siteId(slug) })),
      },
      depth: 0,
      context: { quiet: true },
      overrideAccess: true, // nobody can be signed in before the first account exists
    })
  }
}
