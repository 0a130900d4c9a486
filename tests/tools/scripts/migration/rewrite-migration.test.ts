import { rewriteMigration } from '../../../../scripts/migration/rewrite-migration.mjs'

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
  await db.run(sql\`ALTER TABLE \\\`pages\\\` ADD \\\`name\\\` text NOT NULL;\`)
  await db.run(sql\`ALTER TABLE \\\`pages\\\` ADD \\\`note\\\` text;\`)
}
`
const statementsOf = (text: string) =>
  [...text.matchAll(/sql`((?:\\[\s\S]|[^`\\])*)`/g)].map(([, sql]) => (sql ?? '').replaceAll('\\`', '"'))
const [up = '', down = ''] = rewriteMigration(generated, before, after).split('export const down')

describe('rewriteMigration', () => {
  test('runs as one transaction with foreign keys off', () => {
    expect(up).toMatch(
      /import \{ inOneTransaction \} from '.\/support\/in-one-transaction'\n\nexport const up = inOneTransaction\(async \(db\) => \{\n/,
    )
    expect(down).toMatch(/^ = inOneTransaction\(async \(db\) => \{\n/)
    for (const direction of [up, down]) {
      expect(direction).toMatch(/\n\}\)\n+$/)
      expect(statementsOf(direction).filter((sql) => /^(PRAGMA|BEGIN|COMMIT)/.test(sql))).toEqual([])
    }
  })

  test('fills a recreated table from existing columns only', () =>
    expect(statementsOf(up)).toContain('INSERT INTO "__new_pages"("id", "slug") SELECT "id", "slug" FROM "pages";'))

  test('keeps all other statements in order', () =>
    expect(
      statementsOf(up)
        .filter((sql) => /^(CREATE|DROP)/.test(sql))
        .map((sql) => sql.slice(0, 24)),
    ).toEqual(['CREATE TABLE "__new_page', 'DROP TABLE "pages";', 'DROP TABLE "other";']))

  test('publishes documents of a collection that gets drafts, and creates a first version with languages and rows', () =>
    expect(statementsOf(up).slice(-4)).toEqual([
      `UPDATE "pages" SET "_status" = 'published';`,
      'INSERT INTO "_pages_v" (parent_id, "version_slug", "version_show_from", "version__status", created_at, updated_at, latest) SELECT id, "slug", "show_from", "_status", updated_at, updated_at, 1 FROM "pages";',
      'INSERT INTO "_pages_v_locales" ("version_title", _locale, _parent_id) SELECT l."title", l._locale, v.id FROM "pages_locales" l JOIN "_pages_v" v ON v.parent_id = l._parent_id;',
      'INSERT INTO "_pages_v_version_rows" ("_order", "text", _parent_id, _uuid) SELECT r."_order", r."text", v.id, r.id FROM "pages_rows" r JOIN "_pages_v" v ON v.parent_id = r._parent_id;',
    ]))

  test('gives an added text that is required a default, as SQLite demands', () =>
    expect(statementsOf(down).filter((sql) => sql.startsWith('ALTER'))).toEqual([
      `ALTER TABLE "pages" ADD "name" text DEFAULT '' NOT NULL;`,
      'ALTER TABLE "pages" ADD "note" text;',
    ]))

  test('throws when the output format of drizzle-kit has changed', () =>
    expect(() => rewriteMigration('export const up = 1', before, after)).toThrow(/output format of drizzle-kit/))
})
