import { readSavedBy } from '@/domain/saved-by'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { fieldsOf } from '@/server/database/stored-values'
import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
const forged = { name: 'Somebody Else', program: null, at: '2020-01-01T00:00:00.000Z' }
let token: string
let news: string

beforeAll(async () => {
  await world.createSites()
  token = (await signInAs(payload, 'editor', [world.sites.north], 'marie-tremblay')).token
  news = await world.createDocument('news', 'north')
})
afterAll(closePayload)

const authors = async (slug: string, id: string) =>
  (await world.versions(slug, id))
    .toSorted((one, other) => String(one.updatedAt).localeCompare(String(other.updatedAt)))
    .map(({ version }) => readSavedBy(fieldsOf(version).savedBy))
    .map((it) => it?.name ?? it?.program ?? null)

test('records the person of the session as the author of a version, whatever the request says', async () => {
  const data = { title: 'Changed', savedBy: forged }
  expect((await ask('PATCH', `news/${news}`, { token, data })).status).toBe(200)
  expect(await authors('news', news)).toEqual(['system', 'marie-tremblay'])
  const { data: sample } = await world.sample('news', 'north')
  const created = await ask('POST', 'news', { token, data: { ...sample, savedBy: forged } })
  expect(created.status).toBe(201)
  expect(await authors('news', String(fieldsOf(created.body.doc).id))).toEqual(['marie-tremblay'])
})

test('names the import, and the system for other programs', async () => {
  const menu = await world.createDocument('menus', 'north')
  const context = { savedBy: 'import', quiet: true }
  await payload.update({ collection: 'menus', id: menu, data: { closed: true }, context, overrideAccess: true })
  expect(await authors('menus', menu)).toEqual(['system', 'import'])
})

test('names who restores an earlier version', async () => {
  const [first] = await world.versions('news', news)
  const answer = await ask('POST', `news/versions/${String(first?.id)}`, { token, data: {} })
  expect(answer.status).toBe(200)
  expect((await authors('news', news)).at(-1)).toBe('marie-tremblay')
})

test('shows the author to staff, and to nobody else', async () => {
  expect((await ask('PATCH', `news/${news}`, { token, data: { _status: 'published' } })).status).toBe(200)
  const own = await ask('GET', `news/${news}`, { token })
  expect(fieldsOf(own.body.savedBy).name).toBe('marie-tremblay')
  const asVisitor = await payload.find({ collection: 'news', overrideAccess: false, disableErrors: true })
  expect(JSON.stringify(asVisitor)).not.toContain('marie')
  const [document] = await readPublicDocuments(payload, 'news', { where: { id: { equals: news } } })
  expect(document).toBeDefined()
  expect(document?.savedBy).toBeUndefined()
  const address = `/v1/news/list?site_id=${world.sites.north}`
  const { bytes } = await handleRequest(endpoints, { method: 'GET', address })
  expect(bytes?.toString()).not.toMatch(/tremblay|savedBy|saved_by/)
})

test('staff cannot search by the author', async () => {
  expect((await ask('GET', 'news?where[savedBy][exists]=true', { token })).status).toBe(400)
})
