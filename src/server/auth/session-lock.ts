import type { Payload } from 'payload'
import { lockKey, withLock } from '@/server/database/locks/with-lock'

/** The lock for the sessions of an account, by its id. */
export const sessionLockKey = (collection: 'customers' | 'staff', id: string) =>
  lockKey(collection === 'customers' ? 'customer' : 'sign-in', id)

/**
 * Runs changes to the sessions of one account sequentially, in all processes: Payload reads the list of sessions and writes
 * it whole, so that two sign-ins at the same moment would lose one session. Throws when the lock stays taken.
 */
export async function withSessionLock<Value>(
  payload: Payload,
  collection: 'customers' | 'staff',
  id: string,
  task: () => Promise<Value>,
): Promise<Value> {
  const done = await withLock(payload, sessionLockKey(collection, id), async () => ({ value: await task() }))
  if (done === null) throw new Error(`The sessions of an account in ${collection} stayed locked`)
  return done.value
}
