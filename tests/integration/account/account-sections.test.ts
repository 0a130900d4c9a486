import { jest } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { ownAllergensResponse } from '@/contract/account/own-allergens'
import { cancelSubscription } from '@/features/account/cancel-subscription'
import { readDietaryProfile } from '@/features/account/read-dietary-profile'
import { readOrders } from '@/features/account/read-orders'
import { readSubscriptions } from '@/features/account/read-subscriptions'
import { fieldsOf } from '@/server/database/stored-values'
import { callV1, type Sender } from '../../support/data/call-v1'
import { both, makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { Shopper } from '../../support/data/shopper'
import { makeWalletCertificates } from '../../support/wallet-certificates'

const payload = await openPayload()
let north: Campus
let south: Campus
let filters: Map<string, string>

type Local = Record<'create' | 'update', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow
const create = async (collection: CollectionSlug, data: object) =>
  String(fieldsOf(await local.create({ collection, data, overrideAccess: true })).id)
const createInBoth = async (collection: CollectionSlug, data: object) =>
  String(fieldsOf(await local.create({ collection, data, locale: 'all', overrideAccess: true })).id)
const switches = { customerLogin: true, allergenCard: true, foodInsecurity: true, notifications: true }

beforeAll(async () => {
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

type TestCustomer = { id: string; siteId: string; cookie: string }
/** Creates a customer with a session. */
async function createCustomer(siteId: string): Promise<TestCustomer> {
  const visitor = new Shopper(siteId)
  await visitor.signUp()
  return { id: visitor.customerId ?? '', siteId, cookie: visitor.cookie }
}
const sendAs = ({ id, siteId, cookie }: TestCustomer, path: string, data: object, sender: Sender = {}) =>
  callV1('POST', `customer/${path}`, { site_id: siteId, customer_id: id, ...data }, { cookie, ...sender })

const profilesOf = async ({ id }: TestCustomer) =>
  (await payload.db.find({ collection: 'dietary-profiles', where: { customer: { equals: id } }, pagination: false }))
    .docs
const accessLogCount = async () => (await payload.db.count({ collection: 'access-log' })).totalDocs
const id = (code: string) => filters.get(code) ?? ''
const confirmation = (msg: string) => ({ status: 'success', msg })

const noAllergens = {
  allergens: '',
  custom_allergens: '',
  contact_name: '',
  contact_number: '',
  carries_epinephrine: false,
}

describe('an allergen profile', () => {
  const values = () => ({
    ...{ allergens: id('milk'), custom_allergens: 'Kiwi', carries_epinephrine: true },
    ...{ contact_name: 'Hélène Roy', contact_number: '4185550181' },
  })
  const complete = () => ({
    ...{ allergens: [id('milk')], customAllergens: ['Kiwi'], carriesEpinephrine: true, foodInsecurity: false },
    ...{ contactName: 'Hélène Roy', contactNumber: '4185550181' },
  })

  test('[CUS-8.20] is saved, read by its owner without an entry in the access log, and emptied', async () => {
    const ana = await createCustomer(north.site)
    const before = await accessLogCount()
    const sent = { ...values(), custom_allergens: 'Kiwi, lupin, kiwi', contact_number: '(418) 555-0181' }
    const allergens = `${id('milk')},${id('egg')},${id('milk')}`
    expect((await sendAs(ana, 'update_allergen_profile', { ...sent, allergens })).json).toMatchObject(
      confirmation('Your allergen preferences have been updated.'),
    )
    const diet = await readDietaryProfile(ana)
    expect({ ...diet, allergens: diet.allergens.toSorted() }).toEqual({
      ...complete(),
      allergens: [id('milk'), id('egg')].toSorted(),
      customAllergens: ['Kiwi', 'lupin'],
    })
    await sendAs(ana, 'food_insecurity', { food_insecurity: true })
    await sendAs(ana, 'update_allergen_profile', noAllergens)
    expect(await readDietaryProfile(ana)).toEqual({
      allergens: [],
      customAllergens: [],
      contactName: null,
      contactNumber: null,
      carriesEpinephrine: false,
      foodInsecurity: true,
    })
    expect(await accessLogCount()).toBe(before)
  })

  test.each([
    ['an array of names', ['Milk', 'Tree Nuts']],
    ['names in French with commas', 'Lait, noix'],
    ['an id and a usual word', () => [id('milk'), 'hazelnuts']],
    ['ids with blanks', () => `${id('milk')} ${id('tree-nuts')}`],
  ])('[CUS-8.20] takes allergens as %s', async (_, given) => {
    const ana = await createCustomer(north.site)
    const allergens = typeof given === 'function' ? given() : given
    expect((await sendAs(ana, 'update_allergen_profile', { allergens })).json.status).toBe('success')
    expect((await readDietaryProfile(ana)).allergens.toSorted()).toEqual([id('milk'), id('tree-nuts')].toSorted())
  })

  test('is created once by nine simultaneous requests, none of which is lost in part', async () => {
    const ana = await createCustomer(north.site)
    const codes = ['milk', 'egg', 'fish', 'soy', 'wheat', 'msg', 'peanuts', 'gluten']
    const answers = await Promise.all([
      ...codes.map((code) => sendAs(ana, 'update_allergen_profile', { allergens: id(code), custom_allergens: code })),
      sendAs(ana, 'food_insecurity', { food_insecurity: true }),
    ])
    expect(answers.map(({ status, json }) => [status, json.status])).toEqual(answers.map(() => [200, 'success']))
    expect(await profilesOf(ana)).toHaveLength(1)
    expect((await readDietaryProfile(ana)).foodInsecurity).toBe(true)
    await sendAs(ana, 'update_allergen_profile', { allergens: id('sesame'), custom_allergens: '' })
    expect(await readDietaryProfile(ana)).toMatchObject({
      allergens: [id('sesame')],
      customAllergens: [],
      foodInsecurity: true,
    })
  })

  test('created by staff at the same time is updated, not created twice', async () => {
    const ana = await createCustomer(north.site)
    await create('dietary-profiles', {
      site: ana.siteId,
      customer: ana.id,
      allergens: [id('egg')],
      foodInsecurity: true,
    })
    const { findOne } = payload.db
    const findOneSpy = jest.spyOn(payload.db, 'findOne')
    let misses = 2 // what the profile contains, and whether to create it
    findOneSpy.mockImplementation((query) => {
      const isMissed = misses > 0 && query.collection === 'dietary-profiles'
      if (isMissed) misses -= 1
      return isMissed ? Promise.resolve(null) : findOne.call(payload.db, query)
    })
    await sendAs(ana, 'update_allergen_profile', { allergens: id('milk') })
    findOneSpy.mockRestore()
    expect(misses).toBe(0)
    expect(await profilesOf(ana)).toHaveLength(1)
    expect(await readDietaryProfile(ana)).toMatchObject({ allergens: [id('milk')], foodInsecurity: true })
  })

  test('keeps every field that a request does not send', async () => {
    const ana = await createCustomer(north.site)
    await sendAs(ana, 'update_allergen_profile', values())
    expect((await sendAs(ana, 'update_allergen_profile', {})).json.status).toBe('success')
    expect((await sendAs(ana, 'food_insecurity', {})).json.status).toBe('success')
    expect(await readDietaryProfile(ana)).toEqual(complete())
    await sendAs(ana, 'update_allergen_profile', { contact_number: '418 555-0182' })
    expect(await readDietaryProfile(ana)).toEqual({ ...complete(), contactNumber: '4185550182' })
    const half = await sendAs(ana, 'update_allergen_profile', { contact_name: '' })
    expect(half.json.msg).toBe('Invalid field: contact_name.')
    await sendAs(ana, 'update_allergen_profile', { allergens: '', carries_epinephrine: 'false' })
    expect(await readDietaryProfile(ana)).toEqual({
      ...complete(),
      contactNumber: '4185550182',
      allergens: [],
      carriesEpinephrine: false,
    })
  })

  test('[PUB-4.7] reaches menus by a call that nothing stores, with the dishes that mention other allergens', async () => {
    const ana = await createCustomer(north.site)
    await sendAs(ana, 'update_allergen_profile', { allergens: id('milk'), custom_allergens: 'sucres, kiwi' })
    const dishes = [north.pie, north.soup, south.pie, 'x'].join(',')
    const { json, headers } = await sendAs(ana, 'own_allergens', { dishes })
    expect(ownAllergensResponse.parse(json)).toMatchObject({
      allergens: ['milk'],
      custom_allergens: ['sucres', 'kiwi'],
      mentions: [{ dish_id: north.pie, custom_allergens: ['sucres'] }], // “Tarte au sucre” in French
    })
    expect(headers['Cache-Control']).toBe('no-store')
    expect(headers['Access-Control-Allow-Origin']).toBeUndefined()
  })

  test('searches every dish that a request can name for other allergens', async () => {
    const ana = await createCustomer(north.site)
    await sendAs(ana, 'update_allergen_profile', { allergens: '', custom_allergens: 'sucres' })
    const others = Array.from({ length: 639 }, (_, index) => index.toString(16).padStart(24, '0'))
    const dishes = [...others, north.pie].join(',')
    expect(JSON.stringify({ site_id: ana.siteId, customer_id: ana.id, dishes }).length).toBeLessThan(16 * 1024)
    const { json } = await sendAs(ana, 'own_allergens', { dishes })
    expect(ownAllergensResponse.parse(json).mentions).toEqual([{ dish_id: north.pie, custom_allergens: ['sucres'] }])
  })

  test('[PUB-4.7] allergens of the list that are typed in own words are hidden like those that are checked', async () => {
    const ana = await createCustomer(north.site)
    const custom = { allergens: id('milk'), custom_allergens: 'Arachide, almonds, tarte, Lait' }
    await sendAs(ana, 'update_allergen_profile', custom)
    await updateDocument(payload, 'dishes', north.soup, { ingredients: 'Peas, almonds' })
    const { json } = await sendAs(ana, 'own_allergens', { dishes: [north.pie, north.soup].join(',') })
    const { mentions, ...own } = ownAllergensResponse.parse(json)
    expect(own).toMatchObject({ allergens: ['milk', 'peanuts', 'tree-nuts'], custom_allergens: ['tarte'] })
    expect(new Map(mentions.map((dish) => [dish.dish_id, dish.custom_allergens]))).toEqual(
      new Map([
        [north.pie, ['tarte']],
        [north.soup, ['almonds']],
      ]),
    )
  })

  const getAs = ({ siteId, cookie }: TestCustomer, path: string, query: object = {}, isForeign = false) =>
    callV1('GET', path, { site_id: siteId, ...query }, { cookie, isForeign })

  test('[V1-14.3] the card is a PDF that nothing stores', async () => {
    const ana = await createCustomer(north.site)
    const empty = await getAs(ana, 'customer/allergen_card')
    expect(empty.json).toEqual({ status: 'error', msg: 'Your allergen profile is empty. Add your allergens first.' })
    await sendAs(ana, 'update_allergen_profile', { ...values(), allergens: id('peanuts') })
    const { status, bytes, headers } = await getAs(ana, 'customer/allergen_card', { customer_id: ana.id })
    expect([status, headers['Content-Type'], headers['Cache-Control']]).toEqual([200, 'application/pdf', 'no-store'])
    expect(headers['Access-Control-Allow-Origin']).toBeUndefined()
    expect(headers['Content-Disposition']).toBe('attachment; filename="allergen-card-carte-allergenes.pdf"')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])), { mergePages: true })
    for (const part of ['Ana Roy', 'Peanuts', 'Arachides', 'Kiwi', 'Hélène Roy', '418-555-0181'])
      expect(text).toContain(part)
    expect((await getAs(ana, 'customer/allergen_card', {}, true)).status).toBe(401)
    const elsewhere = await createCustomer(south.site)
    expect((await getAs(elsewhere, 'customer/allergen_card')).text).toContain('does not offer')
  })

  test.each([
    ['[CUS-5.28] half a contact', { contact_name: 'Ana' }, 'Invalid field: contact_number.'],
    ['an unknown name', { allergens: ['Milk', 'Moon dust'] }, 'Unknown allergen: Moon dust.'],
    ['an unknown id', { allergens: '0123456789abcdef01234567' }, 'Unknown allergen: 0123456789abcdef01234567.'],
    ['a hostile text', { allergens: "moon'--" }, "Unknown allergen: moon'--."],
    ['an object', { allergens: { milk: true } }, 'Invalid field: allergens.'],
  ])('%s is refused and nothing is saved', async (_, values, msg) => {
    const ana = await createCustomer(north.site)
    expect((await sendAs(ana, 'update_allergen_profile', values)).json).toEqual({ status: 'error', msg })
    expect(await profilesOf(ana)).toEqual([])
  })

  test('is refused at sites that do not offer it', async () => {
    const { json } = await sendAs(await createCustomer(south.site), 'update_allergen_profile', {})
    expect(json.msg).toBe('This site does not offer this feature.')
  })
})

test('notifications by text message need a phone number, and what a request does not send stays as it is', async () => {
  const ana = await createCustomer(north.site)
  const stored = async () =>
    fieldsOf(await payload.findByID({ collection: 'customers', id: ana.id, overrideAccess: true }))
  const path = 'bulk_update_notification_preferences'
  const refused = await sendAs(ana, path, { opt_in: true, notify_by_text: true })
  expect(refused.json.msg).toMatch(/^Add a phone number to your profile/)
  expect(await stored()).toMatchObject({ optIn: false, notifyByText: false })
  await local.update({ collection: 'customers', id: ana.id, data: { mobile: '4185550147' }, overrideAccess: true })
  const { json } = await sendAs(ana, path, { opt_in: true, notify_by_text: true, locale: 'fr' })
  expect(json.msg).toBe('Vos préférences en matière d’avis ont été mises à jour.')
  expect(await stored()).toMatchObject({ optIn: true, notifyByText: true })
  await sendAs(ana, path, { notify_by_text: false })
  expect(await stored()).toMatchObject({ optIn: true, notifyByText: false })
})

const order = (person: TestCustomer, no: string, more: object = {}) =>
  create('orders', {
    site: person.siteId,
    customer: person.id,
    no,
    totalCents: 1250,
    paymentType: 'Credit card',
    ...more,
  })
const ownerOf = ({ id, siteId }: TestCustomer) => ({ id, siteId, email: '', isEmailConfirmed: false })
const subscribe = (person: TestCustomer, more: object = {}) =>
  createInBoth('subscriptions', {
    site: person.siteId,
    customer: person.id,
    name: both('Coffee', 'Café'),
    priceCents: 2000,
    ...more,
  })

describe('orders', () => {
  test('are those of the customer at this site, newest first', async () => {
    const [ana, other] = [await createCustomer(north.site), await createCustomer(north.site)]
    await order(ana, 'A-1', { placedAt: '2026-09-01T16:00:00.000Z' })
    await order(ana, 'A-2', { placedAt: '2026-11-01T16:00:00.000Z', paymentStatus: 'approved' })
    await order(other, 'A-3')
    const { siteId: _, ...elsewhere } = await createCustomer(south.site)
    await order({ ...elsewhere, siteId: south.site }, 'A-4')
    expect((await readOrders(ownerOf(ana))).map(({ no, outcome }) => [no, outcome])).toEqual([
      ['A-2', null],
      ['A-1', 'pending'],
    ])
    expect(await readOrders({ ...ownerOf(ana), siteId: south.site })).toEqual([])
  })

  test.each(['declined', 'partlyRefunded', 'refunded', 'canceled'])('say that they are %s', async (paymentStatus) => {
    const ben = await createCustomer(north.site)
    await order(ben, `B-${paymentStatus}`, { paymentStatus })
    expect(await readOrders(ownerOf(ben))).toMatchObject([{ outcome: paymentStatus }])
  })
})

describe('a subscription', () => {
  test('[CUS-3.17] is read by its owner at its site, with its payments and the time of its order', async () => {
    const [ana, other] = [await createCustomer(north.site), await createCustomer(north.site)]
    const orderId = await order(ana, 'S-1', { placedAt: '2026-10-02T16:00:00.000Z' })
    const period = { start: '2026-10-04', end: '2026-12-27' }
    const payments = [{ amountCents: 2000, createdAt: '2026-10-03T16:00:00.000Z', result: 'Approved' }]
    const mine = await subscribe(ana, { order: orderId, payments, frequency: 'monthly', ...period })
    await subscribe(other)
    const [shown, ...more] = await readSubscriptions(ana)
    expect(more).toEqual([])
    expect(shown).toMatchObject({
      ...period,
      id: mine,
      name: { en: 'Coffee', fr: 'Café' },
      priceCents: 2000,
      canceled: false,
      canceledAt: null,
    })
    expect(shown?.orderedAt.toISOString()).toBe('2026-10-02T16:00:00.000Z')
    expect(shown?.payments).toMatchObject([
      { amountCents: 2000, paidAt: new Date('2026-10-03T16:00:00.000Z'), result: 'Approved' },
    ])
    expect(await readSubscriptions({ id: ana.id, siteId: south.site })).toEqual([])
  })

  test('tells the next payment, until when it is paid, and that a payment was given up', async () => {
    const ana = await createCustomer(north.site)
    const bills = { firstBillDate: '2026-09-01', lastBillDate: '2026-11-17', end: '2026-12-01', frequency: 'monthly' }
    const payments = ['Approved', 'Declined', 'Approved'].map((result) => ({ amountCents: 2300, result }))
    const taxes = { federalTaxCents: 100, provincialTaxCents: 200 }
    const id = await subscribe(ana, { ...bills, ...taxes, payments, nextBillDate: '2026-11-01' })
    const read = async () => (await readSubscriptions(ana))[0]
    const active = { next: { on: '2026-11-01', amountCents: 2300 }, paidUntil: '2026-10-31', isPastDue: false }
    expect(await read()).toMatchObject(active)
    await create('subscription-charges', {
      ...{ site: north.site, subscription: id, period: '2026-11-01', key: `${id}:2026-11-01` },
      ...{ amountCents: 2300, state: 'failed' },
    } as never)
    expect(await read()).toMatchObject({ isPastDue: true })
    await cancelSubscription(ana, id, new Date('2026-10-20T12:00:00Z'))
    expect(await read()).toMatchObject({ next: null, paidUntil: '2026-10-31', isPastDue: false })
  })

  test('[CUS-4.42] [CUS-8.16] is cancelled once by any number of requests', async () => {
    const ana = await createCustomer(north.site)
    const subscription = await subscribe(ana)
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 17, minute))
    const updateSpy = jest.spyOn(payload.db, 'updateOne')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, minute) => cancelSubscription(ana, subscription, at(minute))),
    )
    const results = await Promise.all(updateSpy.mock.results.map(({ value }) => value as Promise<unknown>))
    updateSpy.mockRestore()
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true))
    expect(results.filter(Boolean)).toHaveLength(1)
    const [first] = await readSubscriptions(ana)
    const { json } = await sendAs(ana, 'cancel_subscription', { subscription_id: subscription.toUpperCase() })
    expect(json).toMatchObject(confirmation('Subscription cancelled successfully.'))
    expect(first).toMatchObject({ canceled: true, canceledAt: expect.any(Date) })
    expect(await readSubscriptions(ana)).toEqual([first])
  })
})

describe('a wallet pass', () => {
  const certificates = makeWalletCertificates()
  afterAll(() => certificates.remove())

  test('with certificates the customer gets a wallet pass that nothing stores', async () => {
    const { settings } = certificates
    Object.assign(process.env, {
      WALLET_PASS_TYPE: settings.passTypeIdentifier,
      WALLET_TEAM: settings.teamIdentifier,
      WALLET_CERTIFICATE: settings.certificatePath,
      WALLET_KEY: settings.keyPath,
      WALLET_WWDR: settings.wwdrPath,
    })
    const { site } = await makeCampus(payload, 'eastgate')
    const data = { customerLogin: true, allergenCard: true }
    await payload.update({ collection: 'sites', id: site, data, overrideAccess: true }) // test data
    const ana = new Shopper(site)
    await ana.signUp()
    await ana.call('customer/update_allergen_profile', { custom_allergens: 'Lupin' })
    const { status, headers, bytes } = await callV1('GET', 'pass/allergen_card', {}, { cookie: ana.cookie })
    expect([status, headers['Content-Type'], headers['Cache-Control']]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      'no-store',
    ])
    expect(headers['Content-Disposition']).toBe('attachment; filename="allergen-card.pkpass"')
    const zip = Buffer.from(bytes ?? [])
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    for (const name of ['pass.json', 'manifest.json', 'signature', 'fr.lproj/pass.strings'])
      expect(zip.includes(name)).toBe(true)
  })
})
