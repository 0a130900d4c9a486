import { jest } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { cancelSubscription } from '@/features/account/cancel-subscription'
import { readDiet } from '@/features/account/read-diet'
import { readOrders } from '@/features/account/read-orders'
import { readSubscriptions } from '@/features/account/read-subscriptions'
import { openLimits } from '@/server/rate-limits'
import { fieldsOf, textOf } from '@/server/stored'
import { answerRequest } from '@/v1/answer-request'
import { endpoints } from '@/v1/endpoints'
import { makeCampus, makeFilters, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'

const payload = await openPayload()
let north: Campus
let south: Campus
let filters: Map<string, string>
let serial = 0

type Local = Record<'create' | 'update', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow
const create = async (collection: CollectionSlug, data: object) =>
  String(fieldsOf(await local.create({ collection, data, overrideAccess: true })).id)
const switches = { customerLogin: true, allergenCard: true, foodInsecurity: true, notifications: true }

beforeAll(async () => {
  openLimits({ reads: null, votes: null, forms: null })
  filters = await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  for (const [id, data] of [
    [north.site, switches],
    [south.site, { ...switches, allergenCard: false }],
  ] as const)
    await local.update({ collection: 'sites', id, data, overrideAccess: true })
}, 30_000)
afterAll(closePayload)

type Person = { id: string; siteId: string; cookie: string }
async function send(path: string, data: object, cookie?: string) {
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
  const { status, bytes, headers } = await answerRequest(endpoints, {
    method: 'POST',
    address: `/v1/customer/${path}`,
    cookie,
    body,
  })
  return { status, json: fieldsOf(JSON.parse(String(bytes))), cookie: headers?.['Set-Cookie'] }
}

/** Somebody with an account and a session. */
async function newcomer(siteId: string): Promise<Person> {
  const password = 'Secret-word1!'
  const opened = await send('create', {
    site_id: siteId,
    first_name: 'Ana',
    last_name: 'Roy',
    email: `person-${(serial += 1)}@example.com`,
    password,
    confirm_password: password,
  })
  const id = textOf(fieldsOf(opened.json.customer).id)
  if (!id) throw new Error(`No account: ${JSON.stringify(opened.json)}`)
  return { id, siteId, cookie: String(opened.cookie).split(';')[0] ?? '' }
}
const ask = (person: Person, path: string, data: object) =>
  send(path, { site_id: person.siteId, customer_id: person.id, ...data }, person.cookie)

const profilesOf = async ({ id }: Person) =>
  (await payload.db.find({ collection: 'dietary-profiles', where: { customer: { equals: id } }, pagination: false }))
    .docs
const looks = async () => (await payload.db.count({ collection: 'access-log' })).totalDocs
const id = (code: string) => filters.get(code) ?? ''
const said = (msg: string) => ({ status: 'success', msg })

describe('an allergen profile', () => {
  test('[CUS-8.20] is kept, read by its owner without being a look of staff, and emptied', async () => {
    const ana = await newcomer(north.site)
    const before = await looks()
    const written = {
      allergens: `${id('milk')},${id('egg')},${id('milk')}`,
      custom_allergens: 'Kiwi, lupin, kiwi',
      contact_name: 'Hélène Roy',
      contact_number: '(418) 555-0181',
      carries_epinephrine: 'true',
    }
    expect((await ask(ana, 'update_allergen_profile', written)).json).toMatchObject(
      said('Your allergen preferences have been updated.'),
    )
    const diet = await readDiet(ana)
    expect({ ...diet, allergens: diet.allergens.toSorted() }).toEqual({
      allergens: [id('milk'), id('egg')].toSorted(),
      customAllergens: ['Kiwi', 'lupin'],
      contactName: 'Hélène Roy',
      contactNumber: '4185550181',
      carriesEpinephrine: true,
      foodInsecurity: false,
    })
    await ask(ana, 'food_insecurity', { food_insecurity: true })
    await ask(ana, 'update_allergen_profile', {})
    expect(await readDiet(ana)).toEqual({
      allergens: [],
      customAllergens: [],
      contactName: null,
      contactNumber: null,
      carriesEpinephrine: false,
      foodInsecurity: true,
    })
    expect(await looks()).toBe(before)
  })

  test('[CUS-8.20] is made once when eight come at once, and each of them is kept or overtaken whole', async () => {
    const ana = await newcomer(north.site)
    const codes = ['milk', 'egg', 'fish', 'soy', 'wheat', 'msg', 'peanuts', 'gluten']
    const answers = await Promise.all([
      ...codes.map((code) => ask(ana, 'update_allergen_profile', { allergens: id(code), custom_allergens: code })),
      ask(ana, 'food_insecurity', { food_insecurity: true }),
    ])
    expect(answers.map(({ status, json }) => [status, json.status])).toEqual(answers.map(() => [200, 'success']))
    expect(await profilesOf(ana)).toHaveLength(1)
    expect((await readDiet(ana)).foodInsecurity).toBe(true)
    await ask(ana, 'update_allergen_profile', { allergens: id('sesame') })
    expect(await readDiet(ana)).toMatchObject({ allergens: [id('sesame')], customAllergens: [], foodInsecurity: true })
  })

  test('[CUS-8.20] that staff make meanwhile is changed, not made twice', async () => {
    const ana = await newcomer(north.site)
    await create('dietary-profiles', {
      site: ana.siteId,
      customer: ana.id,
      allergens: [id('egg')],
      foodInsecurity: true,
    })
    const { findOne } = payload.db
    const look = jest.spyOn(payload.db, 'findOne')
    let isFirst = true
    look.mockImplementation((asked) => {
      const isMissed = isFirst && asked.collection === 'dietary-profiles'
      if (isMissed) isFirst = false
      return isMissed ? Promise.resolve(null) : findOne.call(payload.db, asked)
    })
    await ask(ana, 'update_allergen_profile', { allergens: id('milk') })
    look.mockRestore()
    expect(isFirst).toBe(false)
    expect(await profilesOf(ana)).toHaveLength(1)
    expect(await readDiet(ana)).toMatchObject({ allergens: [id('milk')], foodInsecurity: true })
  })

  test.each([
    ['half a contact', { contact_name: 'Ana' }, 'Invalid field: contact_number.'],
    ['an allergen that is none', { allergens: '0123456789abcdef01234567' }, 'Invalid field: allergens.'],
    ['what is no id', { allergens: "milk'--" }, 'Invalid field: allergens.'],
  ])('[CUS-5.28] is refused with %s, and nothing is kept', async (_, written, msg) => {
    const ana = await newcomer(north.site)
    expect((await ask(ana, 'update_allergen_profile', written)).json).toEqual({ status: 'error', msg })
    expect(await profilesOf(ana)).toEqual([])
  })

  test('[CUS-5.28] does not take a dietary label for an allergen', async () => {
    const ana = await newcomer(north.site)
    const { json } = await ask(ana, 'update_allergen_profile', { allergens: id('vegan') })
    expect(json.msg).toBe('Invalid field: allergens.')
  })

  test('[PUB-2.20] is not taken where the site offers none, from strangers, or for somebody else', async () => {
    const [ana, other, southern] = [await newcomer(north.site), await newcomer(north.site), await newcomer(south.site)]
    expect((await ask(southern, 'update_allergen_profile', {})).json.msg).toBe('This site does not offer this.')
    expect((await ask({ ...ana, cookie: '' }, 'update_allergen_profile', {})).status).toBe(401)
    expect((await ask({ ...ana, cookie: other.cookie }, 'update_allergen_profile', {})).status).toBe(403)
    expect((await ask({ ...ana, siteId: south.site }, 'food_insecurity', { food_insecurity: '1' })).status).toBe(401)
    for (const person of [ana, other, southern]) expect(await profilesOf(person)).toEqual([])
  })

  test('never stands in a log', async () => {
    const ana = await newcomer(north.site)
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = jest.spyOn(payload.db, 'create').mockRejectedValue(new Error('params: Rosalind Secret'))
    const written = { contact_name: 'Rosalind Secret', contact_number: '4185550181' }
    const { json } = await ask(ana, 'update_allergen_profile', written)
    const lines = JSON.stringify(logged.mock.calls.map((call) => call.map(String)))
    broken.mockRestore()
    logged.mockRestore()
    expect(json.status).toBe('error')
    expect(lines).not.toContain('Rosalind')
  })
})

test('[CUS-2.23] text messages wait for a number', async () => {
  const ana = await newcomer(north.site)
  const stored = async () =>
    fieldsOf(await payload.findByID({ collection: 'customers', id: ana.id, overrideAccess: true }))
  const path = 'bulk_update_notification_preferences'
  const refused = await ask(ana, path, { opt_in: true, notify_by_text: true })
  expect(refused.json.msg).toMatch(/^To be notified by text message/)
  expect(await stored()).toMatchObject({ optIn: false, notifyByText: false })
  await local.update({ collection: 'customers', id: ana.id, data: { mobile: '4185550147' }, overrideAccess: true })
  const { json } = await ask(ana, path, { opt_in: true, notify_by_text: true, locale: 'fr' })
  expect(json.msg).toBe('Vos préférences en matière d’avis ont été mises à jour.')
  expect(await stored()).toMatchObject({ optIn: true, notifyByText: true })
})

const order = (person: Person, no: string, more: object = {}) =>
  create('orders', {
    site: person.siteId,
    customer: person.id,
    no,
    totalCents: 1250,
    paymentType: 'Credit card',
    ...more,
  })
const subscribe = (person: Person, more: object = {}) =>
  create('subscriptions', { site: person.siteId, customer: person.id, name: 'Coffee', priceCents: 2000, ...more })

describe('orders', () => {
  test('[CUS-2.26] are one’s own at this site alone, the newest first', async () => {
    const [ana, other] = [await newcomer(north.site), await newcomer(north.site)]
    await order(ana, 'A-1', { placedAt: '2026-09-01T16:00:00.000Z' })
    await order(ana, 'A-2', { placedAt: '2026-11-01T16:00:00.000Z', paymentStatus: 'approved' })
    await order(other, 'A-3')
    const { siteId: _, ...elsewhere } = await newcomer(south.site)
    await order({ ...elsewhere, siteId: south.site }, 'A-4')
    expect((await readOrders(ana)).map(({ no, outcome }) => [no, outcome])).toEqual([
      ['A-2', null],
      ['A-1', 'pending'],
    ])
    expect(await readOrders({ id: ana.id, siteId: south.site })).toEqual([])
  })
})

describe('a subscription', () => {
  test('[CUS-2.40] is shown to its owner at its site, with its payments and the day of its order', async () => {
    const [ana, other] = [await newcomer(north.site), await newcomer(north.site)]
    const ordered = await order(ana, 'S-1', { placedAt: '2026-10-02T16:00:00.000Z' })
    const payments = [{ amountCents: 2000, createdAt: '2026-10-03T16:00:00.000Z', result: 'Approved' }]
    const mine = await subscribe(ana, { order: ordered, payments, frequency: 'monthly' })
    await subscribe(other)
    const [shown, ...more] = await readSubscriptions(ana)
    expect(more).toEqual([])
    expect(shown).toMatchObject({ id: mine, name: 'Coffee', canceled: false, canceledAt: null })
    expect(shown?.orderedAt.toISOString()).toBe('2026-10-02T16:00:00.000Z')
    expect(shown?.payments.map(({ amountCents, result }) => [amountCents, result])).toEqual([[2000, 'Approved']])
    expect(await readSubscriptions({ id: ana.id, siteId: south.site })).toEqual([])
  })

  test('[CUS-4.42] is cancelled once, however many ask and when', async () => {
    const ana = await newcomer(north.site)
    const subscription = await subscribe(ana)
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 17, minute))
    const written = jest.spyOn(payload.db, 'updateOne')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, minute) => cancelSubscription(ana, subscription, at(minute))),
    )
    const results = await Promise.all(written.mock.results.map(({ value }) => value as Promise<unknown>))
    written.mockRestore()
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true))
    expect(results.filter(Boolean)).toHaveLength(1)
    const [first] = await readSubscriptions(ana)
    const { json } = await ask(ana, 'cancel_subscription', { subscription_id: subscription.toUpperCase() })
    expect(json).toMatchObject(said('Subscription cancelled successfully.'))
    expect(first).toMatchObject({ canceled: true, canceledAt: expect.any(Date) })
    expect(await readSubscriptions(ana)).toEqual([first])
  })

  test('[CUS-4.42] of somebody else is not found, and goes on', async () => {
    const [ana, other, southern] = [await newcomer(north.site), await newcomer(north.site), await newcomer(south.site)]
    const theirs = [await subscribe(other), await subscribe(southern)]
    const nothing = ['0123456789abcdef01234567', "x' or 1=1", '__proto__']
    for (const subscription_id of [...theirs, ...nothing]) {
      const { json } = await ask(ana, 'cancel_subscription', { subscription_id })
      expect(json).toEqual({ status: 'error', msg: 'Subscription not found.' })
    }
    const missing = await ask(ana, 'cancel_subscription', { subscription_id: { $ne: null } })
    expect(missing.json.msg).toBe('Missing parameter: subscription_id.')
    for (const person of [other, southern])
      expect((await readSubscriptions(person)).map(({ canceled }) => canceled)).toEqual([false])
  })
})
