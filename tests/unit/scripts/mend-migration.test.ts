import { readdirSync, readFileSync } from 'node:fs'
import { mendMigration } from '../../../scripts/mend-migration.mjs'

const schema = (...columns: string[]) => ({
  tables: { pages: { columns: Object.fromEntries(columns.map((name) => [name, {}])) } },
})
const generated = `export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`PRAGMA foreign_keys=OFF;\`)
  await db.run(sql\`INSERT INTO \\\`__new_pages\\\`("id", "name", "shown", "_status") SELECT "id", "name", "shown", "_status" FROM \\\`pages\\\`;\`)
  await db.run(sql\`DROP TABLE \\\`pages\\\`;\`)
  await db.run(sql\`PRAGMA foreign_keys=ON;\`)
  await db.run(sql\`DROP TABLE \\\`pages_locales\\\`;\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql\`DROP TABLE \\\`other\\\`;\`)
}
`
const mended = `export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`PRAGMA foreign_keys=OFF;\`)
  await db.run(sql\`INSERT INTO \\\`__new_pages\\\`("id", "name", "_status") SELECT "id", "name", 'published' FROM \\\`pages\\\`;\`)
  await db.run(sql\`DROP TABLE \\\`pages\\\`;\`)
  await db.run(sql\`DROP TABLE \\\`pages_locales\\\`;\`)
  await db.run(sql\`PRAGMA foreign_keys=ON;\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql\`DROP TABLE \\\`other\\\`;\`)
}
`
const [before, after] = [schema('id', 'name'), schema('id', 'name', 'shown', '_status')]

test('a table made anew takes the columns it had, is published, and keeps what belongs to it', () => {
  expect(mendMigration(generated, before, after)).toBe(mended)
})

test('what is mended stays as it is, and so does a status that was there before', () => {
  expect(mendMigration(mended, before, after)).toBe(mended)
  expect(mendMigration(generated, after, after)).toContain('SELECT "id", "name", "shown", "_status" FROM')
})

const names = readdirSync('migrations').flatMap((name) => (name.endsWith('.json') ? name.slice(0, -5) : []))
test.each(names.sort())('the migration %s keeps the rows it finds', (name) => {
  const read = (it: string | undefined) => (it ? JSON.parse(readFileSync(`migrations/${it}.json`, 'utf8')) : null)
  const text = readFileSync(`migrations/${name}.ts`, 'utf8')
  expect(mendMigration(text, read(names[names.indexOf(name) - 1]), read(name))).toBe(text)
})
