import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'

type Database = MigrateUpArgs['db'] | MigrateDownArgs['db']

/** The tables whose localized `alt` became the columns `alt_en` and `alt_fr`. */
const tables = ['images', 'location_images', 'logo']

const newTable = sql`CREATE TABLE \`alt_on_the_move\` (\`of\` text NOT NULL, \`id\` text NOT NULL, \`en\` text NOT NULL, \`fr\` text NOT NULL);`
const noTable = sql`DROP TABLE \`alt_on_the_move\`;`

/**
 * First step of `up`: puts the texts of the locales tables aside, before those are dropped. A language in which nothing
 * was said stays empty: staff are asked for it when they next save the picture.
 */
export async function setAltAside(db: Database): Promise<void> {
  await db.run(newTable)
  const inOne = (table: string, locale: string) =>
    `coalesce((SELECT alt FROM ${table}_locales WHERE _parent_id = ${table}.id AND _locale = '${locale}'), '')`
  for (const table of tables)
    await db.run(
      sql.raw(
        `INSERT INTO alt_on_the_move SELECT '${table}', id, ${inOne(table, 'en')}, ${inOne(table, 'fr')} FROM ${table};`,
      ),
    )
}

/** Last step of `up`: the texts into the columns. */
export async function bringAltBack(db: Database): Promise<void> {
  const inOne = (table: string, locale: string) =>
    `alt_${locale} = coalesce((SELECT ${locale} FROM alt_on_the_move WHERE of = '${table}' AND id = ${table}.id), '')`
  for (const table of tables)
    await db.run(sql.raw(`UPDATE ${table} SET ${inOne(table, 'en')}, ${inOne(table, 'fr')};`))
  await db.run(noTable)
}

/** First step of `down`: puts the texts of the columns aside, before those are dropped. */
export async function setAltColumnsAside(db: Database): Promise<void> {
  await db.run(newTable)
  for (const table of tables)
    await db.run(sql.raw(`INSERT INTO alt_on_the_move SELECT '${table}', id, alt_en, alt_fr FROM ${table};`))
}

/** Last step of `down`: the texts into the locales tables. */
export async function bringAltLocalesBack(db: Database): Promise<void> {
  for (const table of tables)
    for (const locale of ['en', 'fr'])
      await db.run(
        sql.raw(
          `INSERT INTO ${table}_locales (alt, _locale, _parent_id) SELECT ${locale}, '${locale}', id FROM alt_on_the_move WHERE of = '${table}' AND ${locale} <> '';`,
        ),
      )
  await db.run(noTable)
}
