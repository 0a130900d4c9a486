import { randomInt } from 'node:crypto'
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

/** The wait before work that follows an answer, in milliseconds: longer than the sending of the answer takes, and each time another one. */
const [shortestWait, longestWait] = [200, 400]

/**
 * Starts work, such as a mail, 0.2 to 0.4 seconds later, so that neither the answer of the request nor its time depends on it, nor
 * the time of the next request. `onError` gets its failure.
 */
export function startAfterAnswer(work: () => Promise<void>, onError: (error: unknown) => void): void {
  const wait = new Promise((resolve) => setTimeout(resolve, randomInt(shortestWait, longestWait)))
  void trackWork(wait.then(work).catch(onError))
}
