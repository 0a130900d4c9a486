import fc from 'fast-check'
import { addDays } from '@/domain/time/calendar'
import { findOverlap, type ScheduleHours } from '@/domain/places/hours/schedule-overlap'
import { servicesOn, type Schedule } from '@/domain/places/hours/schedules'

fc.configureGlobal({ seed: 1 })

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const hours = (over: Partial<ScheduleHours>): ScheduleHours => ({
  type: 'location',
  start: null,
  end: null,
  days: everyDay,
  opensAtMinute: 420,
  closesAtMinute: 1200,
  ...over,
})
const at = (opensAtMinute: number, closesAtMinute: number, over: Partial<ScheduleHours> = {}) =>
  hours({ opensAtMinute, closesAtMinute, ...over })
const from = (start: string | null, end: string | null, over: Partial<ScheduleHours> = {}) =>
  hours({ start, end, ...over })
const special = (start: string, end: string, over: Partial<ScheduleHours> = {}) =>
  hours({ type: 'special_hours', start, end, ...over })
const shut = { opensAtMinute: null, closesAtMinute: null }

/* 20 November 2026 is a Friday (5), the 21st a Saturday, the 22nd a Sunday. 420 is 7:00, 1200 is 20:00. */
test.each`
  what                                                       | one                                                             | other                                                                 | clash
  ${'the same hours twice'}                                  | ${hours({})}                                                    | ${hours({})}                                                          | ${true}
  ${'a minute in common'}                                    | ${at(420, 661)}                                                 | ${at(660, 870)}                                                       | ${true}
  ${'hours that touch'}                                      | ${at(420, 660)}                                                 | ${at(660, 870)}                                                       | ${false}
  ${'a meal and the opening hours'}                          | ${hours({ type: 'meal' })}                                      | ${hours({})}                                                          | ${false}
  ${'two meals at once'}                                     | ${at(420, 660, { type: 'meal' })}                               | ${at(600, 720, { type: 'meal' })}                                     | ${true}
  ${'two blocks to reserve at once'}                         | ${at(660, 780, { type: 'reservation' })}                        | ${at(720, 840, { type: 'reservation' })}                              | ${true}
  ${'an open end that reaches the other'}                    | ${from('2026-09-01', null)}                                     | ${from('2030-01-01', '2030-01-01')}                                   | ${true}
  ${'past midnight, into the next morning'}                  | ${at(1200, 120, { days: [5] })}                                 | ${at(60, 300, { days: [6] })}                                         | ${true}
  ${'past midnight, ending as the next begins'}              | ${at(1200, 120, { days: [5] })}                                 | ${at(120, 300, { days: [6] })}                                        | ${false}
  ${'past midnight on the last date, next morning is later'} | ${at(1200, 120, { days: [5], end: '2026-11-20' })}              | ${at(60, 300, { days: [6], start: '2026-11-21', end: '2026-11-21' })} | ${true}
  ${'24 hours and anything'}                                 | ${at(0, 0)}                                                     | ${at(1380, 1439)}                                                     | ${true}
  ${'the last date of the calendar'}                         | ${from('2026-09-01', '9999-12-31')}                             | ${at(1200, 420, { start: '9999-12-31' })}                             | ${false}
  ${'exceptions on other dates'}                             | ${special('2026-12-24', '2026-12-26')}                          | ${special('2026-12-27', '2026-12-31', shut)}                          | ${false}
  ${'an exception within a longer closure'}                  | ${special('2027-01-02', '2027-01-02')}                          | ${special('2026-12-20', '2027-01-04', shut)}                          | ${true}
  ${'exceptions of one date at other hours'}                 | ${special('2026-12-24', '2026-12-26', { closesAtMinute: 600 })} | ${special('2026-12-26', '2026-12-31', { opensAtMinute: 900 })}        | ${true}
  ${'exceptions of common dates on other weekdays'}          | ${special('2026-12-01', '2026-12-31', { days: [1] })}           | ${special('2026-12-15', '2026-12-31', { days: [2] })}                 | ${false}
  ${'no weekdays, which are all of them'}                    | ${special('2026-12-01', '2026-12-31', { days: [] })}            | ${special('2026-12-15', '2026-12-31', { days: [2] })}                 | ${true}
  ${'one exception in two services'}                         | ${special('2026-12-24', '2026-12-24', { closesAtMinute: 840 })} | ${special('2026-12-24', '2026-12-24', { opensAtMinute: 1020 })}       | ${false}
  ${'one exception, its services in each other'}             | ${special('2026-12-24', '2026-12-24', { closesAtMinute: 840 })} | ${special('2026-12-24', '2026-12-24', { opensAtMinute: 720 })}        | ${true}
  ${'one exception, open and closed'}                        | ${special('2026-12-24', '2026-12-24', shut)}                    | ${special('2026-12-24', '2026-12-24')}                                | ${true}
  ${'one exception, closed twice'}                           | ${special('2026-12-24', '2026-12-24', shut)}                    | ${special('2026-12-24', '2026-12-24', shut)}                          | ${true}
  ${'an exception into the morning of the next'}             | ${special('2026-12-24', '2026-12-24', { closesAtMinute: 120 })} | ${special('2026-12-25', '2026-12-25', { opensAtMinute: 60 })}         | ${true}
  ${'an exception into the morning of a closure'}            | ${special('2026-12-24', '2026-12-24', { closesAtMinute: 120 })} | ${special('2026-12-25', '2026-12-25', shut)}                          | ${false}
`('$what overlap: $clash', ({ one, other, clash }) => {
  expect(findOverlap(one, [other])).toBe(clash ? other : null)
  expect(findOverlap(other, [one])).toBe(clash ? one : null)
})

test('returns the first of several overlaps', () => {
  const [morning, noon, evening] = [at(420, 660), at(660, 840), at(840, 1200)]
  expect(findOverlap(at(700, 900), [morning, noon, evening])).toBe(noon)
  expect(findOverlap(at(700, 900), [])).toBeNull()
})

/** The dates of every row are open or within six weeks from this Sunday. */
const first = '2026-11-01'
const anyDate = fc.option(
  fc.integer({ min: 7, max: 34 }).map((days) => addDays(first, days)),
  { nil: null },
)
const anyHours = fc
  .record({
    dates: fc.tuple(anyDate, anyDate),
    days: fc.subarray(everyDay, { minLength: 1 }),
    opensAtMinute: fc.integer({ min: 0, max: 1439 }),
    closesAtMinute: fc.integer({ min: 0, max: 1439 }),
  })
  .map(({ dates: [a, b], ...rest }) => {
    const [start, end] = a && b && b < a ? [b, a] : [a, b]
    return { type: 'location' as const, start, end, ...rest }
  })

test('weekly hours overlap exactly when both cover the same minute of the same date', () => {
  const openMinutes = (row: ScheduleHours) => {
    const minutes = new Set<number>()
    const schedule: Schedule = { ...row, name: null, openLate: false }
    for (let day = 0; day < 42; day += 1)
      for (const { opensAtMinute, closesAtMinute } of servicesOn([schedule], addDays(first, day)))
        for (let minute = opensAtMinute; minute < closesAtMinute; minute += 1) minutes.add(day * 1440 + minute)
    return minutes
  }
  fc.assert(
    fc.property(anyHours, anyHours, (a, b) => {
      const [one, other] = [openMinutes(a), openMinutes(b)]
      expect(findOverlap(a, [b]) !== null).toBe([...one].some((minute) => other.has(minute)))
    }),
  )
})
