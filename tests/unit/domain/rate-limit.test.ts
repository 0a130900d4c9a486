import { takeToken, waitForToken, type RateLimit } from '@/domain/rate-limit'

/** Two a second after a burst of three: one each 500 ms. */
const slow: RateLimit = { perSecond: 2, burst: 3 }

/** What a bucket answers to requests at these milliseconds: how long each has to wait, 0 where it may go on. */
function waits(limit: RateLimit, instants: number[]): number[] {
  let fullAt = 0
  return instants.map((now) => {
    const wait = waitForToken(fullAt, now, limit)
    if (wait === 0) fullAt = takeToken(fullAt, now, limit)
    return wait
  })
}

test.each`
  what                                     | instants                           | expected
  ${'a burst, and then one too many'}      | ${[0, 0, 0, 0]}                    | ${[0, 0, 0, 500]}
  ${'who waits as told goes on'}           | ${[0, 0, 0, 0, 500, 500]}          | ${[0, 0, 0, 500, 0, 500]}
  ${'the wait gets shorter'}               | ${[0, 0, 0, 100, 499, 500]}        | ${[0, 0, 0, 400, 1, 0]}
  ${'asking too often costs nothing more'} | ${[0, 0, 0, 1, 2, 3, 500]}         | ${[0, 0, 0, 499, 498, 497, 0]}
  ${'what was spent comes back'}           | ${[0, 0, 0, 1000, 1000, 1000]}     | ${[0, 0, 0, 0, 0, 500]}
  ${'never more than the burst'}           | ${[0, 60000, 60000, 60000, 60000]} | ${[0, 0, 0, 0, 500]}
  ${'at its pace nobody waits'}            | ${[0, 500, 1000, 1500, 2000]}      | ${[0, 0, 0, 0, 0]}
`('$what', ({ instants, expected }) => {
  expect(waits(slow, instants)).toEqual(expected)
})

// The whole burst whatever the fraction, then one each 1000 / perSecond ms.
test.each([
  { perSecond: 100, burst: 1000 },
  { perSecond: 3, burst: 300 },
  { perSecond: 0.7, burst: 70 },
  { perSecond: 7, burst: 1 },
])('exactly $burst at once at $perSecond a second, at any hour', (limit) => {
  const at = 123_456_789.123
  const answers = waits(limit, Array<number>(limit.burst + 1).fill(at))
  expect(answers.filter((wait) => wait === 0)).toHaveLength(limit.burst)
  expect(answers.at(-1)).toBeCloseTo(1000 / limit.perSecond, 1)
})
