import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'

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
    prodMigrations: migrations.embedded,
  })
}
