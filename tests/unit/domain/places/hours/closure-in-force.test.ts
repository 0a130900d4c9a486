import { listReplacedRows, listRowsInForce } from '@/domain/places/hours/closure-in-force'
import { planClosure, type ClosureEnd } from '@/domain/places/hours/closure-plan'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

type ClosureRow = Schedule & { closureId: string }
/** 7:00 to 20:00; and from 18:00 to 2:00 of the next day. */
const hall = [scheduleRow({})]
const pub = [scheduleRow({ opensAtMinute: 1080, closesAtMinute: 120 })]
const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
const at = (date: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { date, minute: hour * 60 + minute }
}
/** The rows that a closure at a moment writes. */
const closed = (hours: Schedule[], now: ReturnType<typeof at>, end: ClosureEnd, closureId = 'a'): ClosureRow[] =>
  planClosure(hours, now, end).map((planned) => ({
    ...scheduleRow({ ...planned, type: 'special_hours', closure: true }),
    closureId,
  }))
const morning = closed(hall, at(monday, '10:00'), { reopensAtMinute: 720 })
const evening = closed(pub, at(monday, '19:00'), { reopensAtMinute: 1200 })
const lateHall = closed(hall, at(monday, '19:00'), { reopensAtMinute: 1320 })
const wholeDay = closed(pub, at(monday, '19:00'), { lastDay: monday })
const nextDay = closed(pub, at(tuesday, '00:30'), { lastDay: tuesday })
const daily = [
  { ...scheduleRow({ type: 'special_hours', closure: true, start: monday, end: wednesday }), closureId: 'a' },
]

test.each`
  what                                              | hours   | closure     | now                      | inForce
  ${'until 12:00, at 11:59'}                        | ${hall} | ${morning}  | ${at(monday, '11:59')}   | ${true}
  ${'until 12:00, at 12:00'}                        | ${hall} | ${morning}  | ${at(monday, '12:00')}   | ${false}
  ${'until 12:00, in the afternoon'}                | ${hall} | ${morning}  | ${at(monday, '16:40')}   | ${false}
  ${'until 20:00 of a pub, at 19:30'}               | ${pub}  | ${evening}  | ${at(monday, '19:30')}   | ${true}
  ${'until 20:00 of a pub, in the night after it'}  | ${pub}  | ${evening}  | ${at(tuesday, '00:30')}  | ${false}
  ${'until after the last hour, before that hour'}  | ${hall} | ${lateHall} | ${at(monday, '19:59')}   | ${true}
  ${'until after the last hour, at that hour'}      | ${hall} | ${lateHall} | ${at(monday, '20:00')}   | ${false}
  ${'for the day, in the evening'}                  | ${hall} | ${wholeDay} | ${at(monday, '23:00')}   | ${true}
  ${'for the day of a pub, in the night after it'}  | ${pub}  | ${wholeDay} | ${at(tuesday, '01:59')}  | ${true}
  ${'for the day of a pub, when its night is over'} | ${pub}  | ${wholeDay} | ${at(tuesday, '02:00')}  | ${false}
  ${'in the night for the day'}                     | ${pub}  | ${nextDay}  | ${at(tuesday, '00:45')}  | ${true}
  ${'in the night for the day, in the next night'}  | ${pub}  | ${nextDay}  | ${at(wednesday, '1:00')} | ${true}
  ${'with times for days to come, edited by hand'}  | ${hall} | ${daily}    | ${at(tuesday, '21:00')}  | ${true}
  ${'with times on its last day, edited by hand'}   | ${hall} | ${daily}    | ${at(wednesday, '8:00')} | ${false}
`('[PUB-3.5] a closure $what is in force: $inForce', ({ hours, closure, now, inForce }) => {
  expect(listRowsInForce([...hours, ...closure], closure as ClosureRow[], now)).toEqual(inForce ? closure : [])
})

test('of two closures of a day only the one in force counts', () => {
  const second = closed([...hall, ...morning], at(monday, '16:00'), { reopensAtMinute: 1020 }, 'b')
  const both = [...morning, ...second]
  expect(listRowsInForce([...hall, ...second], both, at(monday, '16:30'))).toEqual(second)
})

test('[PUB-3.5] a new closure replaces the rows of ended ones with times on its dates, and no others', () => {
  const replaced = (now: ReturnType<typeof at>, end: ClosureEnd, rows: ClosureRow[], hours = hall) =>
    listReplacedRows([...hours, ...rows], rows, planClosure([...hours, ...rows], now, end), now)
  expect(replaced(at(monday, '16:40'), { lastDay: tuesday }, morning)).toEqual(morning)
  expect(replaced(at(monday, '16:40'), { reopensAtMinute: 1020 }, morning)).toEqual(morning)
  expect(replaced(at(tuesday, '00:30'), { lastDay: tuesday }, evening, pub)).toEqual(evening)
  expect(replaced(at(tuesday, '12:00'), { lastDay: tuesday }, evening, pub)).toEqual([])
  expect(replaced(at(monday, '11:00'), { lastDay: monday }, morning)).toEqual([])
  const later = closed(hall, at(tuesday, '10:00'), { reopensAtMinute: 720 })
  expect(replaced(at(monday, '16:40'), { lastDay: wednesday }, later)).toEqual([])
})
