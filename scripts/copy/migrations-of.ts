import { existsSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { migrations as embedded } from '../../migrations'
import { migrations as mongo } from '../../migrations/mongo'
import { fileOf } from './order'

/**
 * The migrations that a database has seen, read before Payload opens it, for Payload would bring it up to date at once.
 * Null when it holds no deployment.
 */
async function migrationsOf(url: string): Promise<string[] | null> {
  if (!url.startsWith('file:')) return migrationsOfMongo(url)
  if (!existsSync(fileOf(url))) return null
  const client = createClient({ url: `file:${fileOf(url)}` })
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

async function migrationsOfMongo(url: string): Promise<string[] | null> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    const rows = await client.db().collection('payload-migrations').find().toArray()
    const sites = await client.db().collection('sites').findOne()
    return rows.length === 0 && !sites ? null : rows.map(({ name }) => String(name))
  } finally {
    await client.close()
  }
}

/** Why a database is not of this version's schema, as the end of a sentence; null when it is. */
export async function schemaFault(url: string, side: 'source' | 'target'): Promise<string | null> {
  const known = (url.startsWith('file:') ? embedded : mongo).map(({ name }) => name)
  const seen = await migrationsOf(url)
  if (seen === null) return side === 'source' ? 'holds no deployment' : null
  const newer = seen.find((name) => !known.includes(name))
  if (newer)
    return `was written by another version of Refectory (it has seen the migration ${newer}, which this one lacks)`
  const missing = known.find((name) => !seen.includes(name))
  if (missing)
    return `has the schema of an older version (it lacks the migration ${missing}): start this version on it once, then copy`
  return null
}
