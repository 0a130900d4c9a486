/** @both-databases */
import { resumeRefunds, type RefundProvider } from '@/features/shop/checkout/orders/complete-refund'
import { requestRefund } from '@/features/shop/checkout/orders/refund-order'
import type { Role } from '@/domain/roles'
import { readRefunds } from '@/server/database/shop/refund-rows'
import { readLedgerOfOrder } from '@/server/database/shop/ledger-rows'
import { rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { byStudentId, here, makeOrder, makeSite, now, orderOf, staff, wish } from '../../support/shop/refund-orders'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
let elsewhere = ''
let accounts = 0

/** A payment provider that answers each key once, and the same ever after. */
function makeProvider(answer: (amount: number) => 'done' | 'failed' | 'unknown' | Error = () => 'done') {
  const refunded = new Map<string, number>()
  const calls: string[] = []
  const provider: RefundProvider = {
    name: 'sandbox',
    refund: ({ key, amountCents }) => {
      calls.push(key)
      const status = answer(amountCents)
      if (status instanceof Error) return Promise.reject(status)
      if (status === 'done') refunded.set(key, amountCents)
      return Promise.resolve(status === 'done' ? { status, reference: `re-${key}` } : { status })
    },
  }
  return { provider, refunded, calls }
}
const sum = (values: Iterable<number>) => [...values].reduce((total, each) => total + each, 0)

beforeAll(async () => {
  await makeSite()
  elsewhere = (await makeCampus(payload, 'elsewhere')).site
}, 60_000)
afterAll(closePayload)

describe('a refund', () => {
  test('in part reaches the provider, the ledger and the order', async () => {
    const id = await makeOrder()
    const { provider, refunded } = makeProvider()
    const result = await requestRefund(payload, wish(id, 5_000), now, provider)
    expect(result).toMatchObject({ ok: true, amountCents: 5_000, state: 'done' })
    expect([...refunded]).toEqual([[`refund:${id}:0`, 5_000]])
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'partlyRefunded', refundedCents: 5_000 })
    expect(await readLedgerOfOrder(payload, id)).toMatchObject([
      {
        key: `refund:${id}:0`,
        kind: 'refund',
        provider: 'sandbox',
        reference: `re-refund:${id}:0`,
        postings: [
          { account: 'provider-clearing', amountCents: -5_000 },
          { account: 'sales', amountCents: 4_349 },
          { account: 'federal-tax', amountCents: 218 },
          { account: 'provincial-tax', amountCents: 433 },
        ],
      },
    ])
    expect(await readRefunds(payload, id)).toMatchObject([{ state: 'done', reason: 'Moved out', staff }])
  })

  test('in parts takes exactly the price and both taxes, and then refuses more', async () => {
    const id = await makeOrder()
    const { provider } = makeProvider()
    for (const amount of [3_333, 1, 2_999, 3_667]) await requestRefund(payload, wish(id, amount), now, provider)
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 10_000 })
    const postings = (await readLedgerOfOrder(payload, id)).flatMap((entry) => entry.postings)
    const booked = (account: string) =>
      sum(postings.filter((each) => each.account === account).map(({ amountCents }) => amountCents))
    expect(['sales', 'federal-tax', 'provincial-tax', 'provider-clearing'].map(booked)).toEqual([
      8_698, 435, 867, -10_000,
    ])
    expect(await requestRefund(payload, wish(id, 1), now, provider)).toEqual({ ok: false, fault: 'nothing-left' })
  })

  test('of an order by Student ID is booked without a provider', async () => {
    const id = await makeOrder(byStudentId)
    expect(await requestRefund(payload, wish(id, 10_000), now)).toMatchObject({ ok: true, state: 'done' })
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 10_000 })
    const [entry] = await readLedgerOfOrder(payload, id)
    expect(entry?.postings[0]).toEqual({ account: 'student-accounts', amountCents: -10_000 })
  })

  test('that fails gives the amount back', async () => {
    const id = await makeOrder()
    const failing = makeProvider(() => 'failed')
    expect(await requestRefund(payload, wish(id, 8_000), now, failing.provider)).toMatchObject({ state: 'failed' })
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'approved' })
    expect(await readLedgerOfOrder(payload, id)).toEqual([])
    const { provider } = makeProvider()
    expect(await requestRefund(payload, wish(id, 8_000), now, provider)).toMatchObject({ ok: true, state: 'done' })
  })

  test.each(['unknown', new Error('timeout')] as const)(
    'without an answer (%s) keeps its amount, and the job asks again with the same key',
    async (silence) => {
      const id = await makeOrder()
      const silent = makeProvider(() => silence)
      expect(await requestRefund(payload, wish(id, 8_000), now, silent.provider)).toMatchObject({ state: 'pending' })
      expect(await orderOf(id)).toMatchObject({ paymentStatus: 'approved' })
      const { provider, refunded } = makeProvider()
      expect(await requestRefund(payload, wish(id, 8_000), now, provider)).toEqual({ ok: false, fault: 'above-rest' })
      await resumeRefunds(payload, now, provider)
      expect(refunded.size).toBe(0) // not due yet
      const later = new Date(now.getTime() + 61_000)
      await resumeRefunds(payload, later, provider)
      await resumeRefunds(payload, later, provider)
      expect([...refunded]).toEqual([[`refund:${id}:0`, 8_000]])
      expect(silent.calls).toEqual([`refund:${id}:0`])
      expect(await orderOf(id)).toMatchObject({ paymentStatus: 'partlyRefunded', refundedCents: 8_000 })
      expect(await readLedgerOfOrder(payload, id)).toHaveLength(1)
    },
  )

  test('that a crash cut off after the provider answered is completed by the job', async () => {
    const id = await makeOrder()
    const { provider, calls } = makeProvider()
    const realCreate = payload.db.create.bind(payload.db)
    payload.db.create = (args) =>
      args.collection === 'ledger-entries' ? Promise.reject(new Error('crash')) : realCreate(args)
    await expect(requestRefund(payload, wish(id, 10_000), now, provider)).rejects.toThrow('crash')
    payload.db.create = realCreate
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'approved' })
    await resumeRefunds(payload, new Date(now.getTime() + 61_000), provider)
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: 10_000 })
    expect(await readLedgerOfOrder(payload, id)).toHaveLength(1)
    expect(calls).toHaveLength(1)
  })

  test('is refused when the order has other refunds than the person saw', async () => {
    const id = await makeOrder()
    const { provider } = makeProvider()
    const twice = await Promise.all(
      [0, 1].map(() => requestRefund(payload, wish(id, 3_000, { seenRefunds: 0 }), now, provider)),
    )
    expect(twice).toContainEqual({ ok: false, fault: 'changed-meanwhile' })
    expect(await orderOf(id)).toMatchObject({ refundedCents: 3_000 })
  })
})

describe('a cancellation', () => {
  test('refunds the rest, ends the subscriptions and leaves the status canceled', async () => {
    const id = await makeOrder()
    const subscribe = (over: object = {}) =>
      create('subscriptions', { site: here, name: both('Monthly', 'Mensuel'), order: id, priceCents: 1_000, ...over })
    const open = await subscribe()
    const ended = await subscribe({ canceled: true, canceledAt: '2026-01-05T12:00:00.000Z' })
    const { provider } = makeProvider()
    await requestRefund(payload, wish(id, 4_000), now, provider)
    const result = await requestRefund(payload, wish(id, 0, { cancels: true }), now, provider)
    expect(result).toMatchObject({ ok: true, amountCents: 6_000, state: 'done' })
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'canceled', refundedCents: 10_000 })
    const read = (subscription: string) =>
      payload.findByID({ collection: 'subscriptions', id: subscription, overrideAccess: true }) // test
    expect(await read(open.id)).toMatchObject({ canceled: true, canceledAt: now.toISOString() })
    expect(await read(ended.id)).toMatchObject({ canceledAt: '2026-01-05T12:00:00.000Z' })
    const again = await requestRefund(payload, wish(id, 0, { cancels: true }), now, provider)
    expect(again).toEqual({ ok: false, fault: 'already-canceled' })
  })

  test('of an order that cost nothing only ends it', async () => {
    const id = await makeOrder({ totalCents: 0, federalTaxCents: 0, provincialTaxCents: 0, provider: null })
    expect(await requestRefund(payload, wish(id, 0, { cancels: true }), now)).toMatchObject({ state: 'done' })
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'canceled', refundedCents: 0 })
    expect(await readLedgerOfOrder(payload, id)).toEqual([])
  })
})

describe('many at once', () => {
  test('exactly three of 50 refunds of $30 pass on an order of $100', async () => {
    const id = await makeOrder()
    const { provider, refunded } = makeProvider()
    const results = await Promise.all(
      Array.from({ length: 50 }, () => requestRefund(payload, wish(id, 3_000), now, provider)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(results.filter((result) => !result.ok).map((result) => 'fault' in result && result.fault)).toEqual(
      Array.from({ length: 47 }, () => 'above-rest'),
    )
    expect(sum(refunded.values())).toBe(9_000)
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'partlyRefunded', refundedCents: 9_000 })
  })
})

describe('in the studio', () => {
  const data = { amountCents: 2_500, reason: 'Moved out', cancels: false }
  const signIn = async (role: Role, sites: string[]) =>
    signInToStudio(payload, await makePerson(payload, role, sites, `${role}-${(accounts += 1)}@example.com`))

  test.each<[Role, boolean]>([
    ['administrator', true],
    ['siteManager', true],
    ['shopManager', true],
    ['editor', false],
    ['menuEditor', false],
    ['dietitian', false],
  ])('the role %s may refund: %s', async (role, may) => {
    const ask = await signIn(role, role === 'administrator' ? [] : [here])
    const id = await makeOrder(byStudentId)
    expect((await ask('POST', `orders/${id}/refund`, { data })).status).toBe(may ? 200 : 403)
    expect((await ask('GET', `orders/${id}/money`)).status).toBe(may ? 200 : 403)
    expect((await readRefunds(payload, id)).length).toBe(may ? 1 : 0)
  })

  test('an order of another site is refused', async () => {
    const ask = await signIn('shopManager', [here])
    const id = await makeOrder(byStudentId, elsewhere)
    expect((await ask('POST', `orders/${id}/refund`, { data })).status).toBe(403)
    expect((await ask('GET', `orders/${id}/money`)).status).toBe(403)
    expect(await readRefunds(payload, id)).toEqual([])
  })

  test('shows what was bought, what can be refunded, the refunds and the ledger', async () => {
    const ask = await signIn('shopManager', [here])
    const item = { type: 'Declining balance', name: { en: 'Flex', fr: 'Flex' }, dbValueCents: 5_000, dbBonusCents: 250 }
    const id = await makeOrder({ ...byStudentId, items: [item] })
    await ask('POST', `orders/${id}/refund`, { data })
    const { body } = await ask('GET', `orders/${id}/money`)
    expect(body).toMatchObject({ totalCents: 10_000, restCents: 7_500, canRefund: true, canCancel: true })
    expect(rowsOf(body.refunds)).toMatchObject([{ amountCents: 2_500, state: 'done', reason: 'Moved out' }])
    expect(rowsOf(body.entries)).toMatchObject([{ kind: 'refund' }])
    expect(body.sheet).toMatchObject({
      ...{
        buyer: { name: 'Maya Osei', email: 'maya@example.com' },
        student: null,
        paymentType: 'Student ID',
        loaded: null,
      },
      items: [{ name: { en: 'Flex', fr: 'Flex' }, balanceCents: 5_000, bonusCents: 250 }],
    })
  })

  test('refuses in the language of the person', async () => {
    const ask = await signIn('shopManager', [here])
    const id = await makeOrder({ ...byStudentId, paymentStatus: 'pending' })
    const refuse = async (over: object, order = id) => {
      const answer = await ask('POST', `orders/${order}/refund`, { data: { ...data, ...over }, language: 'fr' })
      return [answer.status, getFirstError(answer).message]
    }
    expect(await refuse({})).toEqual([
      400,
      'Cette commande n’a pas été payée. Il n’y a rien à rembourser ni à annuler.',
    ])
    const paid = await makeOrder(byStudentId)
    expect(await refuse({ reason: ' ' }, paid)).toEqual([400, 'Entrez une raison.'])
    expect(await refuse({ amountCents: 10_001 }, paid)).toEqual([
      409,
      'Le montant dépasse ce qui reste de cette commande. Entrez un montant moins élevé.',
    ])
    expect(await refuse({ amountCents: 'all' }, paid)).toEqual([400, 'Entrez un montant et une raison.'])
  })
})
