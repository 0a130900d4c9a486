import type {
  BaseDatabaseAdapter,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  Plugin,
  UpdateOneArgs,
} from 'payload'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import { writeSessionDocuments } from '@/server/database/account/session-documents'
import { writeSessionRows } from '@/server/database/account/session-rows'
import { rowsOf } from '@/server/database/stored-values'
import { getClientDevice } from '@/server/http/current-request'

/**
 * Drops the list of sessions from an ordinary save, which would write the list as it was when the save began, and end the
 * sessions that were opened meanwhile. Payload adds the list again after this hook when the password changes.
 */
const keepSessions: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'update') return data
  const { sessions: _, ...rest } = data
  return rest
}

/**
 * Whether Payload writes an account to change its sessions: at a sign-in, a renewal, a sign-out and a lock-out. Each of them
 * passes the whole account with the list, by id, and asks for no document in return; a save asks for it. The account is as it
 * was before the password was checked: after a long hash, it would undo what others saved meanwhile, such as a new password.
 */
const isSessionWrite = ({ id, data, returning }: UpdateOneArgs) =>
  id !== undefined && returning === false && Array.isArray(data.sessions)

function writeSessionsAlone(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const { updateOne } = adapter
  adapter.updateOne = async (args) => {
    const { collection, data, id, options, req } = args
    const isAccount = Boolean(adapter.payload.collections[collection as CollectionSlug]?.config.auth)
    const sqlite = isAccount ? getSqliteAdapter(adapter.payload) : null
    if (isAccount && isSessionWrite(args)) {
      const device = getClientDevice()
      const sessions = rowsOf(data.sessions).map((row) => ({ device, ...row, id: String(row.id) }))
      const change = { collection, account: String(id), sessions, ...(req ? { req } : {}) }
      if (sqlite) await writeSessionRows(sqlite as unknown as SQLiteAdapter, change)
      else await writeSessionDocuments(adapter as unknown as MongooseAdapter, change)
      return null as never // nothing was asked for
    }
    // The adapter of SQLite empties the arrays that are missing, and appends to an array without touching its rows.
    const isSave = sqlite && id !== undefined && !options?.atomic && !('sessions' in data)
    return updateOne.call(adapter, isSave ? { ...args, data: { ...data, sessions: { $push: [] } } } : args)
  }
  return adapter
}

const withHook = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? {
        ...collection,
        hooks: { ...collection.hooks, beforeChange: [...(collection.hooks?.beforeChange ?? []), keepSessions] },
      }
    : collection

/**
 * Makes writes of accounts and writes of their sessions independent: a save keeps the stored sessions, and a sign-in, a
 * renewal or a sign-out changes nothing but the sessions. A new session gets a plain description of the device. Changes of the same list run one after the other, under the lock of
 * `src/server/auth/session-lock.ts`.
 */
export const sessionWrites: Plugin = (config: Config) => ({
  ...config,
  collections: (config.collections ?? []).map(withHook),
  db: { ...config.db, init: (args) => writeSessionsAlone(config.db.init(args)) },
})
