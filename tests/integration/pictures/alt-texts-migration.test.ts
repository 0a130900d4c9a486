import { createClient } from '@libsql/client'
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { migrations } from '../../../migrations'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const site = '0123456789abcdef01234567'
const pictures = [
  { id: 'aaaaaaaaaaaaaaaaaaaaaaa1', en: 'Pea soup', fr: 'Soupe aux pois' },
  { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', en: 'The chef’s "pie"; DROP TABLE images', fr: 'L’été' },
  { id: 'aaaaaaaaaaaaaaaaaaaaaaa3', en: 'English only', fr: '' },
]
const tables = ['images', 'location_images', 'logo'] as const
const collections = ['images', 'location-images', 'logo'] as const

/** Creates a database of the first release with three pictures of each kind. */
async function createOldDatabase() {
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const [first] = migrations
  await first?.up({ db } as MigrateUpArgs)
  await client.execute({ sql: `INSERT INTO payload_migrations (name, batch) VALUES (?, 1)`, args: [first?.name ?? ''] })
  for (const table of tables)
    for (const { id, en, fr } of pictures) {
      const filename = `${id}.webp`
      await client.execute({ sql: `INSERT INTO ${table} (id, filename) VALUES (?, ?)`, args: [id, filename] })
      for (const [locale, text] of Object.entries({ en, fr }))
        if (text)
          await client.execute({
            sql: `INSERT INTO ${table}_locales (alt, _locale, _parent_id) VALUES (?, ?, ?)`,
            args: [text, locale, id],
          })
    }
  client.close()
}

afterAll(closePayload)

function fromLocalesTables() {
  beforeAll(createOldDatabase)

  test.each(collections)('keeps the texts of %s', async (collection) => {
    const payload = await openPayload()
    for (const { id, en, fr } of pictures) {
      const doc = await payload.findByID({ collection, id, overrideAccess: true })
      expect([doc.alt, doc.filename]).toEqual([{ en, fr }, `${id}.webp`])
    }
  })

  test('moves the texts back on a down migration', async () => {
    const payload = await openPayload()
    const { drizzle: db } = payload.db as unknown as { drizzle: MigrateUpArgs['db'] }
    for (const { down } of migrations.slice(1).reverse()) await down({ db, payload } as Parameters<typeof down>[0])
    for (const table of tables)
      expect(await db.all(sql.raw(`SELECT _parent_id, _locale, alt FROM ${table}_locales ORDER BY 1, 2`))).toEqual(
        pictures.flatMap(({ id, en, fr }) =>
          [
            { _parent_id: id, _locale: 'en', alt: en },
            { _parent_id: id, _locale: 'fr', alt: fr },
          ].filter(({ alt }) => alt),
        ),
      )
  })
}

/** MongoDB needs no migration: the stored format is the same. */
function asStored() {
  test.each(collections)('reads the stored texts of %s', async (collection) => {
    const payload = await openPayload()
    for (const { en, fr } of pictures) {
      const { id } = await payload.db.create({ collection, data: { site, filename: `${en}.webp`, alt: { en, fr } } })
      const found = await payload.findByID({ collection, id: String(id), depth: 0, overrideAccess: true })
      expect(found.alt).toEqual({ en, fr })
    }
  })
}

describe('migration of alternative texts to both languages', onMongo ? asStored : fromLocalesTables)
