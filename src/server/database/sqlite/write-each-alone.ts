import type { PayloadRequest } from 'payload'

/**
 * Makes each write of a sign-in or password reset a transaction of its own on SQLite. Within one transaction a count of failed
 * attempts would be undone with the refused sign-in, and a write outside of it would wait for it. No effect on MongoDB, where
 * writes outside of a transaction do not wait, and in the first registration, which is one transaction and has no second factor.
 */
export async function writeEachAlone(req: PayloadRequest, operation: 'login' | 'resetPassword'): Promise<void> {
  const { db } = req.payload
  if (db.name !== 'sqlite') return
  const begun = await req.transactionID
  if (begun === undefined)
    req.transactionID = 'none' // Payload begins no transaction in a request that has one
  else if (operation === 'resetPassword') await db.rollbackTransaction(begun) // begun just now, without a write so far
}
