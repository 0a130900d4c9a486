import { fieldsOf } from '@/server/database/stored-values'
import { findContentLanguageAddress } from '@/server/http/studio/content-language'
import { formatProblems } from '@/features/menu/import/import-problems'
import { prepareImport, writeImport } from '@/features/menu/import/import-file'
import { makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { png } from '../../support/data/sample-files'
import { makePerson } from '../../support/data/staff'
import { callV1 } from '../../support/data/call-v1'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
let campus: Campus
let token = ''

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  await payload.update({ collection: 'sites', id: campus.site, data: { languages: 'fr' }, overrideAccess: true })
  token = (await tokenOfStaff(payload, await makePerson(payload, 'siteManager', [campus.site]))) ?? ''
})
afterAll(closePayload)

const manager = (method: string, path: string, data?: object) => ask(method, path, { token, ...(data ? { data } : {}) })
const load = async (...lines: string[]) => {
  const prepared = await prepareImport(new TextEncoder().encode(lines.join('\n')), { siteId: campus.site })
  if (!prepared.ok) return formatProblems(prepared.problems)
  await writeImport(prepared.value)
  return prepared.value.changes.length
}

test('dishes and menus are imported, saved and served in the only language of the site', async () => {
  expect(await load('code,name_en,name_fr', 'chili,Chili,Chili')).toEqual([
    'line 1: unknown column "name_en" (did you mean name_fr?)',
  ])
  const dishes = ['code,name_fr,portion_fr', 'creton,Cretons,1 portion']
  expect(await load(...dishes)).toBe(1)
  expect(await load(...dishes)).toBe(0)
  expect(await load('code,name_fr', 'creton,Cretons maison')).toBe(1)
  const menu = ['location,date,period_fr,category_fr,dish', `${campus.hall},2031-02-03,Déjeuner,Tartinades,creton`]
  expect([await load(...menu), await load(...menu)]).toEqual([1, 0])
  const { docs } = await payload.find({
    collection: 'menus',
    where: { date: { equals: '2031-02-03' } },
    overrideAccess: true,
  })
  expect(docs[0]?.day).toMatchObject({ periods: [{ name: { en: '', fr: 'Déjeuner' } }] })
  const served = await callV1('GET', `location/${campus.hall}/periods`, { date: '2031-02-03', locale: 'en' })
  expect(served.text).toContain('Déjeuner')
  expect(served.text).toContain('Cretons maison')
})

test('a menu needs its names in that language only, and says so in one sentence', async () => {
  const day = (name: object) => ({ periods: [{ name, categories: [] }] })
  const menu = { site: campus.site, location: campus.hall, date: '2031-02-04' }
  const refused = await manager('POST', 'menus', { ...menu, day: day({ en: 'Breakfast', fr: '' }) })
  expect(getFirstError(refused).message).toBe('This menu is not valid. Enter a name for every period and category.')
  expect((await manager('POST', 'menus', { ...menu, day: day({ en: '', fr: 'Déjeuner' }) })).status).toBe(201)
})

test('a picture needs its alternative text in that language only', async () => {
  const file = { data: await png(40, 40), mimetype: 'image/png', name: 'a.png', size: 1 }
  const upload = (alt: object) =>
    payload.create({ collection: 'logo', data: { site: campus.site, alt } as never, file, overrideAccess: true })
  await expect(upload({ en: 'Logo' })).rejects.toMatchObject({ data: { errors: [{ path: 'alt.fr' }] } })
  expect((await upload({ fr: 'Logo' })).alt).toEqual({ en: '', fr: 'Logo' })
})

test('the studio opens its forms in that language and misses no translation', async () => {
  const headers = (language: string) =>
    new Headers({ Authorization: `JWT ${token}`, Cookie: `payload-lng=${language}; payload-tenant=${campus.site}` })
  expect(await findContentLanguageAddress(payload, headers('en'), ['collections', 'news'], {})).toBe(
    '/admin/collections/news?locale=fr',
  )
  const { body } = await manager('GET', `staff/untranslated?site=${campus.site}`)
  expect(fieldsOf(body)).toMatchObject({ site: null, count: 0 })
})
