import { drawRibbons } from '@/domain/places/hours/day-ribbon'
import type { Schedule } from '@/domain/places/hours/schedules'
import { scheduleRow } from './schedule-fixture'

const zone = 'America/Toronto'
const row = (opensAtMinute: number | null, closesAtMinute: number | null, type: Schedule['type'] = 'location') =>
  scheduleRow({ opensAtMinute, closesAtMinute, type, name: { en: `From ${opensAtMinute}`, fr: '' } })
const [meal, special] = ['meal', 'special_hours'] as const
const friday = '2026-11-20'

/* A pub gives the scale: 6:00 to 2:00, so that an hour is 5 %. 60 minutes after midnight are 1500 of the day before. */
test.each`
  what                                  | rows                                                                              | now                       | date            | open                      | mealEdges     | mark
  ${'a day'}                            | ${[row(420, 1200)]}                                                               | ${'2026-11-20T17:00:00Z'} | ${friday}       | ${[[5, 65]]}              | ${[]}         | ${30}
  ${'two openings'}                     | ${[row(420, 600), row(660, 1215)]}                                                | ${'2026-11-20T15:30:00Z'} | ${friday}       | ${[[5, 15], [25, 46.25]]} | ${[]}         | ${22.5}
  ${'meals within the hours'}           | ${[row(420, 900), row(420, 630, meal), row(630, 840, meal), row(900, 960, meal)]} | ${'2026-11-20T11:00:00Z'} | ${friday}       | ${[[5, 40]]}              | ${[22.5, 40]} | ${0}
  ${'last night, after midnight'}       | ${[row(1080, 90), row(1260, 90, meal)]}                                           | ${'2026-11-21T05:30:00Z'} | ${friday}       | ${[[60, 37.5]]}           | ${[75]}       | ${92.5}
  ${'a day that has not begun'}         | ${[row(420, 1200)]}                                                               | ${'2026-11-21T05:30:00Z'} | ${'2026-11-21'} | ${[[5, 65]]}              | ${[]}         | ${null}
  ${'a closed day'}                     | ${[row(420, 1200), row(null, null, special)]}                                     | ${'2026-11-20T17:00:00Z'} | ${friday}       | ${[]}                     | ${[]}         | ${30}
  ${'the day on which clocks go ahead'} | ${[row(420, 1200)]}                                                               | ${'2027-03-14T16:00:00Z'} | ${'2027-03-14'} | ${[[5, 65]]}              | ${[]}         | ${30}
  ${'the second 1:30 of November'}      | ${[row(1080, 120)]}                                                               | ${'2026-11-01T06:30:00Z'} | ${'2026-10-31'} | ${[[60, 40]]}             | ${[]}         | ${97.5}
`('draws $what', ({ rows, now, date, open, mealEdges, mark }) => {
  const campus = [
    { id: 'hall', schedules: rows as Schedule[] },
    { id: 'pub', schedules: [row(360, 120)] },
  ]
  const hall = drawRibbons(campus, new Date(now), zone).get('hall')
  expect(hall).toMatchObject({ date, mealEdges, now: mark })
  expect(hall?.open.map(({ from, width }) => [from, width])).toEqual(open)
})

test('draws no ribbon without hours, and an empty one from 6:00 to 2:00 where nothing opens', () => {
  const campus = [
    { id: 'closed', schedules: [row(420, 1200), row(null, null, special)] },
    { id: 'unknown', schedules: [row(420, 600, meal)] },
  ]
  const ribbons = drawRibbons(campus, new Date('2026-11-20T17:00:00Z'), zone)
  expect(ribbons.get('closed')).toMatchObject({ open: [], now: 30, percentPerMinute: 1 / 12 })
  expect(ribbons.has('unknown')).toBe(false)
})
