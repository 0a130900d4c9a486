/** Limits of a token bucket: it holds `burst` tokens and regains `perSecond` tokens each second. */
export type RateLimit = { perSecond: number; burst: number }

/*
 * A bucket is stored as one number: the instant at which it is full again, in milliseconds of a monotonic clock. An
 * instant in the past means that the bucket is full.
 */

const msPerToken = ({ perSecond }: RateLimit) => 1_000 / perSecond

/** Returns the milliseconds until a token is available, in whole microseconds without floating-point errors, or 0 when one is. */
export function msUntilToken(fullAt: number, now: number, limit: RateLimit): number {
  const wait = fullAt - now - (limit.burst - 1) * msPerToken(limit)
  return Math.max(0, Math.round(wait * 1_000) / 1_000)
}

/** Returns the instant at which the bucket is full again after one token is taken. */
export const takeToken = (fullAt: number, now: number, limit: RateLimit): number =>
  Math.max(fullAt, now) + msPerToken(limit)
