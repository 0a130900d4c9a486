import type { Payload } from 'payload'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from './campus'
import { updateDocument } from './update-document'

export type Shop = Awaited<ReturnType<typeof makeShop>>

/** Creates a site with customer accounts and, unless `settings` say otherwise, subscriptions, and its shop. */
export async function makeShopWithAccounts(
  payload: Payload,
  settings: object = { mealPlanSubscriptions: true },
  slug = 'northgate',
): Promise<Shop> {
  const { site } = await makeCampus(payload, slug)
  await updateDocument(payload, 'sites', site, { customerLogin: true, ...settings })
  return makeShop(payload, site)
}

/** Creates the order form of a site with one product of each kind, and its answers. Returns their ids. */
export async function makeShop(payload: Payload, site: string) {
  const create = localizedCreator(payload)
  await updateDocument(payload, 'sites', site, { activePromoCode: true })
  await create('order-form-settings', {
    site,
    hasCustomerSelections: true,
    useCustomerType: true,
    useCustomerLocation: true,
    useCustomerYear: true,
    useCustomerTerm: true,
    sellDb: true,
    coffeeSubscription: true,
    coffeeSubscriptionPriceCents: 2_995,
    taxMilliPercent: 5_000,
    provincialTaxMilliPercent: 9_975,
    taxMealPlans: true,
    taxDecliningBalance: true,
    paymentTypes: ['Credit card', 'Student ID'],
    confirmAccountPayments: false,
  })
  const plan = async (name: string, priceCents: number, more: object = {}) =>
    (await create('meal-plans', { site, name: both(name, `${name} FR`), priceCents, applyTax: true, _status: 'published', ...more })).id
  const [gold, silver, monthly] = [
    await plan('Gold', 200_000),
    await plan('Silver', 100_001, { paymentTypes: ['Credit card'] }),
    await plan('Monthly', 30_000, { subscription: true, subscriptionFrequency: 'monthly', subscriptionStart: '2025-01-01', subscriptionEnd: '2099-12-31' }),
  ]
  const { id: custom } = await create('custom-plans', {
    site,
    name: both('Build your own', 'Sur mesure'),
    options: [
      { type: 'swipe', value: 25, priceCents: 25_000 },
      { type: 'swipe', value: 50, priceCents: 45_000 },
      { type: 'db', value: 10_000, priceCents: 9_000 },
    ],
  })
  const stored = fieldsOf(await payload.db.findOne({ collection: 'custom-plans', where: { id: { equals: custom } } }))
  const [swipe = '', manySwipes = '', db = ''] = rowsOf(stored.options).map(({ id }) => String(id))
  const name = both('Flex', 'Flex FR')
  const { id: balance } = await create('declining-balances', { site, name, minimumPurchaseCents: 5_000, applyTax: true })
  const { id: companion } = await create('declining-balances', { site, name: both('Extra'), requiresPlan: true })
  const { id: student } = await create('customer-types', { site, name: both('Student', 'Étudiant'), mealPlans: [gold] })
  const { id: exempt } = await create('customer-types', { site, name: both('Exempt'), applyTax: false })
  const { id: place } = await create('customer-locations', { site, name: both('Town') })
  const { id: year } = await create('customer-years', { site, name: both('First year', 'Première année') })
  const { id: term } = await create('customer-terms', { site, name: both('Fall', 'Automne') })
  return { site, gold, silver, monthly, custom, swipe, manySwipes, db, balance, companion, student, exempt, place, year, term }
}
