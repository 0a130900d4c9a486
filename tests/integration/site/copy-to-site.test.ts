/** @both-databases */
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { png } from '../../support/data/sample-files'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
const create = localizedCreator(payload)
let [north, south] = [{} as Campus, {} as Campus]
const tokens: Record<string, string> = {}

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  const sites = { ofBoth: [north.site, south.site], ofNorth: [north.site], ofSouth: [south.site] }
  for (const [name, own] of Object.entries(sites))
    tokens[name] = (await tokenOfStaff(payload, await makePerson(payload, 'siteManager', own))) ?? ''
}, 60_000)
afterAll(closePayload)

const copy = (slug: string, id: string, site: unknown, by = 'ofBoth') =>
  ask('POST', `${slug}/${id}/copy`, { token: tokens[by] ?? '', data: { site } })
type Slug = 'news' | 'dishes' | 'news-images'
const read = async (collection: Slug, id: unknown) =>
  (await payload.findByID({
    ...{ collection, id: String(id), locale: 'all', depth: 0, draft: true },
    overrideAccess: true, // reads what is stored
  })) as unknown as Record<string, unknown>
const file = async () => ({ data: await png(900, 600), mimetype: 'image/png', name: 'soup.png', size: 1 })

test('a copied news item is a draft with its texts, dates and picture; its location stays behind', async () => {
  const { site, hall } = north
  const picture = await create('news-images', { site, alt: both('Soup', 'Soupe') }, { file: await file() })
  const body = both('<p>Soup <strong>week</strong></p>', '<p>Semaine des <strong>soupes</strong></p>')
  const texts = { title: both('Soups', 'Soupes'), description: body, linkType: 'default' as const }
  const data = {
    ...texts,
    site,
    location: hall,
    picture: picture.id,
    showFrom: '2026-11-20',
    _status: 'published' as const,
  }
  const { id } = await create('news', data)
  const { status, body: answer } = await copy('news', id, south.site)
  expect([status, answer.leftOut]).toEqual([201, ['Location']])
  const copied = await read('news', answer.id)
  expect(copied).toMatchObject({ ...texts, site: south.site, _status: 'draft' })
  expect(copied.location ?? null).toBeNull()
  expect(copied.descriptionRichText).toMatchObject({ fr: { root: {} }, en: { root: {} } })
  const taken = await read('news-images', copied.picture)
  expect(taken).toMatchObject({ site: south.site, alt: both('Soup', 'Soupe'), width: 900 })
  expect(taken.filename).not.toBe((await read('news-images', picture.id)).filename)
  expect((await read('news', id)).updatedAt).toBe((await read('news', id)).createdAt)
})

test('a copied dish keeps its allergens and waits to be declared', async () => {
  const filters = await makeFilters(payload)
  const named = { allergens: [filters.get('milk')!], mayContain: [filters.get('soy')!] }
  const dish = { site: north.site, brand: north.brand, code: 'chowder', name: both('Chowder', 'Chaudrée'), ...named }
  const { id } = await create('dishes', { ...dish, allergensDeclared: true, customAllergens: both('Celery', 'Céleri') })
  const { body } = await copy('dishes', id, south.site)
  const copied = await read('dishes', body.id)
  expect(copied).toMatchObject({ ...named, name: dish.name, code: 'chowder', site: south.site })
  expect(copied.brand ?? null).toBeNull()
  expect(copied).toMatchObject({
    allergensDeclared: false,
    declaredAt: null,
    customAllergens: both('Celery', 'Céleri'),
  })
  const again = await copy('dishes', id, south.site)
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('already uses this code')])
})

test.each<[by: string, site: () => unknown, status: number]>([
  ['ofNorth', () => south.site, 400],
  ['ofSouth', () => south.site, 404],
  ['ofBoth', () => north.site, 400],
  ['ofBoth', () => ({ in: [south.site] }), 400],
  ['nobody', () => south.site, 404],
])('%s copies nothing to a site that is none of theirs, or the same', async (by, site, status) => {
  const count = () => payload.count({ collection: 'dishes', overrideAccess: true }) // reads what is stored
  const before = await count()
  expect((await copy('dishes', north.pie, site(), by)).status).toBe(status)
  expect(await count()).toEqual(before)
})
