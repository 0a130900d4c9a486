import { northgateBusiness } from '../../../demo/northgate/shop/business'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import type { DemoBusiness } from '../../../demo/shapes/customers-shape'
import { saintCyrilleBusiness } from '../../../demo/universite-saint-cyrille/shop/business'
import type { Seeding } from '../seeding'
import { seedCustomers } from './customers'
import { seedMealPlans } from './meal-plans'
import { seedMessages } from './messages'
import { seedOffers } from './offers'
import { seedOrderForm } from './order-form'
import { seedRenewals } from './renewals'
import { seedReservations } from './reservations'
import { seedSales } from './sales'
import { defaultOnTheGoChoices, onTheGoLists } from '@/domain/forms/on-the-go-lists'

/** Creates the settings of the on-the-go form, with the default choices in both languages. */
async function seedOnTheGo({ create, site, idOf }: Seeding): Promise<void> {
  const rows = (list: (typeof onTheGoLists)[number]) =>
    defaultOnTheGoChoices[list].map(({ value, name }) => ({ value, name }))
  await create('on-the-go-settings', {
    id: idOf('on-the-go-settings'),
    site,
    plans: rows('plans'),
    entrees: rows('entrees'),
    bases: rows('bases'),
    proteins: rows('proteins'),
    cheeses: rows('cheeses'),
    dressings: rows('dressings'),
    addons: rows('addons'),
    sides: rows('sides'),
    drinks: rows('drinks'),
  })
}

const businesses = new Map<string, DemoBusiness>([
  ['universite-saint-cyrille', saintCyrilleBusiness],
  ['northgate', northgateBusiness],
])

export const hasShop = ({ slug }: DemoSite) => businesses.has(slug)

/**
 * Creates the shop, customers and form submissions of a demo site that has a business. Requires its locations and the
 * allergens of the installation.
 */
export async function seedShop(seeding: Seeding): Promise<void> {
  const business = businesses.get(seeding.demo.slug)
  if (!business) return
  const { shop, clientele } = business
  await seedMealPlans(seeding, shop.mealPlans)
  await seedOffers(seeding, shop)
  await seedOrderForm(seeding, shop)
  await seedOnTheGo(seeding)
  await seedCustomers(seeding, clientele.customers)
  await seedSales(seeding, business)
  await seedReservations(seeding, clientele)
  await seedMessages(seeding, clientele)
}

/** Charges the later payments of subscriptions. Requires the published site, whose name is in the receipts. */
export async function seedLaterPayments(seeding: Seeding): Promise<void> {
  const business = businesses.get(seeding.demo.slug)
  if (business) await seedRenewals(seeding, business)
}
