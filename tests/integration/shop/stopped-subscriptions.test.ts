import type { Role } from '@/domain/roles'
import { resumeRefunds, type RefundProvider } from '@/features/shop/checkout/orders/complete-refund'
import { requestRefund } from '@/features/shop/checkout/orders/refund-order'
import { announceCancellations } from '@/features/shop/register-shop-jobs'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { savedCardProvider } from '../../support/shop/saved-card-provider'
import { getFirstError } from '../../support/studio/rest'
import { requestStudioAs, signInToStudio } from '../../support/studio/studio-api'

type Row = Record<string, unknown> & { id: string }

const payload = await openPayload()
const { db } = payload
const create = localizedCreator(payload)
const { provider, asked } = savedCardProvider(payload)
const reason = 'The bank refuses the refund'
let [here, elsewhere, customer] = ['', '', '']
let serial = 0

const find = async (collection: 'sent-mails' | 'subscription-charges', where: object) =>
  (await db.find<Row>({ collection, where: where as never, pagination: false })).docs
const read = async (id: string) =>
  fieldsOf(await db.findOne({ collection: 'subscriptions', where: { id: { equals: id } } }))
const signIn = async (role: Role, sites = [here]) =>
  signInToStudio(payload, await makePerson(payload, role, sites, `${role}-${(serial += 1)}@example.com`))

/** An order of $344.92 paid by card, and the monthly plan that it started. Its next bill is due on October 1, 2026. */
async function subscribe(over: object = {}, site = here): Promise<{ order: string; id: string }> {
  const number = (serial += 1)
  const { id: order } = await create('orders', {
    ...{ site, customer: site === here ? customer : null, no: `S-${number}`, items: [], locale: 'fr' },
    ...{ totalCents: 34_492, federalTaxCents: 1_500, provincialTaxCents: 2_992, paymentType: 'Credit card' },
    ...{ paymentStatus: 'approved', provider: 'sandbox', paymentReference: `pay-${number}` },
    idempotencyKey: `stopped-${number}`,
  } as never)
  const { id } = await create('subscriptions', {
    ...{ site, customer: site === here ? customer : null, order, itemKey: `${order}:0`, frequency: 'monthly' },
    name: both('Monthly plan', 'Forfait mensuel'),
    ...{ start: '2026-09-01', end: '2026-12-01', firstBillDate: '2026-09-01', lastBillDate: '2026-11-17' },
    ...{ nextBillDate: '2026-10-01', priceCents: 30_000, federalTaxCents: 1_500, provincialTaxCents: 2_992 },
    ...{ locale: 'fr', provider: 'sandbox', savedMethod: 'good', cardType: 'Visa', cardLastFour: '4242' },
    payments: [{ amountCents: 34_492, createdAt: '2026-09-10T12:00:00.000Z', result: 'Approved' }],
    ...over,
  } as never)
  return { order, id }
}

beforeAll(async () => {
  here = (await makeCampus(payload, 'here')).site
  elsewhere = (await makeCampus(payload, 'elsewhere')).site
  const account = { site: here, firstName: 'Ana', lastName: 'Roy', email: 'ana@example.org', password: 'Winter-2026!' }
  customer = (await create('customers', account as never)).id
}, 60_000)
afterAll(closePayload)

test('staff stop the payments of a subscription whose refund the bank refuses: no charge, no refund, a mail, who and why', async () => {
  const { order, id } = await subscribe()
  const refusing: RefundProvider = { name: 'sandbox', refund: () => Promise.resolve({ status: 'failed' }) }
  const staff = { email: 'manager@example.com', role: 'shopManager' }
  const wish = { orderId: order, amountCents: 0, reason: 'Moved out', cancels: true, staff }
  expect(await requestRefund(payload, wish, clock.now(), refusing)).toMatchObject({ ok: true, state: 'failed' })
  expect(await read(id)).toMatchObject({ canceled: false, nextBillDate: '2026-10-01' })

  const ask = await signIn('shopManager')
  const answer = await ask('POST', `subscriptions/${id}/stop`, { data: { reason: ` ${reason} ` } })
  expect(answer.status).toBe(200)
  const stopped = await read(id)
  expect(stopped).toMatchObject({ canceled: true, nextBillDate: null, cancelReason: reason })
  expect(stopped.canceledBy).toMatch(/^shopmanager-\d+@example\.com$/)
  expect(answer.body).toEqual({ canceledAt: stopped.canceledAt, canceledBy: stopped.canceledBy, cancelReason: reason })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')

  await chargeSubscriptions(payload, clock.now(), provider)
  expect([asked, await find('subscription-charges', { subscription: { equals: id } })]).toEqual([[], []])
  await announceCancellations(payload, clock.now())
  await announceCancellations(payload, clock.now())
  const mails = await find('sent-mails', { key: { equals: `canceled:${id}` } })
  expect(mails).toMatchObject([
    { to: 'ana@example.org', subject: expect.stringContaining('Forfait mensuel') as string },
  ])
  expect(mails[0]?.text).toContain('Notre personnel a annulé votre abonnement à Forfait mensuel.')
  expect(mails[0]?.text).toContain('Nous ne prélèverons aucun autre paiement.')
  expect(mails[0]?.text).not.toContain(reason)
})

test('the mail does not wait for a refund that the bank has not decided', async () => {
  const { order, id } = await subscribe()
  const silent: RefundProvider = { name: 'sandbox', refund: () => Promise.resolve({ status: 'unknown' }) }
  const staff = { email: 'manager@example.com', role: 'shopManager' }
  const wish = { orderId: order, amountCents: 0, reason: 'Moved out', cancels: true, staff }
  expect(await requestRefund(payload, wish, clock.now(), silent)).toMatchObject({ ok: true, state: 'pending' })
  await (
    await signIn('siteManager')
  )('POST', `subscriptions/${id}/stop`, { data: { reason } })
  const before = await read(id)
  await announceCancellations(payload, clock.now())
  expect(await find('sent-mails', { key: { equals: `canceled:${id}` } })).toHaveLength(1)
  const later = new Date(clock.now().getTime() + 10 * 60_000)
  await resumeRefunds(payload, later, { ...silent, refund: () => Promise.resolve({ status: 'done', reference: 're' }) })
  expect(await read(id)).toMatchObject({ canceledAt: before.canceledAt, cancelReason: reason })
})

test.each<[Role, number]>([
  ['administrator', 200],
  ['siteManager', 200],
  ['shopManager', 200],
  ['editor', 403],
  ['menuEditor', 403],
  ['dietitian', 403],
])('the role %s is answered with %d', async (role, status) => {
  const ask = await signIn(role, role === 'administrator' ? [] : [here])
  const { id } = await subscribe()
  expect((await ask('POST', `subscriptions/${id}/stop`, { data: { reason } })).status).toBe(status)
  expect((await read(id)).canceled).toBe(status === 200)
})

test('refuses a subscription of another site, an unknown one, and visitors', async () => {
  const ask = await signIn('shopManager')
  const { id } = await subscribe({}, elsewhere)
  expect((await ask('POST', `subscriptions/${id}/stop`, { data: { reason } })).status).toBe(403)
  for (const unknown of ['aaaaaaaaaaaaaaaaaaaaaaaa', 'x'])
    expect((await ask('POST', `subscriptions/${unknown}/stop`, { data: { reason } })).status).toBe(403)
  const all = await signIn('administrator', [])
  expect((await all('POST', 'subscriptions/aaaaaaaaaaaaaaaaaaaaaaaa/stop', { data: { reason } })).status).toBe(404)
  const anonymous = await requestStudioAs(null, 'POST', `subscriptions/${id}/stop`, { data: { reason } })
  expect(anonymous.status).toBe(404)
  expect((await read(id)).canceled).toBe(false)
})

test.each([
  ['en', 'Enter a reason.', 'Shorten the reason to 500 characters.', 'This subscription is already cancelled.'],
  ['fr', 'Entrez une raison.', 'Raccourcissez la raison à 500\u00a0caractères.', 'Cet abonnement est déjà annulé.'],
] as const)('refuses in %s what misses a reason, and a second time', async (language, missing, long, ended) => {
  const ask = await signIn('shopManager')
  const { id } = await subscribe()
  const refuse = async (data: object) => {
    const answer = await ask('POST', `subscriptions/${id}/stop`, { data, language })
    return [answer.status, getFirstError(answer).message]
  }
  for (const data of [{}, { reason: ' ' }, { reason: 5 }]) expect(await refuse(data)).toEqual([400, missing])
  expect(await refuse({ reason: 'x'.repeat(501) })).toEqual([400, long])
  expect((await read(id)).canceled).toBe(false)
  const [first, second] = await Promise.all(
    [1, 2].map(() => ask('POST', `subscriptions/${id}/stop`, { data: { reason } })),
  )
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
  const before = await read(id)
  expect(await refuse({ reason: 'Another' })).toEqual([409, ended])
  expect(await read(id)).toEqual(before)
})
