import { constants } from 'node:os'
import { beginStop, runCleanUp } from '@/server/shutdown'
import type { RequestDrain } from './drain'

/** How long the whole stop may take after the first signal, and how much of it what follows the requests, in milliseconds. */
const stopLimit = 10_000
const cleanUpLimit = 2_000
const requestLimit = stopLimit - cleanUpLimit
/** A terminal signals a whole group of processes, and npm passes the signal on: both mean one wish to stop. */
const repeatMilliseconds = 500

type Signal = 'SIGINT' | 'SIGTERM'
const exitCodeOf = (signal: Signal) => 128 + constants.signals[signal]

/**
 * Ends the process on SIGINT and SIGTERM. Before `drainWith` is called there are no requests, and it ends at once. Then it
 * finishes the requests in flight within 8 seconds, and afterwards jobs, announcements to other processes and the database,
 * with exit code 0: 10 seconds in all at most. A second signal ends it at once.
 */
export function stopOnSignals(): { drainWith: (drain: RequestDrain['drain']) => void } {
  let drain: RequestDrain['drain'] | null = null
  let stoppedAt: number | null = null

  const stop = (signal: Signal) => {
    if (!drain) process.exit(exitCodeOf(signal))
    if (stoppedAt === null) {
      stoppedAt = performance.now()
      void finish(drain, stoppedAt)
    } else if (performance.now() - stoppedAt > repeatMilliseconds) {
      process.exit(exitCodeOf(signal))
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  return {
    drainWith: (given) => {
      drain = given
    },
  }
}

async function finish(drain: RequestDrain['drain'], began: number) {
  console.log('Refectory is stopping: it finishes the requests in flight.')
  beginStop()
  const brokenOff = await drain(requestLimit)
  const left = stopLimit - (performance.now() - began)
  const isClean = await runCleanUp(Math.max(cleanUpLimit, left))
  if (brokenOff > 0) console.error(`Requests broken off after ${requestLimit / 1_000} seconds: ${brokenOff}`)
  console.log(isClean ? 'Refectory has stopped.' : 'Refectory has stopped before its work was done.')
  process.exit(0)
}
