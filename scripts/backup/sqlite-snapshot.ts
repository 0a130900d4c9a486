import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { databaseFile } from '@/server/database/availability/schema-version'

/**
 * Copies a SQLite database as it is at this moment, while others write to it, into a new folder beside `file` that only its
 * owner can read. `remove` deletes the copy.
 */
export async function copySqliteNow(databaseUrl: string, file: string): Promise<{ url: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(path.dirname(path.resolve(file)), '.refectory-backup-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const copy = path.join(folder, 'snapshot.db')
  const client = createClient({ url: `file:${databaseFile(databaseUrl)}` })
  try {
    await client.execute('PRAGMA busy_timeout = 10000')
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  } catch (error) {
    remove()
    throw error
  } finally {
    client.close()
  }
  return { url: `file:${copy}`, remove }
}
