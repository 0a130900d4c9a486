import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { getMongoAdapter, getSqliteAdapter } from '@/server/database/database-adapters'
import { deleteSessionDocuments } from '@/server/database/account/session-documents'
import { deleteSessionRows, type SessionChoice } from '@/server/database/account/session-rows'
import { fieldsOf, instantOf, rowsOf, textOf } from '@/server/database/stored-values'
import { withSessionLock } from './session-lock'

export type AccountCollection = 'customers' | 'staff'

/** A session of an account. `device` as in `src/domain/account/device-name.ts`; null when it is not known. */
export type AccountSession = { id: string; signedInAt: Date | null; expiresAt: Date; device: string | null }

/** The sessions of an account that have not expired by the computer's clock, newest first; empty for an unknown account. */
export async function readSessions(
  { db }: Payload,
  collection: AccountCollection,
  id: string,
): Promise<AccountSession[]> {
  const now = new Date()
  const account = await db.findOne<{ id: string }>({ collection, where: { id: { equals: id } } })
  const sessions = rowsOf(fieldsOf(account).sessions).map((row) => ({
    id: textOf(row.id) ?? '',
    signedInAt: instantOf(row.createdAt),
    expiresAt: instantOf(row.expiresAt) ?? new Date(0),
    device: textOf(row.device),
  }))
  const timeOf = ({ signedInAt }: AccountSession) => signedInAt?.getTime() ?? 0
  return sessions.filter(({ expiresAt }) => expiresAt > now).toSorted((one, other) => timeOf(other) - timeOf(one))
}

/**
 * Deletes sessions of an account in one statement; ids of other accounts' sessions have no effect. The caller holds the session
 * lock, so that a sign-in with the old password is over, or has not read it yet. `req`: deletes in its transaction.
 */
export async function deleteSessions(
  payload: Payload,
  collection: AccountCollection,
  account: string,
  { which, req }: { which: SessionChoice; req?: PayloadRequest },
): Promise<void> {
  const change = { collection, account, which, ...(req ? { req } : {}) }
  const sqlite = getSqliteAdapter(payload)
  const mongo = getMongoAdapter(payload)
  if (sqlite) await deleteSessionRows(sqlite as unknown as SQLiteAdapter, change)
  if (mongo) await deleteSessionDocuments(mongo, change)
}

/** Ends sessions of an account under its lock. */
export const endSessions = (
  payload: Payload,
  collection: AccountCollection,
  account: string,
  which: SessionChoice,
): Promise<void> =>
  withSessionLock(payload, collection, account, () => deleteSessions(payload, collection, account, { which }))
