import { planClosure } from '@/domain/places/hours/closure-plan'
import { closureReason } from '@/domain/places/hours/closure-reason'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

const zone = 'America/Toronto'
const name = { en: 'Snow', fr: 'Neige' }
const hall = [scheduleRow({})]
const pub = [scheduleRow({ opensAtMinute: 1080, closesAtMinute: 120 })]
const lunchAndDinner = [scheduleRow({ opensAtMinute: 660, closesAtMinute: 840 }), scheduleRow({ opensAtMinute: 1020 })]
const date = '2026-11-20'
const until = (hour: number) => ({ reopensAtMinute: hour * 60 })
const day = { lastDay: date }

test.each`
  what                                              | hours             | closed | end          | now                   | reason
  ${'while it is closed'}                           | ${hall}           | ${10}  | ${until(12)} | ${'2026-11-20T11:00'} | ${name}
  ${'after it opened again'}                        | ${hall}           | ${10}  | ${until(12)} | ${'2026-11-20T13:00'} | ${null}
  ${'after its hours'}                              | ${hall}           | ${10}  | ${until(12)} | ${'2026-11-20T21:00'} | ${null}
  ${'until its usual hours are over'}               | ${hall}           | ${15}  | ${until(22)} | ${'2026-11-20T16:00'} | ${name}
  ${'when its usual hours are over'}                | ${hall}           | ${15}  | ${until(22)} | ${'2026-11-20T20:00'} | ${null}
  ${'on a closed day, in the evening'}              | ${hall}           | ${10}  | ${day}       | ${'2026-11-20T21:00'} | ${name}
  ${'on the next day'}                              | ${hall}           | ${10}  | ${day}       | ${'2026-11-21T06:00'} | ${null}
  ${'between meals, after a closure of the first'}  | ${lunchAndDinner} | ${12}  | ${until(13)} | ${'2026-11-20T15:00'} | ${null}
  ${'between meals, before the end of the closure'} | ${lunchAndDinner} | ${12}  | ${until(18)} | ${'2026-11-20T15:00'} | ${name}
  ${'in the night after a closed day'}              | ${pub}            | ${19}  | ${day}       | ${'2026-11-21T01:00'} | ${name}
  ${'in the morning after a closed day'}            | ${pub}            | ${19}  | ${day}       | ${'2026-11-21T09:00'} | ${null}
`('[PUB-2.27] says why a location is closed $what', ({ hours, closed, end, now, reason }) => {
  const planned = planClosure(hours, { date, minute: Number(closed) * 60 }, end)
  const schedules = [
    ...(hours as Schedule[]),
    ...planned.map((hours) => scheduleRow({ ...hours, type: 'special_hours', closure: true, name })),
  ]
  const at = new Date(`${String(now)}:00-05:00`)
  expect(closureReason(schedules, getOpenStatus(schedules, at, zone), at, zone)).toEqual(reason)
})
