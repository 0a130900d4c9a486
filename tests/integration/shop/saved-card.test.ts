import { addDays, utcDate } from '@/domain/time/calendar'
import { addMonths, firstOfMonth } from '@/domain/time/months'
import { readSubscriptions } from '@/features/account/read-subscriptions'
import { chargeSubscriptions } from '@/features/shop/subscriptions/charge-subscriptions'
import { fieldsOf } from '@/server/database/stored-values'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { makeShopWithAccounts, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import { rowsIn } from '../../support/shop/checkout'
import { card, cardOrder, studentOrder } from '../../support/shop/order-call'

const payload = await openPayload()
const firstDay = addMonths(firstOfMonth(utcDate(Date.now())), 2)
const numbers = { later: '4000000000000341', declined: '4000000000000002', invalid: '4111111111111111' }
const mastercard = { ...card, number: '5555 5555 5555 4444' }
let shop: Shop

beforeAll(async () => {
  shop = await makeShopWithAccounts(payload)
}, 60_000)
afterAll(closePayload)

/** A customer with a plan of $300 a month, whose first bill is on `firstDay`, and the card that pays for it. */
async function subscriber(order: object = { ...cardOrder, card: { ...card, number: numbers.later } }) {
  const buyer = new Shopper(shop.site)
  await buyer.signUp()
  await buyer.addPlan(shop.monthly, {
    first_plan_date: firstDay,
    last_plan_date: `${addMonths(firstDay, 2).slice(0, 8)}25`,
  })
  const path = 'payment_type' in order && order.payment_type === 'Student ID' ? 'cart/checkout' : 'cart/create_cc_order'
  expect((await buyer.call(path, order)).json).toMatchObject({ order: { response: 'Approved' } })
  const owner = { id: buyer.customerId ?? '', siteId: shop.site }
  const shown = async () => {
    const [first] = await readSubscriptions(owner)
    if (!first) throw new Error('No subscription')
    return first
  }
  const { id } = await shown()
  const replace = (sent: object, more: Parameters<Shopper['call']>[2] = {}) =>
    buyer.call('customer/replace_subscription_card', { subscription_id: id, ...sent }, more)
  return { buyer, id, shown, replace }
}
const payOn = (day: string) => chargeSubscriptions(payload, new Date(`${day}T18:00:00Z`), getPaymentProvider(payload))

test('a declined payment is tried again with the card that the customer replaced', async () => {
  const { id, shown, replace } = await subscriber()
  await payOn(firstDay)
  const failing = await shown()
  const thirdDay = addDays(firstDay, 2)
  expect(failing).toMatchObject({ card: { lastFour: '0341' }, canReplaceCard: true, next: { on: firstDay } })
  expect(failing.retryAt?.toISOString().slice(0, 10)).toBe(thirdDay)
  const mail = (await rowsIn(payload, 'sent-mails')).find(({ kind }) => kind === 'failed-charge')
  expect(mail?.text).toContain('/northgate/customer-account?part=subscriptions')

  for (const [number, response] of [
    [numbers.declined, 'Declined'],
    [numbers.invalid, 'Invalid account number'],
  ])
    expect((await replace({ card: { ...card, number } })).json).toMatchObject({ status: 'success', card: { response } })
  expect(await shown()).toMatchObject({ card: { lastFour: '0341' } })
  const answer = await replace({ card: mastercard }, { locale: 'fr' })
  expect(answer.json.card).toEqual({
    response: 'Approved',
    msg: 'Votre carte a été remplacée. Nous prélèverons le prochain paiement sur la nouvelle carte.',
    type: 'Mastercard',
    last_four: '4444',
  })
  expect((await rowsIn(payload, 'ledger-entries')).filter(({ kind }) => kind === 'renewal')).toEqual([])

  await payOn(thirdDay)
  expect(await shown()).toMatchObject({
    ...{ card: { network: 'Mastercard', lastFour: '4444' }, retryAt: null, isPastDue: false },
    ...{ next: { on: addMonths(firstDay, 1) }, payments: [{ result: 'Declined' }, { result: 'Approved' }] },
  })
  const charges = await payload.db.find({ collection: 'subscription-charges', where: { subscription: { equals: id } } })
  expect(charges.docs).toMatchObject([{ state: 'approved', attempts: 2 }])
  const stored = JSON.stringify(await payload.db.find({ collection: 'sandbox-payments', pagination: false }))
  expect(stored).not.toContain('5555555555554444')
})

test('one attempt stores one card, however often it is sent', async () => {
  const { replace, shown } = await subscriber()
  const attempt = 'a'.repeat(24)
  const answers = await Promise.all([1, 2, 3].map(() => replace({ attempt, card: mastercard })))
  expect(new Set(answers.map(({ json }) => JSON.stringify(json.card)))).toHaveProperty('size', 1)
  expect((await replace({ attempt, card: { ...card, number: numbers.declined } })).json.card).toMatchObject({
    response: 'Approved',
    last_four: '4444',
  })
  const { id } = await shown()
  const rows = await payload.db.find<{ id: string; key: string }>({ collection: 'sandbox-payments', pagination: false })
  expect(rows.docs.filter(({ key }) => key.startsWith(`card:${id}:`))).toHaveLength(1)
})

test('[CUS-5.17] a field of the card that is wrong is named, and nothing is sent to the provider', async () => {
  const { replace, shown } = await subscriber()
  const { json } = await replace({ card: { ...card, expires: '01/20' } })
  expect(json).toEqual({ status: 'error', msg: 'Please enter a valid date.', field: 'card.expires' })
  expect((await replace({})).json).toMatchObject({ status: 'error', field: 'card.first_name' })
  expect(await shown()).toMatchObject({ card: { lastFour: '0341' } })
})

test('a cancelled subscription and one on the student account have no card to replace', async () => {
  const cancelled = await subscriber()
  await cancelled.buyer.call('customer/cancel_subscription', { subscription_id: cancelled.id })
  const onAccount = await subscriber(studentOrder)
  for (const { replace, shown } of [cancelled, onAccount]) {
    expect((await replace({ card: mastercard })).msg).toBe('This subscription has no card to replace.')
    expect(await shown()).toMatchObject({ canReplaceCard: false })
  }
})

test('a subscription gets ten refused cards, then waits; the answer of a provider that is away says that the card stays', async () => {
  const { replace, shown } = await subscriber()
  const away = await replace({ card: { ...card, number: '4000000000000119' } })
  expect(fieldsOf(away.json.card)).toMatchObject({ response: 'Pending', msg: expect.stringContaining('stays in use') })
  const refuse = () => replace({ card: { ...card, number: numbers.declined } })
  const answers = await Promise.all(Array.from({ length: 12 }, refuse))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect((await replace({ card: mastercard })).status).toBe(429)
  expect(await shown()).toMatchObject({ card: { lastFour: '0341' } })
})
