import type { Field } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'
import { roles } from '@/domain/roles'
import { familyOf } from '@/domain/studio-families'
import { closePayload, onMongo, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'
import { signInAs } from '../../support/studio/studio-calls'
import { makeCampus, makeFilters } from '../../support/data/campus'

const payload = await openPayload()
afterAll(closePayload)

/** Names that are the same in both languages, which Payload makes from the name of the field. */
const properNames = ['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'flickr', 'vimeo']

/** The fields that a list of the studio offers as columns, with those in groups. */
function listColumns(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listColumns(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return listColumns(field.fields)
    if (field.type === 'group') return listColumns(field.fields)
    const isLeftOut = ('hidden' in field && field.hidden) || fieldsOf(field.admin).disabled
    return isLeftOut || field.admin?.disableListColumn ? [] : [field]
  })
}

test('labels every column of every list in both languages', () => {
  const collections = payload.config.collections.filter(
    ({ admin, slug }) => admin.hidden !== true && !slug.startsWith('payload-'),
  )
  const columns = collections.flatMap(({ slug, fields }) =>
    listColumns(fields).map((field) => ({ slug, name: 'name' in field ? field.name : field.type, field })),
  )
  const unlabelled = columns.filter(({ name, field }) => {
    const label: unknown = 'label' in field ? field.label : undefined
    if (properNames.includes(name)) return false
    return !(fieldsOf(label).en && fieldsOf(label).fr)
  })
  expect(columns.length).toBeGreaterThan(400)
  expect(unlabelled.map(({ slug, name }) => `${slug}.${name}`)).toEqual([])
})

test('names no group as Payload names a list of its own, which comes first in the navigation', () => {
  const groups = payload.config.collections.map(({ admin }) => fieldsOf(admin.group))
  for (const language of ['en', 'fr'] as const) {
    const { collections, globals } = payload.config.i18n.supportedLanguages[language]?.translations.general ?? {}
    const own = payload.config.i18n.translations as Record<string, { general?: Record<string, string> } | undefined>
    const names = [collections, globals, own[language]?.general?.collections, own[language]?.general?.globals]
    expect(groups.filter((group) => group[language] && names.includes(String(group[language])))).toEqual([])
  }
})

test.each(roles)(
  'leads %s to every list that they see, by an entry in a group or from a list of its family',
  async (role) => {
    const req = { payload, user: { collection: 'staff', id: 'a', role, sites: [{ site: 'b' }] } } as never
    const shown = payload.config.collections.filter(({ admin: { group, hidden } }) => {
      return group !== false && !(typeof hidden === 'function' ? hidden(req) : hidden)
    })
    const readable = await Promise.all(shown.map(({ access }) => access.read({ req })))
    const seen = shown.filter((_, index) => readable[index])
    const slugs = seen.map(({ slug }) => slug as string)
    const parents = slugs.flatMap((slug) => familyOf(slug, payload.config.collections).slice(0, 1))
    expect(parents.filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(seen.filter(({ admin }) => !(fieldsOf(admin.group).en && fieldsOf(admin.group).fr))).toEqual([])
  },
)

test('offers ids neither as a column nor as a filter or in a bulk edit', () => {
  const fields = payload.config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter(({ name }) => name === 'id')
        .map(({ name, admin }) => ({ path: `${slug}.${name}`, admin: fieldsOf(admin) })),
    )
  expect(fields.some(({ path }) => path === 'dishes.id')).toBe(!onMongo) // MongoDB's ids are no fields
  const offered = fields.filter(
    ({ admin }) => !(admin.disableListColumn && admin.disableListFilter && admin.disableBulkEdit),
  )
  expect(offered.map(({ path }) => path)).toEqual([])
})

test('lists the sites of the studio by their names in its language', async () => {
  const { token } = await signInAs(payload, 'administrator', [], 'administrator')
  const data = { name: 'Maple College', slug: 'maple', timeZone: 'America/Toronto' }
  const { body } = await ask('POST', 'sites?locale=en', { token, data })
  const id = String(fieldsOf(body.doc).id)
  await ask('PATCH', `sites/${id}?locale=fr`, { token, data: { name: 'Collège des Érables' } })
  const labels = async (language: string) =>
    (await ask('GET', 'sites/populate-tenant-options', { token, language })).body.tenantOptions
  expect([await labels('en-CA'), await labels('fr-CA')]).toEqual([
    [{ label: 'Maple College', value: id }],
    [{ label: 'Collège des Érables', value: id }],
  ])
})

describe('the message of a refused save', () => {
  let site: string
  let token: string

  beforeAll(async () => {
    await makeFilters(payload)
    site = (await makeCampus(payload, 'northgate')).site
    token = (await signInAs(payload, 'administrator', [], 'another')).token
  })

  /** A document without any value, but with a row in each of its lists, whose fields are invalid, too. */
  function emptyRows(fields: readonly Field[]): Record<string, unknown> {
    return Object.assign(
      {},
      ...fields.map((field) => {
        if (field.type === 'tabs') return Object.assign({}, ...field.tabs.map((tab) => emptyRows(tab.fields))) as object
        if (field.type === 'array') return { [field.name]: [emptyRows(field.fields)] }
        if (field.type === 'group' && 'name' in field && field.name) return { [field.name]: emptyRows(field.fields) }
        return 'fields' in field ? emptyRows(field.fields) : {}
      }),
    ) as Record<string, unknown>
  }

  test('names invalid fields by their labels in French, never by paths, in every collection', async () => {
    const wrong: string[] = []
    let refusals = 0
    for (const { slug, fields, admin } of payload.config.collections) {
      if (admin.hidden === true || slug.startsWith('payload-')) continue
      const data = { ...emptyRows(fields), site }
      const { body, status } = await ask('POST', `${slug}?locale=fr`, { token, data, language: 'fr-CA' })
      const [error] = (body.errors ?? []) as {
        message: string
        data?: { errors?: { path: string; label?: string }[] }
      }[]
      expect([slug, status < 500]).toEqual([slug, true])
      if (!error?.data?.errors) continue
      refusals += 1
      const names = error.message.replace(/^[^:]*:/, '')
      if (/[a-z][A-Z]|\.\d|\d\.|\[object|_/.test(names)) wrong.push(`${slug}: ${error.message}`)
    }
    expect(refusals).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('names a field inside a row by its label in both languages', async () => {
    const data = { homepageAlerts: [{ message: '' }] }
    const message = async (language: string) => {
      const { body } = await ask('PATCH', `sites/${site}`, { token, data, language })
      return String(fieldsOf((body.errors as unknown[])[0]).message)
    }
    expect([await message('en'), await message('fr')]).toEqual([
      expect.stringMatching(/Alerts 1 > Message$/),
      expect.stringMatching(/Avis 1 > Message$/),
    ])
  })
})
