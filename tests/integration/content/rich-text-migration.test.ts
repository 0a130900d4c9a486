import { createClient, type InArgs } from '@libsql/client'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { jest } from '@jest/globals'
import { fieldsOf } from '@/server/database/stored-values'
import { getMongoAdapter } from '@/server/copy/stores/database-adapters'
import { migrations } from '../../../migrations'
import { migrations as ofMongo } from '../../../migrations/mongo'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const [site, other] = ['1'.repeat(24), '2'.repeat(24)]
const [picture, foreign] = ['a'.repeat(24), 'b'.repeat(24)]
const [item, odd, legal] = ['c'.repeat(24), 'd'.repeat(24), 'e'.repeat(24)]
/** As stored before the migration. */
const bodies = {
  [item]: {
    en: '<h2>Soup</h2>\n<p>Hot,\n<b>today</b>.</p>\n<p><img src="/files/images/bowl.webp" alt="Bowl" /></p>',
    fr: '<p>Soupe</p>',
  },
  [odd]: { en: '<p>A</p><dl><dt>B</dt></dl><p><img src="/files/images/foreign.webp" alt="F" /></p>', fr: null },
}
const terms = '<p>Terms</p>'

const printed: string[] = []
const name = '20261122_190257_rich_text'

const read = async (collection: 'news' | 'legal-texts', id: string, locale: 'en' | 'fr') => {
  const options = { collection, id, locale, fallbackLocale: false as const, depth: 0, overrideAccess: true }
  return fieldsOf(await (await openPayload()).findByID(options))
}
const typesOf = (text: unknown) =>
  (fieldsOf(fieldsOf(text).root).children as { type: string }[] | undefined)?.map(({ type }) => type)

/** Holds for both databases. */
function isConverted() {
  test('converts both languages, of documents and of versions, and leaves the HTML as it was', async () => {
    const payload = await openPayload()
    for (const [id, { en, fr }] of Object.entries(bodies)) {
      expect([(await read('news', id, 'en')).description, (await read('news', id, 'fr')).description ?? null]).toEqual([
        en,
        fr,
      ])
    }
    expect(typesOf((await read('news', item, 'en')).descriptionRichText)).toEqual(['heading', 'paragraph', 'upload'])
    expect(typesOf((await read('news', item, 'fr')).descriptionRichText)).toEqual(['paragraph'])
    expect(typesOf((await read('legal-texts', legal, 'en')).bodyRichText)).toEqual(['paragraph'])
    // Below the hooks, which would convert what is not stored.
    const { docs } = await payload.db.findVersions({
      collection: 'news',
      where: { parent: { equals: item } },
      locale: 'all',
    })
    const { en } = fieldsOf(fieldsOf(docs[0]?.version).descriptionRichText)
    expect(typesOf(en)).toEqual(['heading', 'paragraph', 'upload'])
  })

  test('lists the texts of which a part stays HTML', async () => {
    expect(typesOf((await read('news', odd, 'en')).descriptionRichText)).toEqual(['paragraph', 'block', 'block'])
    const report = printed.join('\n')
    expect(report).toMatch(/Rich text: \d+ texts were converted/)
    expect(report).toContain(`  news ${odd} (en)`)
    expect(report).not.toContain(`news ${item}`)
  })
}

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation((text: unknown) => void printed.push(String(text)))
})
afterAll(async () => {
  jest.restoreAllMocks()
  await closePayload()
})

async function oldDatabase() {
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const run = (statement: string, args: InArgs = []) => client.execute({ sql: statement, args })
  for (const { name: before, up } of migrations.slice(
    0,
    migrations.findIndex((each) => each.name === name),
  )) {
    await up({ db } as MigrateUpArgs)
    await run('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)', [before])
  }
  for (const [id, slug] of [
    [site, 'north'],
    [other, 'south'],
  ] as const)
    await run("INSERT INTO sites (id, slug, time_zone) VALUES (?, ?, 'America/Toronto')", [id, slug])
  const image = 'INSERT INTO images (id, site_id, filename, alt_en, alt_fr) VALUES (?, ?, ?, ?, ?)'
  await run(image, [picture, site, 'bowl.webp', 'Bowl', 'Bol'])
  await run(image, [foreign, other, 'foreign.webp', 'F', 'F'])
  for (const [at, [id, texts]] of Object.entries(bodies).entries()) {
    await run("INSERT INTO news (id, site_id, link_type, _status) VALUES (?, ?, 'default', 'published')", [id, site])
    const version =
      'INSERT INTO _news_v (id, parent_id, version_site_id, version__status, latest) VALUES (?, ?, ?, ?, 1)'
    await run(version, [at + 1, id, site, 'published'])
    for (const [locale, html] of Object.entries(texts)) {
      await run("INSERT INTO news_locales (title, description, _locale, _parent_id) VALUES ('T', ?, ?, ?)", [
        html,
        locale,
        id,
      ])
      const localized =
        "INSERT INTO _news_v_locales (version_title, version_description, _locale, _parent_id) VALUES ('T', ?, ?, ?)"
      await run(localized, [html, locale, at + 1])
    }
  }
  await run("INSERT INTO legal_texts (id, kind, _status) VALUES (?, 'privacy', 'published')", [legal])
  await run("INSERT INTO legal_texts_locales (title, body, _locale, _parent_id) VALUES ('T', ?, 'en', ?)", [
    terms,
    legal,
  ])
  client.close()
}

function onColumns() {
  beforeAll(oldDatabase)
  isConverted()
}

function onDocuments() {
  beforeAll(async () => {
    const payload = await openPayload()
    const adapter = getMongoAdapter(payload)
    if (!adapter) throw new Error('This part is for MongoDB')
    const objectId = (hex: string) => new adapter.connection.base.Types.ObjectId(hex)
    const { collections, versions } = adapter
    await collections.images?.collection.insertMany([
      { _id: objectId(picture), site: objectId(site), filename: 'bowl.webp', alt: { en: 'Bowl', fr: 'Bol' } },
      { _id: objectId(foreign), site: objectId(other), filename: 'foreign.webp', alt: { en: 'F', fr: 'F' } },
    ])
    for (const [id, description] of Object.entries(bodies)) {
      const document = { site: objectId(site), title: { en: 'T' }, description, _status: 'published' }
      await collections.news?.collection.insertOne({ _id: objectId(id), ...document })
      await versions.news?.collection.insertOne({ parent: objectId(id), version: document, latest: true })
    }
    const text = { kind: 'privacy', title: { en: 'T' }, body: { en: terms }, _status: 'published' }
    await collections['legal-texts']?.collection.insertOne({ _id: objectId(legal), ...text })
    const migration = ofMongo.find((each) => each.name === name)
    await migration?.up({ payload } as unknown as Parameters<typeof migration.up>[0])
  })
  isConverted()

  test('is undone by a down migration', async () => {
    const payload = await openPayload()
    const migration = ofMongo.find((each) => each.name === name)
    await migration?.down({ payload } as unknown as Parameters<typeof migration.down>[0])
    const stored = await getMongoAdapter(payload)?.collections.news?.collection.findOne({
      descriptionRichText: { $exists: true },
    })
    expect(stored).toBeNull()
  })
}

describe(onMongo ? 'documents' : 'columns', onMongo ? onDocuments : onColumns)
