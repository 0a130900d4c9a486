import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Closes the database, and writes SQLite's log back into its file. The close alone does so only once the garbage collector has
 * found every statement of the connection, and Payload's own `destroy` leaves it to the next start.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const client = payload.db.name === 'sqlite' ? (payload.db as unknown as SQLiteAdapter).client : undefined
  await payload.destroy()
  await client?.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined) // another process reads or writes
  client?.close()
}
