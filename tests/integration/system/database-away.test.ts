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

test('is ready when the database answers and has every migration', async () => {
  expect(await findReadinessFault(payload)).toBeNull()
})

test('is not ready while a migration of this version is missing', async () => {
  const collection = 'payload-migrations'
  const { docs } = await payload.db.find<{ name: string; batch: number }>({ collection, limit: 0, pagination: false })
  const [last] = docs.filter(({ batch }) => batch > 0)
  const where = { name: { equals: last?.name } } // twice, if two processes have applied it
  await payload.db.deleteMany({ collection, where })
  expect(await findReadinessFault(payload)).toBe('migrations')
  await payload.db.create({ collection, data: { name: last?.name, batch: last?.batch } })
  expect(await findReadinessFault(payload)).toBeNull()
})
