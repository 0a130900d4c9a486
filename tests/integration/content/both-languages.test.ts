import type { CollectionSlug } from 'payload'
import { localize, type Localized } from '@/domain/locale'
import { fieldsOf } from '@/server/database/stored-values'
import { findContentLanguageAddress } from '@/server/http/studio/content-language'
import { makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { ask, getFirstError } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'

const payload = await openPayload()
let campus: Campus
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  for (const role of ['editor', 'siteManager', 'menuEditor', 'dietitian'] as const)
    tokens[role] = (await signInAs(payload, role, [campus.site], role)).token
})
afterAll(closePayload)

const as = (role: string) => (method: string, path: string, data?: object) =>
  ask(method, path, { token: tokens[role] ?? '', ...(data ? { data } : {}) })
const editor = as('editor')

/** The stored texts of a field in both languages. */
async function storedTexts(collection: CollectionSlug, id: string, name: string, draft = false) {
  const doc = await payload.findByID({ collection, id, locale: 'all', depth: 0, draft, overrideAccess: true })
  return fieldsOf(doc)[name]
}
const newsItem = (data: object) => ({ site: campus.site, linkType: 'default', _status: 'published', ...data })
async function makeNews(data: object) {
  const { body, status } = await editor('POST', 'news?locale=fr', newsItem(data))
  expect(status).toBe(201)
  return String(fieldsOf(body.doc).id)
}

describe('a text of one line in both languages', () => {
  test('is created, read and changed in one request, with one version for each save', async () => {
    const id = await makeNews({ title: 'Neige', titleTranslation: { en: 'Snow' } })
    expect(await storedTexts('news', id, 'title')).toEqual({ en: 'Snow', fr: 'Neige' })
    const { body } = await editor('GET', `news/${id}?locale=en&depth=0`)
    expect(body).toMatchObject({ title: 'Snow', titleTranslation: { fr: 'Neige' } })
    const saved = await editor('PATCH', `news/${id}?locale=en`, { title: 'Storm', titleTranslation: { fr: 'Tempête' } })
    expect(fieldsOf(saved.body.doc)).toMatchObject({ title: 'Storm', titleTranslation: { fr: 'Tempête' } })
    expect(await storedTexts('news', id, 'title')).toEqual({ en: 'Storm', fr: 'Tempête' })
    const where = { parent: { equals: id } }
    const { totalDocs } = await payload.countVersions({ collection: 'news', where, overrideAccess: true })
    expect(totalDocs).toBe(2)
  })

  test('publishes one language alone', async () => {
    const id = await makeNews({ title: 'Neige', titleTranslation: { en: 'Snow' } })
    const data = { title: 'Verglas', titleTranslation: { en: 'Ice' }, _status: 'published' }
    const { body } = await editor('PATCH', `news/${id}?locale=fr&publishSpecificLocale=fr`, data)
    expect(fieldsOf(body.doc)).toMatchObject({ title: 'Verglas', titleTranslation: { en: 'Ice' } }) // what the form saves next
    expect(await storedTexts('news', id, 'title')).toEqual({ en: 'Snow', fr: 'Verglas' })
    expect(await storedTexts('news', id, 'title', true)).toEqual({ en: 'Ice', fr: 'Verglas' })
  })

  test('is not answered in another language where it is missing, so that the next save does not store it', async () => {
    const { body } = await editor('POST', 'news?locale=en', newsItem({ title: 'Snow' }))
    const id = String(fieldsOf(body.doc).id)
    const saved = await editor('PATCH', `news/${id}?locale=fr&draft=true`, { _status: 'draft' })
    expect(saved.status).toBe(200)
    expect(fieldsOf(saved.body.doc).title ?? null).toBeNull()
  })

  test('is removed by an empty translation, and stays when the save does not name it or names the language of the request', async () => {
    const id = await makeNews({ title: 'Neige', titleTranslation: { en: 'Snow' } })
    await editor('PATCH', `news/${id}?locale=fr`, { title: 'Verglas' })
    await editor('PATCH', `news/${id}?locale=fr`, { titleTranslation: { fr: 'Grêle' } })
    expect(await storedTexts('news', id, 'title')).toEqual({ en: 'Snow', fr: 'Verglas' })
    await editor('PATCH', `news/${id}?locale=fr`, { titleTranslation: { en: null } })
    expect(await storedTexts('news', id, 'title')).toMatchObject({ fr: 'Verglas' })
    expect(fieldsOf(await storedTexts('news', id, 'title')).en ?? null).toBeNull()
  })

  test.each([[{ en: 5 }], [{ de: 'Schnee' }], ['Snow'], [['Snow']]])('refuses %j', async (titleTranslation) => {
    const answer = await editor('POST', 'news?locale=fr', newsItem({ title: 'Neige', titleTranslation }))
    expect([answer.status, getFirstError(answer).path]).toEqual([400, 'titleTranslation'])
  })

  test('may be missing where it is required, with and without other texts in that language', async () => {
    const cook = as('menuEditor')
    const made = await cook('POST', 'dishes?locale=en', { site: campus.site, code: 'soup-en', name: 'Soup' })
    const id = String(fieldsOf(made.body.doc).id)
    const missing = { nameTranslation: { fr: null }, portionTranslation: { fr: null } }
    for (const portionTranslation of [{ fr: null }, { fr: '1 tasse' }]) {
      const saved = await cook('PATCH', `dishes/${id}?locale=en`, { name: 'Hot soup', ...missing, portionTranslation })
      expect(saved.status).toBe(200)
      expect((await storedTexts('dishes', id, 'name')) as object).toMatchObject({ en: 'Hot soup' })
      expect(localize((await storedTexts('dishes', id, 'name')) as Localized, 'fr')).toBe('Hot soup')
    }
    expect(await storedTexts('dishes', id, 'portion')).toMatchObject({ fr: '1 tasse' })
    const inFrench = await cook('PATCH', `dishes/${id}?locale=fr`, { name: '' })
    expect([inFrench.status, getFirstError(inFrench).path]).toEqual([400, 'name'])
  })

  test.each([[null], ['Moutarde']])(
    'of %j leaves a required text that is missing to a role that may not write it',
    async (fr) => {
      const { body } = await as('menuEditor')('POST', 'dishes?locale=en', {
        site: campus.site,
        code: `stew-${fr ?? 'none'}`.toLowerCase(),
        name: 'Stew',
      })
      const id = String(fieldsOf(body.doc).id)
      const saved = await as('dietitian')('PATCH', `dishes/${id}?locale=en`, {
        nameTranslation: { fr: 'Ragoût' },
        customAllergens: 'Mustard',
        customAllergensTranslation: { fr },
      })
      expect(saved.status).toBe(200)
      expect(localize((await storedTexts('dishes', id, 'name')) as Localized, 'fr')).toBe('Stew')
      expect((await storedTexts('dishes', id, 'customAllergens')) as object).toMatchObject(
        fr ? { en: 'Mustard', fr } : { en: 'Mustard' },
      )
      const inFrench = await as('dietitian')('PATCH', `dishes/${id}?locale=fr`, { ingredients: 'Eau' })
      expect(inFrench.status).toBe(200)
      expect(localize((await storedTexts('dishes', id, 'name')) as Localized, 'fr')).toBe('Stew')
      expect(await storedTexts('dishes', id, 'ingredients')).toMatchObject({ fr: 'Eau' })
    },
  )

  test('saves the alerts of a site, new rows and moved rows included', async () => {
    const manager = as('siteManager')
    const save = (homepageAlerts: object[]) => manager('PATCH', `sites/${campus.site}?locale=fr`, { homepageAlerts })
    const first = await save([{ message: 'Neige', messageTranslation: { en: 'Snow' } }])
    const [snow] = fieldsOf(first.body.doc).homepageAlerts as { id: string }[]
    await save([
      { message: 'Panne', messageTranslation: { en: 'Power failure' } },
      { id: snow?.id, message: 'Neige', messageTranslation: { en: 'Snowstorm' } },
    ])
    const texts = (await storedTexts('sites', campus.site, 'homepageAlerts')) as { message: unknown }[]
    expect(texts.map(({ message }) => message)).toEqual([
      { en: 'Power failure', fr: 'Panne' },
      { en: 'Snowstorm', fr: 'Neige' },
    ])
  })

  test('is restored from a version that has it in French only, although it is required', async () => {
    const cook = as('menuEditor')
    const { body } = await cook('POST', 'dishes?locale=fr', { site: campus.site, code: 'tourte', name: 'Tourte' })
    const id = String(fieldsOf(body.doc).id)
    await cook('PATCH', `dishes/${id}?locale=fr`, { name: 'Pâté' })
    const list = await cook('GET', `dishes/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`)
    const [first] = list.body.docs as { id: string }[]
    expect((await cook('POST', `dishes/versions/${first?.id}`)).status).toBe(200)
    expect(localize((await storedTexts('dishes', id, 'name')) as Localized, 'en')).toBe('Tourte')
  })

  test('has the rights of the text', async () => {
    const { body } = await as('menuEditor')('POST', 'dishes?locale=fr', {
      site: campus.site,
      code: 'soup-of-the-day',
      name: 'Soupe',
      nameTranslation: { en: 'Soup' },
    })
    const id = String(fieldsOf(body.doc).id)
    await as('dietitian')('PATCH', `dishes/${id}?locale=fr`, { nameTranslation: { en: 'Stew' }, ingredients: 'Eau' })
    expect(await storedTexts('dishes', id, 'name')).toEqual({ en: 'Soup', fr: 'Soupe' })
    await as('menuEditor')('PATCH', `dishes/${id}?locale=en`, { name: 'Broth', nameTranslation: { fr: 'Bouillon' } })
    expect(await storedTexts('dishes', id, 'name')).toEqual({ en: 'Broth', fr: 'Bouillon' })
  })
})

describe('the language in which a page of the studio opens', () => {
  const open = (language: string, query: Record<string, string | string[]> = {}, role = 'editor') =>
    findContentLanguageAddress(
      payload,
      new Headers({ Authorization: `JWT ${tokens[role]}`, Cookie: `payload-lng=${language}` }),
      ['collections', 'news'],
      query,
    )

  test('is that of its interface, before it is rendered', async () => {
    expect(await open('fr')).toBe('/admin/collections/news?locale=fr')
    expect(await open('fr', { limit: '10', 'where[title][equals]': 'été' })).toBe(
      '/admin/collections/news?limit=10&where%5Btitle%5D%5Bequals%5D=%C3%A9t%C3%A9&locale=fr',
    )
    expect(await open('en')).toBeNull() // the first language of the studio
    expect(await open('fr', {}, 'nobody')).toBeNull()
    expect(await open('fr', { locale: 'en' })).toBeNull() // the address names it
  })

  test('is not that of the page before', async () => {
    await editor('POST', 'payload-preferences/locale', { value: 'fr' })
    expect(await open('fr')).toBeNull()
    expect(await open('en')).toBe('/admin/collections/news?locale=en')
    const kept = await ask('GET', 'payload-preferences/locale', { token: tokens.editor ?? '', language: 'en' })
    expect(kept.body).toMatchObject({ value: 'en' })
  })
})
