import { cancelSubscription } from '@/features/account/cancel-subscription'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../data/campus'
import { openPayload } from '../payload'
import { savedCardProvider, type SavedCard } from './saved-card-provider'

type Row = Record<string, unknown> & { id: string }

const payload = await openPayload()
const { db } = payload
const create = localizedCreator(payload)
const { provider, asked } = savedCardProvider(payload)
let serial = 0

export { asked }
export const due = new Date('2026-10-01T10:00:00Z') // 6:00 in Toronto
export const minutesLater = (minutes: number, from = due) => new Date(from.getTime() + minutes * 60_000)
export let [site, customer, order] = ['', '', '']

export const charge = (now = due) => chargeSubscriptions(payload, now, provider)
export const cancel = (id: string, now = due) => cancelSubscription({ id: customer, siteId: site }, id, now)
export const read = async (collection: string, id: string) =>
  fieldsOf(await db.findOne({ collection: collection as 'orders', where: { id: { equals: id } } }))
export const list = async (collection: string, where: object) =>
  (await db.find<Row>({ collection: collection as 'orders', where: where as never, sort: 'key', pagination: false }))
    .docs
export const chargesOf = (subscription: string) =>
  list('subscription-charges', { subscription: { equals: subscription } })
export const settledAt = async () => list('sandbox-payments', {})

/** A monthly plan of $300 with both taxes, sold in September; its first bill was paid with the order. */
export async function subscribe(card: SavedCard | null = 'good', over: object = {}): Promise<string> {
  const { id } = await create('subscriptions', {
    site,
    customer,
    order,
    name: both('Monthly plan', 'Forfait mensuel'),
    itemKey: `order:${(serial += 1)}`,
    frequency: 'monthly',
    ...{ start: '2026-09-01', end: '2026-12-01', firstBillDate: '2026-09-01', lastBillDate: '2026-11-17' },
    ...{ nextBillDate: '2026-10-01', priceCents: 30_000, federalTaxCents: 1_500, provincialTaxCents: 2_992 },
    ...{ locale: 'fr', provider: 'sandbox', savedMethod: card, cardType: 'Visa', cardLastFour: '4242' },
    payments: [{ amountCents: 34_492, createdAt: '2026-09-10T12:00:00.000Z', result: 'Approved' }],
    ...over,
  } as never)
  return id
}
export const setCard = (id: string, savedMethod: SavedCard) =>
  db.updateOne({ collection: 'subscriptions', id, data: { savedMethod }, returning: false })
export const paymentsOf = async (id: string) =>
  rowsOf((await read('subscriptions', id)).payments).map(({ amountCents, result }) => [amountCents, result])
export const oneCharge = async (id: string) => {
  const [first, ...more] = await chargesOf(id)
  expect(more).toEqual([])
  return fieldsOf(first)
}

/** Makes a site with a customer and an order that has been paid. */
export async function makeSubscriber(): Promise<void> {
  site = (await makeCampus(payload, 'northgate')).site
  const account = { site, firstName: 'Ana', lastName: '<Roy>', email: 'ana@example.org', password: 'Winter-2026!' }
  customer = (await create('customers', account as never)).id
  const paid = { site, customer, no: 'NR-1', paymentStatus: 'approved', paymentType: 'Credit card' }
  order = (await create('orders', paid as never)).id
}

/** Removes what a test has left. */
export async function removeSubscriptions(): Promise<void> {
  asked.length = 0
  // in this order: a charge requires its subscription
  for (const collection of [
    'subscription-charges',
    'subscriptions',
    'ledger-entries',
    'sandbox-payments',
    'sent-mails',
  ] as const)
    await db.deleteMany({ collection, where: {} })
}
