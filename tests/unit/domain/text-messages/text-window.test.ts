import { textWindow } from '@/domain/text-messages/text-window'

const timeZone = 'America/Toronto'
/** A time in Toronto in November 2026, five hours behind UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-05:00`)
const clock = (instant: Date) =>
  new Date(instant.getTime() - 5 * 60 * 60_000).toISOString().slice(8, 16).replace('T', ' ')

test.each`
  subject                                            | now                | startsAt           | usefulUntil        | from          | until
  ${'a reminder in the morning'}                     | ${at(20, '09:00')} | ${at(21, '12:00')} | ${at(21, '12:00')} | ${'20 09:00'} | ${'20 21:00'}
  ${'a reminder at the last minute of the day'}      | ${at(20, '20:59')} | ${at(21, '12:00')} | ${at(21, '12:00')} | ${'20 20:59'} | ${'20 21:00'}
  ${'a reminder after a night without a server'}     | ${at(20, '21:00')} | ${at(21, '12:00')} | ${at(21, '12:00')} | ${'21 08:00'} | ${'21 12:00'}
  ${'a cancellation before dawn'}                    | ${at(20, '03:30')} | ${at(22, '12:00')} | ${at(22, '12:00')} | ${'20 08:00'} | ${'20 21:00'}
  ${'a cancellation at the first minute of a day'}   | ${at(20, '08:00')} | ${at(20, '11:30')} | ${at(20, '11:30')} | ${'20 08:00'} | ${'20 11:30'}
  ${'a cancellation at night of an early breakfast'} | ${at(20, '23:00')} | ${at(21, '07:30')} | ${at(21, '07:30')} | ${'20 23:00'} | ${'21 07:30'}
  ${'a cancellation in the evening of a late meal'}  | ${at(20, '20:30')} | ${at(20, '21:30')} | ${at(20, '21:30')} | ${'20 20:30'} | ${'20 21:30'}
  ${'an offer at noon'}                              | ${at(20, '11:50')} | ${at(20, '13:00')} | ${at(20, '12:20')} | ${'20 11:50'} | ${'20 12:20'}
  ${'an offer just before the night'}                | ${at(20, '20:50')} | ${at(21, '12:00')} | ${at(20, '21:20')} | ${'20 20:50'} | ${'20 21:00'}
  ${'an offer just before the morning'}              | ${at(20, '07:50')} | ${at(20, '12:00')} | ${at(20, '08:20')} | ${'20 08:00'} | ${'20 08:20'}
`('$subject is sent from $from until $until', ({ now, startsAt, usefulUntil, from, until }) => {
  const window = textWindow({ startsAt, usefulUntil, timeZone }, now)
  expect([window && clock(window.from), window && clock(window.until)]).toEqual([from, until])
})

test.each`
  subject                      | now                | startsAt           | usefulUntil
  ${'an offer in the night'}   | ${at(20, '23:00')} | ${at(21, '12:00')} | ${at(20, '23:30')}
  ${'an offer that ends at 8'} | ${at(20, '07:30')} | ${at(20, '12:00')} | ${at(20, '08:00')}
  ${'what is over already'}    | ${at(20, '12:00')} | ${at(20, '12:00')} | ${at(20, '12:00')}
`('$subject is not sent', ({ now, startsAt, usefulUntil }) => {
  expect(textWindow({ startsAt, usefulUntil, timeZone }, now)).toBeNull()
})

test('follows the clock of the campus, whatever the season', () => {
  const startsAt = new Date('2026-07-02T18:00:00Z')
  const subject = { startsAt, usefulUntil: startsAt, timeZone: 'America/St_Johns' } // 2 h 30 min behind UTC in summer
  const window = textWindow(subject, new Date('2026-07-01T23:30:00Z'))
  expect([window?.from, window?.until]).toEqual([new Date('2026-07-02T10:30:00Z'), startsAt])
})
