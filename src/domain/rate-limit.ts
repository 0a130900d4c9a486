/** A bucket of `burst` tokens that gains `perSecond` more each second, until it is full again. */
export type RateLimit = { perSecond: number; burst: number }

/*
 * A bucket is one number, so that asking costs no memory: the instant at which it will be full, in milliseconds of a clock
 * that is never set back. One that was full in the past is full now.
 */

const millisecondsEach = ({ perSecond }: RateLimit) => 1_000 / perSecond

/** How long until a token is there, in milliseconds; 0 when there is one now. What sums of fractions are wrong by is no wait. */
export function waitForToken(fullAt: number, now: number, limit: RateLimit): number {
  const wait = fullAt - now - (limit.burst - 1) * millisecondsEach(limit)
  return wait > 0.001 ? wait : 0
}

/** When the bucket will be full after one token was taken, in milliseconds. */
export const takeToken = (fullAt: number, now: number, limit: RateLimit): number =>
  Math.max(fullAt, now) + millisecondsEach(limit)
