import { setTimeout as pause } from 'node:timers/promises'

const longestPause = 50

/**
 * Returns a function to wait between two documents for as long as the last one took, so that visitors have half of the process. SQLite
 * reads and writes without leaving the turn of the event loop: an answer that needs several turns would wait for a document in each.
 */
export function leaveTime(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await pause(Math.min(performance.now() - began, longestPause))
    began = performance.now()
  }
}
