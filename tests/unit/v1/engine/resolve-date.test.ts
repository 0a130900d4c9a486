import { ok, refuse } from '@/domain/result'
import { resolveDate } from '@/v1/engine/resolve-date'

/** Friday 20 November 2026, 21:00 in Toronto. */
const now = new Date('2026-11-21T02:00:00Z')
const zone = 'America/Toronto'
const midnight = Date.parse('2026-11-21T05:00:00Z')

test.each`
  raw                           | date
  ${'2031-02-03'}               | ${'2031-02-03'}
  ${'2031-02-03T05:00:00.000Z'} | ${'2031-02-03'}
  ${'2031-02-03T03:00:59.764Z'} | ${'2031-02-02'}
  ${'2031-02-03, perhaps'}      | ${'2031-02-03'}
`('[V1-1.15] resolves $raw to $date permanently', ({ raw, date }) => {
  expect(resolveDate(raw, now, zone)).toEqual(ok({ date, until: Infinity }))
})

test.each([null, '', '""', '/'])('[V1-1.15] resolves %j to today until midnight on campus', (raw) => {
  expect(resolveDate(raw, now, zone)).toEqual(ok({ date: '2026-11-20', until: midnight }))
})

test.each(['today', '2031-02-30', '__proto__', 'null'])('[V1-1.16] refuses the invalid date %j', (raw) => {
  expect(resolveDate(raw, now, zone)).toEqual(refuse('bad-date'))
})
