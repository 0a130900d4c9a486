import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PayloadRequest } from 'payload'
import { findSessionChanges } from '@/domain/account/session-changes'
import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import type { NewSession, SessionChoice } from './session-rows'

type Account = { collection: string; account: string; req?: Partial<PayloadRequest> | undefined }

/** The model, and the options of a statement in the request's transaction. Changes of sessions are no changes of the account. */
async function statementOf(adapter: MongooseAdapter, { collection, req }: Account) {
  const model = adapter.collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}`)
  const transaction = await req?.transactionID
  const session = transaction ? adapter.sessions[transaction] : undefined
  return { model, options: { timestamps: false, ...(session?.inTransaction() ? { session } : {}) } }
}

/**
 * Writes an account's list of sessions on MongoDB, one statement for each change. Payload writes the list whole, which would
 * bring back a session that has been ended since the list was read.
 */
export async function writeSessionDocuments(
  adapter: MongooseAdapter,
  change: Account & { sessions: NewSession[] },
): Promise<void> {
  const { model, options } = await statementOf(adapter, change)
  const _id = change.account
  const account = await model.findOne({ _id }, { sessions: 1 }, { ...options, lean: true })
  const stored = rowsOf(fieldsOf(account).sessions).map((row) => ({
    id: textOf(row.id) ?? '',
    expiresAt: row.expiresAt,
  }))
  const { added, renewed, removed } = findSessionChanges(stored, change.sessions, new Date())
  if (added.length > 0) await model.updateOne({ _id }, { $push: { sessions: { $each: added } } }, options)
  for (const { id, expiresAt } of renewed)
    await model.updateOne({ _id, 'sessions.id': id }, { $set: { 'sessions.$.expiresAt': expiresAt } }, options)
  if (removed.length > 0) await model.updateOne({ _id }, { $pull: { sessions: { id: { $in: removed } } } }, options)
}

/** Deletes sessions of an account on MongoDB in one statement: one of them, all but one, or all. */
export async function deleteSessionDocuments(
  adapter: MongooseAdapter,
  { which, ...account }: Account & { which: SessionChoice },
): Promise<void> {
  const { model, options } = await statementOf(adapter, account)
  const change =
    which === 'all'
      ? { $set: { sessions: [] } }
      : { $pull: { sessions: { id: 'only' in which ? which.only : { $ne: which.except } } } }
  await model.updateOne({ _id: account.account }, change, options)
}
