import { randomUUID } from 'node:crypto'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { PayloadRequest } from 'payload'

type TransactionId = Promise<number | string> | number | string

const writes = [
  'create',
  'createVersion',
  'updateOne',
  'updateMany',
  'updateVersion',
  'updateJobs',
  'upsert',
  'deleteOne',
  'deleteMany',
  'deleteVersions',
] as const

type Write = { req?: Partial<PayloadRequest>; options?: { atomic?: boolean } }

/** Makes a write of several statements all or nothing where Payload has begun no transaction for it. An atomic update is one statement. */
function addTransactionToWrites(db: DrizzleAdapter): void {
  const methods = db as unknown as Record<string, (args: Write) => Promise<unknown>>
  for (const name of writes) {
    const write = methods[name]?.bind(db)
    if (!write)
      throw new Error(`The SQLite adapter has no ${name}: adapt sqlite-transactions.ts to this version of it.`)
    methods[name] = async (args) => {
      if (args.options?.atomic) return write(args)
      const current = await args.req?.transactionID
      if (current !== undefined && db.sessions[current]) return write(args)
      const transactionID = await db.beginTransaction()
      if (transactionID === null) return write(args)
      try {
        const req = Object.assign(Object.create(args.req ?? null) as object, { transactionID })
        const result = await write({ ...args, req })
        await db.commitTransaction(transactionID)
        return result
      } catch (error) {
        await db.rollbackTransaction(transactionID)
        throw error
      }
    }
  }
}

/**
 * Gives the SQLite adapter transactions, so that every save is stored whole or not at all. Call it before the adapter connects.
 * They work once `enable` is called: migrations before that manage their own.
 *
 * Payload's own `beginTransaction` hides an error of the commit.
 */
export function addTransactions(db: DrizzleAdapter): { enable: () => void } {
  addTransactionToWrites(db)
  const enable = () => {
    db.beginTransaction = () => beginSession(db)
    db.commitTransaction = (id) => endSession(db, id, 'resolve')
    db.rollbackTransaction = (id) => endSession(db, id, 'reject')
  }
  return { enable }
}

function beginSession(db: DrizzleAdapter): Promise<string> {
  const id = randomUUID()
  return new Promise((begun, failed) => {
    let [commit, rollback] = [() => {}, () => {}]
    const end = new Promise<void>((resolve, reject) => ([commit, rollback] = [resolve, reject]))
    const done: Promise<void> = db.drizzle.transaction((transaction) => {
      const resolve = () => (commit(), done)
      const reject = () => (rollback(), done.catch(() => undefined))
      db.sessions[id] = { db: transaction as never, resolve, reject }
      begun(id)
      return end
    })
    done.catch(failed) // after `begun` it has no effect: `resolve` reports an error of the commit
  })
}

/** The session stays listed until the end, so that nothing is cached from before it. An id that is not open has no effect. */
async function endSession(db: DrizzleAdapter, id: TransactionId, how: 'resolve' | 'reject'): Promise<void> {
  const key = await id
  try {
    await db.sessions[key]?.[how]()
  } finally {
    delete db.sessions[key]
  }
}
