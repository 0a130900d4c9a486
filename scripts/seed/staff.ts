import type { Payload } from 'payload'
import type { DemoStaff } from '../../demo/shapes/campus-shape'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { siteId } from './seeding'

/** Creates one account per role with its published password: the administrator first, as the product makes the first one that. */
export async function seedStaff(payload: Payload, [administrator, ...others]: DemoStaff[]): Promise<void> {
  if (administrator) await createAccount(payload, administrator)
  await Promise.all(others.map((person) => createAccount(payload, person))) // hashes passwords on all cores
}

const createAccount = (payload: Payload, { sites, ...person }: DemoStaff) =>
  payload.create({
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
