import { rowsOf } from '@/server/database/stored-values'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { StudioWorld } from '../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await world.createSites()
  const { north, south } = world.sites
  for (const [name, role, sites] of [
    ['administrator', 'administrator', []],
    ['shopManager', 'shopManager', [north]],
    ['north', 'siteManager', [north]],
    ['south', 'siteManager', [south]],
  ] as const)
    tokens[name] = (await signInAs(payload, role, [...sites], name)).token
})
afterAll(closePayload)

const call = (method: string, path: string, data?: object, as = 'administrator') =>
  ask(method, path, { token: tokens[as] ?? '', language: 'en', ...(data ? { data } : {}) })
/** The rows about a document that a person sees, the oldest first: what was done, and the details in English. */
async function log(id: string, as = 'north') {
  const { body } = await call('GET', `changes?depth=0&sort=createdAt&where[documentId][equals]=${id}`, undefined, as)
  return rowsOf(body.docs).map(({ action, details }) => [action, details || null])
}

test('a price that staff change is recorded with who changed it, from what and to what, for the managers of the site', async () => {
  const id = await world.createDocument('meal-plans', 'north')
  await payload.update({
    collection: 'meal-plans',
    id,
    data: { priceCents: 120_000, active: true, _status: 'published' },
    overrideAccess: true, // the test prepares
  })
  expect(await log(id)).toEqual([]) // programs leave no row
  const next = { nextPriceCents: 130_000, nextPriceFrom: '2999-09-01', _status: 'published' }
  expect((await call('PATCH', `meal-plans/${id}`, next, 'shopManager')).status).toBe(200)
  expect(await log(id)).toEqual([['change', 'New price: empty → $1,300.00; New price from: empty → 2999-09-01']])
  const found = await call('GET', `changes?depth=0&where[details][like]=price&where[documentId][equals]=${id}`)
  expect(rowsOf(found.body.docs)).toEqual([
    expect.objectContaining({
      author: 'shopManager',
      kind: 'meal-plans',
      site: world.sites.north,
      detailsFr: expect.stringContaining('Nouveau prix\u00a0: vide → 1\u00a0300,00\u00a0$'),
    }),
  ])
  expect([await log(id, 'south'), await log(id, 'shopManager')]).toEqual([[], []])
})

test('drafts leave no row; publication, another text in French, retrait, deletion and restoration leave one each', async () => {
  const id = await world.createDocument('news', 'north')
  const patch = async (query: string, data: object) =>
    expect((await call('PATCH', `news/${id}${query}`, data)).status).toBe(200)
  await patch('?draft=true', { title: 'Soon', _status: 'draft' })
  expect(await log(id)).toEqual([])
  await patch('', { _status: 'published' })
  await patch('?draft=true', { title: 'Later', _status: 'draft' })
  await patch('?locale=fr', { title: 'Bientôt', _status: 'published' })
  await patch('', { _status: 'draft' })
  expect((await call('DELETE', `news/${id}`)).status).toBe(200)
  const trash = await call('GET', `deleted-documents?depth=0&where[documentId][equals]=${id}`)
  expect((await call('POST', `deleted-documents/${String(rowsOf(trash.body.docs)[0]?.id)}/restore`, {})).status).toBe(
    200,
  )
  const rows = await log(id)
  expect(rows.map(([action]) => action)).toEqual(['publish', 'change', 'unpublish', 'delete', 'restore'])
  expect(rows[1]?.[1]).toContain('Title (French)')
})

test('a refused save leaves no row, and nobody writes or deletes one', async () => {
  const id = await world.createDocument('dishes', 'north')
  expect((await call('PATCH', `dishes/${id}`, { name: '' })).status).toBe(400)
  expect(await log(id)).toEqual([])
  expect((await call('PATCH', `dishes/${id}`, { name: 'Soup of the day' })).status).toBe(200)
  const [row] = rowsOf((await call('GET', `changes?where[documentId][equals]=${id}`)).body.docs)
  const path = `changes/${String(row?.id)}`
  expect([
    (await call('POST', 'changes', { author: 'Nobody' })).status,
    (await call('PATCH', path, { author: 'Nobody' })).status,
    (await call('DELETE', path)).status,
  ]).toEqual([403, 403, 403])
})

test('an account is recorded without anything that opens it', async () => {
  const { body } = await call('POST', 'staff', {
    name: 'Rosalie',
    email: 'rosalie@north.example',
    role: 'editor',
    sites: [world.sites.north],
    password: 'a-long-new-password-1',
  })
  const { id } = body.doc as { id: string }
  expect((await call('PATCH', `staff/${id}`, { role: 'menuEditor', password: 'a-longer-password-2' })).status).toBe(200)
  expect(await log(id, 'administrator')).toEqual([
    ['create', null],
    ['change', 'Role: Editor → Menu editor'],
  ])
})
