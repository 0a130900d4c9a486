import { jest } from '@jest/globals'
import { sharedCollections, siteCollections } from '@collections/collection-order'
import { roles } from '@/domain/roles'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { call, password, signInAs, type Answer } from '../../../support/studio/studio-calls'
import { findMarks, StudioWorld } from '../../../support/studio/studio-world'
import { cacheAccounts } from '../../../support/data/cache-accounts'
import { closePayload, openPayload } from '../../../support/payload'

jest.setTimeout(60_000)
const payload = await openPayload()
payload.logger.level = 'silent' // refusals are expected; assertions on the status find failures
cacheAccounts(payload)
const world = new StudioWorld(payload)
const documentedCollections = [...siteCollections, ...sharedCollections].map(({ slug }) => slug)
const allCollections = payload.config.collections.map(({ slug }) => slug)
let customer = ''
let administrator = { id: '', token: '' }
let northern = { id: '', token: '' }
let southern = { id: '', token: '' }

beforeAll(async () => {
  await payload.create({
    collection: 'staff',
    data: { name: 'First', role: 'administrator', email: 'first@example.com', password },
    overrideAccess: true, // the first account makes itself an administrator
  })
  await world.createSites()
  administrator = await signInAs(payload, 'administrator', [], 'administrator')
  northern = await signInAs(payload, 'siteManager', [world.sites.north], 'northern')
  southern = await signInAs(payload, 'siteManager', [world.sites.south], 'southern')
  const id = await world.getDocument('customers', 'north')
  const username = String((await world.row('customers', id))?.username)
  const signedIn = await payload.login({
    collection: 'customers',
    data: { username, password },
    overrideAccess: true, // anyone may sign in
  })
  customer = signedIn.token ?? ''
})
afterAll(closePayload)

type Endpoint = readonly [Parameters<typeof call>[0], string]

/** Every endpoint of a collection. */
const endpointsOf = (slug: string, id: string): Endpoint[] => [
  ['GET', slug],
  ['GET', `${slug}/${id}`],
  ['GET', `${slug}/count`],
  ['GET', `${slug}/versions`],
  ['GET', `${slug}/versions/${id}`],
  ['POST', `${slug}/versions/${id}`],
  ['GET', `${slug}/file/dot.png`],
  ['POST', slug],
  ['POST', `${slug}/${id}/duplicate`],
  ['POST', `${slug}/access/${id}`],
  ['PATCH', `${slug}/${id}`],
  ['PATCH', slug],
  ['DELETE', `${slug}/${id}`],
  ['DELETE', slug],
]
const someId = async (slug: string): Promise<string> => String((await world.rows(slug))[0]?.id ?? '0'.repeat(24))

describe('callers who are not staff', () => {
  test('the customer has a session token', () => expect(customer).toMatch(/^eyJ/))

  test.each([
    ['an anonymous caller', (): string | null => null],
    ['a customer', (): string | null => customer],
  ] as const)('[PUB-1.3] [PUB-6.4] %s gets 404 from every endpoint of every collection', async (_, token) => {
    const found: string[] = []
    for (const slug of allCollections) {
      const id = await someId(slug)
      const before = await world.readStored(slug)
      for (const [method, path] of endpointsOf(slug, id)) {
        const query = { 'where[id][exists]': 'true' }
        const { status, text } = await call(method, path, token(), method === 'GET' ? { query } : { data: {}, query })
        if (status !== 404 || findMarks(text).length > 0) found.push(`${method} ${path}: ${status}`)
      }
      if (JSON.stringify([...before]) !== JSON.stringify([...(await world.readStored(slug))]))
        found.push(`${slug} changed`)
    }
    expect(found).toEqual([])
  })

  test.each(['access', 'payload-jobs/run', 'sites/populate-tenant-options', 'payload-preferences/nav', 'customers/me'])(
    '%s responds with 404',
    async (path) => {
      for (const token of [null, customer]) expect((await call('GET', path, token)).status).toBe(404)
    },
  )

  test('a customer’s token in the Authorization header is not accepted', async () => {
    const { status } = await call('GET', 'dishes', null, { headers: { Authorization: `JWT ${customer}` } })
    expect(status).toBe(404)
  })

  test('denies a customer’s sign-in at the studio', async () => {
    const email = String((await world.row('customers', await world.getDocument('customers', 'north')))?.email)
    for (const slug of ['staff', 'customers']) {
      const { status } = await call('POST', `${slug}/login`, null, { data: { email, username: email, password } })
      expect([slug, status]).toEqual([slug, slug === 'staff' ? 401 : 404])
    }
  })
})

describe('internal collections', () => {
  const testedBelow = ['payload-preferences', 'payload-locked-documents']
  const internal = allCollections.filter((slug) => ![...documentedCollections, ...testedBelow].includes(slug))

  test.each([...internal, 'revisions', 'leases', 'second-factors', 'survey-votes'])(
    '%s denies access to administrators too',
    async (slug) => {
      const before = await world.readStored(slug)
      for (const [method, path] of endpointsOf(slug, await someId(slug))) {
        const query = { 'where[id][exists]': 'true' }
        const answer = await call(method, path, administrator.token, method === 'GET' ? { query } : { data: {}, query })
        expect([method, path, isDenied(answer)]).toEqual([method, path, true])
      }
      expect([...(await world.readStored(slug))]).toEqual([...before])
    },
  )

  test('staff read and write only their own preferences', async () => {
    await call('POST', 'payload-preferences/list', northern.token, { data: { value: { limit: 25 } } })
    const list = { limit: '0', pagination: 'false' }
    const [own, other] = [
      await call('GET', 'payload-preferences', northern.token, { query: list }),
      await call('GET', 'payload-preferences', southern.token, { query: list }),
    ]
    expect([rowsOf(own.json.docs).length, rowsOf(other.json.docs).length]).toEqual([1, 0])
    const before = await world.readStored('payload-preferences')
    const query = { 'where[id][exists]': 'true' }
    await call('DELETE', 'payload-preferences', southern.token, { query })
    await call('PATCH', 'payload-preferences', southern.token, { query, data: { value: { limit: 1 } } })
    await call('DELETE', 'payload-preferences/list', southern.token)
    const taken = { key: 'list', value: 1, user: { relationTo: 'staff', value: northern.id } }
    await call('POST', 'payload-preferences', southern.token, { data: taken })
    const rows = (await world.rows('payload-preferences')).map((row) => fieldsOf(row.user).value)
    expect(rows.filter((user) => user === northern.id)).toHaveLength(1)
    for (const [id, row] of before) expect((await world.readStored('payload-preferences')).get(id)).toBe(row)
  })

  test('only staff who may change a document read, take over and remove its edit lock', async () => {
    const made: Record<string, string> = {}
    for (const side of ['north', 'south'] as const) {
      const document = { relationTo: 'sections', value: await world.getDocument('sections', side) }
      const user = { relationTo: 'staff', value: side === 'north' ? northern.id : southern.id }
      const slug = 'payload-locked-documents'
      expect((await call('POST', slug, northern.token, { data: { document, user } })).status).toBe(403)
      made[side] = String((await payload.db.create({ collection: slug, data: { document, user } })).id)
    }
    const path = `payload-locked-documents/${made.north}`
    const locksSeenBy = async (token: string) => {
      const { json, text } = await call('GET', 'payload-locked-documents', token, { query: { depth: '5' } })
      expect(findMarks(text)).toEqual([])
      return rowsOf(json.docs).map(({ id }) => String(id))
    }
    expect(await locksSeenBy(southern.token)).toEqual([made.south])
    expect(await locksSeenBy(northern.token)).toEqual([made.north])
    expect((await locksSeenBy(administrator.token)).sort()).toEqual(Object.values(made).sort())
    const before = await world.readStored('payload-locked-documents')
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const data = { user: { relationTo: 'staff', value: southern.id } }
      for (const address of [path, 'payload-locked-documents/abc']) {
        const { status } = await call(method, address, southern.token, method === 'PATCH' ? { data } : {})
        expect([method, address, [403, 404].includes(status)]).toEqual([method, address, true])
      }
      const query = { 'where[id][exists]': 'true' }
      if (method !== 'GET')
        await call(method, 'payload-locked-documents', northern.token, {
          query: { ...query, 'where[id][equals]': made.south ?? '' },
          ...(method === 'PATCH' ? { data } : {}),
        })
    }
    expect([...(await world.readStored('payload-locked-documents'))]).toEqual([...before])
    const moved = { document: { relationTo: 'sections', value: await world.getDocument('sections', 'south') } }
    const user = { relationTo: 'staff', value: northern.id }
    expect((await call('PATCH', path, administrator.token, { data: { ...moved, user } })).status).toBe(200)
    const lock = await world.row('payload-locked-documents', made.north ?? '')
    expect([fieldsOf(lock?.user).value, fieldsOf(lock?.document).value]).toEqual([
      administrator.id,
      await world.getDocument('sections', 'north'),
    ])
    expect((await call('DELETE', path, northern.token)).status).toBe(200)
  })
})

describe('endpoints about the signed-in account', () => {
  test.each(roles)('return no secret to %s, and no permission that the role lacks', async (role) => {
    const sites = role === 'administrator' ? [] : [world.sites.north]
    const { id, token } = await signInAs(payload, role, sites, `self-${role.toLowerCase()}`)
    const me = await call('GET', 'staff/me', token)
    const row = await world.row('staff', id)
    expect(me.status).toBe(200)
    for (const secret of [row?.hash, row?.salt]) expect(me.text).not.toContain(String(secret))
    const access = await call('GET', 'access', token)
    const permissions = fieldsOf(access.json.collections)
    const health = ['dietary-profiles', 'dietary-health-forms'].map((slug) => Boolean(fieldsOf(permissions[slug]).read))
    expect(health).toEqual(role === 'dietitian' ? [true, true] : [false, false])
    expect(permissions.revisions).toBeUndefined()
  })

  test('offer staff only their own site as a tenant', async () => {
    const { json } = await call('GET', 'sites/populate-tenant-options', northern.token)
    expect(rowsOf(json.tenantOptions).map(({ value }) => value)).toEqual([world.sites.north])
  })

  test('deny running the job queue', async () => {
    for (const { token } of [northern, administrator])
      expect((await call('GET', 'payload-jobs/run', token)).status).toBe(401)
  })
})

describe('an invalid query', () => {
  test.each([
    ['GET', 'dishes', { where: 'abc' }],
    ['GET', 'dishes', { 'where[id][near]': '1' }],
    ['GET', 'dishes', { 'where[updatedAt][greater_than]': 'abc' }],
    ['GET', 'dishes', { 'where[name][no_such_operator]': 'x' }],
    ['GET', 'locations', { 'where[address.lat][near]': 'a,b' }],
    ['GET', 'news', { draft: 'true', 'where[title][all]': '1' }],
    ['PATCH', 'dishes', { 'where[updatedAt][greater_than]': 'abc' }],
    ['DELETE', 'dishes', { 'where[id][near]': '1' }],
    ['POST', 'staff/verify/x', {}],
  ] as const)('is refused without a server error: %s %s %j', async (method, path, query) => {
    const countDishes = async () => (await payload.count({ collection: 'dishes', overrideAccess: true })).totalDocs
    await world.getDocument('dishes', 'north')
    const before = await countDishes()
    const { status } = await call(method, path, northern.token, { query })
    expect([path, query, status < 500]).toEqual([path, query, true])
    expect(await countDishes()).toBe(before)
    expect((await call('GET', path.split('/')[0] ?? '', northern.token)).status).toBe(200)
  })
})

const isDenied = ({ status, json, text }: Answer) =>
  (status >= 400 && status < 500) ||
  (status === 200 &&
    rowsOf(json.docs).length === 0 &&
    !text.includes('"id"') &&
    !('totalDocs' in json && json.totalDocs))
