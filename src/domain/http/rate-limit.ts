/** Limits of a token bucket: it holds `burst` tokens and regains `perSecond` tokens each second. */
export type RateLimit = { perSecond: number; burst: number }

/*
 * A bucket is stored as one number: the instant at which it is full again, in milliseconds of a monotonic clock. An
 * instant in the past means that the bucket is full.
 */

const msPerToken = ({ perSecond }: RateLimit) => 1_000 / perSecond

/** Returns the milliseconds until a token is available, or 0 when one is. Floating-point errors do not count as a wait. */
export function msUntilToken(fullAt: number, now: number, limit: RateLimit): number {
  const wait = fullAt - now - (limit.burst - 1) * msPerToken(limit)
  return wait > 0.001 ? wait : 0
}

/** Returns the instant at which the bucket is full again after one token is taken. */
export const takeToken = (fullAt: number, now: number, limit: RateLimit): number =>
  Math.max(fullAt, now) + msPerToken(limit)
