import crypto from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { WorkQueue } from '@/domain/http/work-queue'
import { singletons } from '@/server/process-singletons'

/** At least one core stays free for pages, and two of Node's four worker threads for files and the database. */
const concurrent = Math.max(1, Math.min(2, availableParallelism() - 1))
const waiting = 20
/** Milliseconds that a password waits for its turn. A hash takes about a quarter of a second of a core, more on a busy one. */
const patience = 5_000

/** How long a client should wait whose password was not checked, because too many were waiting. */
export const queueRetrySeconds = 5

const queue = (singletons.passwordQueue ??= new WorkQueue(concurrent, waiting, patience))

/**
 * Runs a task that hashes a password. One hash takes a quarter of a second of a core, so that few run at a time and few wait.
 * Rejects with `QueueFullError` if too many wait or its turn does not come within five seconds, except for a task with `mustRun`,
 * which is for signed-in staff. Take the turn first and locks inside, so that nobody holds a lock while waiting for a turn.
 */
export const hashInTurn = <Value>(task: () => Promise<Value>, mustRun = false): Promise<Value> =>
  queue.run(task, mustRun)

const maxWaitingForAccount = 50
const accounts = new Map<string, { queue: WorkQueue; tasks: number }>()

/**
 * Runs the sign-ins of one account sequentially. Rejects with `QueueFullError` if 50 wait already, or after five seconds, so
 * that nobody makes the owner wait long.
 */
export async function signInInTurn<Value>(account: string, task: () => Promise<Value>): Promise<Value> {
  const line = accounts.get(account) ?? { queue: new WorkQueue(1, maxWaitingForAccount, patience), tasks: 0 }
  accounts.set(account, line)
  line.tasks += 1
  try {
    return await line.queue.run(task)
  } finally {
    line.tasks -= 1
    if (line.tasks === 0) accounts.delete(account)
  }
}

/** Whether an error says that too many passwords are waiting. */
export const isQueueFull = (error: unknown): boolean => error instanceof Error && error.name === 'QueueFullError'

/** The key derivation by which Payload checks a password. Both read it from the module object, so that a test replaces it for both. */
const deriveKey = promisify(crypto.pbkdf2)

/**
 * Takes as long as checking a password. Call it where there is no password to check, so that the response time does not
 * reveal whether an account exists.
 */
export const simulatePasswordCheck = (password: string) =>
  deriveKey(password.slice(0, 128), crypto.randomBytes(32), 600_000, 32, 'sha256')
