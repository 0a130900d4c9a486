/** @both-databases */
import type { FlattenedField } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { getFirstError } from '../../support/studio/rest'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let campus: Campus
let request: Awaited<ReturnType<typeof signInToStudio>>

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  request = await signInToStudio(payload, await makePerson(payload, 'administrator', []))
})
afterAll(closePayload)

const dish = (code: string, more: object = {}) => ({ site: campus.site, code, name: 'Dish', ...more })
const create = (data: object, path = 'dishes') => request('POST', path, { data })

test('refuses an id that is not one, one that exists and a change of one, in words', async () => {
  const id = newHexId()
  for (const wrong of ['abc', 12, { $ne: null }, 'ABCDEF0123456789ABCDEF01'])
    expect(getFirstError(await create(dish('wrong', { id: wrong })))).toEqual({
      path: 'id',
      message: 'An id has 24 hexadecimal digits. Leave it out to get a new one.',
    })
  expect((await create(dish('first', { id }))).status).toBe(201)
  const repeated = await create(dish('second', { id }))
  expect([repeated.status, getFirstError(repeated)]).toEqual([
    400,
    { path: 'id', message: 'Another document has this id. Leave it out to get a new one.' },
  ])
  const repeatedSite = { id: campus.site, name: 'Site', slug: 'another', timeZone: 'America/Toronto', country: 'ca' }
  expect(getFirstError(await create(repeatedSite, 'sites'))).toMatchObject({ path: 'id' })
  const changed = await request('PATCH', `dishes/${id}`, { data: { id: newHexId() } })
  expect(getFirstError(changed)).toEqual({ path: 'id', message: 'The id of a document never changes.' })
  expect((await request('PATCH', `dishes/${id}`, { data: { id, name: 'Other' } })).status).toBe(200)
  for (const [method, path] of [
    ['GET', 'dishes/abc'],
    ['PATCH', 'dishes/abc'],
    ['DELETE', 'dishes/abc'],
  ] as const)
    expect((await request(method, path, method === 'PATCH' ? { data: { name: 'x' } } : {})).status).toBe(404)
})

/** The id, and what Payload writes into uploads itself, have rules of their own. */
const isTextField = ({ name, type }: FlattenedField) =>
  ['text', 'textarea', 'email'].includes(type) && !['id', 'url', 'thumbnailURL', 'filename'].includes(name)
/** Collections that staff can write through the API, with their text fields of the first level. */
const collections = () =>
  payload.config.collections.flatMap(({ slug, flattenedFields, endpoints }) => {
    const texts = flattenedFields.filter((field) => isTextField(field) && !('virtual' in field && field.virtual))
    return endpoints !== false && texts.length > 0 && !slug.startsWith('payload-') ? [{ slug, texts }] : []
  })

test('refuses an object in place of a text, and required texts of blanks, in every collection', async () => {
  const accepted: string[] = []
  for (const { slug, texts } of collections())
    for (const field of texts) {
      const isRequired = 'required' in field && field.required === true
      for (const value of [{ en: 'Soup', fr: 'Soupe' }, 12, ...(isRequired ? ['  \t'] : [])]) {
        const answer = await create({ site: campus.site, [field.name]: value }, slug)
        const errors = rowsOf(fieldsOf(fieldsOf(rowsOf(answer.body.errors)[0]).data).errors)
        const isClosed = answer.status === 404 || answer.status === 403
        if (!isClosed && !(answer.status === 400 && errors.some(({ path }) => path === field.name)))
          accepted.push(`${slug}.${field.name} ${JSON.stringify(value)}: ${answer.status}`)
      }
    }
  expect(accepted).toEqual([])
}, 120_000)

test.each<['en' | 'fr', string, object, string]>([
  [
    'en',
    'name',
    { name: { en: 'Soup', fr: 'Soupe' } },
    'Send a text in one language. The parameter “locale” chooses it.',
  ],
  ['fr', 'name', { name: '   ' }, 'Entrez un texte, pas seulement des espaces.'],
  ['en', 'name', { name: 'Soup', nameTranslation: { fr: ' ' } }, 'Enter a text, not only spaces.'],
  ['en', 'nutrients.sodium', { nutrients: { sodium: ['1'] } }, 'Send a text.'],
  [
    'en',
    'code',
    { code: 'Pâté_1' },
    'Use lower-case letters without accents, digits and hyphens, at most 80, such as pate-chinois.',
  ],
])('says in %s at %s what is wrong', async (language, path, data, message) => {
  const answer = await request('POST', 'dishes', { data: dish('words', data), language })
  expect([answer.status, getFirstError(answer)]).toEqual([400, { path, message }])
})

test('keeps a code of the former form, and refuses a new one', async () => {
  const data = { site: campus.site, code: 'Old_1', name: 'Old' }
  await payload.db.updateOne({ collection: 'dishes', id: campus.soup, data: { code: data.code } })
  expect((await request('PATCH', `dishes/${campus.soup}`, { data: { ...data, name: 'Newer' } })).status).toBe(200)
  expect((await request('PATCH', `dishes/${campus.soup}`, { data: { code: 'Old_2' } })).status).toBe(400)
})
