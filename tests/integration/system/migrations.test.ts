import { createClient } from '@libsql/client'
import type { MigrateDownArgs } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Migration } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { getMongoAdapter } from '@/server/copy/stores/database-adapters'
import { listStores } from '@/server/copy/stores/stores'
import { writeDocuments } from '@/server/copy/stores/write-store'
import { migrations } from '../../../migrations'
import { firstSchema, makeFirstDeployment } from '../../support/deployments/first-schema'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const documentsOf = Object.entries(firstSchema.documents) as [CollectionSlug, { id: string }[]][]
const overrideAccess = true // the test reads everything

/** Fields that Payload computes on each read. */
const computed = new Set(['url', 'thumbnailURL', 'collection'])
/** The main language of a site, which no code read: a migration drops its column. */
const removed = { field: 'defaultLocale', table: 'sites', column: 'default_locale' }
const stored = (document: object) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !computed.has(name) && name !== removed.field))

afterAll(closePayload)

const onlySqlite = onMongo ? describe.skip : describe
onlySqlite('migrating a SQLite database from the first schema', () => {
  let tables: string[]
  const ask = async (sql: string) => {
    const client = createClient({ url: process.env.DATABASE_URL ?? '' })
    const { rows } = await client.execute(sql)
    client.close()
    return rows
  }

  beforeAll(async () => {
    tables = await makeFirstDeployment(process.env.DATABASE_URL ?? '')
    await openPayload()
  })

  test('starts with rows in every table', () => {
    expect(tables.filter((table) => !firstSchema.tables[table]?.length)).toEqual([])
    expect(tables.length).toBeGreaterThan(30)
  })

  test.each(documentsOf)('keeps every field of %s in both languages', async (collection, before) => {
    const payload = await openPayload()
    const options = { locale: 'all', depth: 0, pagination: false, showHiddenFields: true, overrideAccess } as const
    const { docs } = await payload.find({ collection, ...options })
    const now = new Map(docs.map((document) => [String(document.id), document]))
    expect([...now.keys()].sort()).toEqual(before.map(({ id }) => String(id)).sort())
    for (const document of before) expect(now.get(String(document.id))).toMatchObject(stored(document))
  })

  test('publishes documents of collections that gained drafts, and lists them in the studio', async () => {
    const payload = await openPayload()
    for (const [collection, before] of documentsOf) {
      if (!hasDraftsEnabled(payload.collections[collection].config)) continue
      const options = { collection, depth: 0, pagination: false, overrideAccess } as const
      const published = await payload.find({ ...options, where: { _status: { equals: 'published' } } })
      expect(published.totalDocs).toBe(before.length)
      const listed = await payload.find({ ...options, draft: true, locale: 'all', showHiddenFields: true })
      expect(listed.docs.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
      for (const document of before)
        expect(listed.docs.find(({ id }) => id === document.id)).toMatchObject(stored(document))
    }
  })

  // SQLite reads an unknown quoted column as a string when a migration copies a table.
  test('leaves no column that contains its own name', async () => {
    const columns = await ask(
      "SELECT m.name AS of, c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
    )
    const tests = columns.map(
      ({ of, name }) =>
        `SELECT '${String(of)}.${String(name)}' AS wrong FROM "${String(of)}" WHERE "${String(name)}" = '${String(name)}'`,
    )
    const wrong: unknown[] = []
    for (let at = 0; at < tests.length; at += 400) wrong.push(...(await ask(tests.slice(at, at + 400).join(' UNION '))))
    expect(wrong).toEqual([])
  })

  test('leaves no broken foreign key', async () => {
    expect(await ask('PRAGMA foreign_key_check')).toEqual([])
    expect((await ask('PRAGMA integrity_check'))[0]?.integrity_check).toBe('ok')
  })

  test('migrates back to the first schema without losing rows', async () => {
    const payload = await openPayload()
    const { drizzle: db } = payload.db as unknown as { drizzle: MigrateDownArgs['db'] }
    for (const { down } of migrations.slice(1).reverse()) await down({ db, payload } as MigrateDownArgs)
    // Ids of rows in the locales tables are not stable: a moved text gets a new one.
    const comparable = (table: string, { id, ...row }: Record<string, unknown>) => {
      const entries = Object.entries(table.endsWith('_locales') ? row : { id, ...row })
      return JSON.stringify(entries.filter(([name]) => table !== removed.table || name !== removed.column).sort())
    }
    for (const [table, rows] of Object.entries(firstSchema.tables)) {
      const now = (await ask(`SELECT * FROM "${table}"`)).map((row) => comparable(table, { ...row }))
      expect([table, ...now.sort()]).toEqual([table, ...rows.map((row) => comparable(table, row)).sort()])
    }
  })
})

const onlyMongo = onMongo ? describe : describe.skip
onlyMongo('migrating a MongoDB database from before drafts', () => {
  test('publishes sections once when several processes start at the same time', async () => {
    const payload = await openPayload()
    const mongo = getMongoAdapter(payload)
    const store = listStores(payload).find(({ name }) => name === 'sections')
    if (!mongo || !store) throw new Error('This runs on MongoDB.')
    const before = firstSchema.documents.sections ?? []
    await writeDocuments(payload, store, structuredClone(before))
    const raw = mongo.collections.sections?.collection
    await raw?.updateMany({}, { $unset: { _status: 1 } })
    await payload.db.deleteMany({ collection: 'payload-migrations', where: {} })

    const prodMigrations = mongo.prodMigrations as unknown as Migration[]
    const migrate = () => mongo.migrate({ migrations: prodMigrations })
    await Promise.all(Array.from({ length: 5 }, migrate))
    await migrate()

    expect(await raw?.countDocuments({ _status: 'published' })).toBe(before.length)
    const options = { collection: 'sections', depth: 0, pagination: false, overrideAccess } as const
    const { docs } = await payload.find({ ...options, locale: 'all' })
    for (const document of before) expect(docs.find(({ id }) => id === document.id)).toMatchObject(stored(document))
    if (!hasDraftsEnabled(payload.collections.sections.config)) return
    const listed = await payload.find({ ...options, draft: true, locale: 'all' })
    expect(listed.docs.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
    for (const document of before)
      expect(listed.docs.find(({ id }) => id === document.id)).toMatchObject(stored(document))
  })
})
