import type { CollectionSlug, FlattenedField } from 'payload'
import { readOwnData, ownDataSections } from '@/features/account/privacy/read-own-data'
import { localizedCreator } from '@/server/database/write-localized'
import { textVersion } from '@/server/text-version'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { dumpTables, findInTables } from '../../support/data/dump-tables'
import { makeFullCustomer, personalWords, type FullCustomer } from '../../support/data/full-customer'
import { makeShop, type Shop } from '../../support/data/shop'
import { Shopper } from '../../support/data/shopper'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { buyer, cardOrder } from '../../support/shop/order-call'
import { signInToStudio } from '../../support/studio/studio-api'
import { times, withheldEverywhere } from '@/features/account/privacy/own-data/section'

const payload = await openPayload()
const overrideAccess = true // test data
let campus: Campus
let shop: Shop
let filters: Map<string, string>
let full: FullCustomer
let manager: Awaited<ReturnType<typeof signInToStudio>>

const privacyText = both('<p>We keep little.</p>', '<p>Nous gardons peu.</p>')
const termsText = both('<p>Be kind.</p>', '<p>Soyez gentils.</p>')

beforeAll(async () => {
  filters = await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  const data = {
    customerLogin: true,
    mealPlanSubscriptions: true,
    allergenCard: true,
    foodInsecurity: true,
    notifications: true,
    useReservations: true,
  }
  await payload.update({ collection: 'sites', id: campus.site, data, overrideAccess })
  shop = await makeShop(payload, campus.site)
  for (const [kind, body] of [
    ['privacy', privacyText],
    ['termsOfUse', termsText],
  ] as const) {
    await localizedCreator(payload)('legal-texts', { kind, title: both(kind), body, _status: 'published' })
  }
  full = await makeFullCustomer(payload, { campus, shop, allergen: filters.get('milk') ?? '' })
  manager = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
}, 90_000)
afterAll(closePayload)

type Row = Record<string, unknown> & { id: string }
const rowsIn = async (collection: CollectionSlug): Promise<Row[]> =>
  (await payload.db.find<Row>({ collection, sort: 'createdAt', locale: 'all', pagination: false, limit: 0 })).docs
const consentsOf = async (customer: string | null) =>
  (await rowsIn('consents'))
    .filter((row) => row.customer === customer)
    .map(({ kind, action, locale, source, version }) => [kind, action, locale, source, version])
const privacyVersion = async (locale: 'en' | 'fr') => {
  const [text] = (await rowsIn('legal-texts')).filter(({ kind }) => kind === 'privacy')
  return textVersion(String(fieldsOf(text?.body)[locale]))
}
const password = 'Secret-word1!'
const signUp = (visitor: Shopper, more: object, locale: 'en' | 'fr' = 'en') =>
  visitor.call(
    'customer/create',
    { first_name: 'Ana', last_name: 'Roy', password, confirm_password: password, ...more },
    { locale },
  )

describe('consents', () => {
  test('are stored with the version and language of the text, where they were given or withdrawn, and never change', async () => {
    const stored = await consentsOf(full.id)
    expect(stored.map(([kind, action, locale, source]) => [kind, action, locale, source])).toEqual([
      ['privacy', 'given', 'fr', 'sign-up'],
      ['terms', 'given', 'fr', 'sign-up'],
      ['news', 'given', 'fr', 'sign-up'],
      ['news', 'withdrawn', 'fr', 'account'],
      ['texts', 'given', 'fr', 'account'],
      ['favourites', 'given', 'fr', 'account'],
    ])
    expect(stored[0]?.[4]).toBe(await privacyVersion('fr'))
    expect(stored[2]?.[4]).toBe(textVersion('M’envoyer des nouvelles et des offres'))
    expect(stored[3]?.[4]).toBeNull()
    const [row] = (await rowsIn('consents')).filter(({ customer }) => customer === full.id)
    expect((await manager('GET', `consents/${String(row?.id)}`)).status).toBe(200)
    expect((await manager('PATCH', `consents/${String(row?.id)}`, { data: { action: 'withdrawn' } })).status).toBe(403)
    expect((await manager('DELETE', `consents/${String(row?.id)}`)).status).toBe(403)
    expect((await manager('POST', 'consents', { data: { kind: 'news', action: 'given' } })).status).toBe(403)
  })

  test('a form that has shown an older text is refused and creates no account', async () => {
    const visitor = new Shopper(campus.site)
    const email = 'late@example.org'
    const refused = await signUp(visitor, { email, seen_texts: `${'0'.repeat(64)},${await privacyVersion('en')}` })
    expect(refused.msg).toMatch(/^Our privacy policy or our terms of use have just changed/)
    expect((await signUp(visitor, { email, seen_texts: '' }, 'fr')).msg).toMatch(/^Notre politique de confidentialité/)
    expect(
      await payload.count({ collection: 'customers', where: { email: { equals: email } }, overrideAccess }),
    ).toMatchObject({ totalDocs: 0 })
  })

  test('staff who change a switch for a customer leave a record; other changes leave none', async () => {
    const visitor = new Shopper(campus.site)
    await visitor.signUp('asked-staff@example.org')
    const path = `customers/${String(visitor.customerId)}`
    expect((await manager('PATCH', path, { data: { optIn: true } })).status).toBe(200)
    expect((await manager('PATCH', path, { data: { city: 'Québec' } })).status).toBe(200)
    expect((await consentsOf(visitor.customerId)).slice(2)).toEqual([['news', 'given', null, 'staff', null]])
  })

  test('a guest account comes with the texts that the checkout has shown, and with news if chosen', async () => {
    const visitor = new Shopper(campus.site)
    await visitor.addPlan(shop.gold)
    const version = await privacyVersion('fr')
    const email = 'guest@example.org'
    const { json } = await visitor.call(
      'cart/create_cc_order',
      {
        ...cardOrder,
        buyer: { ...buyer, email, confirm_email: email, opt_in: true },
        accepted_terms: [
          { kind: 'privacy', locale: 'fr', version },
          { kind: 'terms', locale: 'fr', version: 'older' },
        ],
      },
      { locale: 'fr' },
    )
    expect(json).toMatchObject({ order: { response: 'Approved' } })
    const [guest] = (await rowsIn('customers')).filter((row) => row.email === email)
    expect(
      (await consentsOf(String(guest?.id))).map(([kind, , locale, source, shown]) => [kind, locale, source, shown]),
    ).toEqual([
      ['privacy', 'fr', 'checkout', version],
      [
        'news',
        'fr',
        'checkout',
        textVersion('Envoyez-moi par courriel les offres et les nouvelles des services alimentaires'),
      ],
    ])
  })
})

const download = (cookie: string) =>
  callV1('GET', 'customer/export', { site_id: campus.site, locale: 'en' }, { cookie, network: '192.0.2.1' })

describe('the file with a customer’s data', () => {
  test('has everything that the database has about them, and no secret', async () => {
    const { status, text, headers } = await download(full.visitor.cookie)
    expect(status).toBe(200)
    expect(headers['Cache-Control']).toContain('no-store')
    expect(headers['Content-Disposition']).toMatch(/^attachment; filename="northgate-my-data-\d{4}-\d\d-\d\d\.json"$/)
    expect(headers['Content-Type']).toContain('application/json')
    const file = fieldsOf(JSON.parse(text))
    expect(file).toMatchObject({ site: 'northgate University', isEmailConfirmed: true })
    expect(file.profile).toMatchObject({
      firstName: 'Zéphirine',
      studentId: 'QZX98765',
      phone: '4185550199',
      city: 'Zibeline',
    })
    expect(rowsOf(fieldsOf(file.profile).sessions)).toEqual([
      { createdAt: expect.any(String), expiresAt: expect.any(String), device: null },
    ])
    expect(rowsOf(file.allergenProfile)).toMatchObject([
      { customAllergens: ['zibelinoix'], contactName: 'Théodule', foodInsecurity: true },
    ])
    expect(JSON.stringify(rowsOf(file.allergenProfile)[0]?.allergens)).toMatch(/milk/i)
    expect(rowsOf(file.favourites).map(({ kind, target }) => [kind, target])).toEqual([
      ['dish', both('Pea soup', 'Soupe aux pois')],
      ['location', both('North Hall', 'Salle Nord')],
    ])
    expect(rowsOf(file.reservations)).toMatchObject([
      { date: '2099-03-04', location: both('North Hall', 'Salle Nord'), friends: 2 },
    ])
    expect(rowsOf(file.orders)).toMatchObject([
      { buyer: { lastName: 'Quackenbush' } },
      {},
      { buyer: { email: full.email } },
    ])
    expect(rowsOf(file.subscriptions)).toMatchObject([{ cardLastFour: '4242', order: expect.any(String) }])
    const counts = Object.entries(file).flatMap(([name, part]) =>
      Array.isArray(part) && name !== 'notIncluded' ? [[name, part.length]] : [],
    )
    expect(Object.fromEntries(counts)).toMatchObject({
      ...{ consents: 6, waitingList: 1, carts: 1, messages: 2, feedback: 2, healthForms: 2, onTheGoOrders: 2 },
      ...{ orders: 3, subscriptions: 1, emails: 6, textMessages: 1 },
    })
    expect(rowsOf(file.textMessages)).toMatchObject([
      { to: '+14185550188', text: 'Bonjour Zéphirine', state: 'queued', kind: 'reservation-reminder' },
    ])
    for (const word of personalWords.filter((each) => each !== '555-0199')) expect(text).toContain(word)
    const account = fieldsOf(await payload.db.findOne({ collection: 'customers', where: { id: { equals: full.id } } }))
    const [subscription] = await rowsIn('subscriptions')
    const [cart] = (await rowsIn('carts')).filter(({ customer }) => customer === full.id)
    const secrets = [
      account.hash,
      account.salt,
      subscription?.savedMethod,
      cart?.secretHash,
      account.resetPasswordToken,
    ]
    for (const secret of secrets.filter((each) => each !== null && each !== undefined)) {
      expect(String(secret).length).toBeGreaterThan(8)
      expect(text).not.toContain(secret)
    }
    expect(text).not.toContain(fieldsOf(rowsOf(account.sessions)[0]).id)
  })

  test('leaves out what only has the same email until the mailbox is confirmed', async () => {
    const visitor = new Shopper(campus.site)
    const email = 'victim@example.org'
    const message = { name: 'Vic', email, message: 'Mine alone' }
    expect((await new Shopper(campus.site).call('contact', message)).json.status).toBe('success')
    await visitor.signUp(email)
    const owner = { id: String(visitor.customerId), siteId: campus.site, email, isEmailConfirmed: false }
    expect((await readOwnData(owner)).messages).toEqual([])
    expect((await readOwnData({ ...owner, isEmailConfirmed: true })).messages).toMatchObject([
      { message: 'Mine alone' },
    ])
    expect((await visitor.call('customer/delete_account', { password })).json).toMatchObject({ status: 'success' })
    expect(
      await payload.count({ collection: 'contact-messages', where: { email: { equals: email } }, overrideAccess }),
    ).toMatchObject({ totalDocs: 1 })
  })
})

describe('deleting the own account', () => {
  test('needs the password, in the language of the request', async () => {
    const wrong = await full.visitor.call('customer/delete_account', { password: 'Wrong-word1!' }, { locale: 'fr' })
    expect(wrong.msg).toBe('Le mot de passe actuel est erroné.')
    expect((await full.visitor.call('customer/delete_account', { email: full.email })).json.status).toBe('error')
    expect(
      (await full.visitor.call('customer/delete_account', { password: full.password }, { isForeign: true })).status,
    ).toBe(401)
    expect((await download(full.visitor.cookie)).status).toBe(200)
  })

  test('leaves nothing in any table that names the customer, and the ledger as it was', async () => {
    const before = findInTables(await dumpTables(payload), personalWords)
    expect(new Set(before.map((each) => each.split(':')[0])).size).toBeGreaterThanOrEqual(8)
    const ledger = await rowsIn('ledger-entries')
    const orders = (await rowsIn('orders')).map(({ no, totalCents }) => [no, totalCents])
    const others = (await rowsIn('customers')).length

    const gone = await full.visitor.call('customer/delete_account', { password: full.password })
    expect(gone.msg).toBe('Your account has been deleted.')
    expect(gone.setCookie).toMatch(/^customer=;.*Max-Age=0/)

    expect(findInTables(await dumpTables(payload), personalWords)).toEqual([])
    expect(await rowsIn('ledger-entries')).toEqual(ledger)
    expect((await rowsIn('orders')).map(({ no, totalCents }) => [no, totalCents])).toEqual(orders)
    expect(await rowsIn('customers')).toHaveLength(others - 1)
    expect(await rowsIn('reservations')).toMatchObject([{ customer: null, status: 'cancelled' }])
    expect(await rowsIn('subscriptions')).toMatchObject([{ customer: null, canceled: true }])
    const [text, ...more] = (await rowsIn('sent-mails')).filter(({ channel }) => channel === 'text')
    expect([text, more]).toMatchObject([
      { to: null, text: null, customer: null, state: 'failed', nextAttemptAt: null },
      [],
    ])
  })

  test('a customer with a campus sign-in types their email', async () => {
    const visitor = new Shopper(campus.site)
    await visitor.signUp('campus@example.org')
    const id = String(visitor.customerId)
    await payload.db.updateOne({ collection: 'customers', id, data: { campusSignIn: true }, returning: false })
    expect((await visitor.call('customer/delete_account', { password, email: 'other@example.org' })).msg).toMatch(
      /^Invalid field: email/,
    )
    expect((await visitor.call('customer/delete_account', { email: ' Campus@Example.org' })).json.status).toBe(
      'success',
    )
  })
})

describe('the parts of the file', () => {
  /*
   * A collection with rows about customers is in the file with their data, or it is here with the reason why it is not. A new
   * collection, and a new field of one in the file, needs a decision.
   */
  const excluded: Record<string, string> = {
    'payload-locked-documents': 'which document staff are editing',
    'payload-preferences': 'settings of the studio, which only staff use',
    'ledger-entries': 'amounts of orders without a person; the orders are in the file',
    staff: 'accounts of staff',
    'access-log': 'who of the staff has read what',
    'order-form-settings': 'settings of staff; the emails are domains',
    'promo-codes': 'how often a customer may use a code',
    sites: 'the address of the dining services',
    locations: 'the address of a location',
    'staff-members': 'members of the team whom a site presents',
  }

  const collections = payload.config.collections

  /** All fields of a collection, at any depth, with what they refer to. */
  function fieldsIn(fields: readonly FlattenedField[]): FlattenedField[] {
    return fields.flatMap((field) => [field, ...('flattenedFields' in field ? fieldsIn(field.flattenedFields) : [])])
  }
  const targetsOf = (field: FlattenedField): string[] =>
    field.type === 'relationship' || field.type === 'upload' ? [field.relationTo].flat() : []

  /** Customers, what refers to them, what refers to an order, and so on; and whatever has an email. */
  function collectionsAboutPeople(): string[] {
    const about = new Set(['customers', 'favourites']) // a favourite names its customer in a text
    for (let size = 0; size < about.size;) {
      size = about.size
      for (const { slug, flattenedFields } of collections)
        if (fieldsIn(flattenedFields).some((field) => targetsOf(field).some((target) => about.has(target))))
          about.add(slug)
    }
    const hasEmail = (field: FlattenedField) => field.type === 'email' || /e-?mail|customer/i.test(field.name)
    for (const { slug, flattenedFields } of collections) if (fieldsIn(flattenedFields).some(hasEmail)) about.add(slug)
    return [...about].toSorted()
  }

  test('every collection about customers or with an email is in the file, or excluded with a reason', () => {
    const exported = ownDataSections.map(({ collection }) => String(collection))
    const found = collectionsAboutPeople()
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((slug) => !exported.includes(slug) && !(slug in excluded))).toEqual([])
    expect(Object.keys(excluded).filter((slug) => !found.includes(slug) || exported.includes(slug))).toEqual([])
  })

  test.each(ownDataSections.map((section) => [section.collection, section] as const))(
    'every field of %s is in the file, or withheld with a reason',
    (slug, { fields, withheld = {} }) => {
      const stored = (payload.collections[slug].config.flattenedFields ?? []).map(({ name }) => name)
      const decided = [...fields, ...times, ...Object.keys(withheld), ...Object.keys(withheldEverywhere)]
      expect(stored.filter((name) => !decided.includes(name))).toEqual([])
      expect([...fields, ...Object.keys(withheld)].filter((name) => !stored.includes(name))).toEqual([])
      expect(fields.filter((name) => name in withheld || name in withheldEverywhere)).toEqual([])
    },
  )
})
