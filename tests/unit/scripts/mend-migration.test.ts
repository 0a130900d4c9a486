import { mendMigration } from '../../../scripts/migration/mend-migration.mjs'

const table = (columns: string[], parent?: string) => ({
  columns: Object.fromEntries(columns.map((name) => [name, {}])),
  foreignKeys: parent ? { fk: { tableTo: parent, columnsFrom: ['_parent_id'] } } : {},
})
const before = {
  tables: {
    pages: table(['id', 'slug']),
    pages_locales: table(['title', 'id', '_locale', '_parent_id'], 'pages'),
    pages_rows: table(['_order', '_parent_id', 'id', 'text'], 'pages'),
  },
}
const after = {
  tables: {
    ...before.tables,
    pages: table(['id', 'slug', 'show_from', '_status']),
    _pages_v: table(['id', 'parent_id']),
    _pages_v_locales: table(['id'], '_pages_v'),
    _pages_v_version_rows: table(['_order', '_parent_id', 'id', 'text', '_uuid'], '_pages_v'),
  },
}
const generated = `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`PRAGMA foreign_keys=OFF;\`)
  await db.run(sql\`CREATE TABLE \\\`__new_pages\\\` (
  	\\\`id\\\` text
  );
  \`)
  await db.run(sql\`INSERT INTO \\\`__new_pages\\\`("id", "slug", "show_from", "_status") SELECT "id", "slug", "show_from", "_status" FROM \\\`pages\\\`;\`)
  await db.run(sql\`DROP TABLE \\\`pages\\\`;\`)
  await db.run(sql\`PRAGMA foreign_keys=ON;\`)
  await db.run(sql\`DROP TABLE \\\`other\\\`;\`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql\`DROP TABLE \\\`_pages_v\\\`;\`)
}
`
const statementsOf = (text: string) =>
  [...text.matchAll(/sql`((?:\\[\s\S]|[^`\\])*)`/g)].map(([, sql]) => (sql ?? '').replaceAll('\\`', '"'))
const [up = '', down = ''] = mendMigration(generated, before, after).split('export async function down')

describe('a generated migration, mended', () => {
  test('has foreign keys off from its first to its last statement, and happens as a whole', () => {
    for (const way of [up, down]) {
      const statements = statementsOf(way)
      expect(statements.slice(0, 2)).toEqual(['PRAGMA foreign_keys=OFF;', 'BEGIN IMMEDIATE;'])
      expect(statements.slice(-2)).toEqual(['COMMIT;', 'PRAGMA foreign_keys=ON;'])
      expect(statements.filter((sql) => sql.startsWith('PRAGMA'))).toHaveLength(2)
    }
  })

  test('fills a table made anew from the columns that the old one had', () =>
    expect(statementsOf(up)).toContain('INSERT INTO "__new_pages"("id", "slug") SELECT "id", "slug" FROM "pages";'))

  test('keeps every other statement in its order', () =>
    expect(
      statementsOf(up)
        .filter((sql) => /^(CREATE|DROP)/.test(sql))
        .map((sql) => sql.slice(0, 24)),
    ).toEqual(['CREATE TABLE "__new_page', 'DROP TABLE "pages";', 'DROP TABLE "other";']))

  test('publishes what has got drafts and gives it a first version with its languages and rows', () =>
    expect(statementsOf(up).slice(-6, -2)).toEqual([
      `UPDATE "pages" SET "_status" = 'published';`,
      'INSERT INTO "_pages_v" (parent_id, "version_slug", "version_show_from", "version__status", created_at, updated_at, latest) SELECT id, "slug", "show_from", "_status", updated_at, updated_at, 1 FROM "pages";',
      'INSERT INTO "_pages_v_locales" ("version_title", _locale, _parent_id) SELECT l."title", l._locale, v.id FROM "pages_locales" l JOIN "_pages_v" v ON v.parent_id = l._parent_id;',
      'INSERT INTO "_pages_v_version_rows" ("_order", "text", _parent_id, _uuid) SELECT r."_order", r."text", v.id, r.id FROM "pages_rows" r JOIN "_pages_v" v ON v.parent_id = r._parent_id;',
    ]))

  test('takes the moves of data that its tables ask for, first and last', () => {
    const images = { images: table(['id']), images_locales: table(['alt', 'id', '_locale', '_parent_id'], 'images') }
    const now = { images: table(['id', 'alt_en', 'alt_fr']) }
    const mended = mendMigration(
      generated,
      { tables: { ...before.tables, ...images } },
      { tables: { ...after.tables, ...now } },
    )
    expect(mended).toContain("from './moves/alt-in-both-languages'")
    const lines = mended.split('\n').map((line) => line.trim())
    expect(lines.indexOf('await setAltAside(db)')).toBe(lines.indexOf('await db.run(sql`BEGIN IMMEDIATE;`)') + 1)
    expect(lines.indexOf('await bringAltBack(db)')).toBeGreaterThan(
      lines.indexOf('await db.run(sql`DROP TABLE \\`other\\`;`)'),
    )
  })

  test('is refused when drizzle-kit writes in another way', () =>
    expect(() => mendMigration('export const up = 1', before, after)).toThrow(/drizzle-kit's way/))
})
