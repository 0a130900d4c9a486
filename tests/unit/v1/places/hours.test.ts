import { hoursWithLocationsResponse, openResponse } from '@/contract/places/hours'
import type { StoredSchedule } from '@/features/places/read-schedules'
import { hoursWithLocations } from '@/v1/places/shapes/hours'
import { openSchedules } from '@/v1/places/shapes/open-schedules'
import { weeklySchedule } from '@/v1/places/shapes/weekly-schedule'
import { building, location, week } from '../campus-fixture'

const zone = 'America/Toronto'
/** Friday 20 November 2026, 12:05 in Toronto. */
const now = new Date('2026-11-20T17:05:00Z')
const everyDay = [0, 1, 2, 3, 4, 5, 6]

const inside = location({ buildingId: 'b'.repeat(24), sortOrder: 2, schedules: [week(everyDay, 450, 1260)] })
const alone = location({ id: '1'.repeat(24), sortOrder: 3 })
const data = {
  buildings: [building({}), building({ id: 'e'.repeat(24) })],
  locations: [inside, alone, location({ id: '2'.repeat(24), active: false })],
  date: '2026-11-15',
  zone,
  now,
}

test('[PUB-7.25] lists each active location with the same week as the weekly schedule', () => {
  const answer = hoursWithLocations(data, 'fr')
  const rows = weeklySchedule(data, 'fr').the_locations
  expect(answer.records).toBe(2)
  expect(Object.keys(answer.hours_with_locations[0] ?? {}).join()).toBe(
    'id,name,sort_order,building_id,status,week,next_change_at',
  )
  for (const row of answer.hours_with_locations) {
    const same = rows.find(({ id }) => id === row.id)
    expect([row.week, row.status, row.next_change_at]).toEqual([same?.week, same?.status, same?.next_change_at])
  }
  expect(answer.hours_with_locations[0]).toMatchObject({
    name: 'Les Communs',
    status: { message: 'Ouvert. Ferme à 21h00.' },
    next_change_at: '2026-11-20T21:00:00.000-05:00',
  })
  expect(hoursWithLocationsResponse.safeParse(answer).error).toBeUndefined()
})

describe('locations/open', () => {
  const stored = (given: Partial<StoredSchedule>): StoredSchedule => ({
    ...week([1, 2, 3, 4, 5], 450, 1260),
    id: 'c'.repeat(24),
    locationId: inside.id,
    createdAt: '2026-08-01T12:00:00.000Z',
    ...given,
  })
  const ask = (schedules: StoredSchedule[], date = '2026-11-20') =>
    openSchedules({ locations: [inside], schedules, date, today: '2026-11-20', zone }, 'en')

  test('[PUB-7.29] [V1-8] writes a location and its schedule byte for byte', () => {
    const row = stored({ start: '2026-09-01', end: '2027-04-30', days: [5, 1], closesAtMinute: 60, openLate: true })
    const answer = ask([row])
    expect(JSON.stringify(answer)).toBe(
      '{"status":"success","request_time":0.001,"records":1,"location_schedules":[{"_type":"DOC::WebtritionLocation",' +
        '"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Commons","schedules":[{"id":"cccccccccccccccccccccccc",' +
        '"created_at":"2026-08-01T08:00:00.000-04:00","days":[1,5],"start":"2026-09-01T00:00:00.000-04:00",' +
        '"end":"2027-04-30T23:59:59.000-04:00","start_hour":7,"start_minutes":30,"end_hour":1,"end_minutes":0,' +
        '"open_late":true,"type":"location"}],"sort_order":2,"type":null,"webtrition_version":1}]}',
    )
    expect(openResponse.safeParse(answer).error).toBeUndefined()
  })

  const special = { type: 'special_hours' as const, days: [], start: '2026-11-20', end: '2026-11-20' }
  const closure = stored({ ...special, id: 'd'.repeat(24), opensAtMinute: null, closesAtMinute: null })
  test.each`
    what                                     | schedules                                                                       | types
    ${'hours of other weekdays of the term'} | ${[stored({ days: [0] })]}                                                      | ${['location']}
    ${'a term that is over'}                 | ${[stored({ end: '2026-11-19' })]}                                              | ${[]}
    ${'a term that begins tomorrow'}         | ${[stored({ start: '2026-11-21' })]}                                            | ${[]}
    ${'special hours in place of the usual'} | ${[stored({}), stored({ ...special })]}                                         | ${['special_hours']}
    ${'a closed day'}                        | ${[stored({}), closure]}                                                        | ${[]}
    ${'special hours of another day'}        | ${[stored({}), stored({ ...special, start: '2026-11-27', end: '2026-11-27' })]} | ${['location']}
    ${'meals'}                               | ${[stored({ type: 'meal' })]}                                                   | ${[]}
    ${'the hours of another location'}       | ${[stored({ locationId: alone.id })]}                                           | ${[]}
  `('[PUB-7.29] [V1-8] lists $types for $what', ({ schedules, types }) => {
    expect(ask(schedules).location_schedules[0]?.schedules.map(({ type }) => type)).toEqual(types)
  })

  test('[PUB-7.29] [V1-8] lists special hours without weekdays for every day, until the end of next year', () => {
    const [row] = ask([stored({ ...special, end: null })]).location_schedules[0]?.schedules ?? []
    expect(row).toMatchObject({
      days: everyDay,
      start: '2026-11-20T00:00:00.000-05:00',
      end: '2027-12-31T23:59:59.000-05:00',
    })
  })

  test.each`
    date            | start     | end
    ${'2026-11-20'} | ${'2026'} | ${'2027'}
    ${'2027-12-31'} | ${'2026'} | ${'2027'}
    ${'2025-01-01'} | ${'2025'} | ${'2027'}
    ${'2030-05-05'} | ${'2026'} | ${'2030'}
    ${'0999-05-05'} | ${'0999'} | ${'2027'}
  `('[V1-8] limits a schedule without limits to $start and $end on $date', ({ date, start, end }) => {
    const [row] = ask([stored({ start: null, end: null })], date).location_schedules[0]?.schedules ?? []
    expect([row?.start.slice(0, 10), row?.end.slice(0, 10)]).toEqual([`${start}-01-01`, `${end}-12-31`])
    expect(openResponse.safeParse(ask([stored({ start: null, end: null })], date)).error).toBeUndefined()
  })

  test.each`
    type             | written          | of
    ${'webtrition'}  | ${null}          | ${'DOC::WebtritionLocation'}
    ${'concept'}     | ${'concept'}     | ${'DOC::ConceptLocation'}
    ${'menubuilder'} | ${'menubuilder'} | ${'DOC::WebtritionLocation'}
    ${null}          | ${null}          | ${'DOC::WebtritionLocation'}
  `('[PUB-7.29] [V1-8] writes the type $type as $written and _type as $of', ({ type, written, of }) => {
    const locations = [location({ type, sortOrder: null }), location({ active: false })]
    const answer = openSchedules({ locations, schedules: [], date: '2026-11-20', today: '2026-11-20', zone }, 'en')
    expect(answer.location_schedules).toEqual([
      expect.objectContaining({ _type: of, type: written, sort_order: 0, schedules: [] }),
    ])
    expect(openResponse.safeParse(answer).error).toBeUndefined()
  })
})
