import { existsSync, readdirSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { databaseFile } from './copy-options'

/**
 * Returns the migrations that a database has applied; null if it contains no deployment. Reads it directly, because Payload
 * would apply missing migrations on opening it.
 */
async function readMigrations(url: string): Promise<string[] | null> {
  if (!url.startsWith('file:')) return readMongoMigrations(url)
  if (!existsSync(databaseFile(url))) return null
  const client = createClient({ url: `file:${databaseFile(url)}` })
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

/** The names of this version's migrations, from their files: importing them would load Payload, which takes seconds. */
export const listMigrations = (database: 'sqlite' | 'mongodb') =>
  readdirSync(new URL(database === 'sqlite' ? '../../migrations/' : '../../migrations/mongo/', import.meta.url))
    .flatMap((file) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [])
    .sort()

/** Returns why a database does not have the schema of this version, as the end of a sentence; null if it does. */
export async function findSchemaProblem(url: string, side: 'source' | 'target'): Promise<string | null> {
  const expected = listMigrations(url.startsWith('file:') ? 'sqlite' : 'mongodb')
  const applied = await readMigrations(url)
  if (applied === null) return side === 'source' ? 'holds no deployment' : null
  const newer = applied.find((name) => !expected.includes(name))
  if (newer) return `was written by another version of Refectory (it has the migration ${newer}, which this one lacks)`
  const missing = expected.find((name) => !applied.includes(name))
  if (missing)
    return `has the schema of an older version (it lacks the migration ${missing}): start this version on it once`
  return null
}
