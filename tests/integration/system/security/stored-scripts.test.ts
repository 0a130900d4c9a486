import type { CollectionSlug, FlattenedField } from 'payload'
import { cleanHtml } from '@/server/clean-html'
import { fieldsOf } from '@/server/database/stored-values'
import { scriptVectors } from '../../../support/data/script-vectors'
import { closePayload, openPayload } from '../../../support/payload'
import { StudioWorld } from '../../../support/studio/studio-world'

const payload = await openPayload()
const world = new StudioWorld(payload)
beforeAll(() => world.createSites())
afterAll(closePayload)

/** The names of a collection's HTML fields. No HTML field is inside an array or a group. */
const htmlIn = (fields: FlattenedField[]) =>
  fields.filter(({ custom }) => custom?.html === true).map(({ name }) => name)
const withHtml = Object.values(payload.collections)
  .map(({ config }) => ({ slug: config.slug, names: htmlIn(config.flattenedFields) }))
  .filter(({ names }) => names.length > 0)

const perText = 60
const texts = Array.from({ length: Math.ceil(scriptVectors.length / perText) }, (_, at) =>
  scriptVectors.slice(at * perText, (at + 1) * perText).join('\n'),
)

type Local = Record<'update' | 'findByID', (options: object) => Promise<Record<string, unknown>>>
const local = payload as unknown as Local
const overrideAccess = true // the test is about what is stored, not about access

test('every code field is an HTML field', () => {
  const code = Object.values(payload.collections).flatMap(({ config }) =>
    config.flattenedFields.filter(({ type, custom }) => type === 'code' && !custom?.html).map(({ name }) => name),
  )
  expect(code).toEqual([])
  expect(withHtml.reduce((count, { names }) => count + names.length, 0)).toBeGreaterThanOrEqual(18)
})

test('every HTML field has a rich text field beside it, which staff edit in both languages', () => {
  const alone = Object.values(payload.collections).flatMap(({ config }) => {
    const twinOf = (name: string) => config.flattenedFields.find((field) => field.name === `${name}RichText`)
    return htmlIn(config.flattenedFields)
      .filter((name) => {
        const twin = twinOf(name)
        return twin?.type !== 'richText' || !twin.localized || twin.custom?.richTextOf !== name
      })
      .map((name) => `${config.slug}.${name}`)
  })
  expect(alone).toEqual([])
})

test.each(withHtml)('removes scripts from $names of $slug on save', async ({ slug, names }) => {
  const collection = slug as CollectionSlug
  const id = await world.getDocument(slug, 'north')
  const drafts = Boolean(fieldsOf(payload.collections[collection].config.versions).drafts)
  for (const text of texts) {
    const data = Object.fromEntries(names.map((name) => [name, text]))
    await local.update({
      collection,
      id,
      data: drafts ? { ...data, _status: 'published' } : data,
      locale: 'en',
      overrideAccess,
    })
    const stored = await local.findByID({
      collection,
      id,
      locale: 'en',
      fallbackLocale: false,
      depth: 0,
      overrideAccess,
    })
    for (const name of names) expect([name, stored[name]]).toEqual([name, cleanHtml(text)])
  }
})

test('removes scripts from both languages of one save', async () => {
  const body = { en: '<script>ran()</script><p>Hello</p>', fr: '<p onclick="ran()">Bonjour</p>' }
  const data = { site: world.sites.north, name: { en: 'Both', fr: 'Deux' }, slug: 'both-at-once', body }
  const made = await (payload as unknown as Record<'create', Local['update']>).create({
    collection: 'sections',
    data,
    locale: 'all',
    depth: 0,
    overrideAccess,
  })
  expect(made.body).toEqual({ en: '<p>Hello</p>', fr: '<p>Bonjour</p>' })
})
