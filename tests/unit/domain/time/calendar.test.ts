import fc from 'fast-check'
import { addDays, previousDay, daysBetween, isCampusDate, weekdayOf, weekOf } from '@/domain/time/calendar'
import {
  formatMessageTime,
  formatShortTime,
  formatLongDate,
  formatShortDate,
  formatShortDateTime,
  formatShortDay,
  weekdayName,
} from '@/domain/time/date-formats'

fc.configureGlobal({ seed: 1 })

const anyDate = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days))

test.each(['2026-11-20', '2028-02-29', '2000-02-29', '2026-12-31'])('%s is a date', (text) => {
  expect(isCampusDate(text)).toBe(true)
})

test.each(['2027-02-29', '2100-02-29', '2026-11-31', '2026-13-01', '2026-1-1', '2026-11-20 ', '20261120', ''])(
  '%j is not a date',
  (text) => {
    expect(isCampusDate(text)).toBe(false)
    expect(() => addDays(text, 1)).toThrow('Not a campus date')
  },
)

test('counts days across months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(previousDay('2027-01-01')).toBe('2026-12-31')
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2)
})

test('adding days and counting them gives the same number', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(addDays(addDays(date, days), -days)).toBe(date)
    }),
  )
})

test('[PUB-2.66] returns the week of a date, Sunday to Saturday', () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
  for (const date of week) expect(weekOf(date)).toEqual(week)
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
  fc.assert(fc.property(anyDate, (date) => expect(weekOf(date).map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])))
})

test.each`
  date            | english                            | french
  ${'2026-11-20'} | ${'Friday, November 20th, 2026'}   | ${'vendredi 20 novembre 2026'}
  ${'2026-11-01'} | ${'Sunday, November 1st, 2026'}    | ${'dimanche 1er novembre 2026'}
  ${'2026-08-02'} | ${'Sunday, August 2nd, 2026'}      | ${'dimanche 2 août 2026'}
  ${'2026-02-03'} | ${'Tuesday, February 3rd, 2026'}   | ${'mardi 3 février 2026'}
  ${'2026-12-11'} | ${'Friday, December 11th, 2026'}   | ${'vendredi 11 décembre 2026'}
  ${'2026-12-12'} | ${'Saturday, December 12th, 2026'} | ${'samedi 12 décembre 2026'}
  ${'2026-05-13'} | ${'Wednesday, May 13th, 2026'}     | ${'mercredi 13 mai 2026'}
  ${'2026-01-22'} | ${'Thursday, January 22nd, 2026'}  | ${'jeudi 22 janvier 2026'}
  ${'2026-08-31'} | ${'Monday, August 31st, 2026'}     | ${'lundi 31 août 2026'}
`('[PUB-9.5] formats $date in full', ({ date, english, french }) => {
  expect(formatLongDate(date, 'en')).toBe(english)
  expect(formatLongDate(date, 'fr')).toBe(french)
})

test('[PUB-9.5] [CUS-9.16] formats short dates as M/D/YY, day first in French', () => {
  expect([formatShortDate('2026-11-20', 'en'), formatShortDate('2026-11-20', 'fr')]).toEqual(['11/20/26', '20/11/26'])
  expect([formatShortDate('2005-02-03', 'en'), formatShortDate('2005-02-03', 'fr')]).toEqual(['2/3/05', '3/2/05'])
})

test.each`
  minute  | en                   | fr
  ${0}    | ${'2/3/26, 12:00am'} | ${'3/2/26, 00h00'}
  ${450}  | ${'2/3/26, 7:30am'}  | ${'3/2/26, 07h30'}
  ${725}  | ${'2/3/26, 12:05pm'} | ${'3/2/26, 12h05'}
  ${1439} | ${'2/3/26, 11:59pm'} | ${'3/2/26, 23h59'}
`('[PUB-9.5] [CUS-9.16] formats minute $minute with its date as $en', ({ minute, en, fr }) => {
  const formatted = (['en', 'fr'] as const).map((locale) => formatShortDateTime('2026-02-03', Number(minute), locale))
  expect(formatted).toEqual([en, fr])
})

test('[PUB-2.66] names weekdays for columns', () => {
  const columns = (locale: 'en' | 'fr') => [0, 1, 2, 3, 4, 5, 6].map((day) => weekdayName(day, locale, 'short'))
  expect(columns('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(columns('fr')).toEqual(['Dim', 'Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'])
  expect(weekdayName(1, 'fr', 'long')).toBe('lundi')
  expect(() => weekdayName(7, 'en', 'long')).toThrow('Not a weekday: 7')
})

test.each`
  minute  | table       | french     | message
  ${0}    | ${'12:00a'} | ${'00h00'} | ${'12:00am'}
  ${450}  | ${'7:30a'}  | ${'07h30'} | ${'7:30am'}
  ${720}  | ${'12:00p'} | ${'12h00'} | ${'12:00pm'}
  ${765}  | ${'12:45p'} | ${'12h45'} | ${'12:45pm'}
  ${1260} | ${'9:00p'}  | ${'21h00'} | ${'9:00pm'}
  ${1440} | ${'12:00a'} | ${'00h00'} | ${'12:00am'}
  ${1565} | ${'2:05a'}  | ${'02h05'} | ${'2:05am'}
`('[PUB-2.68] formats minute $minute', ({ minute, table, french, message }) => {
  expect(formatShortTime(minute, 'en')).toBe(table)
  expect(formatShortTime(minute, 'fr')).toBe(french)
  expect(formatMessageTime(minute)).toBe(message)
})

test.each([
  ['2026-11-20', 'Fri, Nov 20', 'ven. 20 nov.'],
  ['2026-08-01', 'Sat, Aug 1', 'sam. 1er août'],
  ['2027-02-28', 'Sun, Feb 28', 'dim. 28 févr.'],
])('formats the day %s as %s, in French as %s', (date, english, french) => {
  expect([formatShortDay(date, 'en'), formatShortDay(date, 'fr')]).toEqual([english, french])
})
