import { datesInWindow, isPast } from '@/domain/reservations/reservation-window'

/*
 * On 1 November 2026 the clocks go from 2:00 to 1:00, on 14 March 2027 from 2:00 to 3:00. In summer Toronto is 4 hours behind UTC
 * and St. John's 2.5, in winter 5 and 3.5. Each pair of rows is the last second of a campus day and the next midnight.
 */
test.each`
  zone                  | now                       | today           | tomorrow        | last
  ${'America/Toronto'}  | ${'2026-11-01T03:59:59Z'} | ${'2026-10-31'} | ${'2026-11-01'} | ${'2026-11-14'}
  ${'America/Toronto'}  | ${'2026-11-01T04:00:00Z'} | ${'2026-11-01'} | ${'2026-11-02'} | ${'2026-11-15'}
  ${'America/Toronto'}  | ${'2026-11-02T04:59:59Z'} | ${'2026-11-01'} | ${'2026-11-02'} | ${'2026-11-15'}
  ${'America/Toronto'}  | ${'2026-11-02T05:00:00Z'} | ${'2026-11-02'} | ${'2026-11-03'} | ${'2026-11-16'}
  ${'America/St_Johns'} | ${'2027-03-14T03:29:59Z'} | ${'2027-03-13'} | ${'2027-03-14'} | ${'2027-03-27'}
  ${'America/St_Johns'} | ${'2027-03-14T03:30:00Z'} | ${'2027-03-14'} | ${'2027-03-15'} | ${'2027-03-28'}
  ${'America/St_Johns'} | ${'2027-03-15T02:29:59Z'} | ${'2027-03-14'} | ${'2027-03-15'} | ${'2027-03-28'}
  ${'America/St_Johns'} | ${'2027-03-15T02:30:00Z'} | ${'2027-03-15'} | ${'2027-03-16'} | ${'2027-03-29'}
`('[CUS-5.35] [CUS-9.13] the window at $now in $zone is $today, or $tomorrow, to $last', (row) => {
  const { zone, now, today, tomorrow, last } = row
  const [with_, without] = [true, false].map((allowsSameDay) => datesInWindow(allowsSameDay, new Date(now), zone))
  expect([with_?.[0], with_?.at(-1), with_?.length]).toEqual([today, last, 15])
  expect([without?.[0], without?.at(-1), without?.length]).toEqual([tomorrow, last, 14])
})

/** Before and after: each day is there once, although one of them has 23 or 25 hours. */
test.each([
  ['America/Toronto', '2026-10-25T16:00:00Z', '2026-10-25'],
  ['America/St_Johns', '2027-03-07T16:00:00Z', '2027-03-07'],
])('[CUS-9.13] the window over a clock change has every date once in %s from %s', (zone, now, first) => {
  const [year, month, day] = first.split('-').map(Number) as [number, number, number]
  const expected = Array.from({ length: 15 }, (_, at) =>
    new Date(Date.UTC(year, month - 1, day + at)).toISOString().slice(0, 10),
  )
  expect(datesInWindow(true, new Date(now), zone)).toEqual(expected)
})

/* `last` is the last instant at which a time is not past. Of 1:30 in November, which comes twice, the first counts. */
test.each`
  zone                  | date            | clock      | last
  ${'America/Toronto'}  | ${'2026-11-01'} | ${'1:30'}  | ${'2026-11-01T05:30:00Z'}
  ${'America/Toronto'}  | ${'2026-11-01'} | ${'2:00'}  | ${'2026-11-01T07:00:00Z'}
  ${'America/St_Johns'} | ${'2026-11-01'} | ${'1:30'}  | ${'2026-11-01T04:00:00Z'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'1:30'}  | ${'2027-03-14T05:00:00Z'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'3:00'}  | ${'2027-03-14T05:30:00Z'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'12:00'} | ${'2027-03-14T14:30:00Z'}
`('[CUS-5.37] $clock on $date in $zone is past after $last', ({ zone, date, clock, last }) => {
  const [hour, minute] = clock.split(':').map(Number)
  const isPastAt = (instant: Date) => isPast(date, hour * 60 + minute, instant, zone)
  const until = Date.parse(last)
  expect([until - 1_000, until, until + 1].map((ms) => isPastAt(new Date(ms)))).toEqual([false, false, true])
})
