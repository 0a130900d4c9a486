import { setTimeout as pause } from 'node:timers/promises'
import { fieldsOf } from './stored-values'

const attempts = 6

/** Whether MongoDB aborted a write because another one wrote the same document or unique key. Nothing was stored. */
export function isWriteConflict(error: unknown): boolean {
  const { code, errorLabels } = fieldsOf(error)
  return code === 112 || (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError'))
}

/**
 * Runs an operation of Payload with its transaction, and again after a write conflict: up to six times within about a second.
 * Do not use it inside a transaction, which the conflict has ended. Single statements of the adapter repeat themselves.
 */
export async function retryWriteConflicts<Value>(operation: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation()
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error
      await pause(2 ** attempt * (5 + Math.random() * 10))
    }
  }
}
