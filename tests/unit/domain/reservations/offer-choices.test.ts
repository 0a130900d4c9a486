import { offerChoices, type OfferedTo } from '@/domain/reservations/offer-choices'
import { capacityBadge, maxFriendsOf, remainingSeats } from '@/domain/reservations/seats'
import { hall, row } from './sample-hall'

/* Wednesday 25 November 2026, 11:40 in Toronto. */
const now = new Date('2026-11-25T16:40:00Z')
const offered = (over: Partial<OfferedTo> = {}): OfferedTo => ({
  slots: new Map(),
  held: [],
  now,
  locale: 'en',
  ...over,
})
const datesOf = (...args: Parameters<typeof offerChoices>) => offerChoices(...args).dates.map(({ date }) => date)

test.each`
  what                                       | rules                       | now                       | zone                  | first           | last            | days
  ${'today allowed'}                         | ${{}}                       | ${'2026-11-25T16:40:00Z'} | ${'America/Toronto'}  | ${'2026-11-25'} | ${'2026-12-09'} | ${15}
  ${'[CUS-5.35] today not allowed'}          | ${{ allowsSameDay: false }} | ${'2026-11-25T16:40:00Z'} | ${'America/Toronto'}  | ${'2026-11-26'} | ${'2026-12-09'} | ${14}
  ${'a second before midnight in St John’s'} | ${{ allowsSameDay: false }} | ${'2026-11-25T03:29:59Z'} | ${'America/St_Johns'} | ${'2026-11-25'} | ${'2026-12-08'} | ${14}
  ${'midnight in St John’s'}                 | ${{ allowsSameDay: false }} | ${'2026-11-25T03:30:00Z'} | ${'America/St_Johns'} | ${'2026-11-26'} | ${'2026-12-09'} | ${14}
`('[CUS-9.13] offers 14 days ahead: $what', ({ rules, now: at, zone, first, last, days }) => {
  const dates = datesOf(hall(rules, [row('lunch')], zone), offered({ now: new Date(at) }))
  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, days])
})

test('[CUS-5.36] offers only the weekdays of the schedule, within its start and end', () => {
  const lunch = row('lunch', { days: [1, 4], start: '2026-11-27', end: '2026-12-07' })
  expect(datesOf(hall({}, [lunch]), offered())).toEqual(['2026-11-30', '2026-12-03', '2026-12-07'])
})

test('[CUS-5.37] hides times of today that have passed, and keeps the present minute', () => {
  const times = (at: string) =>
    offerChoices(hall(), offered({ now: new Date(at) })).dates[0]?.blocks[0]?.times.map(({ hour, minute }) => [
      hour,
      minute,
    ])
  expect(times('2026-11-25T16:30:00Z')).toEqual([
    [11, 30],
    [12, 0],
    [12, 30],
  ])
  expect(times('2026-11-25T16:30:01Z')).toEqual([
    [12, 0],
    [12, 30],
  ])
})

/* A block from 1:00 to 4:00, at the moments around the change of the clocks. */
test.each`
  zone                  | now                       | shown              | times
  ${'America/St_Johns'} | ${'2026-11-01T04:45:00Z'} | ${'1:15 (winter)'} | ${[120, 150, 180, 210]}
  ${'America/St_Johns'} | ${'2026-11-01T05:30:01Z'} | ${'2:00'}          | ${[150, 180, 210]}
  ${'America/Toronto'}  | ${'2027-03-14T06:45:00Z'} | ${'1:45 (winter)'} | ${[180, 210]}
`('[CUS-5.37] offers the times to come at $shown in $zone ($now)', ({ zone, now: at, times }) => {
  const night = row('night', { opensAtMinute: 60, closesAtMinute: 240 })
  const today = offerChoices(hall({}, [night], zone), offered({ now: new Date(at) })).dates[0]
  expect(today?.date).toBe(at.slice(0, 10))
  expect(today?.blocks[0]?.times.map(({ hour, minute }) => hour * 60 + minute)).toEqual(times)
})

test('[CUS-4.41] a block of today without a time left has expired', () => {
  const hours = [row('lunch'), row('dinner', { opensAtMinute: 1020, closesAtMinute: 1080 })]
  const blocks = (rules: object) =>
    offerChoices(hall(rules, hours), offered({ now: new Date('2026-11-25T18:00:00Z') })).dates[0]?.blocks
  expect(blocks({})).toMatchObject([
    { id: 'lunch', name: 'lunch', opensAt: '11:00', closesAt: '13:00', unavailable: 'expired', times: [] },
    { id: 'dinner', opensAt: '17:00', closesAt: '18:00', unavailable: null },
  ])
})

test('without blocks, the opening hours have no name, and a day that is over is not offered', () => {
  const usual = row('usual', { type: 'location' })
  const { dates, usesBlocks } = offerChoices(
    hall({ usesBlocks: false }, [usual]),
    offered({ now: new Date('2026-11-25T18:00:00Z') }),
  )
  expect(usesBlocks).toBe(false)
  expect(dates[0]).toMatchObject({ date: '2026-11-26', blocks: [{ name: '', unavailable: null }] })
})

test.each`
  visits  | held                                               | unavailable
  ${1}    | ${[]}                                              | ${null}
  ${1}    | ${[['2026-11-26', 12, 0]]}                         | ${'limit'}
  ${2}    | ${[['2026-11-26', 12, 0]]}                         | ${null}
  ${2}    | ${[['2026-11-26', 12, 0], ['2026-11-26', 12, 30]]} | ${'limit'}
  ${1}    | ${[['2026-11-27', 12, 0]]}                         | ${null}
  ${1}    | ${[['2026-11-26', 17, 0]]}                         | ${null}
  ${null} | ${[['2026-11-26', 12, 0], ['2026-11-26', 12, 30]]} | ${null}
`('[CUS-5.39] $visits visits allowed, holding $held: lunch is $unavailable', ({ visits, held, unavailable }) => {
  const own = held.map(([date, hour, minute]: [string, number, number]) => ({ date, hour, minute }))
  const choices = offerChoices(hall({ maxVisits: visits }), offered({ held: own }))
  const thursday = choices.dates.find(({ date }) => date === '2026-11-26')
  expect(thursday?.blocks[0]?.unavailable).toBe(unavailable)
})

test('[CUS-4.41] [CUS-5.40] says why a time cannot be chosen, and how many seats are left', () => {
  const seats = { '11:00': [20, false], '11:30': [19, false], '12:00': [23, false], '12:30': [4, true] } as const
  const slots = new Map(
    Object.entries(seats).map(([time, [taken, blocked]]) => [`2026-11-26:${time}`, { taken, blocked }]),
  )
  const held = [{ date: '2026-11-26', hour: 11, minute: 30 }]
  const choices = offerChoices(hall({ friendLimit: 3 }), offered({ slots, held }))
  expect(choices.dates.find(({ date }) => date === '2026-11-26')?.blocks[0]?.times).toEqual([
    { hour: 11, minute: 0, remaining: 0, unavailable: 'full', maxFriends: 0 },
    { hour: 11, minute: 30, remaining: 1, unavailable: 'yours', maxFriends: 0 },
    { hour: 12, minute: 0, remaining: 0, unavailable: 'full', maxFriends: 0 },
    { hour: 12, minute: 30, remaining: 0, unavailable: 'blocked', maxFriends: 0 },
  ])
})

test.each`
  capacity | taken | remaining
  ${20}    | ${0}  | ${20}
  ${20}    | ${13} | ${7}
  ${20}    | ${20} | ${0}
  ${12}    | ${20} | ${0}
`('[CUS-5.40] $taken of $capacity seats leave $remaining', ({ capacity, taken, remaining }) => {
  expect(remainingSeats(capacity, { taken, blocked: false })).toBe(remaining)
})

test.each`
  remaining | limit | friends
  ${20}     | ${3}  | ${3}
  ${4}      | ${3}  | ${3}
  ${3}      | ${3}  | ${2}
  ${1}      | ${3}  | ${0}
  ${0}      | ${3}  | ${0}
  ${20}     | ${0}  | ${0}
`('[CUS-5.38] $remaining free seats and a limit of $limit allow $friends friends', ({ remaining, limit, friends }) => {
  expect(maxFriendsOf(remaining, limit)).toBe(friends)
})

test.each([
  [0, null],
  [1, 'low'],
  [2, 'medium'],
  [3, 'high'],
  [20, 'high'],
])('[CUS-9.13] %d free seats have the badge %s', (remaining, badge) => {
  expect(capacityBadge(remaining)).toBe(badge)
})
