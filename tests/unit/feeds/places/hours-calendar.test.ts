import type { Schedule } from '@/domain/places/hours/schedules'
import { formatHoursCalendar } from '@/feeds/places/hours-calendar'
import { findLineErrors, readCalendar } from '../../../support/formats/calendar'
import { location, noAddress, week } from '../../v1/campus-fixture'

const both = (en: string, fr: string = en) => ({ en, fr })
const special = (
  start: string,
  end: string,
  opensAtMinute: number | null,
  closesAtMinute: number | null,
): Schedule => ({
  ...week([], 0, 0),
  type: 'special_hours',
  start,
  end,
  opensAtMinute,
  closesAtMinute,
})
const meal = (name: string, opensAtMinute: number, closesAtMinute: number): Schedule => ({
  ...week([0, 1, 2, 3, 4, 5, 6], opensAtMinute, closesAtMinute),
  type: 'meal',
  name: both(name, `${name} (fr)`),
})

const zone = 'America/Toronto'
function entriesOf(schedules: Schedule[], { today = '2026-11-20', locale = 'en' as 'en' | 'fr', in: at = zone } = {}) {
  const text = formatHoursCalendar({ location: location({ schedules }), zone: at, today, url: null }, locale)
  expect(findLineErrors(text)).toEqual([])
  return readCalendar(text).entries
}
const times = (schedules: Schedule[], of: { today?: string; in?: string } = {}, from = '', to = '9') =>
  entriesOf(schedules, of)
    .filter(({ starts }) => starts >= from && starts < to)
    .map(({ starts, ends, summary }) => [starts, ends, summary])

test('[PUB-3.5] writes one entry in UTC for each opening', () => {
  // Fridays and Saturdays from 13 November to 21 January: 20 days. Toronto is five hours behind in November.
  const all = times([week([5, 6], 450, 1260)])
  expect(all).toHaveLength(20)
  expect(all.slice(0, 3)).toEqual([
    ['2026-11-13T12:30:00Z', '2026-11-14T02:00:00Z', 'Commons: open'],
    ['2026-11-14T12:30:00Z', '2026-11-15T02:00:00Z', 'Commons: open'],
    ['2026-11-20T12:30:00Z', '2026-11-21T02:00:00Z', 'Commons: open'],
  ])
  expect(all.at(-1)?.[0]).toBe('2027-01-16T12:30:00Z')
})

test('[PUB-3.5] replaces usual hours by special hours and writes a closure as a whole-day entry', () => {
  const schedules = [
    week([0, 1, 2, 3, 4, 5, 6], 450, 1260),
    special('2026-11-26', '2026-11-26', 600, 900),
    special('2026-11-27', '2026-11-28', null, null),
  ]
  expect(times(schedules, {}, '2026-11-25', '2026-11-30')).toEqual([
    ['2026-11-25T12:30:00Z', '2026-11-26T02:00:00Z', 'Commons: open'],
    ['2026-11-26T15:00:00Z', '2026-11-26T20:00:00Z', 'Commons: open'],
    ['2026-11-27', '2026-11-28', 'Commons: closed'],
    ['2026-11-28', '2026-11-29', 'Commons: closed'],
    ['2026-11-29T12:30:00Z', '2026-11-30T02:00:00Z', 'Commons: open'],
  ])
})

test('[PUB-3.5] ends hours past midnight on the next day, across a clock change too', () => {
  expect(times([week([5], 1020, 120)], {}, '2026-11-20', '2026-11-22')).toEqual([
    ['2026-11-20T22:00:00Z', '2026-11-21T07:00:00Z', 'Commons: open'],
  ])
  // Toronto goes back at 2:00 on 2026-11-01 and forward at 2:00 on 2027-03-14.
  expect(times([week([6], 1320, 240)], { today: '2026-10-30' }, '2026-10-31', '2026-11-02')).toEqual([
    ['2026-11-01T02:00:00Z', '2026-11-01T09:00:00Z', 'Commons: open'],
  ])
  // The whole opening is in the hour that does not exist.
  expect(times([week([0], 120, 180)], { today: '2027-03-12' }, '2027-03-14', '2027-03-15')).toEqual([])
})

test('[PUB-3.6] describes an opening by its meals', () => {
  const schedules = [
    week([5], 450, 840),
    week([5], 1020, 1260),
    meal('Lunch', 690, 840),
    meal('Supper', 1020, 1200),
    meal('Breakfast', 450, 600),
  ]
  const english = entriesOf(schedules).filter(({ starts }) => starts.startsWith('2026-11-20'))
  expect(english.map(({ description }) => description)).toEqual([
    'Breakfast 7:30am – 10:00am\nLunch 11:30am – 2:00pm',
    'Supper 5:00pm – 8:00pm',
  ])
  const [morning] = entriesOf(schedules, { locale: 'fr' })
  expect(morning?.summary).toBe('Les Communs\u00a0: ouvert')
  expect(morning?.description).toBe('Breakfast (fr) 07h30 – 10h00\nLunch (fr) 11h30 – 14h00')
  const closed = entriesOf([special('2026-11-20', '2026-11-20', null, null)], { locale: 'fr' })
  expect(closed.map(({ summary }) => summary)).toEqual(['Les Communs\u00a0: fermé'])
})

test('keeps the uid of an entry when its hours change, and from day to day', () => {
  const uids = (schedules: Schedule[], today: string) =>
    entriesOf(schedules, { today })
      .filter(({ starts }) => starts.startsWith('2026-11-20'))
      .map(({ uid }) => uid)
  const twice = [week([5], 450, 600), week([5], 700, 800)]
  const names = uids(twice, '2026-11-20')
  expect(names).toEqual([
    'hours-aaaaaaaaaaaaaaaaaaaaaaaa-20261120-1@refectory',
    'hours-aaaaaaaaaaaaaaaaaaaaaaaa-20261120-2@refectory',
  ])
  expect(uids(twice, '2026-11-23')).toEqual(names)
  expect(uids([week([5], 460, 600), week([5], 710, 800)], '2026-11-20')).toEqual(names)
  const all = entriesOf([week([0, 1, 2, 3, 4, 5, 6], 0, 0), week([1], 450, 600)]).map(({ uid }) => uid)
  expect(new Set(all).size).toBe(all.length)
})

test('writes an empty calendar for a location without hours', () => {
  expect(entriesOf([])).toEqual([])
})

test.each([
  ['line ends and an entry of its own', 'Soup\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:Free\rX:Y\u2028Z\u0085'],
  ['signs of the format', 'a\\n,b;c:d"e"\\'],
  ['control characters', 'a\u0000b\u0007c\u007f\u009b'],
  ['an emoji at every place of a fold', `${'x'.repeat(62)}🍲${'é'.repeat(200)}🍲`],
  ['half an emoji', 'a\ud83cb'],
])('stays valid with %s in a name', (_, text) => {
  const place = location({
    name: both(text),
    address: { ...noAddress, street: text },
    schedules: [week([5], 450, 1260), meal(text, 450, 500)],
  })
  const written = formatHoursCalendar(
    { location: place, zone, today: '2026-11-20', url: 'https://dining.example.edu/northgate/hours' },
    'en',
  )
  expect(findLineErrors(written)).toEqual([])
  const { entries } = readCalendar(written)
  const plain = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\p{Cs}]/gu, ' ')
  expect(entries).toHaveLength(10)
  expect(entries[0]).toMatchObject({
    summary: `${plain}: open`,
    place: plain,
    description: `${plain} 7:30am – 8:20am`,
    address: 'https://dining.example.edu/northgate/hours',
  })
})
