import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { compatibilityOptions, mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { repeatSingleStatements } from '@/server/database/mongo/repeat-statements'
import { openSqliteClient } from '@/server/database/sqlite/sqlite-client'
import { addTransactions } from '@/server/database/sqlite/sqlite-transactions'

type Settings = { databaseUrl: string; mongoCompatibility: 'documentdb' | 'none' }
/** The migrations of each kind of database. */
type Migrations = {
  embedded: NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>
  mongo: NonNullable<Parameters<typeof mongooseAdapter>[0]['prodMigrations']>
}

export const isSqlite = (databaseUrl: string) => databaseUrl.startsWith('file:')

/**
 * In milliseconds. A request waits five seconds for a primary, which an election may take. A server that no longer answers,
 * without closing its connections, is noticed after about ten seconds; then requests that wait for it fail.
 */
const mongoTimeouts = { serverSelectionTimeoutMS: 5_000, connectTimeoutMS: 5_000, heartbeatFrequencyMS: 5_000 }

/**
 * Payload's adapter for a database address: SQLite for `file:`, MongoDB for `mongodb://`. Ids are 24 hex digits on both.
 *
 * Every save is one transaction on both. On SQLite `sqlite-transactions.ts` adds them. What must be exact under concurrency is
 * nevertheless one atomic statement or a unique index: transactions read what others have stored so far.
 */
export function openDatabase({ databaseUrl, mongoCompatibility }: Settings, migrations: Migrations) {
  if (!isSqlite(databaseUrl))
    return mongooseAdapter({
      url: databaseUrl,
      allowIDOnCreate: true,
      ensureIndexes: true,
      prodMigrations: migrations.mongo,
      connectOptions: mongoTimeouts,
      afterOpenConnection: ({ connection }) => repeatSingleStatements(connection),
      ...(mongoCompatibility === 'documentdb' ? compatibilityOptions.documentdb : {}),
    })
  mkdirSync(path.dirname(databaseUrl.slice('file:'.length)), { recursive: true })
  const adapter = sqliteAdapter({
    client: { url: databaseUrl },
    push: false,
    beforeSchemaInit: [translationsByDocument],
    prodMigrations: migrations.embedded,
  })
  return {
    ...adapter,
    init: (args: Parameters<typeof adapter.init>[0]) => withTransactions(databaseUrl, adapter.init(args)),
  }
}

const largestLog = 64 * 1024 * 1024

/** Opens the adapter's client and adds transactions to it. */
function withTransactions<Db extends ReturnType<ReturnType<typeof sqliteAdapter>['init']>>(url: string, db: Db): Db {
  const adapter = db as unknown as SQLiteAdapter & DrizzleAdapter
  const { enable } = addTransactions(adapter)
  const connect = db.connect?.bind(db)
  db.connect = async (options) => {
    const isNew = !adapter.client
    adapter.client ??= openSqliteClient(url)
    if (isNew) await adapter.client.execute('PRAGMA journal_mode = WAL')
    if (isNew) await adapter.client.execute(`PRAGMA journal_size_limit = ${largestLog}`)
    await connect?.(options)
    enable()
  }
  return db
}

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['beforeSchemaInit']>[number]

/**
 * Adds an index by document to each table of translations. Payload's own index begins with the language, but its reads select
 * all languages of a document and would scan the whole table for each document.
 */
const translationsByDocument: SchemaHook = (args) => {
  const { rawTables, localesSuffix = '_locales' } = (args as unknown as { adapter: SQLiteAdapter }).adapter // missing in its type
  for (const [name, table] of Object.entries(rawTables))
    if (name.endsWith(localesSuffix))
      table.indexes = { ...table.indexes, _parentID: { name: `${name}_parent_id_idx`, on: '_parentID' } }
  return args.schema
}
