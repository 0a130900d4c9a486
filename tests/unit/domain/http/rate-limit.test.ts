import { takeToken, msUntilToken, type RateLimit } from '@/domain/http/rate-limit'

/** A burst of three, then two per second: one each 500 ms. */
const slow: RateLimit = { perSecond: 2, burst: 3 }

/** Returns the wait in milliseconds of requests at these instants; 0 means that a request is allowed. */
function waits(limit: RateLimit, instants: number[]): number[] {
  let fullAt = 0
  return instants.map((now) => {
    const wait = msUntilToken(fullAt, now, limit)
    if (wait === 0) fullAt = takeToken(fullAt, now, limit)
    return wait
  })
}

test.each`
  what                                    | instants                           | expected
  ${'one request more than the burst'}    | ${[0, 0, 0, 0]}                    | ${[0, 0, 0, 500]}
  ${'a request after the required wait'}  | ${[0, 0, 0, 0, 500, 500]}          | ${[0, 0, 0, 500, 0, 500]}
  ${'a shorter wait for later requests'}  | ${[0, 0, 0, 100, 499, 500]}        | ${[0, 0, 0, 400, 1, 0]}
  ${'denied requests do not cost tokens'} | ${[0, 0, 0, 1, 2, 3, 500]}         | ${[0, 0, 0, 499, 498, 497, 0]}
  ${'tokens are regained'}                | ${[0, 0, 0, 1000, 1000, 1000]}     | ${[0, 0, 0, 0, 0, 500]}
  ${'no more tokens than the burst'}      | ${[0, 60000, 60000, 60000, 60000]} | ${[0, 0, 0, 0, 500]}
  ${'no wait at the limit’s own pace'}    | ${[0, 500, 1000, 1500, 2000]}      | ${[0, 0, 0, 0, 0]}
`('$what', ({ instants, expected }) => {
  expect(waits(slow, instants)).toEqual(expected)
})

// The whole burst whatever the fraction, then one each 1000 / perSecond ms.
test.each([
  { perSecond: 100, burst: 1000 },
  { perSecond: 3, burst: 300 },
  { perSecond: 0.7, burst: 70 },
  { perSecond: 7, burst: 1 },
  { perSecond: 1 / 600, burst: 5 },
])('allows exactly $burst requests at once at $perSecond per second', (limit) => {
  const at = 123_456_789.123
  const answers = waits(limit, Array<number>(limit.burst + 1).fill(at))
  expect(answers.filter((wait) => wait === 0)).toHaveLength(limit.burst)
  expect(answers.at(-1)).toBe(Math.round(1_000_000 / limit.perSecond) / 1000)
})
