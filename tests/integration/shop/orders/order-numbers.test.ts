/** @both-databases */
import { makeOrderNumber } from '@/domain/shop/orders/order-number'
import { insertOrder, type NewOrder } from '@/server/database/shop/orders'
import { sellerInQuebec } from '../../../support/data/receipt'
import { makeCampus } from '../../../support/data/campus'
import { makeShop } from '../../../support/data/shop'
import { Shopper } from '../../../support/data/shopper'
import { closePayload, openPayload } from '../../../support/payload'
import { orderRequest, rowsIn, submit } from '../../../support/shop/checkout'
import { FakeProvider } from '../../../support/shop/fake-provider'

const payload = await openPayload()
afterAll(closePayload)

test('a number is given once at a site, a key once everywhere, and a submit draws another number', async () => {
  const { site } = await makeCampus(payload, 'northgate')
  const { site: other } = await makeCampus(payload, 'southgate')
  const shop = await makeShop(payload, site)
  const totals = { subtotalCents: 0, savingsCents: 0, bonusCents: 0, federalTaxCents: 0, provincialTaxCents: 0 }
  const { buyer, consents } = orderRequest()
  const order = (serial: number, more: Partial<NewOrder> = {}): NewOrder => ({
    id: String(serial).padStart(24, '0'),
    no: 'NR-3333-3333',
    siteId: site,
    customerId: null,
    locale: 'en',
    items: [],
    pricing: { ...totals, lines: [], totalCents: 0 },
    seller: sellerInQuebec,
    answers: { type: null, location: null, year: null, term: null },
    buyer: { ...buyer, isParent: false },
    student: null,
    consents: consents.map((consent) => ({ ...consent, id: String(serial).padStart(24, 'c') })),
    paymentType: 'Credit card',
    provider: null,
    installment: null,
    idempotencyKey: `key ${serial}`,
    placedAt: new Date(0),
    nextCheckAt: new Date(0),
    ...more,
  })
  expect(await insertOrder(payload, order(1))).toBe('inserted')
  expect(await insertOrder(payload, order(2))).toBe('number-taken')
  expect(await insertOrder(payload, order(3, { siteId: other }))).toBe('inserted')
  expect(await insertOrder(payload, order(4, { no: 'NR-4444-4444', idempotencyKey: 'key 1' }))).toBe('key-taken')
  // The first number that is drawn is taken.
  const drawn: string[] = []
  const buyerOf = new Shopper(site)
  await buyerOf.addPlan(shop.gold)
  const create = payload.db.create.bind(payload.db)
  payload.db.create = (async (args: { collection: string; data: { no: string } }) => {
    const { no } = args.data
    if (args.collection === 'orders' && !drawn.includes(no) && drawn.push(no) === 1)
      expect(await insertOrder(payload, order(5, { no }))).toBe('inserted')
    return create(args as never)
  }) as typeof payload.db.create
  const placed = await submit(buyerOf, new FakeProvider(payload))
  expect(drawn).toHaveLength(2)
  expect(placed).toMatchObject({ ok: true, value: { status: 'approved', no: drawn[1] } })
  expect((await rowsIn(payload, 'orders')).filter(({ no }) => no === drawn[0])).toHaveLength(1)
  expect(makeOrderNumber('northgate', () => 0)).toBe('NR-3333-3333')
})
