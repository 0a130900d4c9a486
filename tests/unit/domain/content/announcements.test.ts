import {
  sortUpcomingFirst,
  endInstant,
  firstShownAt,
  isOver,
  getRelativeTime,
  sortNewsByDate,
  startInstant,
  filterUpcoming,
  type DateRange,
} from '@/domain/content/announcements'
import { newsItem } from '../../v1/content-fixture'

const toronto = 'America/Toronto'
/** Friday 20 November 2026, 12:05 in Toronto. */
const now = new Date('2026-11-20T17:05:00Z')

describe('[PUB-3.9] [V1-1.14] start and end of an item', () => {
  // Toronto is five hours behind Greenwich in winter, St. John's three and a half; both change clocks on 14 March 2027
  // at 2:00, which lasts 23 hours, and on 1 November 2026, which lasts 25.
  test.each`
    what                           | zone                  | date            | starts  | ends    | first                         | last
    ${'two times of day'}          | ${toronto}            | ${'2026-11-20'} | ${1050} | ${1170} | ${'2026-11-20T22:30:00.000Z'} | ${'2026-11-21T00:30:00.000Z'}
    ${'a whole day'}               | ${toronto}            | ${'2026-11-20'} | ${null} | ${null} | ${'2026-11-20T05:00:00.000Z'} | ${'2026-11-21T04:59:59.999Z'}
    ${'a beginning alone'}         | ${toronto}            | ${'2026-11-20'} | ${720}  | ${null} | ${'2026-11-20T17:00:00.000Z'} | ${'2026-11-21T04:59:59.999Z'}
    ${'an end alone'}              | ${toronto}            | ${'2026-11-20'} | ${null} | ${60}   | ${'2026-11-20T05:00:00.000Z'} | ${'2026-11-20T06:00:00.000Z'}
    ${'midnight as a beginning'}   | ${toronto}            | ${'2026-11-20'} | ${0}    | ${0}    | ${'2026-11-20T05:00:00.000Z'} | ${'2026-11-20T05:00:00.000Z'}
    ${'an offset of half an hour'} | ${'America/St_Johns'} | ${'2026-11-20'} | ${600}  | ${660}  | ${'2026-11-20T13:30:00.000Z'} | ${'2026-11-20T14:30:00.000Z'}
    ${'the short day of spring'}   | ${toronto}            | ${'2027-03-14'} | ${null} | ${null} | ${'2027-03-14T05:00:00.000Z'} | ${'2027-03-15T03:59:59.999Z'}
    ${'the long day of autumn'}    | ${toronto}            | ${'2026-11-01'} | ${null} | ${null} | ${'2026-11-01T04:00:00.000Z'} | ${'2026-11-02T04:59:59.999Z'}
  `('$what', ({ zone, date, starts, ends, first, last }) => {
    expect(startInstant(date, starts, zone).toISOString()).toBe(first)
    expect(endInstant(date, ends, zone).toISOString()).toBe(last)
  })
})

type Named = DateRange & { name: string }
const at = (name: string, start: string | null, end: string | null, from?: number, until?: number): Named => ({
  name,
  start,
  end,
  startsAtMinute: from,
  endsAtMinute: until,
})
const namesOf = (items: Named[]) => items.map(({ name }) => name)

describe('[PUB-7.10] isOver', () => {
  test.each([
    ['yesterday', at('', '2026-11-19', '2026-11-19'), true],
    ['today without a time', at('', '2026-11-20', '2026-11-20'), false],
    ['today until 12:05, this minute', at('', '2026-11-20', '2026-11-20', 600, 725), true],
    ['today until 12:06', at('', '2026-11-20', '2026-11-20', 600, 726), false],
    ['from the day before to this noon', at('', '2026-11-19', '2026-11-20', 1320, 720), true],
    ['begun long ago, until next week', at('', '2026-09-01', '2026-11-27'), false],
    ['begun, without an end', at('', '2020-01-01', null), false],
    ['no day at all', at('', null, null), false],
  ] as const)('%s', (_, it, over) => {
    expect(isOver(it, now, toronto)).toBe(over)
  })

  test('ends a day in the zone of the campus', () => {
    const friday = at('', '2026-11-20', '2026-11-20')
    expect(isOver(friday, new Date('2026-11-21T04:59:59Z'), toronto)).toBe(false)
    expect(isOver(friday, new Date('2026-11-21T05:00:00Z'), toronto)).toBe(true)
    expect(isOver(friday, new Date('2026-11-21T05:00:00Z'), 'America/Vancouver')).toBe(false)
  })
})

const items = [
  at('past', '2026-10-01', '2026-10-02'),
  at('next week', '2026-11-27', '2026-11-27', 600),
  at('next week, earlier', '2026-11-27', '2026-11-27', 540),
  at('on since Monday', '2026-11-16', '2026-11-22'),
  at('just over', '2026-11-20', '2026-11-20', 600, 700),
  at('tonight', '2026-11-20', '2026-11-20', 1080),
  at('no first day', null, '2026-11-30'),
  at('no first day either', null, null),
]
const expected = [
  'no first day',
  'no first day either',
  'on since Monday',
  'tonight',
  'next week, earlier',
  'next week',
]

test('sorts running and future items by start, then past items, latest first', () => {
  const before = [...items]
  expect(namesOf(sortUpcomingFirst(items, now, toronto))).toEqual([...expected, 'just over', 'past'])
  expect(items).toEqual(before)
  expect(sortUpcomingFirst([], now, toronto)).toEqual([])
})

test('[PUB-7.10] [PUB-7.13] leaves out past items and keeps the order', () => {
  expect(namesOf(filterUpcoming(sortUpcomingFirst(items, now, toronto), now, toronto))).toEqual(expected)
})

test('sorts news by first day, else first day of publication, else day of creation on campus', () => {
  const news = (id: string, start: string | null, showFrom: string | null, createdAt: string) =>
    newsItem({ id, start, showFrom, createdAt })
  const listed = [
    news('written on the 18th', null, null, '2026-11-18T12:00:00.000Z'),
    news('of the 19th', '2026-11-19', '2026-11-01', '2026-11-20T12:00:00.000Z'),
    news('shown on the 21st', null, '2026-11-21', '2026-11-01T12:00:00.000Z'),
    // 22:00 of the 19th in Toronto, after which the next one of that day keeps its place
    news('written late on the 19th', null, null, '2026-11-20T03:00:00.000Z'),
    news('of December', '2026-12-01', null, '2026-11-01T12:00:00.000Z'),
  ]
  expect(sortNewsByDate(listed, toronto).map(({ id }) => id)).toEqual([
    'of December',
    'shown on the 21st',
    'of the 19th',
    'written late on the 19th',
    'written on the 18th',
  ])
})

describe('labels the time until an item, on campus at noon of Friday 20 November', () => {
  test.each([
    ['over since yesterday', at('', '2026-11-18', '2026-11-19'), 'over'],
    ['over since this morning', at('', '2026-11-20', '2026-11-20', 480, 600), 'over'],
    ['this evening', at('', '2026-11-20', '2026-11-20', 1020, 1140), 'today'],
    ['from today until Sunday', at('', '2026-11-20', '2026-11-22'), 'today'],
    ['until this evening, since Wednesday', at('', '2026-11-18', '2026-11-20', 660, 840), 'last-day'],
    ['until today, since ever', at('', null, '2026-11-20'), 'last-day'],
    ['since Wednesday, until Monday', at('', '2026-11-18', '2026-11-23'), 'running'],
    ['since Wednesday, without an end', at('', '2026-11-18', null), 'running'],
    ['without any day', at('', null, null), 'running'],
    ['tomorrow', at('', '2026-11-21', '2026-11-21'), 'tomorrow'],
    ['the day after tomorrow', at('', '2026-11-22', '2026-11-22'), 'later'],
  ] as const)('%s', (_, it, near) => {
    expect(getRelativeTime(it, now, toronto)).toBe(near)
  })
})

test('first shows an item at midnight of its first day of publication on campus', () => {
  const createdAt = '2026-11-01T12:00:00.000Z'
  expect(firstShownAt({ showFrom: '2026-11-05', createdAt }, toronto).toISOString()).toBe('2026-11-05T05:00:00.000Z')
  expect(firstShownAt({ showFrom: null, createdAt }, toronto).toISOString()).toBe(createdAt)
})
