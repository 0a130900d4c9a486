import type { CollectionSlug } from 'payload'
import { hasTrash } from '@/domain/trash'
import { emptyTrash } from '@/server/database/empty-trash'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { PublicCollection } from '@/payload-types'
import { fieldsOf, idOf, rowsOf } from '@/server/database/stored-values'
import { addVotes, readVotes } from '@/server/database/survey-votes'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
payload.logger.level = 'silent' // refusals are wanted here
const world = new StudioWorld(payload)
const create = localizedCreator(payload)
const tokens: Record<string, string> = {}
const kinds = payload.config.collections.flatMap(({ custom, slug }) => (hasTrash(custom) ? slug : []))

beforeAll(async () => {
  await world.createSites()
  const { north, south } = world.sites
  const people = [
    ['administrator', []],
    ['editor', [north]],
    ['menuEditor', [north]],
    ['dietitian', [north]],
    ['siteManager', [south]],
  ] as const
  for (const [role, sites] of people) tokens[role] = (await signInAs(payload, role, [...sites], role)).token
})
afterAll(closePayload)

type Local = Record<'update', (options: object) => Promise<unknown>>
type Who = { as?: string; language?: string }
const call = (method: string, path: string, { as = 'administrator', language = 'en' }: Who = {}) =>
  ask(method, path, { token: tokens[as] ?? '', language, ...(method === 'POST' ? { data: {} } : {}) })
const remove = (slug: string, id: string, who?: Who) => call('DELETE', `${slug}/${id}`, who)
const restore = (entry: string, who?: Who) => call('POST', `deleted-documents/${entry}/restore`, who)
const listTrash = async (who?: Who) => rowsOf((await call('GET', 'deleted-documents?limit=100&depth=0', who)).body.docs)

/** Deletes through the studio, and returns the entry in the trash. */
async function trash(slug: string, id: string): Promise<string> {
  expect([slug, (await remove(slug, id)).status]).toEqual([slug, 200])
  const entry = (await listTrash()).find((row) => row.documentId === id)
  return String(entry?.id)
}

/** Everything stored of a document, except the ids of its versions, which SQLite assigns. */
async function readStored(slug: string, id: string) {
  const versions = (await world.versions(slug, id)).map(({ id: _, ...version }) => version)
  return {
    document: await world.row(slug, id),
    versions: versions.toSorted((one, other) => String(one.updatedAt).localeCompare(String(other.updatedAt))),
  }
}
/** Creates a document that visitors see, with two versions where its collection has versions. */
async function createVisible(slug: CollectionSlug): Promise<string> {
  const id = await world.createDocument(slug, world.isOnePerSite(slug) ? 'annex' : 'north')
  const names = world.config(slug).flattenedFields.map(({ name }) => name)
  const visible = { _status: 'published', active: true, published: true }
  const data = Object.fromEntries(Object.entries(visible).filter(([name]) => names.includes(name)))
  await (payload as unknown as Local).update({ collection: slug, id, data, overrideAccess: true }) // the test prepares
  return id
}
const isPublic = (slug: CollectionSlug): slug is PublicCollection => Boolean(world.config(slug).custom.public)

test.each(kinds)('a deleted document of %s is gone, and is as before when it is restored', async (kind) => {
  const id = await createVisible(kind)
  const before = await readStored(kind, id)
  const readPublic = async () =>
    isPublic(kind) ? await readPublicDocuments(payload, kind, { where: { id: { equals: id } } }) : []
  const shown = await readPublic()
  expect(shown).toHaveLength(isPublic(kind) ? 1 : 0)
  const entry = await trash(kind, id)
  expect(await readStored(kind, id)).toEqual({ document: null, versions: [] })
  expect(await readPublic()).toEqual([])
  expect((await call('GET', `${kind}/${id}`)).status).toBe(404)

  const restored = await restore(entry)
  expect([restored.status, restored.body]).toEqual([200, { collection: kind, id }])
  expect(await readStored(kind, id)).toEqual(before)
  expect(await readPublic()).toEqual(shown)
  expect((await listTrash()).filter((row) => row.documentId === id)).toEqual([])
})

test('says what was deleted, of which site, by whom, and keeps the stored content to itself', async () => {
  const id = await world.createDocument('schedules', 'north')
  await trash('schedules', id)
  const [entry] = await listTrash()
  const hall = fieldsOf(await world.row('locations', String(idOf((await entryContent(id)).location))))
  expect(entry).toMatchObject({ kind: 'schedules', deletedBy: 'administrator', site: world.sites.north })
  expect(entry?.title).toContain(String(fieldsOf(hall.name).en))
  expect(entry).not.toHaveProperty('content')
  const search = await call('GET', 'deleted-documents?where[content][like]=a')
  expect(search.status).toBe(400)
})

async function entryContent(documentId: string): Promise<Record<string, unknown>> {
  const where = { documentId: { equals: documentId } }
  const row = fieldsOf(await payload.db.findOne({ collection: 'deleted-documents', where }))
  return fieldsOf(fieldsOf(JSON.parse(String(row.content))).document)
}

test('only who may delete a document of the site sees it in the trash and restores it', async () => {
  const news = await world.createDocument('news', 'north')
  const menu = await world.createDocument('menus', 'north')
  const entries = [await trash('news', news), await trash('menus', menu)] as const
  const sees = async (as: string) => {
    const ids = (await listTrash({ as })).map(({ id }) => id)
    return entries.map((entry) => ids.includes(entry))
  }
  expect(await sees('editor')).toEqual([true, false])
  expect(await sees('menuEditor')).toEqual([false, true])
  expect(await sees('siteManager')).toEqual([false, false])
  expect(await sees('dietitian')).toEqual([false, false])
  const refused = await restore(entries[1], { as: 'editor', language: 'fr' })
  expect([refused.status, getFirstError(refused).message]).toEqual([
    409,
    'Ce document n’est plus dans la corbeille. Revenez à la liste.',
  ])
  expect((await ask('POST', `deleted-documents/${entries[0]}/restore`, { data: {} })).status).toBe(404)
  expect((await restore(entries[0], { as: 'editor' })).status).toBe(200)
})

test('only administrators delete for good, and nobody writes an entry', async () => {
  const entry = await trash('news', await world.createDocument('news', 'north'))
  expect((await remove('deleted-documents', entry, { as: 'editor' })).status).toBe(403)
  const data = { kind: 'news', title: 'Forged', content: '{}' }
  expect((await ask('POST', 'deleted-documents', { token: tokens.administrator ?? '', data })).status).toBe(403)
  expect((await ask('PATCH', `deleted-documents/${entry}`, { token: tokens.administrator ?? '', data })).status).toBe(
    403,
  )
  expect((await remove('deleted-documents', entry)).status).toBe(200)
  expect((await restore(entry)).status).toBe(409)
})

test('refuses to restore onto a day, a code or an address that is taken meanwhile', async () => {
  const campus = await makeCampus(payload, 'taken')
  const pie = { site: campus.site, code: 'pie-2', name: both('Pie', 'Tarte'), allergensDeclared: true }
  const entry = await trash('dishes', (await create('dishes', pie)).id)
  await create('dishes', pie)
  const refused = await restore(entry)
  expect([refused.status, getFirstError(refused).message]).toEqual([
    400,
    'Another dish of this site already uses this code. Choose another one.',
  ])
  expect((await listTrash()).map(({ id }) => id)).toContain(entry)
})

test('refuses to restore a promo code whose only plan was deleted: it would apply to all', async () => {
  const { site } = await makeCampus(payload, 'codes')
  const plan = { site, name: both('Gold', 'Or'), priceCents: 100, _status: 'published' as const }
  const [gold, silver] = [(await create('meal-plans', plan)).id, (await create('meal-plans', plan)).id]
  const code = { site, promoType: 'discount', promoAdj: 'percent', promoValueBps: 5_000 } as const
  const one = await trash(
    'promo-codes',
    (await create('promo-codes', { ...code, promoCode: 'ONE', mealPlans: [gold] })).id,
  )
  const two = { ...code, promoCode: 'TWO', mealPlans: [gold, silver] }
  const forBoth = await trash('promo-codes', (await create('promo-codes', two)).id)
  const lost = await trash('meal-plans', gold)
  const refused = await restore(one)
  expect([refused.status, getFirstError(refused).message]).toEqual([
    409,
    'This document needs another one that was deleted, too (Meal plans). Restore that one first.',
  ])
  expect((await restore(forBoth)).status).toBe(200)
  expect((await restore(lost)).status).toBe(200)
  expect((await restore(one)).status).toBe(200)
})

test('refuses to restore hours that overlap others, or whose location was deleted', async () => {
  const campus = await makeCampus(payload, 'hours')
  const hours = {
    site: campus.site,
    location: campus.cafe,
    type: 'location' as const,
    days: [1, 2].map(String) as never,
    opensAt: '08:00',
    closesAt: '16:00',
  }
  const entry = await trash('schedules', (await create('schedules', hours)).id)
  const other = await create('schedules', hours)
  expect(getFirstError(await restore(entry)).message).toMatch(/^These hours overlap others/)
  const later = await trash('schedules', other.id)
  const hall = await trash('locations', campus.cafe)
  const refused = await restore(later)
  expect([refused.status, getFirstError(refused).message]).toEqual([
    409,
    'This document needs another one that was deleted, too (Location). Restore that one first.',
  ])
  expect((await restore(hall)).status).toBe(200)
  expect((await restore(later)).status).toBe(200)
})

test('restores a document without an optional reference to what was deleted meanwhile', async () => {
  const campus = await makeCampus(payload, 'references')
  const data = {
    site: campus.site,
    code: 'bowl',
    name: both('Bowl', 'Bol'),
    brand: campus.brand,
    allergensDeclared: true,
  }
  const { id } = await create('dishes', data)
  const entry = await trash('dishes', id)
  await payload.delete({ collection: 'brands', id: campus.brand, overrideAccess: true }) // a program, for good
  expect((await restore(entry)).status).toBe(200)
  const dish = fieldsOf(await world.row('dishes', id))
  expect([idOf(dish.brand), dish.code]).toEqual([null, 'bowl'])
})

test('keeps the votes of a survey in the trash until it is emptied, 30 days later', async () => {
  const ids = [await world.createDocument('surveys', 'north'), await world.createDocument('surveys', 'north')]
  const [restored = '', emptied = ''] = ids
  for (const id of ids) await addVotes(payload, id, 'a', 3)
  const votes = async (id: string) => (await readVotes(payload, [id])).get(id)?.get('a') ?? 0
  expect((await restore(await trash('surveys', restored))).status).toBe(200)
  expect(await votes(restored)).toBe(3)
  const entry = await trash('surveys', emptied)
  const after = (days: number) => new Date(Date.now() + days * 86_400_000)
  await emptyTrash(payload, after(29))
  expect((await listTrash()).map(({ id }) => id)).toContain(entry)
  await emptyTrash(payload, after(31))
  expect(await listTrash()).toEqual([])
  expect([await votes(emptied), await votes(restored)]).toEqual([0, 3])
})

test('deletes a site with its trash', async () => {
  const { id: site } = await create('sites', {
    name: both('Short-lived'),
    slug: 'short-lived',
    country: 'ca',
    timeZone: 'America/Toronto',
  })
  const { id } = await create('buildings', { site, name: both('Hut', 'Cabane') })
  const entry = await trash('buildings', id)
  expect((await remove('sites', site)).status).toBe(200)
  expect((await listTrash()).map((row) => row.id)).not.toContain(entry)
})
