/** @jest-environment ./tests/support/plain-environment.mjs */
import { jest } from '@jest/globals'
import { ofAllSites, ofASite } from '@collections/in-studio-order'
import { roles } from '@/domain/roles'
import { fieldsOf, rowsOf } from '@/server/stored'
import { call, password, signInAs, type Answer } from '../support/studio-calls'
import { marksIn, StudioWorld } from '../support/studio-world'
import { rememberAccounts } from '../support/remember-accounts'
import { closePayload, openPayload } from '../support/payload'

jest.setTimeout(60_000)
const payload = await openPayload()
payload.logger.level = 'silent' // refusals are wanted here, and failures are found by their status
rememberAccounts(payload)
const world = new StudioWorld(payload)
const ours = [...ofASite, ...ofAllSites].map(({ slug }) => slug)
const everything = payload.config.collections.map(({ slug }) => slug)
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
  await world.begin()
  administrator = await signInAs(payload, 'administrator', [], 'administrator')
  northern = await signInAs(payload, 'siteManager', [world.sites.north], 'northern')
  southern = await signInAs(payload, 'siteManager', [world.sites.south], 'southern')
  const id = await world.one('customers', 'north')
  const username = String((await world.row('customers', id))?.username)
  const signedIn = await payload.login({
    collection: 'customers',
    data: { username, password },
    overrideAccess: true, // signing in is for everybody
  })
  customer = signedIn.token ?? ''
})
afterAll(closePayload)

type Address = readonly [Parameters<typeof call>[0], string]

/** Every address of a collection, by every method. */
const addresses = (slug: string, id: string): Address[] => [
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

describe('whoever is not staff', () => {
  test('a customer is signed in, and the token is theirs', () => expect(customer).toMatch(/^eyJ/))

  test.each([
    ['a stranger', (): string | null => null],
    ['a customer', (): string | null => customer],
  ] as const)('%s finds nothing at any address of any collection', async (_, token) => {
    const found: string[] = []
    for (const slug of everything) {
      const id = await someId(slug)
      const before = await world.stored(slug)
      for (const [method, path] of addresses(slug, id)) {
        const query = { 'where[id][exists]': 'true' }
        const { status, text } = await call(method, path, token(), method === 'GET' ? { query } : { data: {}, query })
        if (status !== 404 || marksIn(text).length > 0) found.push(`${method} ${path}: ${status}`)
      }
      if (JSON.stringify([...before]) !== JSON.stringify([...(await world.stored(slug))])) found.push(`${slug} changed`)
    }
    expect(found).toEqual([])
  })

  test.each(['access', 'payload-jobs/run', 'sites/populate-tenant-options', 'payload-preferences/nav', 'customers/me'])(
    'neither finds %s',
    async (path) => {
      for (const token of [null, customer]) expect((await call('GET', path, token)).status).toBe(404)
    },
  )

  test('a customer’s token in the Authorization header opens nothing either', async () => {
    const { status } = await call('GET', 'dishes', null, { headers: { Authorization: `JWT ${customer}` } })
    expect(status).toBe(404)
  })

  test('signing in at the studio as a customer is refused', async () => {
    const email = String((await world.row('customers', await world.one('customers', 'north')))?.email)
    for (const slug of ['staff', 'customers']) {
      const { status } = await call('POST', `${slug}/login`, null, { data: { email, username: email, password } })
      expect([slug, status]).toEqual([slug, slug === 'staff' ? 401 : 404])
    }
  })
})

describe('what the system keeps for itself', () => {
  const tried = ['payload-preferences', 'payload-locked-documents'] // below
  const kept = everything.filter((slug) => ![...ours, ...tried].includes(slug))

  test.each([...kept, 'revisions', 'leases', 'second-factors', 'survey-votes'])(
    '%s is closed to administrators too',
    async (slug) => {
      const before = await world.stored(slug)
      for (const [method, path] of addresses(slug, await someId(slug))) {
        const query = { 'where[id][exists]': 'true' }
        const answer = await call(method, path, administrator.token, method === 'GET' ? { query } : { data: {}, query })
        expect([method, path, isClosed(answer)]).toEqual([method, path, true])
      }
      expect([...(await world.stored(slug))]).toEqual([...before])
    },
  )

  test('preferences are everybody’s own', async () => {
    await call('POST', 'payload-preferences/list', northern.token, { data: { value: { limit: 25 } } })
    const list = { limit: '0', pagination: 'false' }
    const [own, other] = [
      await call('GET', 'payload-preferences', northern.token, { query: list }),
      await call('GET', 'payload-preferences', southern.token, { query: list }),
    ]
    expect([rowsOf(own.json.docs).length, rowsOf(other.json.docs).length]).toEqual([1, 0])
    const before = await world.stored('payload-preferences')
    const query = { 'where[id][exists]': 'true' }
    await call('DELETE', 'payload-preferences', southern.token, { query })
    await call('PATCH', 'payload-preferences', southern.token, { query, data: { value: { limit: 1 } } })
    await call('DELETE', 'payload-preferences/list', southern.token)
    const taken = { key: 'list', value: 1, user: { relationTo: 'staff', value: northern.id } }
    await call('POST', 'payload-preferences', southern.token, { data: taken })
    const rows = (await world.rows('payload-preferences')).map((row) => fieldsOf(row.user).value)
    expect(rows.filter((user) => user === northern.id)).toHaveLength(1)
    for (const [id, row] of before) expect((await world.stored('payload-preferences')).get(id)).toBe(row)
  })

  test('locks are seen, taken over and removed by those who may change the document, and by nobody else', async () => {
    const made: Record<string, string> = {}
    for (const side of ['north', 'south'] as const) {
      const document = { relationTo: 'sections', value: await world.one('sections', side) }
      const user = { relationTo: 'staff', value: side === 'north' ? northern.id : southern.id }
      const slug = 'payload-locked-documents'
      expect((await call('POST', slug, northern.token, { data: { document, user } })).status).toBe(403)
      made[side] = String((await payload.db.create({ collection: slug, data: { document, user } })).id)
    }
    const path = `payload-locked-documents/${made.north}`
    const seenBy = async (token: string) => {
      const { json, text } = await call('GET', 'payload-locked-documents', token, { query: { depth: '5' } })
      expect(marksIn(text)).toEqual([])
      return rowsOf(json.docs).map(({ id }) => String(id))
    }
    expect(await seenBy(southern.token)).toEqual([made.south])
    expect(await seenBy(northern.token)).toEqual([made.north])
    expect((await seenBy(administrator.token)).sort()).toEqual(Object.values(made).sort())
    const before = await world.stored('payload-locked-documents')
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const data = { user: { relationTo: 'staff', value: southern.id } }
      const { status } = await call(method, path, southern.token, method === 'PATCH' ? { data } : {})
      expect([method, [403, 404].includes(status)]).toEqual([method, true])
      const query = { 'where[id][exists]': 'true' }
      if (method !== 'GET')
        await call(method, 'payload-locked-documents', northern.token, {
          query: { ...query, 'where[id][equals]': made.south ?? '' },
          ...(method === 'PATCH' ? { data } : {}),
        })
    }
    expect([...(await world.stored('payload-locked-documents'))]).toEqual([...before])
    const moved = { document: { relationTo: 'sections', value: await world.one('sections', 'south') } }
    const user = { relationTo: 'staff', value: northern.id }
    expect((await call('PATCH', path, administrator.token, { data: { ...moved, user } })).status).toBe(200)
    const lock = await world.row('payload-locked-documents', made.north ?? '')
    expect([fieldsOf(lock?.user).value, fieldsOf(lock?.document).value]).toEqual([
      administrator.id,
      await world.one('sections', 'north'),
    ])
    expect((await call('DELETE', path, northern.token)).status).toBe(200)
  })
})

describe('who asks about themselves', () => {
  test.each(roles)('%s is told nothing secret, and no right that they lack', async (role) => {
    const sites = role === 'administrator' ? [] : [world.sites.north]
    const { id, token } = await signInAs(payload, role, sites, `asks-${role.toLowerCase()}`)
    const me = await call('GET', 'staff/me', token)
    const row = await world.row('staff', id)
    expect(me.status).toBe(200)
    for (const secret of [row?.hash, row?.salt]) expect(me.text).not.toContain(String(secret))
    const access = await call('GET', 'access', token)
    const told = fieldsOf(access.json.collections)
    const health = ['dietary-profiles', 'dietary-health-forms'].map((slug) => Boolean(fieldsOf(told[slug]).read))
    expect(health).toEqual(role === 'dietitian' ? [true, true] : [false, false])
    expect(told.revisions).toBeUndefined()
  })

  test('staff of a site see that site alone among those they may choose', async () => {
    const { json } = await call('GET', 'sites/populate-tenant-options', northern.token)
    expect(rowsOf(json.tenantOptions).map(({ value }) => value)).toEqual([world.sites.north])
  })

  test('nobody runs the server’s own errands', async () => {
    for (const { token } of [northern, administrator])
      expect((await call('GET', 'payload-jobs/run', token)).status).toBe(401)
  })
})

describe('a question that cannot be read', () => {
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
  ] as const)('is the fault of who asks, not of the server: %s %s %j', async (method, path, query) => {
    const dishes = async () => (await payload.count({ collection: 'dishes', overrideAccess: true })).totalDocs
    await world.one('dishes', 'north')
    const before = await dishes()
    const { status } = await call(method, path, northern.token, { query })
    expect([path, query, status < 500]).toEqual([path, query, true])
    expect(await dishes()).toBe(before)
    expect((await call('GET', path.split('/')[0] ?? '', northern.token)).status).toBe(200)
  })
})

const isClosed = ({ status, json, text }: Answer) =>
  (status >= 400 && status < 500) ||
  (status === 200 &&
    rowsOf(json.docs).length === 0 &&
    !text.includes('"id"') &&
    !('totalDocs' in json && json.totalDocs))
