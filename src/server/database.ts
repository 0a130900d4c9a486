import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'

type Settings = { databaseUrl: string; mongoCompatibility: 'documentdb' | 'none' }
/** What each kind of database must do once to hold what this version writes. */
type Migrations = {
  embedded: NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>
  mongo: NonNullable<Parameters<typeof mongooseAdapter>[0]['prodMigrations']>
}

export const isEmbedded = (databaseUrl: string) => databaseUrl.startsWith('file:')

/**
 * The database that the address names: `file:` SQLite, `mongodb://` MongoDB; 24-hex string ids on both.
 *
 * SQLite keeps its transactions off: with libsql each would open a connection without the busy timeout, and parallel
 * writes would fail. What must be exact is therefore one atomic statement or a unique index.
 */
export function openDatabase({ databaseUrl, mongoCompatibility }: Settings, migrations: Migrations) {
  if (!isEmbedded(databaseUrl))
    return mongooseAdapter({
      url: databaseUrl,
      allowIDOnCreate: true,
      ensureIndexes: true,
      prodMigrations: migrations.mongo,
      connectOptions: { serverSelectionTimeoutMS: 5_000 },
      ...(mongoCompatibility === 'documentdb' ? compatibilityOptions.documentdb : {}),
    })
  mkdirSync(path.dirname(databaseUrl.slice('file:'.length)), { recursive: true })
  return sqliteAdapter({
    client: { url: databaseUrl },
    wal: true,
    busyTimeout: 10_000,
    push: false,
    beforeSchemaInit: [translationsByDocument],
    prodMigrations: migrations.embedded,
  })
}

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['beforeSchemaInit']>[number]

/**
 * An index by document on each table of translations. Payload's own begins with the language, while its reads ask for all
 * languages of a document: each of them would walk the whole table, a list of documents as often as it is long.
 */
const translationsByDocument: SchemaHook = (asked) => {
  const { rawTables, localesSuffix = '_locales' } = (asked as unknown as { adapter: SQLiteAdapter }).adapter // its types leave it out
  for (const [name, table] of Object.entries(rawTables))
    if (name.endsWith(localesSuffix))
      table.indexes = { ...table.indexes, _parentID: { name: `${name}_parent_id_idx`, on: '_parentID' } }
  return asked.schema
}
