import type { DemoCustomer } from '../../../demo/shapes/customers-shape'
import { deterministicId } from '@/server/database/menu/menu-ids'
import type { Seeding } from '../seeding'

/** Creates customer accounts with their published passwords, and their dietary profiles, which are stored separately. */
export async function seedCustomers({ create, site, idOf }: Seeding, customers: DemoCustomer[]): Promise<void> {
  for (const { key, diet, ...account } of customers) {
    const { id: customer } = await create('customers', {
      id: idOf('customers', key),
      site,
      username: `${site}:${account.email}`,
      ...account,
    })
    if (!diet) continue
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
}
