import type { Payload } from 'payload'
import { inTurn } from './in-turn'
import { endLease, takeLease } from './leases'

/** Real time in milliseconds: a work takes far less; whoever dies in it holds others up for no longer than that. */
const longestWork = 15_000
const longestWait = 20_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Does the works of one errand one after the other, in this process and in all others of the same database. Null, without
 * doing it, when its turn has not come within 20 seconds.
 */
export const alone = <Value>(payload: Payload, errand: string, work: () => Promise<Value>): Promise<Value | null> =>
  inTurn(errand, async () => {
    const giveUpAt = Date.now() + longestWait
    let lease = await takeLease(payload, errand, longestWork)
    while (!lease && Date.now() < giveUpAt) {
      await pause(20 + Math.random() * 30)
      lease = await takeLease(payload, errand, longestWork)
    }
    if (!lease) return null
    try {
      return await work()
    } finally {
      await endLease(payload, lease)
    }
  })
