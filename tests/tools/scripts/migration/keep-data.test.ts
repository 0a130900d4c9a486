import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { listMigrations } from '@/server/database/availability/schema-version'
import { inOneTransaction } from '../../../../migrations/support/in-one-transaction'
import { rewriteMigration } from '../../../../scripts/migration/rewrite-migration.mjs'

type Table = { columns: Record<string, { notNull: boolean }>; foreignKeys: Record<string, { columnsFrom: string[] }> }
type Snapshot = { tables: Record<string, Table> }
type Generate = (before: Snapshot, after: Snapshot) => Promise<string[]>

const { generateSQLiteMigration: generate } = createRequire(import.meta.url)('drizzle-kit/api') as {
  generateSQLiteMigration: Generate
}
const after = JSON.parse(readFileSync(`migrations/${listMigrations('sqlite').at(-1)}.json`, 'utf8')) as Snapshot

function removeColumn({ tables }: Snapshot, table: string, column: string) {
  const { columns = {}, foreignKeys = {} } = tables[table] ?? {}
  delete columns[column]
  for (const [name, { columnsFrom }] of Object.entries(foreignKeys))
    if (columnsFrom.includes(column)) delete foreignKeys[name]
}

/** The schema before a change that recreates `sites`, adds a required text to `dishes`, and a reference to `news`. */
function makeBefore(): Snapshot {
  const before = structuredClone(after)
  const { slug } = before.tables.sites?.columns ?? {}
  if (slug) slug.notNull = false
  removeColumn(before, 'dishes', 'code')
  removeColumn(before, 'news', 'picture_id')
  for (const table of [before.tables.dishes, before.tables.news]) if (table && 'indexes' in table) table.indexes = {}
  return before
}

/** As Payload writes it. */
const writeDirection = (name: string, statements: string[]) =>
  `export async function ${name}() {\n${statements.map((text) => `  await db.run(sql\`${text.replaceAll('`', '\\`')}\`)`).join('\n')}\n}\n`

const statementsOf = (text: string) =>
  [...text.matchAll(/sql`((?:\\[\s\S]|[^`\\])*)`/g)].map(([, statement]) => (statement ?? '').replaceAll('\\`', '`'))

test('a rewritten migration keeps the rows of a recreated table and of the tables that refer to it', async () => {
  const before = makeBefore()
  const client = createClient({ url: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'migration-')), 'test.db')}` })
  const db = drizzle(client) as unknown as MigrateUpArgs['db']
  const run = (statements: string[]) =>
    inOneTransaction(async (transaction) => {
      for (const statement of statements) await transaction.run(sql.raw(statement))
    })({ db })

  await run(await generate({ ...after, tables: {} }, before))
  await client.executeMultiple(`
    INSERT INTO sites (id, slug, time_zone) VALUES ('north', 'north', 'America/Toronto');
    INSERT INTO dishes (id, site_id) VALUES ('soup', 'north');
    INSERT INTO news (id, site_id, link_type) VALUES ('item', 'north', 'default');
    INSERT INTO news_images (id, site_id, alt_en, alt_fr) VALUES ('bowl', 'north', 'Bowl', 'Bol');`)

  const [ups, downs] = [await generate(before, after), await generate(after, before)]
  expect(ups.join('\n')).toContain('__new_sites')
  const source = [writeDirection('up', ups), writeDirection('down', downs)].join('\n')
  const [up = '', down = ''] = rewriteMigration(source, before, after).split('export const down')

  await run(statementsOf(up))
  await client.execute("UPDATE news SET picture_id = 'bowl'")
  await client.execute("DELETE FROM news_images WHERE id = 'bowl'")
  const read = async (statement: string) => (await client.execute(statement)).rows.map((row) => ({ ...row }))
  expect(await read('SELECT slug, time_zone FROM sites')).toEqual([{ slug: 'north', time_zone: 'America/Toronto' }])
  expect(await read('SELECT site_id, code FROM dishes')).toEqual([{ site_id: 'north', code: '' }])
  expect(await read('SELECT site_id, picture_id FROM news')).toEqual([{ site_id: 'north', picture_id: null }])
  expect(await read('PRAGMA foreign_key_check')).toEqual([])

  await run(statementsOf(down))
  expect(await read('SELECT s.slug FROM sites s JOIN news n ON n.site_id = s.id')).toEqual([{ slug: 'north' }])
  client.close()
})
