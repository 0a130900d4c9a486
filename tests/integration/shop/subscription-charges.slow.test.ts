import { cancelSubscription } from '@/features/account/cancel-subscription'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { startJobProcess } from '../../support/servers/start-job-process'
import { savedCardProvider, type SavedCard } from '../../support/shop/saved-card-provider'

type Row = Record<string, unknown> & { id: string }

const payload = await openPayload()
const { db } = payload
const create = localizedCreator(payload)
const { provider, asked } = savedCardProvider(payload)
const due = new Date('2026-10-01T10:00:00Z') // 6:00 in Toronto
const minutesLater = (minutes: number, from = due) => new Date(from.getTime() + minutes * 60_000)
const secondsLater = (seconds: number) => minutesLater(seconds / 60)
let [site, customer, order] = ['', '', '']
let serial = 0

const charge = (now = due) => chargeSubscriptions(payload, now, provider)
const read = async (collection: string, id: string) =>
  fieldsOf(await db.findOne({ collection: collection as 'orders', where: { id: { equals: id } } }))
const list = async (collection: string, where: object) =>
  (await db.find<Row>({ collection: collection as 'orders', where: where as never, sort: 'key', pagination: false }))
    .docs
const chargesOf = (subscription: string) => list('subscription-charges', { subscription: { equals: subscription } })
const settledAt = async () => list('sandbox-payments', {})

/** A monthly plan of $300 with both taxes, sold in September; its first bill was paid with the order. */
async function subscribe(card: SavedCard | null = 'good', over: object = {}): Promise<string> {
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
const setCard = (id: string, savedMethod: SavedCard) =>
  db.updateOne({ collection: 'subscriptions', id, data: { savedMethod }, returning: false })
const paymentsOf = async (id: string) =>
  rowsOf((await read('subscriptions', id)).payments).map(({ amountCents, result }) => [amountCents, result])
const oneCharge = async (id: string) => {
  const [first, ...more] = await chargesOf(id)
  expect(more).toEqual([])
  return fieldsOf(first)
}

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
  const account = { site, firstName: 'Ana', lastName: '<Roy>', email: 'ana@example.org', password: 'Winter-2026!' }
  customer = (await create('customers', account as never)).id
  order = (
    await create('orders', {
      site,
      customer,
      no: 'NR-1',
      paymentStatus: 'approved',
      paymentType: 'Credit card',
    } as never)
  ).id
}, 60_000)
afterEach(async () => {
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
})
afterAll(closePayload)

describe('cancelling', () => {
  const cancel = (id: string, now = due) => cancelSubscription({ id: customer, siteId: site }, id, now)

  test('50 cancellations race 50 charges: each subscription is either charged and says so, or never charged', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => subscribe()))
    const cancelAll = ids.map(async (id, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 4))
      await cancel(id)
      const [row] = await chargesOf(id)
      return row !== undefined // after the cancellation the row tells whether a charge had begun
    })
    const [begun] = await Promise.all([Promise.all(cancelAll), charge()])
    await charge(minutesLater(10))
    const paid = new Set((await settledAt()).map(({ key }) => String(key).split(':')[1]))
    for (const [at, id] of ids.entries()) {
      const [row] = await chargesOf(id)
      if (row && paid.has(row.id)) expect(begun[at]).toBe(true)
    }
  })
})

describe('two processes', () => {
  const message = { job: 'charge-subscriptions', now: due.toISOString() } as const

  test('charge each of 40 subscriptions exactly once', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => subscribe()))
    const [one, two] = await Promise.all([startJobProcess({}), startJobProcess({})])
    await Promise.all([one.ask(message), two.ask(message), charge()])
    for (const { kill } of [one, two]) kill()
    for (let round = 0; round < 10 && (await settledAt()).length < 40; round++) await charge() // a round lasts 15 seconds
    expect(await settledAt()).toHaveLength(40)
    expect(await list('ledger-entries', {})).toHaveLength(40)
    for (const id of ids) {
      expect(await oneCharge(id)).toMatchObject({ state: 'approved' })
      expect(await paymentsOf(id)).toHaveLength(2)
    }
  })

  test.each(['hangs', 'charges-and-hangs'] as const)(
    'a worker killed while it charges (%s): its work is taken up, and charged once',
    async (card) => {
      const id = await subscribe(card)
      const worker = await startJobProcess({})
      void worker.ask(message).catch(() => undefined)
      const hasBegun = async () =>
        (await chargesOf(id))[0]?.attempts === 1 && (card === 'hangs' || (await settledAt()).length === 1)
      while (!(await hasBegun())) await new Promise((resolve) => setTimeout(resolve, 20))
      worker.kill()
      await worker.ended
      await setCard(id, 'good')
      await charge(secondsLater(29)) // the worker may still be charging
      expect(asked).toEqual([])
      await charge(secondsLater(60))
      expect(await oneCharge(id)).toMatchObject({ state: 'approved', attempts: 1 })
      expect(await settledAt()).toHaveLength(1)
      expect(await paymentsOf(id)).toHaveLength(2)
      expect(await read('subscriptions', id)).toMatchObject({ nextBillDate: '2026-11-01' })
    },
  )
})
