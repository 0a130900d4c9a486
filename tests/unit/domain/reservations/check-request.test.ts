import { checkRequest } from '@/domain/reservations/check-request'
import { hall, row } from './sample-hall'

/* Wednesday 25 November 2026, 11:40 in Toronto. */
const now = new Date('2026-11-25T16:40:00Z')
const noon = { date: '2026-11-26', hour: 12, minute: 0, friends: 0 }

test.each`
  what                               | rules                       | request
  ${'a time between the intervals'}  | ${{}}                       | ${{ minute: 15 }}
  ${'the end of the block'}          | ${{}}                       | ${{ hour: 13 }}
  ${'a time before the block'}       | ${{}}                       | ${{ hour: 10, minute: 30 }}
  ${'a time of today that is over'}  | ${{}}                       | ${{ date: '2026-11-25', hour: 11, minute: 30 }}
  ${'yesterday'}                     | ${{}}                       | ${{ date: '2026-11-24' }}
  ${'today where it is not allowed'} | ${{ allowsSameDay: false }} | ${{ date: '2026-11-25', hour: 12, minute: 30 }}
  ${'the fifteenth day'}             | ${{}}                       | ${{ date: '2026-12-10' }}
  ${'a day that does not exist'}     | ${{}}                       | ${{ date: '2026-11-31' }}
  ${'a text that is no date'}        | ${{}}                       | ${{ date: 'tomorrow' }}
  ${'a fraction of an hour'}         | ${{}}                       | ${{ hour: 12.5 }}
  ${'a time that is no number'}      | ${{}}                       | ${{ hour: NaN }}
  ${'an hour as 72 minutes'}         | ${{}}                       | ${{ hour: 11, minute: 60 }}
  ${'an hour of the next day'}       | ${{}}                       | ${{ hour: 36 }}
  ${'friends where none may come'}   | ${{}}                       | ${{ friends: 1 }}
  ${'more friends than may come'}    | ${{ friendLimit: 3 }}       | ${{ friends: 4 }}
  ${'a negative number of friends'}  | ${{ friendLimit: 3 }}       | ${{ friends: -1 }}
  ${'half a friend'}                 | ${{ friendLimit: 3 }}       | ${{ friends: 0.5 }}
`('[CUS-5.34] refuses $what', ({ rules, request }) => {
  expect(checkRequest(hall(rules), { ...noon, ...request }, [], now)).toBe('unavailable')
})

/* Lunch of the day on which the clocks change, at 11:59 and 12:01 of that day, and on the last second of the day before. */
test.each`
  zone                  | date            | now                       | sameDay          | notSameDay
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'2027-03-14T03:29:59Z'} | ${'lunch'}       | ${'lunch'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'2027-03-14T14:29:00Z'} | ${'lunch'}       | ${'unavailable'}
  ${'America/St_Johns'} | ${'2027-03-14'} | ${'2027-03-14T14:31:00Z'} | ${'unavailable'} | ${'unavailable'}
`('[CUS-5.35] noon of $date in $zone at $now is $sameDay, or $notSameDay', (row_) => {
  const { zone, date, now: at, sameDay, notSameDay } = row_
  const outcomes = [true, false].map((allowsSameDay) => {
    const block = checkRequest(hall({ allowsSameDay }, [row('lunch')], zone), { ...noon, date }, [], new Date(at))
    return typeof block === 'string' ? block : block.id
  })
  expect(outcomes).toEqual([sameDay, notSameDay])
})

test('accepts the last day, the present minute, and as many friends as may come', () => {
  expect(checkRequest(hall(), { ...noon, date: '2026-12-09' }, [], now)).toMatchObject({ id: 'lunch' })
  const half = { date: '2026-11-25', hour: 11, minute: 30, friends: 0 }
  expect(checkRequest(hall(), half, [], new Date('2026-11-25T16:30:00Z'))).toMatchObject({ id: 'lunch' })
  expect(checkRequest(hall({ friendLimit: 3 }), { ...noon, friends: 3 }, [], now)).toMatchObject({ id: 'lunch' })
})

test('[CUS-5.39] refuses a time that the customer holds, and a visit beyond the limit', () => {
  const held = [{ date: '2026-11-26', hour: 12, minute: 0 }]
  expect(checkRequest(hall({ maxVisits: 2 }), noon, held, now)).toBe('yours')
  expect(checkRequest(hall({ maxVisits: 1 }), { ...noon, minute: 30 }, held, now)).toBe('limit')
  expect(checkRequest(hall({ maxVisits: 2 }), { ...noon, minute: 30 }, held, now)).toMatchObject({ id: 'lunch' })
})
