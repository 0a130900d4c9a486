import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { withMutex } from './keyed-mutex'
import { holdLease } from './held-lease'

/** In milliseconds of real time, like all durations here. */
const longestWait = 20_000

/** The lock for a thing of a kind. Things share 256 locks of each kind, because a lease is a row that is never deleted. */
export const lockKey = (kind: string, name: string) =>
  `${kind} ${createHash('sha1').update(name).digest('hex').slice(0, 2)}`

/**
 * Runs tasks with the same key sequentially, in this process and in all others that use the database: a mutex in the
 * process, and a lease in the database for the process. Null, without running the task, when the lock was not free within
 * 20 seconds. When a process dies with the lock, others wait two seconds. A task must not take the lock of its own key again.
 */
export const withLock = <Value>(payload: Payload, key: string, task: () => Promise<Value>): Promise<Value | null> =>
  withMutex(key, async () => {
    const deadline = performance.now() + longestWait
    let lease = await holdLease(payload, key)
    while (!lease && performance.now() < deadline) {
      await pause(20 + Math.random() * 30)
      lease = await holdLease(payload, key)
    }
    if (!lease) return null
    try {
      return await task()
    } finally {
      await lease.release()
    }
  })

/** The lock of a save of a document: it is held from reading the document until it is written. */
export const saveLockKey = (collection: string, id: string): string => lockKey('save', `${collection}/${id}`)
