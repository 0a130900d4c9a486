import type { CollectionSlug } from 'payload'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { siteCollections } from '@collections/collection-order'
import { callV1 } from '../../support/data/call-v1'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { StudioWorld } from '../../support/studio/studio-world'
import { readSavedBy } from '@/domain/saved-by'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import { signInAs, call } from '../../support/studio/studio-calls'

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
  administrator = (await signInAs(payload, 'administrator', [], 'administrator')).token
  manager = (await signInAs(payload, 'siteManager', [north, south], 'manager')).token
}, 60_000)
afterAll(closePayload)

const siteOf = async (slug: string, id: string) => idOf((await world.row(slug, id))?.site)
const edit = (path: string, data: object, token = manager, language = 'en') =>
  ask('PATCH', path, { token, data, language })

// First: later tests create more documents that refer to these.
describe('a document that others use', () => {
  const remove = (slug: string, id: string, language = 'en') =>
    ask('DELETE', `${slug}/${id}`, { token: administrator, language })
  const exists = async (slug: string, id: string) =>
    (await payload.count({ collection: slug as CollectionSlug, where: { id: { equals: id } }, overrideAccess: true }))
      .totalDocs === 1

  test.each`
    used                  | by               | field         | message
    ${'locations'}        | ${'schedules'}   | ${'location'} | ${'Other documents still use this (Hours: 1). Change or delete them first.'}
    ${'newsletter-files'} | ${'newsletters'} | ${'file'}     | ${'Other documents still use this (Newsletters: 1). Change or delete them first.'}
  `('refuses to delete a document of $used that $by refer to', async ({ used, by, field, message }) => {
    const user = await world.createDocument(by, 'north')
    const id = idOf(fieldsOf(await world.row(by, user))[field]) ?? ''
    const others = await payload.find({
      collection: by,
      where: { and: [{ [field]: { equals: id } }, { id: { not_equals: user } }] },
      depth: 0,
      overrideAccess: true,
    })
    for (const other of others.docs) await payload.delete({ collection: by, id: other.id, overrideAccess: true })
    const refused = await remove(used, id)
    expect([refused.status, getFirstError(refused).message]).toEqual([409, message])
    expect(await exists(used, id)).toBe(true)
  })

  test('refuses to delete a site that has documents, and deletes an empty one', async () => {
    await world.getDocument('brands', 'south')
    const refused = await remove('sites', world.sites.south, 'fr')
    expect(refused.status).toBe(409)
    expect(getFirstError(refused).message).toMatch(
      /^D’autres documents utilisent encore ceci \(.+\u00a0: \d+\)\. Modifiez-les ou supprimez-les d’abord\.$/,
    )
    expect(await exists('sites', world.sites.south)).toBe(true)
    expect((await remove('sites', world.sites.annex)).status).toBe(200)
  })
})

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

describe('the author of a version', () => {
  const forged = { name: 'Somebody Else', program: null, at: '2020-01-01T00:00:00.000Z' }
  let token: string
  let news: string

  beforeAll(async () => {
    token = (await signInAs(payload, 'editor', [world.sites.north], 'marie-tremblay')).token
    news = await world.createDocument('news', 'north')
  })

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
    const { text } = await callV1('GET', 'news/list', { site_id: world.sites.north })
    expect(text).not.toMatch(/tremblay|savedBy|saved_by/)
  })
})

describe('a group of fields', () => {
  const withGroups = Object.values(payload.collections).flatMap(({ config }) => {
    const groups = config.flattenedFields.flatMap(({ type, name }) => (type === 'group' ? [name] : []))
    const own = world.hasSite(config.slug) || config.slug === 'sites'
    return own && groups.length > 0 && config.slug !== 'orders' ? [{ slug: config.slug, groups }] : []
  })
  /** One collection of those with the same groups: the kinds of pictures share theirs. */
  const different = [...new Map(withGroups.map((each) => [each.groups.join(), each])).values()]

  test('several collections have groups', () => expect(withGroups.length).toBeGreaterThan(5))

  test.each(different)('ignores null and invalid values of $groups in $slug', async ({ slug, groups }) => {
    const id = await world.getDocument(slug, 'north')
    for (const group of groups)
      for (const value of [null, 'text', []]) {
        const before = (await world.row(slug, id))?.[group]
        const { status } = await call('PATCH', `${slug}/${id}`, administrator, { data: { [group]: value } })
        expect([group, value, status]).toEqual([group, value, 200])
        expect((await world.row(slug, id))?.[group]).toEqual(before)
      }
  })
})
