import { sql } from '@payloadcms/db-sqlite'
import type { Statements } from './as-a-whole'

/** The tables whose localized `alt` became the columns `alt_en` and `alt_fr`. */
const tables = ['images', 'location_images', 'logo']

const newTable = sql`CREATE TABLE \`alt_on_the_move\` (\`of\` text NOT NULL, \`id\` text NOT NULL, \`en\` text NOT NULL, \`fr\` text NOT NULL);`
const noTable = sql`DROP TABLE \`alt_on_the_move\`;`

/**
 * First step of `up`: copies the texts of the locales tables to a temporary table, before those are dropped. A missing text
 * becomes empty; staff must enter it when they next save the picture.
 */
export async function setAltAside(db: Statements): Promise<void> {
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

/** Last step of `up`: copies the texts into the new columns. */
export async function bringAltBack(db: Statements): Promise<void> {
  const inOne = (table: string, locale: string) =>
    `alt_${locale} = coalesce((SELECT ${locale} FROM alt_on_the_move WHERE of = '${table}' AND id = ${table}.id), '')`
  for (const table of tables)
    await db.run(sql.raw(`UPDATE ${table} SET ${inOne(table, 'en')}, ${inOne(table, 'fr')};`))
  await db.run(noTable)
}

/** First step of `down`: copies the texts of the columns to a temporary table, before the columns are dropped. */
export async function setAltColumnsAside(db: Statements): Promise<void> {
  await db.run(newTable)
  for (const table of tables)
    await db.run(sql.raw(`INSERT INTO alt_on_the_move SELECT '${table}', id, alt_en, alt_fr FROM ${table};`))
}

/** Last step of `down`: copies the texts into the locales tables. */
export async function bringAltLocalesBack(db: Statements): Promise<void> {
  for (const table of tables)
    for (const locale of ['en', 'fr'])
      await db.run(
        sql.raw(
          `INSERT INTO ${table}_locales (alt, _locale, _parent_id) SELECT ${locale}, '${locale}', id FROM alt_on_the_move WHERE of = '${table}' AND ${locale} <> '';`,
        ),
      )
  await db.run(noTable)
}
