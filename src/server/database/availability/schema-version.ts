import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'

export type DatabaseKind = 'sqlite' | 'mongodb'

/** The absolute path of an SQLite database. */
export const databaseFile = (url: string) => path.resolve(url.slice('file:'.length))

/** The names of this version's migrations, from their files: importing them would load Payload, which takes seconds. */
export const listMigrations = (database: DatabaseKind): string[] =>
  readdirSync(path.resolve(database === 'sqlite' ? 'migrations' : 'migrations/mongo'))
    .flatMap((file) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [])
    .sort()

/**
 * Returns the migrations that a database has applied; null if it contains no deployment. Reads it directly, because Payload
 * would apply missing migrations on opening it. Closing a SQLite file ends the locks of this process on it: call this before
 * the process opens the database.
 */
async function readAppliedMigrations(url: string): Promise<string[] | null> {
  if (!url.startsWith('file:')) return readMongoMigrations(url)
  if (!existsSync(databaseFile(url))) return null
  const { createClient } = await import('@libsql/client')
  const client = createClient({ url: `file:${databaseFile(url)}`, timeout: 5_000 })
  try {
    const tables = await client.execute(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'",
    )
    if (tables.rows.length === 0) return null
    return (await client.execute('SELECT name FROM payload_migrations')).rows.map(({ name }) => String(name))
  } finally {
    client.close()
  }
}

async function readMongoMigrations(url: string): Promise<string[] | null> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    const rows = await client.db().collection('payload-migrations').find().toArray()
    const sites = await client.db().collection('sites').findOne()
    return rows.length === 0 && !sites ? null : rows.map(({ name }) => String(name))
  } finally {
    await client.close()
  }
}

/** Returns why a database does not have the schema of this version, as the end of a sentence; null if it does. */
export async function findSchemaProblem(url: string, side: 'source' | 'target'): Promise<string | null> {
  const expected = listMigrations(kindOf(url))
  const applied = await readAppliedMigrations(url)
  if (applied === null) return side === 'source' ? 'holds no deployment' : null
  const unknown = applied.find((name) => !expected.includes(name))
  if (unknown) return describeUnknown(unknown)
  const missing = expected.find((name) => !applied.includes(name))
  if (missing)
    return `has the schema of an older version (it lacks the migration ${missing}): start this version on it once`
  return null
}

/**
 * Returns why this version cannot start on a database, and how to move it, as a clause of a sentence: it has a migration that
 * this version does not know. Null for every other database, also for one that cannot be read: whoever opens it reports why.
 */
export async function findUnknownSchema(url: string): Promise<string | null> {
  const expected = listMigrations(kindOf(url))
  const unknown = ((await readAppliedMigrations(url).catch(() => null)) ?? []).find((name) => !expected.includes(name))
  if (!unknown) return null
  const isOlder = unknown < (expected[0] ?? '')
  return `the database ${describeUnknown(unknown)}: ${isOlder ? 'back it up with that version (npm run backup), restore the backup into an empty database with the version of November 26, 2026 (npm run restore), then start this one' : 'start that version, or restore a backup that this version made (npm run restore)'}`
}

const kindOf = (url: string): DatabaseKind => (url.startsWith('file:') ? 'sqlite' : 'mongodb')

const describeUnknown = (migration: string) =>
  `was written by another version of Refectory (it has the migration ${migration}, which this one lacks)`
