import type { CollectionSlug } from 'payload'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { siteCollections } from '@collections/collection-order'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
const overrideAccess = true // fixtures and what is stored are not about access
const refusal = 'A document keeps its site. Create a new one for the other site.'
const frenchRefusal = 'Un document garde son site. Créez-en un nouveau pour l’autre site.'
let administrator: string
let manager: string

beforeAll(async () => {
  await world.createSites()
  const { north, south } = world.sites
  const people = [
    await makePerson(payload, 'administrator', []),
    await makePerson(payload, 'siteManager', [north, south]),
  ]
  const tokens = people.map(async ({ email }) =>
    String((await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })).body.token),
  )
  ;[administrator = '', manager = ''] = await Promise.all(tokens)
}, 60_000)
afterAll(closePayload)

const siteOf = async (slug: string, id: string) => idOf((await world.row(slug, id))?.site)
const edit = (path: string, data: object, token = manager, language = 'en') =>
  ask('PATCH', path, { token, data, language })

/** Collections whose documents nobody edits, or whose `site` nobody may send. */
const uneditable = new Set<string>()

test('keeps the documents of every collection of a site at their site, for administrators too', async () => {
  const { north, south } = world.sites
  const faults: string[] = []
  for (const { slug } of siteCollections) {
    const id = await world.getDocument(slug, 'north')
    const answer = await edit(`${slug}/${id}`, { site: south }, administrator)
    if (answer.status === 403) uneditable.add(slug)
    else if (answer.status !== 400) faults.push(`${slug} answers ${answer.status}`)
    else if (getFirstError(answer).message !== refusal) faults.push(`${slug}: ${answer.text.slice(0, 200)}`)
    if ((await siteOf(slug, id)) !== north) faults.push(`a document of ${slug} was moved`)
  }
  expect(faults).toEqual([])
  expect(['customers', 'locations', 'menus', 'order-form-settings'].filter((it) => uneditable.has(it))).toEqual([])
  expect(uneditable.size).toBeLessThan(siteCollections.length / 3)
}, 120_000)

test.each(['locations', 'customers'])(
  'refuses staff of both sites to move a document of %s, at its site',
  async (slug) => {
    const { north, south } = world.sites
    const id = await world.getDocument(slug, 'north')
    const english = await edit(`${slug}/${id}`, { site: south })
    expect([english.status, getFirstError(english)]).toEqual([400, { path: 'site', message: refusal }])
    const french = await edit(`${slug}/${id}`, { site: south }, manager, 'fr')
    expect([french.status, getFirstError(french)]).toEqual([400, { path: 'site', message: frenchRefusal }])
    const bulk = await edit(`${slug}?where[id][equals]=${id}`, { site: south })
    expect([bulk.status, rowsOf(bulk.body.errors).length]).toEqual([400, 1])
    expect(await siteOf(slug, id)).toBe(north)
  },
)

test('moves no draft, and takes no site away', async () => {
  const { north, south } = world.sites
  const id = await world.getDocument('news', 'north')
  for (const site of [south, null])
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      const answer = await edit(`news/${id}${query}`, { site }, administrator)
      expect([answer.status, getFirstError(answer)]).toEqual([400, { path: 'site', message: refusal }])
    }
  const versions = await world.versions('news', id)
  expect(versions.map(({ version }) => idOf(fieldsOf(version).site))).toEqual(versions.map(() => north))
})

test('a draft without a site gets one, once', async () => {
  const { north, south } = world.sites
  const made = await payload.create({ collection: 'news', data: {}, draft: true, depth: 0, overrideAccess })
  expect(made.site ?? null).toBeNull()
  expect((await edit(`news/${made.id}?draft=true`, { site: north }, administrator)).status).toBe(200)
  expect((await edit(`news/${made.id}?draft=true`, { site: south }, administrator)).status).toBe(400)
})

test('saves that send the same site, bulk edits and copies for another site work', async () => {
  const { north, south } = world.sites
  const id = await world.getDocument('brands', 'north')
  expect((await edit(`brands/${id}`, { ...world.change('brands', 'north'), site: north })).status).toBe(200)
  const bulk = await edit(`brands?where[id][equals]=${id}`, { ...world.change('brands', 'north'), site: north })
  expect([bulk.status, bulk.body.errors]).toEqual([200, []])
  const copy = await ask('POST', `brands/${id}/duplicate`, { token: manager, data: { site: south } })
  expect(copy.status).toBe(200)
  expect(await siteOf('brands', String(fieldsOf(copy.body.doc).id))).toBe(south)
  expect(await siteOf('brands', id)).toBe(north)
})

test('a restored version of the time at another site stays at the site of today', async () => {
  const { north, south } = world.sites
  const collection: CollectionSlug = 'news'
  const id = await world.createDocument(collection, 'north')
  const [before] = await world.versions(collection, id)
  expect((await edit(`news/${id}`, world.change(collection, 'north'))).status).toBe(200)
  const versionData = { ...before, version: { ...fieldsOf(before?.version), site: south } }
  await payload.db.updateVersion({ collection, id: String(before?.id), versionData: versionData as never })
  const restored = await ask('POST', `news/versions/${String(before?.id)}`, { token: manager })
  expect([restored.status, await siteOf(collection, id)]).toEqual([200, north])
})
