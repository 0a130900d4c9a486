import type { Payload } from 'payload'
import type { Staff as StaffDoc } from '@/payload-types'
import type { Role } from '@/domain/roles'

export type Person = StaffDoc & { collection: 'staff' }

/** Creates a staff member of these sites and returns them in the form of `req.user`. */
export async function makePerson(
  payload: Payload,
  role: Role,
  sites: string[],
  email = `${role}-${sites.join('-')}@example.com`,
): Promise<Person> {
  const data = { name: role, role, email, password: 'a-long-password', sites: sites.map((site) => ({ site })) }
  const { id } = await payload.create({ collection: 'staff', data, overrideAccess: true })
  return personOf(payload, id)
}

/** Reads a staff member in the form of `req.user`. */
export async function personOf(payload: Payload, id: string): Promise<Person> {
  return {
    ...(await payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true })),
    collection: 'staff',
  }
}
