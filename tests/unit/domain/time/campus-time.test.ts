import fc from 'fast-check'
import {
  campusDateAt,
  gmtOffsetHours,
  toInstant,
  isDaylightSaving,
  formatIsoWithOffset,
  isZone,
  minuteOfDayAt,
  nextMidnight,
  zoneAbbreviation,
} from '@/domain/time/campus-time'

fc.configureGlobal({ seed: 1 })

const at = (iso: string) => new Date(iso)

/*
 * Clock changes worked out from the rule (second Sunday of March and first Sunday of November, at 2:00): 8 March and
 * 1 November 2026, 14 March and 7 November 2027. Toronto is UTC-5/-4, Halifax UTC-4/-3, St. John's UTC-3:30/-2:30.
 */
test.each`
  zone                  | change                        | before                    | after                     | hoursBefore | hoursAfter
  ${'America/Toronto'}  | ${'forward on 8 March 2026'}  | ${'2026-03-08T06:59:59Z'} | ${'2026-03-08T07:00:00Z'} | ${-5}       | ${-4}
  ${'America/Toronto'}  | ${'back on 1 November 2026'}  | ${'2026-11-01T05:59:59Z'} | ${'2026-11-01T06:00:00Z'} | ${-4}       | ${-5}
  ${'America/St_Johns'} | ${'forward on 8 March 2026'}  | ${'2026-03-08T05:29:59Z'} | ${'2026-03-08T05:30:00Z'} | ${-3.5}     | ${-2.5}
  ${'America/St_Johns'} | ${'back on 7 November 2027'}  | ${'2027-11-07T04:29:59Z'} | ${'2027-11-07T04:30:00Z'} | ${-2.5}     | ${-3.5}
  ${'America/Toronto'}  | ${'forward on 11 March 2035'} | ${'2035-03-11T06:59:59Z'} | ${'2035-03-11T07:00:00Z'} | ${-5}       | ${-4}
`('$zone changes its clocks $change', ({ zone, before, after, hoursBefore, hoursAfter }) => {
  expect(gmtOffsetHours(at(before), zone)).toBe(hoursBefore)
  expect(gmtOffsetHours(at(after), zone)).toBe(hoursAfter)
  expect(isDaylightSaving(at(before), zone)).toBe(hoursBefore > hoursAfter)
  expect(isDaylightSaving(at(after), zone)).toBe(hoursAfter > hoursBefore)
})

/*
 * British Columbia, Alberta and Manitoba put their clocks forward in March 2026 and did not put them back on
 * 1 November (zone data 2026f). Saskatchewan never changes. A runtime's older data is an hour wrong here.
 */
test.each`
  zone                   | summer2026 | winter2026 | summer2027 | winter2028
  ${'America/Vancouver'} | ${-7}      | ${-7}      | ${-7}      | ${-7}
  ${'America/Edmonton'}  | ${-6}      | ${-6}      | ${-6}      | ${-6}
  ${'America/Winnipeg'}  | ${-5}      | ${-5}      | ${-5}      | ${-5}
  ${'America/Regina'}    | ${-6}      | ${-6}      | ${-6}      | ${-6}
`('$zone does not change back after the summer of 2026', ({ zone, summer2026, winter2026, summer2027, winter2028 }) => {
  expect(gmtOffsetHours(at('2026-07-01T12:00:00Z'), zone)).toBe(summer2026)
  expect(gmtOffsetHours(at('2026-12-01T12:00:00Z'), zone)).toBe(winter2026)
  expect(gmtOffsetHours(at('2027-07-01T12:00:00Z'), zone)).toBe(summer2027)
  expect(gmtOffsetHours(at('2028-01-15T12:00:00Z'), zone)).toBe(winter2028)
  expect(isDaylightSaving(at('2026-12-01T12:00:00Z'), zone)).toBe(false)
  expect(isDaylightSaving(at('2027-07-01T12:00:00Z'), zone)).toBe(false)
})

test('zones that stopped changing did change in March 2026, Saskatchewan did not', () => {
  const january = at('2026-01-15T12:00:00Z')
  expect(gmtOffsetHours(january, 'America/Vancouver')).toBe(-8)
  expect(gmtOffsetHours(january, 'America/Edmonton')).toBe(-7)
  expect(gmtOffsetHours(january, 'America/Winnipeg')).toBe(-6)
  expect(gmtOffsetHours(january, 'America/Regina')).toBe(-6)
  expect(isDaylightSaving(at('2026-07-01T12:00:00Z'), 'America/Vancouver')).toBe(true)
  expect(isDaylightSaving(at('2026-07-01T12:00:00Z'), 'America/Regina')).toBe(false)
})

test.each`
  what                                            | zone                   | date            | minute  | instant
  ${'7:30'}                                       | ${'America/Toronto'}   | ${'2026-11-20'} | ${450}  | ${'2026-11-20T12:30:00.000Z'}
  ${'7:30 in Newfoundland'}                       | ${'America/St_Johns'}  | ${'2026-11-20'} | ${450}  | ${'2026-11-20T11:00:00.000Z'}
  ${'1:00 after midnight, of the day before'}     | ${'America/Toronto'}   | ${'2026-11-20'} | ${1500} | ${'2026-11-21T06:00:00.000Z'}
  ${'a skipped 2:30, which becomes 3:30'}         | ${'America/Toronto'}   | ${'2026-03-08'} | ${150}  | ${'2026-03-08T07:30:00.000Z'}
  ${'3:00 after the skipped hour'}                | ${'America/Toronto'}   | ${'2026-03-08'} | ${180}  | ${'2026-03-08T07:00:00.000Z'}
  ${'a repeated 1:30, of which the first counts'} | ${'America/Toronto'}   | ${'2026-11-01'} | ${90}   | ${'2026-11-01T05:30:00.000Z'}
  ${'2:00 when clocks go back'}                   | ${'America/Toronto'}   | ${'2026-11-01'} | ${120}  | ${'2026-11-01T07:00:00.000Z'}
  ${'past midnight when clocks go back'}          | ${'America/Toronto'}   | ${'2026-10-31'} | ${1620} | ${'2026-11-01T08:00:00.000Z'}
  ${'past midnight when clocks go forward'}       | ${'America/Halifax'}   | ${'2027-03-13'} | ${1620} | ${'2027-03-14T06:00:00.000Z'}
  ${'Vancouver, which does not change'}           | ${'America/Vancouver'} | ${'2026-11-01'} | ${90}   | ${'2026-11-01T08:30:00.000Z'}
`('$what: $zone $date minute $minute', ({ zone, date, minute, instant }) => {
  expect(toInstant(date, minute, zone).toISOString()).toBe(instant)
})

test.each`
  instant                       | zone                  | date            | minute  | iso
  ${'2031-02-03T11:05:06.000Z'} | ${'America/Phoenix'}  | ${'2031-02-03'} | ${245}  | ${'2031-02-03T04:05:06.000-07:00'}
  ${'2026-11-20T03:29:59.500Z'} | ${'America/St_Johns'} | ${'2026-11-19'} | ${1439} | ${'2026-11-19T23:59:59.500-03:30'}
  ${'2026-11-20T03:30:00.000Z'} | ${'America/St_Johns'} | ${'2026-11-20'} | ${0}    | ${'2026-11-20T00:00:00.000-03:30'}
  ${'2026-11-20T18:30:00.000Z'} | ${'Asia/Kolkata'}     | ${'2026-11-21'} | ${0}    | ${'2026-11-21T00:00:00.000+05:30'}
  ${'2026-11-20T18:30:00.000Z'} | ${'UTC'}              | ${'2026-11-20'} | ${1110} | ${'2026-11-20T18:30:00.000+00:00'}
`('[V1-1.14] formats $instant in $zone as $iso', ({ instant, zone, date, minute, iso }) => {
  expect(campusDateAt(at(instant), zone)).toBe(date)
  expect(minuteOfDayAt(at(instant), zone)).toBe(minute)
  expect(formatIsoWithOffset(at(instant), zone)).toBe(iso)
  expect(at(iso)).toEqual(at(instant))
})

test('finds the next midnight of a day with 25 hours', () => {
  expect(nextMidnight(at('2026-11-01T04:00:00Z'), 'America/Toronto')).toEqual(at('2026-11-02T05:00:00Z'))
  expect(nextMidnight(at('2026-11-01T07:00:00Z'), 'America/Vancouver')).toEqual(at('2026-11-02T07:00:00Z'))
})

test('accepts only exact names of known zones', () => {
  expect(isZone('America/Toronto')).toBe(true)
  expect(isZone('America/Montreal')).toBe(true)
  for (const name of ['', 'america/toronto', 'America/Trenton', 'constructor', '__proto__'])
    expect(isZone(name)).toBe(false)
  expect(() => campusDateAt(at('2026-11-20T00:00:00Z'), 'Mars/Base')).toThrow('Unknown time zone: Mars/Base')
})

test('returns an offset of 0 for UTC and the abbreviation of a zone', () => {
  expect(gmtOffsetHours(at('2026-11-20T00:00:00Z'), 'UTC')).toBe(0)
  expect(zoneAbbreviation(at('2026-07-01T00:00:00Z'), 'America/Toronto')).toBe('EDT')
  expect(zoneAbbreviation(at('2026-12-01T00:00:00Z'), 'America/Toronto')).toBe('EST')
})

test('converts a date and minute to an instant and back, except in the skipped hour', () => {
  const zones = fc.constantFrom('America/Toronto', 'America/St_Johns', 'America/Vancouver', 'America/Regina', 'UTC')
  const days = fc.integer({ min: 0, max: 3650 })
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 1439 }), (zone, day, minute) => {
      fc.pre(minute < 120 || minute >= 180)
      const date = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)
      const instant = toInstant(date, minute, zone)
      expect([campusDateAt(instant, zone), minuteOfDayAt(instant, zone)]).toEqual([date, minute])
    }),
  )
})
