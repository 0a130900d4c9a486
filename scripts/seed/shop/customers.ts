import type { DemoCustomer } from '../../../demo/shapes/customers-shape'
import { changedConsents } from '@/domain/account/consents'
import { clock } from '@/server/clock'
import { recordConsents } from '@/server/database/consents'
import { deterministicId } from '@/server/database/menu/menu-ids'
import type { Seeding } from '../seeding'

const noMessages = { optIn: false, notifyByText: false }

/**
 * Creates customer accounts with their published passwords and the consents to messages, and their dietary profiles, which are stored
 * separately.
 */
export async function seedCustomers(seeding: Seeding, customers: DemoCustomer[]): Promise<void> {
  await Promise.all(customers.map((customer) => seedCustomer(seeding, customer))) // hashes passwords on all cores
}

async function seedCustomer({ payload, create, site, idOf }: Seeding, { key, diet, ...account }: DemoCustomer) {
  const { id: customer } = await create('customers', {
    id: idOf('customers', key),
    site,
    username: `${site}:${account.email}`,
    ...account,
  })
  const agreed = changedConsents(noMessages, account, { versions: {}, locale: null, source: 'account' })
  await recordConsents(payload, { customer, site }, agreed, clock.now())
  if (!diet) return
  await create('dietary-profiles', {
    id: idOf('dietary-profiles', key),
    site,
    customer,
    allergens: diet.allergens.map((code) => deterministicId('menu-filters', code)),
    customAllergens: diet.customAllergens,
    contactName: diet.contact?.name,
    contactNumber: diet.contact?.number,
    carriesEpinephrine: diet.carriesEpinephrine,
    foodInsecurity: diet.foodInsecurity,
  })
}
