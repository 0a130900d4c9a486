/** A bucket of `burst` tokens that gains `perSecond` more each second, until it is full again. */
export type RateLimit = { perSecond: number; burst: number }

/*
 * A bucket is one number, so that asking costs no memory: the instant at which it will be full, in milliseconds. One that
 * was full in the past is full now. An instant too far ahead, after a clock was set back, counts as an empty bucket.
 */

const millisecondsEach = ({ perSecond }: RateLimit) => 1_000 / perSecond

/** How long until the bucket is full, in milliseconds; never longer than an empty one needs. */
const missing = (fullAt: number, now: number, limit: RateLimit) =>
  Math.min(Math.max(fullAt - now, 0), limit.burst * millisecondsEach(limit))

/** How long until a token is there, in milliseconds; 0 when there is one now. What sums of fractions are wrong by is no wait. */
export function waitForToken(fullAt: number, now: number, limit: RateLimit): number {
  const wait = missing(fullAt, now, limit) - (limit.burst - 1) * millisecondsEach(limit)
  return wait > 0.001 ? wait : 0
}

/** When the bucket will be full after one token was taken, in milliseconds. */
export function takeToken(fullAt: number, now: number, limit: RateLimit): number {
  return now + missing(fullAt, now, limit) + millisecondsEach(limit)
}
