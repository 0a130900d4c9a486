import { singletons } from '@/server/process-singletons'

const inProgress = (singletons.backgroundWork ??= new Set<Promise<unknown>>())

/** Remembers work that goes on after its request was answered, so that the process finishes it before it ends. */
export function trackWork<Value>(work: Promise<Value>): Promise<Value> {
  inProgress.add(work)
  const forget = () => void inProgress.delete(work)
  work.then(forget, forget)
  return work
}

/** Resolves when no tracked work is left, whether it succeeded or failed. */
export async function waitForBackgroundWork(): Promise<void> {
  while (inProgress.size > 0) await Promise.allSettled(inProgress)
}

/**
 * Starts work in a later turn of the event loop, such as a mail, so that neither the answer of the request nor its time
 * depends on it. `onError` gets its failure.
 */
export function startAfterAnswer(work: () => Promise<void>, onError: (error: unknown) => void): void {
  const laterTurn = new Promise((resolve) => setImmediate(resolve))
  void trackWork(laterTurn.then(work).catch(onError))
}
