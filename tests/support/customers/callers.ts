import type { Payload } from 'payload'
import type { Role } from '@/domain/roles'
import { makePerson as makeStaff } from '../data/staff'
import { tokenOfStaff } from '../studio/studio-api'
import type { makeCustomerWorld, Person } from './customer-world'

/** Who calls. `own` are the values that a request is made of: strangers and staff send those of Ana. */
export type Caller = { name: string; cookie: () => string; own: Person; person: Person | null }

/**
 * The six callers of the matrix. Staff send their session in the studio's cookie, and also in the customers' cookie, where it must
 * count for nothing.
 */
export async function makeCallers(
  payload: Payload,
  { north, south, persons }: Awaited<ReturnType<typeof makeCustomerWorld>>,
): Promise<Caller[]> {
  const { ana, ben } = persons
  const staff = async (name: string, role: Role, sites: string[]): Promise<Caller> => {
    const token = await tokenOfStaff(payload, await makeStaff(payload, role, sites))
    return { name, cookie: () => `payload-token=${token}; customer=${token}`, own: ana, person: null }
  }
  const customer = (name: string, person: Person): Caller => ({
    ...{ name, own: person, person },
    cookie: () => person.shopper.cookie,
  })
  // The first person of a deployment gets this role in any case.
  const administrator = await staff('an administrator', 'administrator', [])
  return [
    { name: 'a stranger', cookie: () => '', own: ana, person: null },
    customer('customer A', ana),
    customer('customer B', ben),
    await staff('staff of the site', 'siteManager', [north.campus.site]),
    await staff('staff of another site', 'siteManager', [south.campus.site]),
    administrator,
  ]
}
