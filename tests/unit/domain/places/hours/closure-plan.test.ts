import { planClosure, refuseClosureEnd, type ClosureEnd } from '@/domain/places/hours/closure-plan'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import { closureNameOn, keepEffectiveClosures, servicesOn } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

/** 7:00 to 20:00; and from 18:00 to 2:00 of the next day. */
const hall = [scheduleRow({})]
const pub = [scheduleRow({ opensAtMinute: 1080, closesAtMinute: 120 })]
const today = '2026-11-20'
const noon = { date: today, minute: 725 }
const night = { date: today, minute: 60 }
const shut = { opensAtMinute: null, closesAtMinute: null }
const part = (opensAtMinute: number, closesAtMinute: number, date = today) => ({
  start: date,
  end: date,
  opensAtMinute,
  closesAtMinute,
})

test.each`
  what                                                 | schedules                                                                                                          | now                          | end                          | rows
  ${'today'}                                           | ${hall}                                                                                                            | ${noon}                      | ${{ lastDay: today }}        | ${[{ start: today, end: today, ...shut }]}
  ${'several days'}                                    | ${hall}                                                                                                            | ${noon}                      | ${{ lastDay: '2026-11-23' }} | ${[{ start: today, end: '2026-11-23', ...shut }]}
  ${'without hours'}                                   | ${[]}                                                                                                              | ${noon}                      | ${{ lastDay: today }}        | ${[{ start: today, end: today, ...shut }]}
  ${'until 15:00'}                                     | ${hall}                                                                                                            | ${noon}                      | ${{ reopensAtMinute: 900 }}  | ${[part(420, 725), part(900, 1200)]}
  ${'until after the last hour'}                       | ${hall}                                                                                                            | ${noon}                      | ${{ reopensAtMinute: 1260 }} | ${[part(420, 725)]}
  ${'from before it opens'}                            | ${hall}                                                                                                            | ${{ ...noon, minute: 400 }}  | ${{ reopensAtMinute: 600 }}  | ${[part(600, 1200)]}
  ${'all of the hours'}                                | ${hall}                                                                                                            | ${{ ...noon, minute: 400 }}  | ${{ reopensAtMinute: 1210 }} | ${[{ start: today, end: today, ...shut }]}
  ${'while it is not open anyway'}                     | ${hall}                                                                                                            | ${{ ...noon, minute: 1230 }} | ${{ reopensAtMinute: 1300 }} | ${[]}
  ${'in the night'}                                    | ${pub}                                                                                                             | ${night}                     | ${{ lastDay: today }}        | ${[part(1080, 60, '2026-11-19'), { start: today, end: today, ...shut }]}
  ${'in the night until 1:30'}                         | ${pub}                                                                                                             | ${night}                     | ${{ reopensAtMinute: 90 }}   | ${[part(1080, 60, '2026-11-19'), part(90, 120), part(1080, 120)]}
  ${'in the night until after its last hour'}          | ${pub}                                                                                                             | ${night}                     | ${{ reopensAtMinute: 150 }}  | ${[part(1080, 60, '2026-11-19')]}
  ${'in the night until within the next hours'}        | ${pub}                                                                                                             | ${night}                     | ${{ reopensAtMinute: 1140 }} | ${[part(1080, 60, '2026-11-19'), part(1140, 120)]}
  ${'in the night before a day without hours'}         | ${[...pub, scheduleRow({ type: 'special_hours', start: today, end: today, ...shut })]}                             | ${night}                     | ${{ reopensAtMinute: 90 }}   | ${[part(1080, 60, '2026-11-19'), part(90, 120)]}
  ${'in the night whose hours overlap those of today'} | ${[...pub, scheduleRow({ type: 'special_hours', start: today, end: today, opensAtMinute: 0, closesAtMinute: 0 })]} | ${night}                     | ${{ reopensAtMinute: 90 }}   | ${[part(1080, 0, '2026-11-19'), part(0, 60), part(90, 0)]}
`('[PUB-3.5] plans a closure: $what', ({ schedules, now, end, rows }) => {
  // Hours after midnight of the date on which they began are written as those of the clock.
  expect(planClosure(schedules, now, end)).toEqual(rows)
})

test('[PUB-3.5] a closure of the night until a time opens again in the same night', () => {
  const planned = planClosure(pub, { date: today, minute: 30 }, { reopensAtMinute: 60 })
  const schedules = [...pub, ...planned.map((row) => scheduleRow({ ...row, type: 'special_hours', closure: true }))]
  const statusAt = (time: string) => getOpenStatus(schedules, new Date(`${today}T${time}:00-05:00`), 'America/Toronto')
  expect(statusAt('00:29').label).toBe('open')
  expect(statusAt('00:45')).toMatchObject({ label: 'closed', opensNext: { date: today, minute: 60 } })
  expect(statusAt('01:00')).toMatchObject({ label: 'open', closesAt: { date: today, minute: 120 } })
  expect(statusAt('02:00')).toMatchObject({ label: 'closed', opensNext: { date: today, minute: 1080 } })
  expect(statusAt('18:00')).toMatchObject({ label: 'open', closesAt: { date: '2026-11-21', minute: 120 } })
  expect(servicesOn(schedules, '2026-11-19')).toEqual([{ opensAtMinute: 1080, closesAtMinute: 1470 }])
})

test.each<[string, ClosureEnd, string | null]>([
  ['today', { lastDay: today }, null],
  ['yesterday', { lastDay: '2026-11-19' }, 'past'],
  ['in a year', { lastDay: '2027-11-21' }, null],
  ['in a year and a day', { lastDay: '2027-11-22' }, 'too-late'],
  ['this minute', { reopensAtMinute: 725 }, 'past'],
  ['the next minute', { reopensAtMinute: 726 }, null],
])('refuses an end of a closure that is over or too late: %s', (_, end, refusal) => {
  expect(refuseClosureEnd(noon, end)).toBe(refusal)
})

test('[PUB-3.5] a closure replaces usual and other special hours, and one without times wins', () => {
  const special = scheduleRow({
    type: 'special_hours',
    start: today,
    end: today,
    opensAtMinute: 600,
    closesAtMinute: 840,
  })
  const late = {
    ...special,
    closure: true,
    opensAtMinute: 900,
    closesAtMinute: 1200,
    name: { en: 'Snow', fr: 'Neige' },
  }
  const closed = { ...late, ...shut }
  expect(servicesOn([...hall, special], today)).toEqual([{ opensAtMinute: 600, closesAtMinute: 840 }])
  expect(servicesOn([...hall, special, late], today)).toEqual([{ opensAtMinute: 900, closesAtMinute: 1200 }])
  expect(servicesOn([...hall, special, late, closed], today)).toEqual([])
  expect(closureNameOn([...hall, special, closed], today)).toEqual({ en: 'Snow', fr: 'Neige' })
  expect(closureNameOn([...hall, special], today)).toBeNull()
  expect(servicesOn([...hall, closed], '2026-11-21')).toEqual([{ opensAtMinute: 420, closesAtMinute: 1200 }])
})

test('a closed menu changes hours only on days with hours, or without any', () => {
  const closed = scheduleRow({ type: 'special_hours', start: today, end: today, ...shut, closure: true })
  const weekend = [scheduleRow({ days: [0, 6] })]
  const holiday = [scheduleRow({ type: 'special_hours', start: '2026-12-25', end: '2026-12-25', ...shut })]
  const meals = [scheduleRow({ type: 'meal' })]
  const kept = [hall, weekend, holiday, meals, []].map((own) => keepEffectiveClosures(own, [closed]).length)
  expect(kept).toEqual([1, 0, 1, 1, 1])
})
