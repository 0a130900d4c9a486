/** @both-databases */
import { jest } from '@jest/globals'
import type { Role } from '@/domain/roles'
import type { SalesSummary } from '@/domain/shop/sales/summarize-sales'
import { campusDateAt, toInstant } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { readSoldItems } from '@/server/database/shop/sold-items'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../support/data/campus'
import { copyOrder } from '../../support/data/many-orders'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
const zone = 'America/Toronto'
const now = clock.now()
const today = campusDateAt(now, zone)
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

type Ask = Awaited<ReturnType<typeof signInToStudio>>
let [here, elsewhere, gold, term] = ['', '', '', '']
let manager: Ask
let administrator: Ask

type Status = 'approved' | 'partlyRefunded' | 'refunded' | 'canceled' | 'pending' | 'declined'
let number = 0
const order = (site: string, paymentStatus: Status, placedAt: Date, item: object, over: object = {}) =>
  create('orders', {
    site,
    no: `T-${++number}`,
    paymentStatus,
    placedAt: placedAt.toISOString(),
    items: [{ type: 'Meal plan', ...item }] as never,
    ...over,
  })
const cart = (site: string, changedAt: Date, over: object = {}) =>
  payload.db.create({
    collection: 'carts',
    data: {
      id: newHexId(),
      site,
      revision: 1,
      secretHash: newHexId().padEnd(64, '0'),
      contents: {
        lines: [{ id: 'a', kind: 'coffee', months: 2, shown: { name: both('Coffee', 'Café'), priceCents: 3_000 } }],
      },
      itemCount: 1,
      totalCents: 3_000,
      createdAt: changedAt.toISOString(),
      updatedAt: changedAt.toISOString(),
      expiresAt: new Date(now.getTime() + 3_600_000).toISOString(),
      ...over,
    },
  })

beforeAll(async () => {
  here = (await makeCampus(payload, 'here')).site
  elsewhere = (await makeCampus(payload, 'elsewhere')).site
  gold = (await create('meal-plans', { site: here, name: both('Gold', 'Or'), priceCents: 100_000 })).id
  term = (await create('customer-terms', { site: here, name: both('Fall', 'Automne') })).id
  administrator = await signInToStudio(payload, await makePerson(payload, 'administrator', []))
  manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [here]))
})
afterAll(closePayload)

const sales = async (ask: Ask, query = '') => {
  const { status, body } = await ask('GET', `orders/sales?site=${here}${query}`)
  expect(status).toBe(200)
  return body.sales as SalesSummary
}

describe('sales', () => {
  beforeAll(async () => {
    const item = {
      mealPlan: gold,
      name: both('Gold', 'Or'),
      priceCents: 90_000,
      discountCents: 10_000,
      taxCents: 4_500,
    }
    await order(here, 'approved', now, item, { customerTerm: term })
    await order(here, 'approved', now, { ...item, discountCents: null, taxCents: null })
    await order(here, 'refunded', now, item)
    await order(here, 'pending', now, item)
    await order(here, 'declined', now, item)
    await order(here, 'approved', toInstant('2026-03-31', 23 * 60 + 59, zone), item)
    await order(here, 'approved', toInstant('2026-04-01', 0, zone), { ...item, priceCents: 1 }, { customerTerm: term })
    await order(elsewhere, 'approved', now, { name: both('Silver', 'Argent'), priceCents: 777 })
  })

  test('are those of approved orders of the site, with refunded ones apart', async () => {
    const { approved, refunded } = await sales(manager, `&period=days&from=${today}&to=${today}`)
    const figures = { count: 2, grossCents: 190_000, discountCents: 10_000, netCents: 180_000, taxCents: 4_500 }
    expect(approved.products).toEqual([
      { kind: 'meal-plan', name: { en: 'Gold', fr: 'Or' }, barPercent: 100, ...figures },
    ])
    expect([approved.total, refunded.total.count, refunded.total.netCents]).toEqual([figures, 1, 90_000])
  })

  test('are those of campus days', async () => {
    const march = await sales(manager, '&period=days&from=2026-03-01&to=2026-03-31')
    const april = await sales(manager, '&period=days&from=2026-04-01&to=2026-04-30')
    expect([march.approved.total.netCents, april.approved.total.netCents]).toEqual([90_000, 1])
  })

  test('are those of a term, whenever they were placed', async () => {
    expect((await sales(manager, `&period=term&term=${term}`)).approved.total.netCents).toBe(90_001)
    const { body } = await manager('GET', 'orders/sales')
    expect(body).toMatchObject({ site: here, today, terms: [{ id: term, name: { en: 'Fall', fr: 'Automne' } }] })
  })

  test('have a period', async () => {
    const answer = await manager('GET', 'orders/sales?period=days&from=2026-04-02&to=2026-04-01', { language: 'fr' })
    expect([answer.status, getFirstError(answer).message]).toEqual([
      400,
      'Le premier jour suit le dernier. Entrez un premier jour plus tôt.',
    ])
  })
})

describe('revenue', () => {
  const item = { name: both('Gold', 'Or'), priceCents: 1_000 }
  const totals = { totalCents: 1_130, federalTaxCents: 50, provincialTaxCents: 80 }
  const refund = async (
    site: string,
    id: string,
    amountCents: number,
    settledAt: Date,
    state: 'done' | 'pending' = 'done',
  ) => {
    await create('refunds', {
      ...{ site, order: id, amountCents, state, reason: 'Moved out', settledAt: settledAt.toISOString() },
      key: `refund:${id}:${(number += 1)}`,
    })
  }
  let site = ''
  let fall = ''
  const read = async (query: string) => (await administrator('GET', `orders/sales?site=${site}&${query}`)).body

  beforeAll(async () => {
    site = (await makeCampus(payload, 'revenue')).site
    fall = (await create('customer-terms', { site, name: both('Fall', 'Automne') })).id
    const evening = toInstant('2026-05-04', 23 * 60 + 45, zone)
    const subscribed = await order(site, 'approved', evening, item, { ...totals, customerTerm: fall })
    const partly = await order(site, 'partlyRefunded', evening, item, {
      ...totals,
      refundedCents: 200,
      customerTerm: fall,
    })
    const canceled = await order(site, 'canceled', toInstant('2026-05-05', 15, zone), item, {
      ...totals,
      refundedCents: 1_130,
    })
    await order(site, 'declined', evening, item, totals)
    const { id } = await create('subscriptions', {
      site,
      order: subscribed.id,
      name: both('Gold'),
      priceCents: 1_000,
    } as never)
    for (const [at, state] of (['approved', 'approved', 'declined'] as const).entries())
      await create('subscription-charges', {
        ...{ site, subscription: id, state, period: `2026-05-0${at + 5}`, key: `${id}:${at}` },
        ...{ amountCents: 1_130, federalTaxCents: 50, provincialTaxCents: 80 },
        settledAt: toInstant(`2026-05-0${at + 5}`, 600, zone).toISOString(),
      } as never)
    await refund(site, partly.id, 200, toInstant('2026-05-06', 600, zone))
    await refund(site, partly.id, 900, toInstant('2026-05-06', 600, zone), 'pending')
    await refund(site, canceled.id, 1_130, toInstant('2026-06-01', 0, zone))
  })

  test('counts paid orders on their day, and later payments of subscriptions and refunds on theirs', async () => {
    const { byDay, sales } = await read('period=days&from=2026-05-04&to=2026-05-06')
    expect(byDay).toEqual({
      unit: 'day',
      rows: [
        { date: '2026-05-04', orders: 2, renewals: 0, netCents: 2_000, taxCents: 260, refundedCents: 0 },
        { date: '2026-05-05', orders: 1, renewals: 1, netCents: 2_000, taxCents: 260, refundedCents: 0 },
        { date: '2026-05-06', orders: 0, renewals: 1, netCents: 1_000, taxCents: 130, refundedCents: 200 },
      ],
      total: { orders: 3, renewals: 2, netCents: 5_000, taxCents: 650, refundedCents: 200 },
    })
    const { approved, refunded } = sales as SalesSummary
    expect([approved.total.count, refunded.total.count]).toEqual([2, 1]) // a refund in part leaves an order sold
  })

  test('counts by term, and the refunds of a term whenever they were made', async () => {
    const { byTerm } = await read('period=days&from=2026-05-04&to=2026-05-06')
    const sums = { orders: 2, renewals: 2, netCents: 4_000, taxCents: 520, refundedCents: 200 }
    expect(byTerm).toEqual([
      { term: fall, name: { en: 'Fall', fr: 'Automne' }, ...sums },
      { term: null, name: null, orders: 1, renewals: 0, netCents: 1_000, taxCents: 130, refundedCents: 1_130 },
    ])
    const ofTerm = await read(`period=term&term=${fall}`)
    expect(fieldsOf(ofTerm.byDay).total).toEqual(sums)
  })
})

test('finds orders by number, and by name, email and student number of buyer and student', async () => {
  const { site } = await makeCampus(payload, 'search')
  const buyer = { firstName: 'Marie Ève', lastName: 'Roy-Côté', email: 'marie.roy@example.com', studentId: '400231145' }
  const student = { firstName: 'Théo', lastName: 'Nguyen', email: 'theo@example.com', studentId: 'NGUT19020605' }
  const found = await order(site, 'approved', now, { name: both('Gold') }, { buyer, student })
  await order(site, 'approved', now, { name: both('Gold') }, { buyer: { firstName: 'Marie', lastName: 'Nguyen-Roy' } })
  const fields = payload.collections.orders.config.admin.listSearchableFields ?? []
  const names = ['théo', 'theo@ nguyen', 'ngut1902', 'Ève marie', 'Marie Ève Roy-Côté 4002']
  const typed = [`T-${number - 1}`, 'roy@', '23114', ...names]
  for (const text of typed) {
    const query = new URLSearchParams({ 'where[and][0][site][equals]': site })
    for (const [at, field] of fields.entries()) query.set(`where[and][1][or][${at}][${field}][like]`, text)
    const { body } = await administrator('GET', `orders?${query}`)
    expect([text, rowsOf(body.docs).map(({ id }) => id)]).toEqual([text, [found.id]])
  }
})

describe('card office', () => {
  let site = ''
  let ids: string[] = []
  const list = async (query = '') =>
    rowsOf((await administrator('GET', `orders/card-loads?site=${site}${query}`)).body.orders)
  const numbers = async (query = '') => (await list(query)).map(({ no }) => no)
  const mark = async (orders: string[], loaded = true, at = site) =>
    administrator('POST', `orders/card-loads?site=${at}`, { data: { orders, loaded } })

  beforeAll(async () => {
    site = (await makeCampus(payload, 'cards')).site
    const allowance = { mealAllowance: 'month', meals: 8, startDate: '2026-09-01', endDate: '2026-12-20' } as const
    const plan = (await create('meal-plans', { site, name: both('Gold', 'Or'), priceCents: 100, ...allowance })).id
    const student = { firstName: 'Théo', lastName: 'Nguyen', studentId: '0042' }
    const item = { name: both('Gold', 'Or'), mealPlan: plan, dbBonusCents: 250 }
    const statuses = ['approved', 'partlyRefunded', 'pending', 'declined', 'refunded', 'canceled'] as const
    ids = []
    for (const [at, status] of statuses.entries())
      ids.push((await order(site, status, minutesAgo(10 - at), item, { no: `C-${at}`, student })).id)
  })

  test('lists what goes on the cards of paid orders, the oldest first', async () => {
    expect(await list()).toMatchObject([
      {
        ...{ no: 'C-0', name: 'Théo Nguyen', studentId: '0042', loaded: null },
        loads: [
          {
            ...{ plan: { en: 'Gold', fr: 'Or' }, swipes: 8, per: 'month', balanceCents: 250 },
            ...{ validFrom: '2026-09-01', validUntil: '2026-12-20' },
          },
        ],
      },
      { no: 'C-1' },
    ])
  })

  test('notes who loaded an order, once, and leaves loaded orders out unless asked', async () => {
    const changes = await Promise.all([mark(ids), mark(ids)])
    expect(changes.reduce((sum, { body }) => sum + Number(body.changed), 0)).toBe(2) // the paid ones, each once
    expect(await numbers()).toEqual([])
    const days = `&from=${campusDateAt(minutesAgo(60), zone)}&to=${today}`
    const [first] = await list(days)
    expect([await numbers(days), first?.loaded]).toEqual([
      ['C-0', 'C-1'],
      { date: today, minute: expect.any(Number), by: expect.stringContaining('@') },
    ])
    expect((await mark(ids.slice(1, 2), false)).body.changed).toBe(1)
    expect(await numbers()).toEqual(['C-1'])
  })

  test('refuses orders of another site, no orders, and half a period', async () => {
    expect((await mark(ids, true, here)).body.changed).toBe(0)
    expect(
      (await manager('POST', `orders/card-loads?site=${site}`, { data: { orders: ids, loaded: true } })).status,
    ).toBe(403)
    expect((await mark([])).status).toBe(400)
    expect((await administrator('GET', `orders/card-loads?site=${site}&from=2026-01-01`)).status).toBe(400)
    expect(await numbers()).toEqual(['C-1'])
  })
})

describe('abandoned carts', () => {
  test('have items, are unchanged for an hour, and have not expired; the latest first', async () => {
    const customer = await create('customers', {
      site: here,
      username: '', // a hook writes it
      firstName: 'Maya',
      lastName: 'Osei',
      email: 'maya@example.com',
      password: 'a-long-password',
    })
    await cart(here, minutesAgo(61), { customer: customer.id, totalCents: 5_000 })
    await cart(here, minutesAgo(600))
    await cart(here, minutesAgo(59))
    await cart(here, minutesAgo(120), { itemCount: 0 })
    await cart(here, minutesAgo(120), { expiresAt: minutesAgo(1).toISOString() })
    await cart(elsewhere, minutesAgo(120))
    const { body } = await manager('GET', 'orders/abandoned-carts')
    expect(body).toMatchObject({ count: 2, totalCents: 8_000, page: 1, pages: 1 })
    expect(rowsOf(body.carts).map(({ customer, items, totalCents }) => [customer, items, totalCents])).toEqual([
      [{ id: customer.id, name: 'Maya Osei', email: 'maya@example.com' }, [both('Coffee', 'Café')], 5_000],
      [null, [both('Coffee', 'Café')], 3_000],
    ])
    expect(fieldsOf(rowsOf(body.carts)[1]).changed).toMatchObject({ date: campusDateAt(minutesAgo(600), zone) })
  })

  test('come in pages of twenty, with the sum of all', async () => {
    for (let at = 0; at < 20; at++) await cart(here, minutesAgo(700 + at))
    const [first, second, beyond] = await Promise.all(
      ['1', '2', '99'].map(async (page) => (await manager('GET', `orders/abandoned-carts?page=${page}`)).body),
    )
    expect([first?.count, first?.totalCents, first?.pages]).toEqual([22, 68_000, 2])
    expect([rowsOf(first?.carts).length, rowsOf(second?.carts).length]).toEqual([20, 2])
    expect(beyond).toEqual(second)
    const ids = [...rowsOf(first?.carts), ...rowsOf(second?.carts)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(22)
  })
})

describe('rights', () => {
  const paths = ['orders/sales', 'orders/abandoned-carts', 'orders/card-loads']

  test.each<Role>(['editor', 'menuEditor', 'dietitian'])('refuses every figure to the role %s', async (role) => {
    const ask = await signInToStudio(payload, await makePerson(payload, role, [here]))
    for (const path of paths) expect((await ask('GET', path)).status).toBe(403)
  })

  test('refuses the figures of another site, and chooses none by itself', async () => {
    for (const path of paths) {
      expect((await manager('GET', `${path}?site=${elsewhere}`)).status).toBe(403)
      expect((await manager('GET', path)).body.site).toBe(here)
      expect((await administrator('GET', `${path}?site=${elsewhere}`)).body.site).toBe(elsewhere)
    }
    const { body } = await manager('GET', 'orders/sales')
    expect([rowsOf(body.sites).map(({ id }) => id), JSON.stringify(body)]).toEqual([
      [here],
      expect.not.stringContaining('Silver'),
    ])
  })

  test('has nothing for a person without a site', async () => {
    const ask = await signInToStudio(payload, await makePerson(payload, 'siteManager', []))
    expect((await ask('GET', 'orders/sales')).body).toMatchObject({ site: null, sites: [] })
    expect((await ask('GET', 'orders/abandoned-carts')).body).toMatchObject({ site: null, count: 0, carts: [] })
  })
})

test('sums orders in the database, and loads none of them', async () => {
  const { site } = await makeCampus(payload, 'large')
  const { id } = await order(site, 'approved', now, { name: both('Plan 0'), priceCents: 100, taxCents: 5 })
  await copyOrder(payload, id, 199)
  const range = { from: new Date(0), before: new Date(now.getTime() + 1) }
  const loads = jest.spyOn(payload.db, 'find')
  const sold = await readSoldItems(payload, site, range)
  expect(loads).not.toHaveBeenCalled()
  const sum = (of: 'count' | 'priceCents' | 'taxCents') => sold.reduce((total, each) => total + each[of], 0)
  expect([sum('count'), sum('priceCents'), sum('taxCents')]).toEqual([200, 20_000, 1_000])
  loads.mockRestore()
})
