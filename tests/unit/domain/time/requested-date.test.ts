import { resolveRequestedDate } from '@/domain/time/campus-time'

const now = new Date('2026-11-21T02:00:00Z')
const zone = 'America/Toronto'
const asked = (raw: string | null | undefined) => resolveRequestedDate(raw, now, zone)

test.each([undefined, null, '', '""', '/', '  '])('[V1-1.15] %j means today on campus, not in UTC', (raw) => {
  expect(asked(raw)).toBe('2026-11-20')
  expect(resolveRequestedDate(raw, now, 'UTC')).toBe('2026-11-21')
})

test.each`
  raw                               | date
  ${'2031-02-03'}                   | ${'2031-02-03'}
  ${'2031-2-3'}                     | ${'2031-02-03'}
  ${'20310203'}                     | ${'2031-02-03'}
  ${'31-02-03'}                     | ${'2031-02-03'}
  ${'"2031-02-03"'}                 | ${'2031-02-03'}
  ${'2031-02-03/'}                  | ${'2031-02-03'}
  ${'2031-02-03T05:00:00.000Z'}     | ${'2031-02-03'}
  ${'2031-02-03T00:00:00.000Z'}     | ${'2031-02-03'}
  ${'2031-02-03T03:00:59.764Z'}     | ${'2031-02-02'}
  ${'2031-02-03T23:30:00-08:00'}    | ${'2031-02-04'}
  ${'2031-02-03T04:30:00+05:30'}    | ${'2031-02-02'}
  ${'2031-02-03T04:30:00 05:30'}    | ${'2031-02-02'}
  ${'2031-02-03T04:30:00.000 0530'} | ${'2031-02-02'}
  ${'2031-02-03 03:00:59Z'}         | ${'2031-02-02'}
  ${'2031-02-03 10:11:12.131415'}   | ${'2031-02-03'}
  ${'2031-02-03T00:11:12.131415'}   | ${'2031-02-03'}
  ${'2031-02-03T00:00'}             | ${'2031-02-03'}
  ${'20310203T030059Z'}             | ${'2031-02-02'}
  ${'2028-02-29'}                   | ${'2028-02-29'}
  ${'2000-01-01'}                   | ${'2000-01-01'}
  ${'2100-12-31'}                   | ${'2100-12-31'}
`('[V1-1.15] parses $raw as $date in Toronto', ({ raw, date }) => {
  expect(asked(raw)).toBe(date)
})

test.each`
  raw                | zone                 | date
  ${'1795224600'}    | ${'America/Toronto'} | ${'2026-11-20'}
  ${'1795224600000'} | ${'America/Toronto'} | ${'2026-11-20'}
  ${'1795224600'}    | ${'UTC'}             | ${'2026-11-21'}
  ${'"1795224600"'}  | ${'UTC'}             | ${'2026-11-21'}
  ${'179522460'}     | ${'UTC'}             | ${null}
  ${'17952246000'}   | ${'UTC'}             | ${null}
`('[PUB-7.29] parses $raw in $zone as $date', ({ raw, zone: where, date }) => {
  expect(resolveRequestedDate(String(raw), now, where as 'UTC')).toBe(date)
})

test('[V1-14.7] the same instant can be another day on another campus', () => {
  const instant = '2031-02-03T03:15:00Z'
  expect(resolveRequestedDate(instant, now, 'America/St_Johns')).toBe('2031-02-02')
  expect(resolveRequestedDate('2031-02-03T03:30:00Z', now, 'America/St_Johns')).toBe('2031-02-03')
  expect(resolveRequestedDate(instant, now, 'UTC')).toBe('2031-02-03')
})

test.each([
  ...['2031-02-03T24:30:00Z', '2031-02-03T10:61:00', '2031-02-03T10:00:00+25:00', '2031-02-03T10:00:00 EST or so'],
  ...['2031-02-03, please', '2031-2-3\n10:00', '2031-02-03\u0000'],
  `2031-02-03${' and so on'.repeat(100)}`,
])('[V1-1.15] uses the date at the beginning of %j', (raw) => {
  expect(asked(raw)).toBe('2031-02-03')
})

test.each(
  [
    '203102031|on 2031-02-03|2031-02-30|2027-02-29|2031-13-01|2031-01-00|31-2|310203|1999-12-31|2101-01-01',
    '2000-01-01T03:00:00Z|9999-99-99|today|null|-1|２０３１-02-03',
  ].flatMap((line) => line.split('|')),
)('[V1-14.3] rejects %j', (raw) => {
  expect(asked(raw)).toBeNull()
})

test('[V1-1.15] handles a megabyte of input', () => {
  for (const piece of ['1', ' ', '"', '2031-02-03', '-', '/']) expect(asked(piece.repeat(1_000_000))).toBeNull()
  expect(asked('2031-02-03T'.repeat(1_000_000))).toBe('2031-02-03')
})
