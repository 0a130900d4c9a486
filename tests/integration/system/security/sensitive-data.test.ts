import { createDataloaderCacheKey, createLocalReq, type CollectionSlug } from 'payload'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import type { Role } from '@/domain/roles'
import { makeCampus, makeFilters, type Campus } from '../../../support/data/campus'
import { closePayload, openPayload } from '../../../support/payload'
import { makePerson, type Person } from '../../../support/data/staff'
import { requestStudioAs, signInToStudio } from '../../../support/studio/studio-api'

const payload = await openPayload()
let north: Campus
let south: Campus
let milk: string
const people = new Map<string, Person>()
const studios = new Map<string, Awaited<ReturnType<typeof signInToStudio>>>()
const ids: Record<string, string> = {}
let serial = 0

type Create = (options: object) => Promise<unknown>
const make = async (collection: CollectionSlug, data: object) =>
  String(fieldsOf(await (payload.create as unknown as Create)({ collection, data, overrideAccess: true })).id)

const makeProfile = async (site: string) => {
  const customer = await make('customers', {
    site,
    email: `customer-${(serial += 1)}@example.com`,
    password: 'a-password',
  })
  const data = { site, customer, allergens: [milk], contactName: 'Rosalind Secret', foodInsecurity: true }
  return make('dietary-profiles', data)
}

beforeAll(async () => {
  milk = (await makeFilters(payload)).get('milk') ?? ''
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  const staff: [string, Role, string[]][] = [
    ['administrator', 'administrator', []],
    ['siteManager', 'siteManager', [north.site]],
    ['editor', 'editor', [north.site]],
    ['menuEditor', 'menuEditor', [north.site]],
    ['shopManager', 'shopManager', [north.site]],
    ['dietitian', 'dietitian', [north.site]],
    ['southern dietitian', 'dietitian', [south.site]],
  ]
  for (const [name, role, sites] of staff) people.set(name, await makePerson(payload, role, sites))
  for (const [name, person] of people) studios.set(name, await signInToStudio(payload, person))
  ids.profile = await makeProfile(north.site)
  ids.southern = await makeProfile(south.site)
  ids.form = await make('dietary-health-forms', {
    site: north.site,
    date: '2026-11-20',
    name: 'Rosalind',
    email: 'rosalind@example.com',
    city: 'Guelph',
    allergens: ['Tree Nuts'],
    consent: true,
  })
  ids.order = await make('on-the-go-orders', { site: north.site, name: 'Rosalind', email: 'rosalind@example.com' })
}, 30_000)
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'access-log', where: {} })
})
afterAll(closePayload)

const personNamed = (name: string) => people.get(name) ?? null
const ask = (name: string, ...call: [method: string, path: string, options?: Parameters<typeof requestStudioAs>[3]]) =>
  studios.get(name)?.(...call) ?? requestStudioAs(null, ...call)

/** The entries of the access log, oldest first. */
async function logEntries() {
  const { docs } = await payload.find({
    collection: 'access-log',
    depth: 0,
    pagination: false,
    sort: 'at',
    overrideAccess: true, // the log of every site
  })
  return docs.map(({ staff, staffEmail, operation, collectionSlug, documents, site }) => ({
    staff,
    staffEmail,
    operation,
    collectionSlug,
    documents: [...(documents ?? [])].sort(),
    site,
  }))
}
const logEntry = (operation: string, documents: (string | undefined)[], over: object = {}) => ({
  staff: personNamed('dietitian')?.id,
  staffEmail: personNamed('dietitian')?.email,
  operation,
  collectionSlug: 'dietary-profiles',
  documents: documents.map(String).sort(),
  site: north.site,
  ...over,
})

describe('the access log records', () => {
  const profiles = 'dietary-profiles'
  test.each([
    ['a list', 'list', () => `${profiles}?limit=10`],
    ['one profile', 'open', () => `${profiles}/${ids.profile}`],
    ['a search', 'list', () => `${profiles}?where[foodInsecurity][equals]=true&select[customer]=true`],
    ['a list without the site field', 'list', () => `${profiles}?select[site]=false&depth=0`],
    ['a list without site and id fields', 'list', () => `${profiles}?select[site]=false&select[id]=false`],
    ['a list without a limit', 'list', () => `${profiles}?limit=0&pagination=false`],
    ['a count', 'count', () => `${profiles}/count?where[carriesEpinephrine][equals]=false`],
  ])('%s', async (_what, operation, path) => {
    const { status, text } = await ask('dietitian', 'GET', path())
    expect([status, await logEntries()]).toEqual([200, [logEntry(operation, [ids.profile])]])
    expect(text).not.toContain(String(ids.southern))
  })

  test('the time, but no value that was read or searched for', async () => {
    const before = Date.now()
    await ask('dietitian', 'GET', `${profiles}?where[contactName][like]=Rosalind`)
    const row = (await payload.find({ collection: 'access-log', depth: 0, overrideAccess: true })).docs[0]
    expect(Date.parse(row?.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify(row)).not.toMatch(/Rosalind|Secret|contactName|true/)
  })

  test('a search without results', async () => {
    const { body } = await ask('dietitian', 'GET', `${profiles}?where[contactName][equals]=Nobody`)
    expect([body.totalDocs, await logEntries()]).toEqual([0, [logEntry('list', [])]])
  })

  test('a count of 0', async () => {
    const { body } = await ask('dietitian', 'GET', `${profiles}/count?where[contactName][equals]=Nobody`)
    expect([body.totalDocs, await logEntries()]).toEqual([0, [logEntry('count', [])]])
  })

  test('a query sent as a POST', async () => {
    const { body } = await ask('dietitian', 'POST', profiles, { data: { limit: 5, depth: 0 }, override: 'GET' })
    expect([body.totalDocs, await logEntries()]).toEqual([1, [logEntry('list', [ids.profile])]])
  })

  test('the values of a field', async () => {
    const { values } = await payload.findDistinct({
      collection: profiles,
      field: 'contactName',
      user: personNamed('dietitian'),
      overrideAccess: false,
    })
    expect([values, await logEntries()]).toEqual([
      [{ contactName: 'Rosalind Secret' }],
      [logEntry('values', [ids.profile])],
    ])
  })

  test('a change of one profile', async () => {
    const data = { staffNotes: 'Called on Monday.' }
    const { status } = await ask('dietitian', 'PATCH', `${profiles}/${ids.profile}`, { data })
    expect([status, await logEntries()]).toEqual([200, [logEntry('change', [ids.profile])]])
  })

  test('a bulk change, also a refused one', async () => {
    const path = `${profiles}?where[foodInsecurity][equals]=true`
    expect((await ask('dietitian', 'PATCH', path, { data: { staffNotes: 'Called.' } })).status).toBe(200)
    const refused = await ask('dietitian', 'PATCH', path, { data: { carriesEpinephrine: true } })
    expect(rowsOf(refused.body.errors).map(({ id }) => id)).toEqual([ids.profile])
    expect(await logEntries()).toEqual([logEntry('change', [ids.profile]), logEntry('change', [ids.profile])])
  })

  test('a deletion and a bulk deletion', async () => {
    const one = await makeProfile(north.site)
    const other = await makeProfile(north.site)
    await ask('dietitian', 'DELETE', `${profiles}/${one}?select[customer]=true`)
    await ask('dietitian', 'DELETE', `${profiles}?where[id][equals]=${other}&select[site]=false`)
    expect(await logEntries()).toEqual([logEntry('delete', [one]), logEntry('delete', [other])])
  })

  test('a profile read as a relationship, which only permitted staff can read', async () => {
    const shown = async (name: string) => {
      const req = await createLocalReq({ user: personNamed(name) ?? undefined }, payload)
      const key = {
        collectionSlug: profiles,
        docID: String(ids.profile),
        depth: 2,
        currentDepth: 2,
        overrideAccess: false,
      }
      const more = {
        draft: false,
        fallbackLocale: 'en' as const,
        locale: 'en',
        showHiddenFields: false,
        transactionID: 0,
      }
      return fieldsOf(await req.payloadDataLoader.load(createDataloaderCacheKey({ ...key, ...more })))
    }
    for (const name of ['administrator', 'siteManager', 'menuEditor', 'southern dietitian', 'nobody'])
      expect(await shown(name)).toEqual({})
    await payload.db.deleteMany({ collection: 'access-log', where: {} })
    expect(await shown('dietitian')).toMatchObject({ contactName: 'Rosalind Secret' })
    expect(await logEntries()).toEqual([logEntry('list', [ids.profile])])
  })

  test('reads of health forms and of food orders', async () => {
    expect((await ask('dietitian', 'GET', `dietary-health-forms/${ids.form}`)).status).toBe(200)
    expect((await ask('menuEditor', 'GET', 'on-the-go-orders')).status).toBe(200)
    const kitchen = { staff: personNamed('menuEditor')?.id, staffEmail: personNamed('menuEditor')?.email }
    expect(await logEntries()).toEqual([
      logEntry('open', [ids.form], { collectionSlug: 'dietary-health-forms' }),
      logEntry('list', [ids.order], { collectionSlug: 'on-the-go-orders', ...kitchen }),
    ])
  })

  test('earlier versions, which only those who may read the document can read', async () => {
    const path = `${profiles}/versions`
    const of = (id: unknown) => `where[parent][equals]=${String(id)}`
    for (const name of ['administrator', 'siteManager', 'menuEditor'])
      expect((await ask(name, 'GET', path)).status).toBe(403)
    const foreign = await ask('southern dietitian', 'GET', `${path}?${of(ids.profile)}`)
    expect([foreign.body.totalDocs, foreign.text.includes('Secret')]).toEqual([0, false])
    await payload.db.deleteMany({ collection: 'access-log', where: {} })
    const { body } = await ask(
      'dietitian',
      'GET',
      `${path}?${of(ids.profile)}&select[version][contactName]=true&select[parent]=false`,
    )
    const version = String(rowsOf(body.docs)[0]?.id)
    expect(rowsOf(body.docs).map((row) => fieldsOf(row.version).contactName)).toContain('Rosalind Secret')
    expect((await ask('dietitian', 'GET', `${path}/${version}?select[parent]=false`)).status).toBe(200)
    expect(await logEntries()).toEqual([logEntry('list', [ids.profile]), logEntry('open', [ids.profile])])
  })

  test('before data is returned: a failing log refuses the read', async () => {
    const create = payload.create
    payload.create = () => Promise.reject(new Error('the log is full'))
    try {
      for (const path of [profiles, `${profiles}/${ids.profile}`, `${profiles}/count`]) {
        const { status, text } = await ask('dietitian', 'GET', path)
        expect([status, text.includes('Secret'), text.includes('totalDocs')]).toEqual([500, false, false])
      }
    } finally {
      payload.create = create
    }
  })
})

describe('what a person sent', () => {
  const sent = {
    'dietary-profiles': { customAllergens: ['lupin'], contactName: 'Nobody', carriesEpinephrine: true, allergens: [] },
    'dietary-health-forms': { date: '2026-11-21', email: 'x@example.com', allergens: ['Milk'], celiac: true, name: '' },
    'on-the-go-orders': { name: 'Nobody', pickUp: '6:00 pm', sides: ['Soup'], allergens: ['Milk'], comments: 'None' },
  }
  const inboxes = [
    ['dietary-profiles', 'dietitian', () => ids.profile],
    ['dietary-health-forms', 'dietitian', () => ids.form],
    ['on-the-go-orders', 'menuEditor', () => ids.order],
  ] as const

  test.each(inboxes)('to %s is read-only for the %s, whose notes leave versions', async (collection, name, id) => {
    const path = `${collection}/${id()}`
    const before = (await ask(name, 'GET', `${path}?depth=0`)).body
    for (const [field, value] of Object.entries(sent[collection])) {
      const refused = await ask(name, 'PATCH', path, { data: { [field]: value, staffNotes: 'Lost' } })
      expect([field, refused.status, refused.text.includes('Write in the staff notes')]).toEqual([field, 400, true])
    }
    const draft = await ask(name, 'PATCH', `${path}?draft=true&autosave=true`, { data: sent[collection] })
    expect(draft.status).toBe(400)
    // The form of the studio sends every field as it has read it.
    for (const staffNotes of ['First', 'Second'])
      expect((await ask(name, 'PATCH', path, { data: { ...before, staffNotes, updatedAt: undefined } })).status).toBe(
        200,
      )
    const versions = rowsOf(
      (await ask(name, 'GET', `${collection}/versions?where[parent][equals]=${id()}&depth=0`)).body.docs,
    )
    expect(versions.map(({ version }) => fieldsOf(version).staffNotes).slice(0, 2)).toEqual(['Second', 'First'])
    expect(fieldsOf(fieldsOf(versions[0]?.version).savedBy).name).toBe(personNamed(name)?.name)
    const changed = { staffNotes: null, savedBy: null, updatedAt: null }
    expect({ ...(await ask(name, 'GET', `${path}?depth=0`)).body, ...changed }).toEqual({ ...before, ...changed })
  })

  test('stays as the customer has it when staff restore an earlier version', async () => {
    const path = `dietary-profiles/${await makeProfile(north.site)}`
    const [collection, id] = path.split('/') as ['dietary-profiles', string]
    await ask('dietitian', 'PATCH', path, { data: { staffNotes: 'Early' } })
    const [early] = rowsOf(
      (await ask('dietitian', 'GET', `${collection}/versions?where[parent][equals]=${id}`)).body.docs,
    )
    const data = {
      contactName: null,
      customAllergens: ['lupin'],
      carriesEpinephrine: true,
      allergens: [],
      staffNotes: 'Late',
    }
    await payload.update({ collection, id, data, overrideAccess: true }) // as the customer
    expect((await ask('dietitian', 'POST', `${collection}/versions/${String(early?.id)}`)).status).toBe(200)
    const now = (await ask('dietitian', 'GET', `${path}?depth=0`)).body
    expect(now).toMatchObject({ ...data, foodInsecurity: true, staffNotes: 'Early' })
    const [newest] = rowsOf(
      (await ask('dietitian', 'GET', `${collection}/versions?where[parent][equals]=${id}&depth=0&sort=-updatedAt`)).body
        .docs,
    )
    expect(newest?.version).toMatchObject({ ...data, foodInsecurity: true, staffNotes: 'Early' })
  })
})

describe('the access log does not record', () => {
  test('reads and deletions by the system itself', async () => {
    await payload.find({ collection: 'dietary-profiles', overrideAccess: true }) // the system itself
    await payload.count({ collection: 'dietary-profiles', overrideAccess: true }) // the system itself
    const profile = await makeProfile(north.site)
    await payload.delete({ collection: 'dietary-profiles', id: profile, overrideAccess: true }) // the system itself
    expect(await logEntries()).toEqual([])
  })

  test('refused requests', async () => {
    await ask('siteManager', 'GET', 'dietary-profiles')
    await ask('southern dietitian', 'GET', `dietary-profiles/${ids.profile}`)
    expect(await logEntries()).toEqual([])
  })
})

describe('health data', () => {
  test.each(['administrator', 'siteManager', 'shopManager'])(
    'is not in accounts that %s reads, and neither are secrets or filters by them',
    async (name) => {
      const email = `${name}-sees-me@example.com`
      await make('customers', { site: north.site, email, password: 'a-password', studentId: '12' })
      const data = { username: `${north.site}:${email}`, password: 'a-password' }
      await payload.login({ collection: 'customers', data, overrideAccess: true }) // anyone may sign in
      const { body, text } = await ask(name, 'GET', 'customers?depth=0&limit=1&sort=-createdAt')
      expect(Object.keys(rowsOf(body.docs)[0] ?? {})).toEqual(expect.arrayContaining(['email', 'studentId']))
      expect(text).not.toMatch(
        /"(hash|salt|username|password|resetPasswordToken|loginAttempts|lockUntil)"|"sessions":\[\{/,
      )
      expect(text).not.toMatch(/allerg|contactName|epinephrine|foodInsecurity/i)
      for (const field of ['hash', 'salt', 'username', 'resetPasswordToken', 'sessions.id', 'password', 'lockUntil']) {
        const searched = await ask(name, 'GET', `customers?where[${field}][exists]=true`)
        const sorted = await ask(name, 'GET', `customers?sort=${field}&select[email]=true`)
        expect([field, searched.status, searched.text.includes('@example')]).toEqual([field, 400, false])
        expect([field, sorted.status === 400 || sorted.text.includes('@example')]).toEqual([field, true])
      }
    },
  )

  test('is not reachable through reservations, and neither are accounts', async () => {
    const customer = await make('customers', { site: north.site, email: 'guest@example.com', password: 'a-password' })
    const data = { site: north.site, location: north.hall, customer, date: '2026-11-21', hour: 12, minute: 30 }
    await make('reservations', data)
    const { body, text } = await ask('menuEditor', 'GET', 'reservations?depth=3')
    expect(rowsOf(body.docs).map((doc) => doc.customer)).toEqual([customer])
    expect(text).not.toContain('guest@example.com')
    for (const query of ['where[customer.email][equals]=guest@example.com', 'sort=customer.email'])
      expect((await ask('menuEditor', 'GET', `reservations?${query}`)).status).toBe(400)
  })
})

describe('the access log', () => {
  test('keeps entries of deleted staff and prevents the deletion of its site', async () => {
    const site = (await makeCampus(payload, 'eastgate')).site
    const person = await makePerson(payload, 'dietitian', [site])
    await makeProfile(site)
    const { docs } = await payload.find({ collection: 'dietary-profiles', user: person, overrideAccess: false })
    await payload.delete({ collection: 'staff', id: person.id, overrideAccess: true }) // as an administrator
    const removal = payload.delete({
      collection: 'sites',
      id: site,
      overrideAccess: true,
      user: personNamed('administrator'),
    }) // as an administrator
    await expect(removal).rejects.toThrow('Other documents still use this')
    const rows = await logEntries()
    expect(rows.map(({ staffEmail, documents }) => [staffEmail, documents])).toEqual([
      [person.email, docs.map(({ id }) => id)],
    ])
  })
})
