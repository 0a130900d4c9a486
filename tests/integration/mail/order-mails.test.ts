import { GET } from '@/app/receipts/[order]/route'
import { readSubscriptions } from '@/features/account/read-subscriptions'
import { attachReceipt, queueReceipt } from '@/features/shop/mails/queue-order-mails'
import { attachRenewalReceipt, renewalReceiptKind } from '@/features/shop/mails/queue-subscription-mails'
import { announceRefunds } from '@/features/shop/register-shop-jobs'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { startSubscriptions } from '@/features/shop/subscriptions/start-subscriptions'
import { clock } from '@/server/clock'
import { rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { registerAttachments } from '@/server/mail/deliver-mail'
import { sendQueuedMails } from '@/server/mail/outbox'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { resetClock, stopAt } from '../../support/test-clock'
import { readPdf } from '../../support/formats/pdf'
import { closePayload, openPayload } from '../../support/payload'
import { startMailServer, sendThroughServer } from '../../support/servers/mail-server'
import { orderRequest, rowsIn, submit } from '../../support/shop/checkout'
import { FakeProvider } from '../../support/shop/fake-provider'

const payload = await openPayload()
const create = localizedCreator(payload)
const provider = new FakeProvider(payload)
let shop: Shop
let server: Awaited<ReturnType<typeof startMailServer>>

/** A signed-in buyer's approved order. Returns the buyer and its id. */
async function order(fill: (buyer: Shopper) => Promise<unknown>, more: Parameters<typeof submit>[2] = {}) {
  const buyer = new Shopper(shop.site)
  await buyer.signUp()
  await fill(buyer)
  const placed = await submit(buyer, provider, more)
  if (!placed.ok || placed.value.status !== 'approved') throw new Error(JSON.stringify(placed))
  return { buyer, id: placed.value.orderId, no: placed.value.no }
}
const subscriptionsOf = (order: string) => rowsIn(payload, 'subscriptions', { order: { equals: order } })
const download = (orderId: string, cookie = '') =>
  GET(new Request(`http://localhost/receipts/${orderId}`, { headers: { cookie } }), {
    params: Promise.resolve({ order: orderId }),
  })
const textOfPdf = async (bytes: ArrayBuffer | Uint8Array) => (await readPdf(bytes)).text
const monthly = (buyer: Shopper) =>
  buyer.addPlan(shop.monthly, { first_plan_date: '2026-11-05', last_plan_date: '2027-01-25' })

beforeAll(async () => {
  stopAt(Date.parse('2026-11-05T15:00:00Z'))
  registerAttachments('receipt', attachReceipt)
  registerAttachments(renewalReceiptKind, attachRenewalReceipt)
  shop = await makeShopWithAccounts(payload)
  server = await startMailServer()
  await sendThroughServer(payload, server.url)
}, 60_000)
afterEach(() => void (server.received.length = 0))
afterAll(async () => {
  resetClock()
  await server.stop()
  await closePayload()
})

test('an approved order sends one receipt with text, HTML and the PDF, in the language of the buyer', async () => {
  const { id, no } = await order((buyer) => buyer.addPlan(shop.gold), {
    buyer: { ...orderRequest().buyer, firstName: 'Ana <b>', lastName: '& Roy' },
  })
  await queueReceipt(payload, id, clock.now())
  await sendQueuedMails(payload, clock.now())
  await sendQueuedMails(payload, clock.now())
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.subject).toBe(`Reçu de la commande ${no}, Services alimentaires, Université northgate`)
  for (const part of ['Gold FR', 'Total\u00a0: 2\u00a0299,50\u00a0$', 'Visa se terminant par 4242'])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain('Bonjour Ana &lt;b&gt;,')
  expect(mail?.html).not.toContain('Ana <b>')
  expect(mail?.html).toMatch(/<html lang="fr-CA">[\s\S]*2\u00a0299,50\u00a0\$/)
  const [pdf, ...more] = mail?.attachments ?? []
  expect(more).toEqual([])
  expect(pdf).toMatchObject({ filename: `recu-${no}.pdf`, mimeType: 'application/pdf' })
  expect(await textOfPdf(pdf?.content as ArrayBuffer)).toContain('Ana <b> & Roy')
})

test('[CUS-3.17] a subscription starts with the order, once, at the price of the sale with both taxes', async () => {
  const { id } = await order(monthly)
  await Promise.all([startSubscriptions(payload, id, clock.now()), startSubscriptions(payload, id, clock.now())])
  const [started, ...more] = await subscriptionsOf(id)
  expect(more).toEqual([])
  expect(started).toMatchObject({
    name: { en: 'Monthly', fr: 'Monthly FR' },
    priceCents: 30_000,
    federalTaxCents: 1_500,
    provincialTaxCents: 2_992,
    frequency: 'monthly',
    start: '2026-11-05',
    end: '2027-02-01',
    firstBillDate: '2026-11-01',
    nextBillDate: '2026-12-01',
    lastBillDate: '2027-01-18',
    provider: 'sandbox',
    cardLastFour: '4242',
    locale: 'fr',
  })
  expect(started?.savedMethod).toBeTruthy()
  expect(rowsOf(started?.payments)).toMatchObject([{ amountCents: 34_492, result: 'Approved' }])
  const setPrice = (priceCents: number) =>
    payload.db.updateOne({ collection: 'meal-plans', id: shop.monthly, data: { priceCents }, returning: false })
  await setPrice(99_900) // as if staff had raised it
  await startSubscriptions(payload, id, clock.now())
  expect((await subscriptionsOf(id))[0]).toMatchObject({ priceCents: 30_000, federalTaxCents: 1_500 })
  await sendQueuedMails(payload, clock.now())
  expect(server.received[0]?.text).toContain(
    'Ensuite, 344,92\u00a0$ avec les taxes le 1er de chaque mois, du mardi 1er décembre 2026 au vendredi 1er janvier 2027.',
  )
  await setPrice(30_000)
})

test('[CUS-9.9] a subscription that starts in a later month has no payment yet, and its first bill is next', async () => {
  const later = { first_plan_date: '2026-12-01', last_plan_date: '2027-01-25' }
  const { id } = await order((buyer) => buyer.addPlan(shop.monthly, later))
  const [started] = await subscriptionsOf(id)
  expect(started).toMatchObject({ nextBillDate: '2026-12-01', priceCents: 30_000, provincialTaxCents: 2_992 })
  expect(rowsOf(started?.payments)).toEqual([])
})

test('the receipt can be downloaded by its customer only', async () => {
  const { buyer, id, no } = await order((shopper) => shopper.addPlan(shop.gold))
  const other = new Shopper(shop.site)
  await other.signUp()
  const own = await download(id, buyer.cookie)
  expect(own.status).toBe(200)
  expect(Object.fromEntries(own.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="recu-${no}.pdf"`,
  })
  expect(await textOfPdf(await own.arrayBuffer())).toContain(no)
  for (const cookie of ['', other.cookie, 'customer=forged']) {
    const refused = await download(id, cookie)
    expect([refused.status, refused.headers.get('cache-control'), await refused.text()]).toEqual([
      404,
      'no-store',
      'Not found',
    ])
  }
  for (const unknown of ['0'.repeat(24), 'x', '../x']) expect((await download(unknown, buyer.cookie)).status).toBe(404)
  await payload.db.updateOne({ collection: 'orders', id, data: { paymentStatus: 'pending' }, returning: false })
  expect((await download(id, buyer.cookie)).status).toBe(404)
})

test('the receipt of a later payment is a PDF too, with the card that paid, and only its customer can download it', async () => {
  const { buyer, id, no } = await order(monthly)
  await sendQueuedMails(payload, clock.now()) // the receipt of the order
  const card = { network: 'Mastercard', lastFour: '4444' } as const
  const chargeSaved = async () => ({ status: 'approved', reference: 'r', card, savedMethod: null }) as const
  const [subscription] = await subscriptionsOf(id)
  const due = new Date('2026-12-01T15:00:00Z')
  await chargeSubscriptions(payload, due, Object.assign(Object.create(provider) as FakeProvider, { chargeSaved }))
  const where = { subscription: { equals: subscription?.id } }
  const charge = await payload.db.findOne<{ id: string }>({ collection: 'subscription-charges', where })
  const parts = [no, 'Monthly FR', '1er décembre 2026', 'Mastercard se terminant par 4444', '344,92']

  server.received.length = 0
  await sendQueuedMails(payload, due)
  const mail = server.received.find(({ subject, attachments }) => subject?.includes(no) && attachments.length > 0)
  expect(mail?.text).toContain('/northgate/gerer-votre-compte?part=subscriptions')
  const attached = await textOfPdf(mail?.attachments[0]?.content as ArrayBuffer)
  await payload.db.updateOne({
    collection: 'subscriptions',
    where: { id: { equals: subscription?.id } },
    data: { cardLastFour: '0001' },
  })
  const downloaded = await textOfPdf(await (await download(charge?.id ?? '', buyer.cookie)).arrayBuffer())
  for (const part of parts) for (const text of [attached, downloaded]) expect(text).toContain(part)
  const [own] = await readSubscriptions({ id: buyer.customerId ?? '', siteId: shop.site })
  expect(own?.payments.map(({ hasReceipt }) => hasReceipt)).toEqual([false, true]) // the first is on the order's receipt

  const other = new Shopper(shop.site)
  await other.signUp()
  for (const cookie of ['', other.cookie]) expect((await download(charge?.id ?? '', cookie)).status).toBe(404)
})

test('a confirmed refund is mailed once; a pending one is not', async () => {
  const { id, no } = await order((buyer) => buyer.addPlan(shop.gold), { locale: 'en' })
  const refund = (state: 'pending' | 'done', amountCents: number, over: object = {}) =>
    create('refunds', {
      site: shop.site,
      order: id,
      amountCents,
      state,
      reason: 'Moved',
      key: `${id}:${amountCents}`,
      ...over,
    } as never)
  await refund('done', 5_000)
  await refund('pending', 6_000)
  await refund('done', 229_950, { cancelsOrder: true })
  server.received.length = 0
  for (let round = 0; round < 2; round++) await announceRefunds(payload, new Date())
  await sendQueuedMails(payload, new Date())
  const texts = server.received.filter(({ subject }) => subject?.startsWith('Refund')).map(({ text }) => text ?? '')
  expect(texts).toHaveLength(2)
  expect(texts.some((text) => text.includes(`We refunded a part of order ${no}: $50.00, taxes included.`))).toBe(true)
  const whole = texts.find((text) => text.includes(`We refunded the whole amount of order ${no}: $2,299.50`))
  expect(whole).toContain('The order is canceled.')
})
