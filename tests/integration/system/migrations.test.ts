import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { listMigrations } from '@/server/database/availability/schema-version'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import { closePayload, onMongo, openPayload } from '../../support/payload'

type Tables = Record<string, { columns: Record<string, { type: string; notNull: boolean }> }>
type DrizzleKit = { generateSQLiteDrizzleJson: (schema: unknown) => Promise<{ tables: Tables }> }

afterAll(closePayload)

test('applies each migration of this version once', async () => {
  const payload = await openPayload()
  const { docs } = await payload.db.find<{ name: string }>({ collection: 'payload-migrations', pagination: false })
  expect(docs.map(({ name }) => name).sort()).toEqual(listMigrations(onMongo ? 'mongodb' : 'sqlite'))
})

/** For `JSON.stringify`: the order of columns follows that of the fields, and changes no table. */
const sorted = (_: string, value: unknown) =>
  Object.prototype.toString.call(value) === '[object Object]'
    ? Object.fromEntries(Object.entries(value as object).sort())
    : value

const onlySqlite = onMongo ? describe.skip : describe
onlySqlite('the migrations of SQLite', () => {
  const snapshots = readdirSync('migrations').filter((file) => file.endsWith('.json'))
  const readLastSnapshot = () =>
    (JSON.parse(readFileSync(`migrations/${snapshots.sort().at(-1)}`, 'utf8')) as { tables: Tables }).tables

  test('cover every change of the collections: else run `npm run db:migration -- name`', async () => {
    const { schema } = (await openPayload()).db as unknown as SQLiteAdapter
    const { generateSQLiteDrizzleJson } = createRequire(import.meta.url)('drizzle-kit/api') as DrizzleKit
    const [now, then] = [(await generateSQLiteDrizzleJson(schema)).tables, readLastSnapshot()]
    const isChanged = (table: string) => JSON.stringify(now[table], sorted) !== JSON.stringify(then[table], sorted)
    expect(Object.keys({ ...now, ...then }).filter(isChanged)).toEqual([])
  })

  test('create the tables and columns of the last snapshot', async () => {
    const client = getSqliteAdapter(await openPayload())?.client
    const columns = await client?.execute(
      `SELECT m.name AS "table", c.name AS "column", lower(c.type) AS type, c."notnull" AS required
       FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
    )
    const stored = columns?.rows.map((row) => `${row.table}.${row.column} ${row.type} ${row.required}`)
    const expected = Object.entries(readLastSnapshot()).flatMap(([table, { columns }]) =>
      Object.entries(columns).map(([name, { type, notNull }]) => `${table}.${name} ${type} ${notNull ? 1 : 0}`),
    )
    expect(stored?.sort()).toEqual(expected.sort())
  })
})
