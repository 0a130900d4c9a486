import { blocksOfDay } from '@/domain/reservations/blocks-of-day'
import { hall, row } from './sample-hall'

/* Wednesday 25 November 2026 is weekday 3. */
const wednesday = '2026-11-25'
const usual = row('usual', { type: 'location', opensAtMinute: 450, closesAtMinute: 1260 })
const special = (over: object) => row('special', { type: 'special_hours', start: wednesday, end: wednesday, ...over })
const closed = { opensAtMinute: null, closesAtMinute: null }

test.each`
  what                                              | rules                       | hours                                                                                                                                    | times
  ${'a block, without its end'}                     | ${{}}                       | ${[row('lunch')]}                                                                                                                        | ${[660, 690, 720, 750]}
  ${'an interval that does not divide it'}          | ${{ intervalMinutes: 45 }}  | ${[row('lunch')]}                                                                                                                        | ${[660, 705, 750]}
  ${'an interval longer than the block'}            | ${{ intervalMinutes: 240 }} | ${[row('lunch')]}                                                                                                                        | ${[660]}
  ${'a block of another weekday'}                   | ${{}}                       | ${[row('lunch', { days: [2, 4] })]}                                                                                                      | ${[]}
  ${'a location without blocks'}                    | ${{ usesBlocks: false }}    | ${[row('usual', { type: 'location', opensAtMinute: 600, closesAtMinute: 690 })]}                                                         | ${[600, 630, 660]}
  ${'reservation hours without the step of blocks'} | ${{ usesBlocks: false }}    | ${[row('usual', { type: 'location', opensAtMinute: 600, closesAtMinute: 720 }), row('lunch')]}                                           | ${[660, 690]}
  ${'opening hours past midnight'}                  | ${{ usesBlocks: false }}    | ${[row('late', { type: 'location', opensAtMinute: 1380, closesAtMinute: 60 })]}                                                          | ${[1380, 1410]}
  ${'a block that ends at midnight'}                | ${{}}                       | ${[row('late', { opensAtMinute: 1380, closesAtMinute: 1440 })]}                                                                          | ${[1380, 1410]}
  ${'a block beyond the opening hours'}             | ${{}}                       | ${[row('usual', { type: 'location', opensAtMinute: 690, closesAtMinute: 750 }), row('lunch')]}                                           | ${[690, 720]}
  ${'a day without opening hours'}                  | ${{}}                       | ${[row('usual', { type: 'location', days: [1] }), row('lunch')]}                                                                         | ${[]}
  ${'a block after midnight of a late hall'}        | ${{}}                       | ${[row('late', { type: 'location', opensAtMinute: 1200, closesAtMinute: 60 }), row('night', { opensAtMinute: 0, closesAtMinute: 120 })]} | ${[0, 30]}
`('[CUS-5.37] offers the times of $what', ({ rules, hours, times }) => {
  expect(blocksOfDay(hall(rules, hours), wednesday).flatMap((block) => block.times)).toEqual(times)
})

test.each`
  what                                    | hours                                                                                    | times
  ${'a closure without weekdays'}         | ${[usual, row('lunch'), special({ days: [], ...closed, closure: true })]}                | ${[]}
  ${'special hours without times'}        | ${[usual, row('lunch'), special(closed)]}                                                | ${[]}
  ${'special hours from 11:30 on'}        | ${[usual, row('lunch'), special({ opensAtMinute: 690, closesAtMinute: 735 })]}           | ${[690, 720]}
  ${'a closure of the next day'}          | ${[usual, row('lunch'), special({ ...closed, start: '2026-11-26', end: '2026-11-26' })]} | ${[660, 690, 720, 750]}
  ${'special hours of another day alone'} | ${[row('lunch'), special({ ...closed, start: '2026-12-25', end: '2026-12-25' })]}        | ${[660, 690, 720, 750]}
  ${'a closure of a hall without hours'}  | ${[row('lunch'), special({ days: [], ...closed, closure: true })]}                       | ${[]}
`('[CUS-5.36] nobody reserves a closed location: $what', ({ hours, times }) => {
  expect(blocksOfDay(hall({}, hours), wednesday).flatMap((block) => block.times)).toEqual(times)
})

test('shows the hours of a block that special hours shorten, and keeps blocks in order', () => {
  const hours = [
    row('dinner', { opensAtMinute: 1020, closesAtMinute: 1200 }),
    row('lunch'),
    special({ opensAtMinute: 690, closesAtMinute: 1080 }),
  ]
  expect(blocksOfDay(hall({}, hours), wednesday)).toMatchObject([
    { id: 'lunch', opensAtMinute: 690, closesAtMinute: 780, times: [690, 720, 750] },
    { id: 'dinner', opensAtMinute: 1020, closesAtMinute: 1080, times: [1020, 1050] },
  ])
})

/* The clocks go from 2:00 to 3:00 in March, and from 2:00 to 1:00 in November. */
test.each`
  date            | zone                  | times
  ${'2026-03-08'} | ${'America/St_Johns'} | ${[60, 90, 180, 210]}
  ${'2026-03-08'} | ${'America/Toronto'}  | ${[60, 90, 180, 210]}
  ${'2026-11-01'} | ${'America/St_Johns'} | ${[60, 90, 120, 150, 180, 210]}
  ${'2026-03-08'} | ${'America/Regina'}   | ${[60, 90, 120, 150, 180, 210]}
`('[CUS-5.37] leaves out the hour that the clocks skip on $date in $zone', ({ date, zone, times }) => {
  const night = row('night', { opensAtMinute: 60, closesAtMinute: 240 })
  expect(blocksOfDay(hall({}, [night], zone), date).flatMap((block) => block.times)).toEqual(times)
})
