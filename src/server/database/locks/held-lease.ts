import type { Payload } from 'payload'
import { acquireLease, extendLease, releaseLease } from './leases'

/** By the clock, so long that clocks of two computers may differ by ten seconds. */
const leaseMilliseconds = 15_000
/** A running holder extends its lease far more often, so that one that is silent for this long has died. */
const silenceMilliseconds = 2_000
const extendEveryMilliseconds = 400

/** A lease that is extended until it is released. `isLost`: another process has taken it, because this one was silent. */
export type HeldLease = { release: () => Promise<void>; isLost: () => boolean }

/**
 * Acquires a lease and extends it until it is released, or for at most `longest` milliseconds. Null while another holder has
 * it. When its holder dies, others acquire it within two seconds of their first attempt.
 */
export async function holdLease(payload: Payload, key: string, longest = Infinity): Promise<HeldLease | null> {
  const lease = await acquireLease(payload, key, leaseMilliseconds, { silence: silenceMilliseconds })
  if (!lease) return null
  const began = performance.now()
  let isLost = false
  const extending = setInterval(() => {
    if (performance.now() - began > longest) return clearInterval(extending)
    extendLease(payload, lease, leaseMilliseconds).then(
      (isHeld) => {
        isLost ||= !isHeld
      },
      (err: unknown) => payload.logger.warn({ err, msg: `The lease ${key} could not be extended` }),
    )
  }, extendEveryMilliseconds)
  extending.unref()
  return {
    isLost: () => isLost,
    release: async () => {
      clearInterval(extending)
      await releaseLease(payload, lease)
    },
  }
}
