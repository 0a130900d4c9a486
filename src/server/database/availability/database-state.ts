import { singletons } from '@/server/process-singletons'
import { DatabaseAwayError } from './unavailable-errors'

const intervalMilliseconds = 1_000
/** A read that takes longer counts as failed, in milliseconds. */
const longestRead = 2_500

/** Whether the last regular read of the database failed. The next one is at most a second away. */
export const isKnownAway = (): boolean => singletons.isDatabaseAway === true

/** Throws at once while the database is known to be away: a statement would wait five seconds for it. */
export function throwIfKnownAway(): void {
  if (isKnownAway()) throw new DatabaseAwayError()
}

/**
 * Reads the database every second, without overlap, and remembers whether it answered. `onError` is called for each failure.
 * The result ends it.
 */
export function watchDatabase(read: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let beganAt: number | null = null
  const round = () => {
    if (beganAt !== null) {
      if (performance.now() - beganAt > longestRead) singletons.isDatabaseAway = true
      return
    }
    beganAt = performance.now()
    read()
      .then(
        () => {
          singletons.isDatabaseAway = false
        },
        (error: unknown) => {
          singletons.isDatabaseAway = true
          onError(error)
        },
      )
      .finally(() => {
        beganAt = null
      })
  }
  const timer = setInterval(round, intervalMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
