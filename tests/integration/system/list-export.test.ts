/** @both-databases */
import { jest } from '@jest/globals'
import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { makeParagraph, makeRichText, makeText } from '@/domain/content/rich-text/nodes'
import { newHexId } from '@/server/database/hex-ids'
import { makeCampus, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
const overrideAccess = true // the test prepares and reads what is stored
const tokens: Record<string, string> = {}
let [north, south] = [{} as Campus, {} as Campus]

type Create = (options: object) => Promise<{ id: string }>
const create = (collection: string, data: object) =>
  (payload.create as unknown as Create)({ collection, data, locale: 'en', overrideAccess })
const feedback = (site: string, lastName: string, comments: string) =>
  create('feedback', { site, firstName: 'Zoé', lastName, email: `${lastName}@example.com`, comments })

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  for (const [role, sites] of [
    ['administrator', []],
    ['siteManager', [north.site]],
    ['editor', [north.site]],
    ['dietitian', [north.site]],
  ] as const)
    tokens[role] = (await tokenOfStaff(payload, await makePerson(payload, role, [...sites]))) ?? ''
}, 60_000)
afterEach(() => jest.restoreAllMocks())
afterAll(closePayload)

type Query = { where?: object; search?: string; sort?: string; locale?: string }
type Options = { site?: string; language?: 'en' | 'fr' }

/** Exports a list as the studio does. `site` is the one that is chosen in the studio. */
async function exportAs(name: string, slug: string, query: Query = {}, { site, language = 'en' }: Options = {}) {
  const { where, ...rest } = query
  const search = new URLSearchParams({ ...rest, ...(where ? { where: JSON.stringify(where) } : {}) }).toString()
  const cookie = `payload-lng=${language}${site ? `; payload-tenant=${site}` : ''}`
  const headers = { 'Accept-Language': language, Cookie: cookie }
  const answer = await ask('GET', `${slug}/export?${search}`, { token: tokens[name] ?? '', headers })
  return { ...answer, lines: answer.text.split('\r\n'), name: answer.headers.get('Content-Disposition') }
}
/** The cells of one column. No cell of these tests has a separator in it. */
function column({ lines }: { lines: string[] }, header: string): string[] {
  const [head = [], ...rows] = lines.filter(Boolean).map((line) => line.split(/[,;]/))
  return rows.map((cells) => cells[head.indexOf(header)] ?? '')
}

test('[CUS-3.28] has what the list shows: its filter, search, order, language, drafts and names', async () => {
  const { site, hall } = north
  const text = makeRichText([makeParagraph([makeText('Soup and bread')])])
  const make = (title: string, fr: string, more: object) =>
    create('news', { site, title, titleTranslation: { fr }, location: hall, ...more })
  await make('Soup week', 'Semaine des soupes', { _status: 'published', description: '<p>Soup and bread</p>' })
  await make('Soup day', 'Jour de la soupe', { _status: 'draft', descriptionRichText: text })
  await make('Pie week', 'Semaine des tartes', { _status: 'published' })
  const english = await exportAs('editor', 'news', { search: 'Soup', sort: 'title' })
  expect(english.name).toMatch(/^attachment; filename="news-northgate-university-\d{4}-\d\d-\d\d\.csv"$/)
  expect([
    column(english, 'Title'),
    column(english, 'Text'),
    column(english, 'Status'),
    column(english, 'Location'),
  ]).toEqual([
    ['Soup day', 'Soup week'],
    ['Soup and bread', 'Soup and bread'],
    ['Draft', 'Published'],
    ['North Hall', 'North Hall'],
  ])
  const where = { or: [{ and: [{ title: { like: 'Semaine' } }] }] }
  const french = await exportAs('editor', 'news', { where, sort: '-title', locale: 'fr' }, { language: 'fr' })
  expect([column(french, 'Titre'), column(french, 'Point de service')]).toEqual([
    ['Semaine des tartes', 'Semaine des soupes'],
    ['Salle Nord', 'Salle Nord'],
  ])
})

test('[CUS-3.28] has the rows of the chosen site only, and none of a site that is not the person’s', async () => {
  await feedback(north.site, 'Roy', '=HYPERLINK("x")')
  await feedback(south.site, 'Osei', 'Too salty')
  const of = async (name: string, site?: string) =>
    column(await exportAs(name, 'feedback', { sort: 'lastName' }, { site }), 'Last name')
  expect(await of('administrator')).toEqual(['Osei', 'Roy'])
  expect(await of('administrator', south.site)).toEqual(['Osei'])
  expect(await of('siteManager')).toEqual(['Roy'])
  expect(await of('siteManager', south.site)).toEqual([])
  expect((await exportAs('siteManager', 'feedback', {}, { site: south.site })).name).not.toContain('southgate')
  expect((await exportAs('siteManager', 'feedback')).text).toContain(`,"'=HYPERLINK(""x"")",`)
})

test('[CUS-3.28] of health data is in the access log, also when it finds nobody', async () => {
  const profile = async (email: string) => {
    const customer = (await create('customers', { site: north.site, email, password: 'a-password' })).id
    return (await create('dietary-profiles', { site: north.site, customer, contactName: 'Rosalind' })).id
  }
  const ids = [await profile('a@example.com'), await profile('b@example.com')]
  await payload.db.deleteMany({ collection: 'access-log', where: {} })
  expect(column(await exportAs('dietitian', 'dietary-profiles'), 'In an emergency')).toHaveLength(2)
  await exportAs('dietitian', 'dietary-profiles', { where: { contactName: { equals: 'Nobody' } } })
  expect((await exportAs('administrator', 'dietary-profiles')).status).toBe(403)
  const { docs } = await payload.find({ collection: 'access-log', sort: 'at', depth: 0, overrideAccess })
  expect(docs.map(({ operation, documents }) => [operation, documents?.toSorted()])).toEqual([
    ['list', ids.toSorted()],
    ['list', []],
  ])
})

test('is refused in one sentence of the language of the person', async () => {
  const hash = { hash: { exists: true } }
  const sentence = 'La requête n’est pas valide ou est trop complexe.'
  for (const query of [
    { where: hash },
    { sort: 'hash' },
    { sort: 'a,b' },
    { search: 'x'.repeat(400) },
    { where: { and: 5 } },
  ]) {
    const { status, body } = await exportAs('siteManager', 'customers', query, { language: 'fr' })
    expect([query, status, body.errors]).toEqual([query, 400, [{ message: sentence }]])
  }
  expect((await ask('GET', 'customers/export?where=x', { token: tokens.siteManager ?? '' })).status).toBe(400)
  const denied = await exportAs('editor', 'feedback', {}, { language: 'fr' })
  expect([denied.status, denied.body.errors]).toEqual([
    403,
    [{ message: 'Vous n’avez pas le droit d’effectuer cette action.' }],
  ])
  expect((await ask('GET', 'feedback/export')).status).toBe(404)
})

test('reads page by page, and no further when the client has gone away', async () => {
  const { docs } = await payload.find({ collection: 'feedback', limit: 1, depth: 0, overrideAccess })
  for (let copy = 0; copy < 620; copy += 1) {
    const data = { ...docs[0], id: newHexId(), site: north.site, lastName: `copy-${copy}` }
    await payload.db.create({ collection: 'feedback', data, returning: false })
  }
  const names = column(await exportAs('siteManager', 'feedback', { sort: 'firstName' }), 'Last name')
  expect([names.length, new Set(names).size]).toEqual([621, 621])
  const headers = { Authorization: `JWT ${tokens.siteManager ?? ''}` }
  const request = new Request('http://localhost:3000/api/feedback/export', { headers })
  const find = jest.spyOn(payload, 'find')
  const reader = (await handleEndpoints({ config, request })).body?.getReader()
  const { value = new Uint8Array() } = (await reader?.read()) ?? {}
  expect([...value.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  await reader?.read()
  await reader?.cancel()
  const reads = find.mock.calls.filter(([{ collection }]) => collection === 'feedback').length
  expect(reads).toBeLessThanOrEqual(4) // the ids, and the pages that were sent or ready
  await new Promise(setImmediate)
  expect(find.mock.calls.filter(([{ collection }]) => collection === 'feedback')).toHaveLength(reads)
}, 60_000)
