import { AsyncLocalStorage } from 'node:async_hooks'
import { logError } from '@/server/logging/log-error'
import { singletons } from '@/server/process-singletons'

/**
 * Pages fail per panel: where a part of what they show cannot be read, they show the rest. Programs must not take a part for
 * the whole, and nothing partial may be cached. So there are three kinds of reads:
 *
 * - `whole`: a failed part fails the read. In force for v1, feeds and everything that is built for the cache.
 * - `partial`: a failed part is left out and logged. In force only inside `readWholeOrPart`.
 * - Otherwise, on pages, `readWholeOrPart` first reads the whole and, when that fails, reads again in parts.
 *
 * Spec: PUB-8.4.
 */
type Kind = 'whole' | 'partial'

const scope: AsyncLocalStorage<Kind> = (singletons.readKinds ??= new AsyncLocalStorage<Kind>())

/** Runs code whose reads must be complete. */
export const withWholeReads = <Value>(run: () => Value): Value => scope.run('whole', run)

/** Reads the whole; where parts may be missing and that fails, builds a value without the parts that cannot be read. */
export async function readWholeOrPart<Value>(
  name: string,
  read: () => Promise<Value>,
  build: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (scope.getStore() !== undefined) throw error
    logError(`${name}: the read failed and is repeated in parts.`, error)
    return scope.run('partial', build)
  }
}

/** Reads a part. In a partial read, a part that cannot be read is logged and replaced by `missing`. */
export async function readPart<Value>(name: string, read: () => Promise<Value>, missing: Value): Promise<Value> {
  if (scope.getStore() !== 'partial') return read()
  try {
    return await read()
  } catch (error) {
    logError(`${name}: left out, because it cannot be read.`, error)
    return missing
  }
}
