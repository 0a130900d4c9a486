import type { Field } from 'payload'
import { fieldsOf } from '@/server/database/stored-values'
import { makeCampus, makeFilters } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { ask } from '../../support/studio/rest'

const payload = await openPayload()
let site: string
let token: string

beforeAll(async () => {
  await makeFilters(payload)
  const email = 'administrator@example.com'
  await makePerson(payload, 'administrator', [], email)
  site = (await makeCampus(payload, 'northgate')).site
  token = String((await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })).body.token)
})
afterAll(closePayload)

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
    const [error] = (body.errors ?? []) as { message: string; data?: { errors?: { path: string; label?: string }[] } }[]
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
