import { jest } from '@jest/globals'
import { createClient } from '@libsql/client'
import { startProxy, targetOf, throughProxy } from '../../support/servers/cuttable-proxy'

const onServer = process.env.TEST_DATABASE === 'mongodb'
const url = process.env.DATABASE_URL ?? ''
const proxy = onServer ? await startProxy(targetOf(url)) : null
if (proxy) process.env.DATABASE_URL = throughProxy(url, proxy.port)

// The configuration reads the address when it is loaded.
const { closePayload, openPayload } = await import('../../support/payload')
const { makeCampus } = await import('../../support/data/campus')
const { makePerson } = await import('../../support/data/staff')
const { signInToStudio } = await import('../../support/studio/studio-api')
const { ask } = await import('../../support/studio/rest')
const { handleRequest } = await import('@/v1/engine/handle-request')
const { routes } = await import('@/v1/routes')
const { findReadinessFault } = await import('@/server/database/availability/readiness')
const { findSite } = await import('@/features/site/read-sites')
const { singletons } = await import('@/server/process-singletons')

const payload = await openPayload()
const { site } = await makeCampus(payload, 'northgate')
await payload.update({
  collection: 'sites',
  id: site,
  data: { customerLogin: true },
  overrideAccess: true, // a fixture
})
const studio = await signInToStudio(payload, await makePerson(payload, 'administrator', []))
afterAll(async () => {
  proxy?.restore()
  await closePayload()
  proxy?.close()
})

const onMongo = onServer ? describe : describe.skip
const onSqlite = onServer ? describe.skip : describe
const sentence = /^The database cannot be reached.* \/ La base de données est inaccessible\u00A0: /

/** The driver finds a server again within seconds. */
async function waitUntilReady() {
  for (const until = Date.now() + 20_000; (await findReadinessFault(payload)) !== null && Date.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await findReadinessFault(payload)).toBeNull()
}

const post = (address: string, data: object, cookie?: string) =>
  handleRequest(routes, {
    method: 'POST',
    address,
    cookie,
    body: { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) },
  })

onMongo('without a database', () => {
  beforeAll(async () => {
    await findSite('northgate', new Date()) // fills the cache
    await handleRequest(routes, { method: 'GET', address: '/v1/sites/public' })
    proxy?.cut()
  })
  afterAll(async () => {
    proxy?.restore()
    await waitUntilReady()
  })

  test('is not ready, and says so within two and a half seconds', async () => {
    const began = performance.now()
    expect(await findReadinessFault(payload)).toBe('database')
    expect(performance.now() - began).toBeLessThan(2_500)
  })

  const studioCalls: [string, string, object | undefined][] = [
    ['PATCH', `sites/${site}?locale=en`, { name: 'New' }],
    ['POST', 'buildings', { site, name: 'Mill' }],
    ['DELETE', 'buildings/0123456789abcdef01234567', undefined],
    ['GET', 'staff/me', undefined],
    ['GET', 'dishes?limit=1', undefined],
  ]
  const writes: [string, object][] = [
    ['/v1/customer/authenticate', { email: 'guest@example.com', password: 'a-long-password' }],
    ['/v1/customer/update_allergen_profile', { allergens: [] }],
  ]
  const send = async () => {
    const [studioAnswers, signIn, v1Answers] = await Promise.all([
      Promise.all(studioCalls.map(([method, path, data]) => studio(method, path, { data }))),
      ask('POST', 'staff/login', { data: { email: 'a@example.com', password: 'x' } }),
      Promise.all(writes.map(([address, data]) => post(address, { site_id: site, ...data }, 'customer=a.b.c'))),
    ])
    return { studioAnswers, signIn, v1Answers }
  }
  let sent: ReturnType<typeof send> | null = null
  /** Sends all requests at once, at the first call: each waits five seconds or more for the database. */
  const sendAll = () => (sent ??= send())

  test.each(studioCalls.map(([method, path], index) => [method, path, index] as const))(
    'answers 503 with a sentence in both languages: %s %s',
    async (_method, _path, index) => {
      const { status, headers, body, text } = (await sendAll()).studioAnswers[index]!
      expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
      expect((body.errors as { message: string }[])[0]?.message).toMatch(sentence)
      expect(text).not.toMatch(/Mongo|127\.0\.0\.1|at .*\.js/)
    },
  )

  test('answers a staff sign-in with 503', async () => {
    const { status, headers } = (await sendAll()).signIn
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test.each(writes.map(([address], index) => [address, index] as const))(
    'answers a write of v1 with the error of the contract: %s',
    async (_address, index) => {
      const { status, headers, bytes } = (await sendAll()).v1Answers[index]!
      expect([status, headers['Retry-After'], JSON.parse(String(bytes))]).toEqual([
        503,
        '5',
        expect.objectContaining({ status: 'error', msg: 'Something went wrong.' }),
      ])
    },
  )

  test('answers without a query while the database is known to be away', async () => {
    singletons.isDatabaseAway = true
    const queries = (['find', 'findOne', 'updateOne'] as const).map((name) => jest.spyOn(payload.db, name))
    const { status } = await studio('PATCH', `sites/${site}?locale=en`, { data: { name: 'New' } })
    const { status: written } = await post('/v1/customer/update_allergen_profile', { site_id: site }, 'customer=a.b.c')
    singletons.isDatabaseAway = false
    expect([status, written]).toEqual([503, 503])
    expect(queries.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    for (const query of queries) query.mockRestore()
  })

  test('continues from what is cached', async () => {
    expect((await findSite('northgate', new Date()))?.id).toBe(site)
    const { status } = await handleRequest(routes, { method: 'GET', address: '/v1/sites/public' })
    expect(status).toBe(200)
  })
})

onMongo('with a database that no longer answers', () => {
  test('is not ready, and callers share one query', async () => {
    proxy?.freeze()
    const began = performance.now()
    const faults = await Promise.all(Array.from({ length: 50 }, () => findReadinessFault(payload)))
    expect(new Set(faults)).toEqual(new Set(['database']))
    expect(performance.now() - began).toBeLessThan(2_500)
  })
})

onSqlite('with a database file that is locked', () => {
  test('answers a save with 503', async () => {
    const writer = createClient({ url })
    const transaction = await writer.transaction('write')
    try {
      const { status, headers, body } = await studio('PATCH', `sites/${site}?locale=en`, { data: { name: 'New' } })
      expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
      expect((body.errors as { message: string }[])[0]?.message).toMatch(/^The database cannot be reached/)
    } finally {
      await transaction.rollback()
      writer.close()
    }
  }, 60_000)
})
