import { ValidationError, type CollectionSlug } from 'payload'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, type Campus } from '../../support/data/campus'
import { findFieldErrors } from '../../support/data/save-errors'
import { closePayload, openPayload } from '../../support/payload'
import { makePerson } from '../../support/data/staff'
import type { StudioAnswer } from '../../support/studio/rest'
import { requestStudioAs, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let north: Campus
let south: Campus
type Ask = Awaited<ReturnType<typeof signInToStudio>>
const studios = new Map<string, Ask>()
let serial = 0

type Local = Record<'create' | 'update' | 'delete', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow
const create = async (collection: CollectionSlug, data: object, language: 'en' | 'fr' = 'en') => {
  const req = { i18n: { language, t: (key: string) => key } }
  return fieldsOf(await local.create({ collection, data, req, overrideAccess: true }))
}
const newEmail = () => `person-${(serial += 1)}@example.com`
const makeCustomer = (site: string, email = newEmail(), over = {}) =>
  create('customers', { site, email, password: 'a-password', ...over })

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  studios.set('administrator', await signInToStudio(payload, await makePerson(payload, 'administrator', [])))
  for (const role of ['siteManager', 'menuEditor', 'dietitian'] as const)
    studios.set(role, await signInToStudio(payload, await makePerson(payload, role, [north.site])))
  studios.set('southern', await signInToStudio(payload, await makePerson(payload, 'siteManager', [south.site])))
}, 30_000)
afterAll(closePayload)

const ask = (name: string, ...call: Parameters<Ask>): Promise<StudioAnswer> =>
  studios.get(name)?.(...call) ?? requestStudioAs(null, ...call)

/** The messages of a refused creation by field; empty when it succeeds. */
const refused = async (collection: CollectionSlug, data: object, language: 'en' | 'fr' = 'en') =>
  (await findFieldErrors(create(collection, data, language))) ?? {}
const countOf = async (collection: CollectionSlug, where: object = {}) =>
  (await payload.db.count({ collection, where: where as Record<string, never> })).totalDocs

describe('customer accounts', () => {
  test('[CUS-3.1] store contact details in normalized form and no health data', async () => {
    const { id } = await makeCustomer(north.site, ' Ana.Roy@Example.com', { phone: '(418) 555 - 0147', province: 'qc' })
    const stored = fieldsOf(await payload.findByID({ collection: 'customers', id: String(id), overrideAccess: true }))
    expect(stored).toMatchObject({ email: 'ana.roy@example.com', phone: '4185550147', province: 'QC', optIn: false })
    expect(stored.username).toBe(`${north.site}:ana.roy@example.com`)
    expect(Object.keys(stored).join(' ')).not.toMatch(/allerg|contact|epinephrine|insecur/i)
  })

  test('[CUS-3.2] have sessions of two hours, and are separate for each site', async () => {
    const email = newEmail()
    const [one, other] = [await makeCustomer(north.site, email), await makeCustomer(south.site, email)]
    const login = async (site: string) => {
      const data = { username: `${site}:${email}`, password: 'a-password' }
      return payload.login({ collection: 'customers', data, overrideAccess: true }) // anyone may sign in
    }
    const [here, there] = [await login(north.site), await login(south.site)]
    expect([here.user?.id, there.user?.id]).toEqual([one.id, other.id])
    expect(Math.abs((here.exp ?? 0) - (Date.now() / 1000 + 2 * 60 * 60))).toBeLessThan(30)
    const seen = async (who: string) =>
      rowsOf((await ask(who, 'GET', `customers?where[email][equals]=${email}`)).body.docs)
    expect((await seen('siteManager')).map(({ id }) => id)).toEqual([one.id])
    expect((await seen('southern')).map(({ id }) => id)).toEqual([other.id])
  })

  test('refuse a sign-in by email alone, because two sites may share it', async () => {
    const email = newEmail()
    await makeCustomer(north.site, email)
    const data = { email, password: 'a-password', username: '' }
    await expect(payload.login({ collection: 'customers', data, overrideAccess: true })).rejects.toThrow() // anyone may sign in
  })

  test.each([
    ['en', 'An account with this email already exists.'],
    ['fr', 'Un compte existe déjà avec ce courriel.'],
  ] as const)('are unique by site and email in any notation (%s)', async (language, sentence) => {
    const email = newEmail()
    await makeCustomer(north.site, email)
    const again = { site: north.site, email: ` ${email.toUpperCase()}`, password: 'another-password' }
    expect(await refused('customers', again, language)).toEqual({ email: sentence })
    const { id } = await makeCustomer(north.site)
    await expect(local.update({ collection: 'customers', id, data: { email }, overrideAccess: true })).rejects.toThrow(
      ValidationError,
    )
    expect(await countOf('customers', { email: { equals: email } })).toBe(1)
  })

  test('do not let staff set passwords or emails', async () => {
    const email = newEmail()
    const { id } = await makeCustomer(north.site, email)
    for (const who of ['siteManager', 'administrator']) {
      const data = { password: 'staff-password', email: 'staff@example.com', username: 'x', hash: 'x', firstName: who }
      expect((await ask(who, 'PATCH', `customers/${id}`, { data })).status).toBe(200)
    }
    const data = { username: `${north.site}:${email}`, password: 'a-password' }
    const { user } = await payload.login({ collection: 'customers', data, overrideAccess: true }) // anyone may sign in
    expect(user).toMatchObject({ id, email, firstName: 'administrator' })
    const fields = fieldsOf((await ask('siteManager', 'POST', `customers/access/${id}`)).body.fields)
    expect([fieldsOf(fields.password).update, fieldsOf(fields.email).update]).toEqual([undefined, undefined])
  })

  test('are accessible to their owners only through v1, not through Payload endpoints', async () => {
    const email = newEmail()
    await makeCustomer(north.site, email)
    const login = { username: `${north.site}:${email}`, password: 'a-password' }
    const { token } = await payload.login({ collection: 'customers', data: login, overrideAccess: true }) // anyone may sign in
    const posts = ['login', 'LOGIN/', 'logout', 'first-register', 'refresh-token', 'forgot-password', 'reset-password']
    const calls = [
      ...['me', 'init'].map((name) => ['GET', `customers/${name}`] as const),
      ...[...posts, 'unlock', 'verify/abc'].map((name) => ['POST', `customers/${name}`] as const),
    ]
    for (const [method, path] of calls) {
      const options = method === 'POST' ? { data: login } : {}
      expect([path, (await requestStudioAs(null, method, path, options)).status]).toEqual([path, 404])
      expect([path, (await requestStudioAs(token ?? '', method, path, options)).status]).toEqual([path, 404])
      expect([path, (await ask('administrator', method, path, options)).status]).toEqual([path, 404])
    }
  })

  test('have at most one dietary profile', async () => {
    const { id: customer } = await makeCustomer(north.site)
    const profile = { site: north.site, customer, foodInsecurity: true, contactNumber: '418-555-0147' }
    await create('dietary-profiles', profile)
    expect(Object.keys(await refused('dietary-profiles', profile))).toEqual(['customer'])
    const others = { ...profile, customer: (await makeCustomer(south.site)).id }
    expect(Object.keys(await refused('dietary-profiles', others))).toEqual(['customer'])
    expect(await countOf('dietary-profiles', { customer: { equals: customer } })).toBe(1)
  })
})

describe('the shop', () => {
  const needed = [
    'Fill in this field. Another choice in this document requires it.',
    'Remplissez ce champ. Un autre choix de ce document l’exige.',
  ]
  const reversed = [
    'The end date must not be before the start date.',
    'La date de fin ne peut pas précéder la date de début.',
  ]
  const rate = [
    'Enter a percentage from 0 to 100 with at most two decimals, such as 9.5.',
    'Entrez un pourcentage de 0 à 100 avec au plus deux décimales, par exemple 9,5.',
  ]
  const taxRate = [
    'Enter a percentage from 0 to 100 with at most three decimals, such as 9.975.',
    'Entrez un pourcentage de 0 à 100 avec au plus trois décimales, par exemple 9,975.',
  ]
  const promo = (over: object) => ({
    promoCode: `P${(serial += 1)}`,
    promoType: 'discount',
    promoAdj: 'percent',
    ...over,
  })
  const percent = (over: object) => promo({ promoValueBps: 1000, ...over })
  const plan = (over: object) => ({ name: 'Gold', priceCents: 1, subscription: true, _status: 'published', ...over })
  const monthly = { subscriptionFrequency: 'monthly', subscriptionStart: '2027-01-01' }
  const growing = { name: 'DB', isGradDiscount: true, gradDiscountBps: 100, gradDiscountIntervalCents: 5000 }
  const form = { date: '2026-11-20', name: 'A', email: 'a@example.com', city: 'B', allergens: ['Milk'], consent: true }
  const letter = { firstName: 'A', lastName: 'B', email: 'a@example.com', comments: 'C' }

  const whole = (from: string, to: string) => [
    `Enter a whole number from ${from} to ${to}.`,
    `Entrez un nombre entier de ${from} à ${to}.`,
  ]
  const amount = [
    'Enter an amount in dollars from 0 to 1,000,000, such as 24.50.',
    'Entrez un montant en dollars de 0 à 1\u00a0000\u00a0000, par exemple 24,50.',
  ]
  const invalidPattern = [
    'Enter a valid regular expression. For nine digits, enter \\d{9}.',
    'Entrez une expression régulière valide. Pour neuf chiffres, entrez \\d{9}.',
  ]
  const slowPattern = [
    'This expression could be too slow. Do not repeat a group that contains repetition or alternatives, and use few * and +.',
    'Cette expression pourrait être trop lente. Ne répétez aucun groupe qui contient une répétition ou un choix, et utilisez peu de * et de +.',
  ]
  const domain = [
    'Enter the last two parts of the email addresses, like northgate.example.',
    'Entrez les deux dernières parties des adresses courriel, comme northgate.example.',
  ]
  const realDate = ['Enter a real date, like 2026-11-20.', 'Entrez une date réelle, comme 2026-11-20.']
  const monthAndDay = ['Enter a month and a day, like 02/29.', 'Entrez le mois et le jour, comme 02/29.']
  const consent = ['Consent is required.', 'Le consentement est requis.']
  const phone = ['Enter ten digits, such as 613 555 0142.', 'Entrez dix chiffres, comme 613 555-0142.']
  const fourDigits = ['Enter four digits.', 'Entrez quatre chiffres.']
  const visit = { date: '2026-11-21', hour: 9, minute: 0 }
  const nine = { email: 'nine@example.com', password: 'a-password', phone: '418 555 014' }

  test.each`
    what                                               | collection                | data                                                                                | field                          | messages
    ${'[CUS-3.13] a promotion of more than all'}       | ${'promo-codes'}          | ${promo({ promoValueBps: 10_001 })}                                                 | ${'promoValueBps'}             | ${rate}
    ${'[CUS-3.13] a percentage of nothing'}            | ${'promo-codes'}          | ${promo({})}                                                                        | ${'promoValueBps'}             | ${needed}
    ${'[CUS-3.13] an amount of nothing'}               | ${'promo-codes'}          | ${percent({ promoAdj: 'fixed' })}                                                   | ${'promoValueCents'}           | ${needed}
    ${'[CUS-3.13] an end before its start'}            | ${'promo-codes'}          | ${percent({ start: '2027-02-01', end: '2027-01-31' })}                              | ${'end'}                       | ${reversed}
    ${'[CUS-3.8] a growing discount without a cap'}    | ${'declining-balances'}   | ${growing}                                                                          | ${'maxGradDiscountBps'}        | ${needed}
    ${'[CUS-3.8] a cap of more than all'}              | ${'declining-balances'}   | ${{ ...growing, maxGradDiscountBps: 10_001 }}                                       | ${'maxGradDiscountBps'}        | ${rate}
    ${'[CUS-3.7] a subscription of unknown rhythm'}    | ${'meal-plans'}           | ${plan({ ...monthly, subscriptionFrequency: null, subscriptionEnd: '2027-05-01' })} | ${'subscriptionFrequency'}     | ${needed}
    ${'a number of meals per week without the number'} | ${'meal-plans'}           | ${plan({ subscription: false, mealAllowance: 'week' })}                             | ${'meals'}                     | ${whole('1', '2000')}
    ${'[CUS-3.7] a subscription without an end'}       | ${'meal-plans'}           | ${plan(monthly)}                                                                    | ${'subscriptionEnd'}           | ${needed}
    ${'[CUS-3.7] a subscription that ends first'}      | ${'meal-plans'}           | ${plan({ ...monthly, subscriptionEnd: '2026-12-31' })}                              | ${'subscriptionEnd'}           | ${reversed}
    ${'[CUS-3.7] a price with a part of a cent'}       | ${'meal-plans'}           | ${{ name: 'Gold', priceCents: 24.5 }}                                               | ${'priceCents'}                | ${amount}
    ${'[CUS-3.5] a tax of more than all'}              | ${'order-form-settings'}  | ${{ taxMilliPercent: 100_001 }}                                                     | ${'taxMilliPercent'}           | ${taxRate}
    ${'[CUS-3.5] a tax rate with four decimals'}       | ${'order-form-settings'}  | ${{ provincialTaxMilliPercent: 9_975.5 }}                                           | ${'provincialTaxMilliPercent'} | ${taxRate}
    ${'[CUS-3.5] a pattern that is none'}              | ${'order-form-settings'}  | ${{ studentIdPattern: '[0-9' }}                                                     | ${'studentIdPattern'}          | ${invalidPattern}
    ${'[CUS-3.5] a pattern that could run for long'}   | ${'order-form-settings'}  | ${{ studentIdPattern: '(a+)+$' }}                                                   | ${'studentIdPattern'}          | ${slowPattern}
    ${'[CUS-3.5] an address for a domain'}             | ${'order-form-settings'}  | ${{ emailDomain: 'a@northgate.example' }}                                           | ${'emailDomain'}               | ${domain}
    ${'[CUS-3.16] an hour that no day has'}            | ${'reservations'}         | ${{ ...visit, hour: 24 }}                                                           | ${'hour'}                      | ${whole('0', '23')}
    ${'[CUS-3.16] half a friend'}                      | ${'reservations'}         | ${{ ...visit, friends: 0.5 }}                                                       | ${'friends'}                   | ${whole('0', '1000')}
    ${'[CUS-3.16] a day that does not exist'}          | ${'reservations'}         | ${{ ...visit, date: '2027-02-29' }}                                                 | ${'date'}                      | ${realDate}
    ${'[CUS-3.20] a birthday that no year has'}        | ${'feedback'}             | ${{ ...letter, birthday: '02/30' }}                                                 | ${'birthday'}                  | ${monthAndDay}
    ${'[CUS-3.21] a health form without consent'}      | ${'dietary-health-forms'} | ${{ ...form, consent: false }}                                                      | ${'consent'}                   | ${consent}
    ${'[CUS-3.1] a number of nine digits'}             | ${'customers'}            | ${nine}                                                                             | ${'phone'}                     | ${phone}
    ${'a complete card number'}                        | ${'orders'}               | ${{ no: 'card', cardLastFour: '4111111111111111' }}                                 | ${'cardLastFour'}              | ${fourDigits}
  `('$what is refused at its field, in the language of the request', async ({ collection, data, field, messages }) => {
    const before = await countOf(collection)
    const given = { site: south.site, ...(collection === 'reservations' ? { location: south.hall } : {}), ...data }
    expect(await refused(collection, given, 'en')).toEqual({ [field]: messages[0] })
    expect(await refused(collection, given, 'fr')).toEqual({ [field]: messages[1] })
    expect(await countOf(collection)).toBe(before)
  })

  test('a draft of a plan may lack its terms until it is published', async () => {
    const { id } = await create('meal-plans', { site: north.site, ...plan({ _status: 'draft' }) })
    const publish = local.update({ collection: 'meal-plans', id, data: { _status: 'published' }, overrideAccess: true })
    await expect(publish).rejects.toThrow(ValidationError)
  })

  test('[CUS-3.13] stores a promotion with its price, limits and meal plans', async () => {
    const { id: gold } = await create('meal-plans', { site: north.site, name: 'Gold', priceCents: 100 })
    const limits = { promoPriceCents: 44_096, maxUses: 200, maxUsesPerCustomer: 1, mealPlans: [gold] }
    const data = { ...percent({ promoMinPurchaseCents: 20_000 }), ...limits, site: north.site }
    const { id } = await create('promo-codes', data)
    const { body } = await ask('siteManager', 'GET', `promo-codes/${String(id)}?depth=0`)
    expect(body).toMatchObject({ ...data, promoType: 'discount', promoAdj: 'percent', promoValueBps: 1000 })
    for (const field of ['maxUses', 'maxUsesPerCustomer'])
      expect(Object.keys(await refused('promo-codes', { ...data, promoCode: 'X', [field]: 0 }))).toEqual([field])
  })

  const limits = [
    ['promo-codes', 'mealPlans', 'meal-plans', percent({}), 'Promo codes: 1'],
    ['customer-types', 'mealPlans', 'meal-plans', { name: 'Resident' }, 'Customer types: 1'],
    ['customer-terms', 'mealPlans', 'meal-plans', { name: 'Fall' }, 'Terms: 1'],
    ['order-form-settings', 'customPlanCustomerTypes', 'customer-types', {}, 'Order forms: 1'],
    ['order-form-settings', 'decliningBalanceCustomerTypes', 'customer-types', {}, 'Order forms: 1'],
  ] as const
  test.each(limits)('keep what %s name in %s: an empty list would stand for all', async (by, list, of, data, use) => {
    const { site } = await makeCampus(payload, `limits${(serial += 1)}`)
    const { id: named } = await create(of, { site, name: 'Gold', priceCents: 100 })
    const { id: limited } = await create(by, { ...data, site, [list]: [named] })
    const remove = () => ask('administrator', 'DELETE', `${of}/${String(named)}`)
    const refusal = await remove()
    const message = `Other documents still use this (${use}). Change or delete them first.`
    expect([refusal.status, rowsOf(refusal.body.errors)[0]?.message]).toEqual([409, message])
    await local.update({ collection: by, id: limited, data: { [list]: [] }, overrideAccess: true })
    expect((await remove()).status).toBe(200)
  })

  test.each`
    what                             | collection                    | first                               | second                                | field
    ${'a promo code, in any case'}   | ${'promo-codes'}              | ${percent({ promoCode: 'FALL26' })} | ${percent({ promoCode: ' fall26 ' })} | ${'promoCode'}
    ${'[CUS-3.19] a blocked id'}     | ${'blocked-student-accounts'} | ${{ studentId: 'A1' }}              | ${{ studentId: ' a1' }}               | ${'studentId'}
    ${'[CUS-3.19] a faculty e-mail'} | ${'faculty-emails'}           | ${{ email: 'P@example.com' }}       | ${{ email: 'p@EXAMPLE.com' }}         | ${'email'}
    ${'the number of an order'}      | ${'orders'}                   | ${{ no: '1001' }}                   | ${{ no: '1001' }}                     | ${'no'}
    ${'[CUS-3.5] an order form'}     | ${'order-form-settings'}      | ${{ store: 'Shop' }}                | ${{ store: 'Other shop' }}            | ${'site'}
  `('$what is unique per site', async ({ collection, first, second, field }) => {
    const site = (await makeCampus(payload, `unique-${(serial += 1)}`)).site
    await create(collection, { site, ...first })
    const before = await countOf(collection)
    expect(Object.keys(await refused(collection, { site, ...second }))).toEqual([field])
    expect(await countOf(collection)).toBe(before)
    const elsewhere = (await makeCampus(payload, `unique-${(serial += 1)}`)).site
    expect(await refused(collection, { site: elsewhere, ...second })).toEqual({})
  })

  test('shows a cart to staff, without the digest of its secret', async () => {
    const secretHash = 'c0ffee00'.repeat(8)
    const shown = { name: { en: 'Gold', fr: 'Or' }, priceCents: 100 }
    const contents = { lines: [{ id: 'line', kind: 'coffee', months: 2, shown }] }
    const { id: customerType } = await create('customer-types', { site: north.site, name: 'Resident' })
    const cart = { site: north.site, contents, customerType, itemCount: 1, totalCents: 105, revision: 1 }
    const { id } = await create('carts', { ...cart, secretHash })
    const { body, text } = await ask('siteManager', 'GET', `carts/${id}?depth=0`)
    expect(body).toMatchObject({ contents, customerType, itemCount: 1, totalCents: 105 })
    expect(text).not.toContain(secretHash)
    expect((await ask('administrator', 'GET', `carts/${id}`)).text).not.toContain(secretHash)
    expect(Object.keys(await refused('carts', { ...cart, secretHash }))).toEqual(['secretHash'])
    expect(Object.keys(await refused('carts', { ...cart, secretHash: 'a-secret-cookie' }))).toEqual(['secretHash'])
    const { id: foreign } = await create('customer-types', { site: south.site, name: 'Resident' })
    const other = { ...cart, secretHash: 'd'.repeat(64), customerType: foreign }
    expect(Object.keys(await refused('carts', other))).toEqual(['customerType'])
  })
})

describe('forms and bookings', () => {
  test('[CUS-3.16] lets menu editors cancel reservations of customers whose accounts they cannot read', async () => {
    const { id: customer } = await makeCustomer(north.site)
    const data = {
      site: north.site,
      location: north.hall,
      customer,
      date: '2026-11-21',
      hour: 12,
      minute: 30,
      friends: 2,
    }
    const { id } = await create('reservations', data)
    const cancel = { data: { status: 'cancelled' } }
    const { status, body } = await ask('menuEditor', 'PATCH', `reservations/${id}?depth=0`, cancel)
    expect([status, body.doc]).toMatchObject([200, { status: 'cancelled', customer, friends: 2 }])
    const foreign = (await makeCustomer(south.site)).id
    for (const wrong of [foreign, 'nobody', { relationTo: 'staff' }, '000000000000000000000000'])
      expect(Object.keys(await refused('reservations', { ...data, customer: wrong }))).toEqual(['customer'])
  })
})
