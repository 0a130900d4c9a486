import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { findSessionChanges } from '@/domain/account/session-changes'
import { textOf } from '@/server/database/stored-values'

/** A session to store. `device` is missing in those that are stored already. */
export type NewSession = { id: string; createdAt?: unknown; expiresAt?: unknown; device?: string | null }

/** Which sessions of an account end. */
export type SessionChoice = 'all' | { only: string } | { except: string }

type Change = {
  collection: string
  account: string
  sessions: NewSession[]
  req?: Partial<PayloadRequest>
}
type Database = Pick<SQLiteAdapter['drizzle'], 'all' | 'run'>

const tableOf = (collection: string) => sql.identifier(`${collection}_sessions`)
const isoOf = (value: unknown) => (value instanceof Date ? value.toISOString() : (textOf(value) ?? ''))

/** The database of the request's transaction, as in Payload's own operations. */
async function databaseOf(adapter: SQLiteAdapter, req: Change['req']): Promise<Database> {
  const transaction = await req?.transactionID
  const session = transaction ? adapter.sessions[transaction] : undefined
  return (session?.db as Database | undefined) ?? adapter.drizzle
}

/**
 * Writes an account's list of sessions on SQLite, row by row. Payload deletes all rows and inserts them again, and a request
 * between the two statements would be signed out.
 */
export async function writeSessionRows(adapter: SQLiteAdapter, { collection, account, sessions, req }: Change) {
  const db = await databaseOf(adapter, req)
  const table = tableOf(collection)
  const stored = await db.all<{ id: string; expiresAt: string }>(
    sql`SELECT id, expires_at AS "expiresAt" FROM ${table} WHERE _parent_id = ${account}`,
  )
  const { added, renewed, removed } = findSessionChanges(stored, sessions, new Date())
  for (const { id, expiresAt, createdAt, device = null } of added)
    await db.run(
      sql`INSERT INTO ${table} (_order, _parent_id, id, created_at, expires_at, device) VALUES (${stored.length + 1}, ${account}, ${id}, ${isoOf(createdAt)}, ${isoOf(expiresAt)}, ${device})`,
    )
  for (const { id, expiresAt } of renewed)
    await db.run(sql`UPDATE ${table} SET expires_at = ${isoOf(expiresAt)} WHERE id = ${id}`)
  for (const id of removed) await db.run(sql`DELETE FROM ${table} WHERE id = ${id}`)
}

/** Deletes sessions of an account on SQLite in one statement: one of them, all but one, or all. */
export async function deleteSessionRows(
  adapter: SQLiteAdapter,
  {
    collection,
    account,
    which,
    req,
  }: { collection: string; account: string; which: SessionChoice; req?: Change['req'] },
) {
  const ofAccount = sql`DELETE FROM ${tableOf(collection)} WHERE _parent_id = ${account}`
  const statement =
    which === 'all'
      ? ofAccount
      : 'only' in which
        ? sql`${ofAccount} AND id = ${which.only}`
        : sql`${ofAccount} AND id <> ${which.except}`
  await (await databaseOf(adapter, req)).run(statement)
}
