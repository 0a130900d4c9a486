import { findFirstToOpen, findOpenAlternatives, isKnownClosed } from '@/domain/places/near/nearest-open'
import type { Location } from '@/domain/places/location'
import { location, noAddress, week } from '../../../v1/campus-fixture'

const zone = 'America/Toronto'
/** Friday, November 20, 2026, 12:05 on campus. */
const now = new Date('2026-11-20T17:05:00Z')
const today = '2026-11-20'
const saturday = '2026-11-21'
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const noon = week(everyDay, 11 * 60, 14 * 60)
const evening = week(everyDay, 17 * 60, 22 * 60)
const tomorrow = week([6], 9 * 60, 12 * 60)

/** A location `north` thousandths of a degree, 111 m each, to the north of the closed one; null without coordinates. */
const placed = (id: string, north: number | null, given: Partial<Location> = {}) =>
  location({
    id,
    schedules: [noon],
    address: { ...noAddress, ...(north === null ? {} : { lat: 45 + north / 1000, lon: -80 }) },
    ...given,
  })
const closed = placed('closed', 0, { schedules: [evening], buildingId: 'union' })
const far = placed('far', 9)
const near = placed('near', -2)
const inside = placed('inside', 4, { buildingId: 'union' })
const lost = placed('lost', null)
const inactive = placed('inactive', 1, { active: false })
const shut = placed('shut', 1, { schedules: [tomorrow] })
const unknown = placed('unknown', 1, { schedules: [] })
const closedDay = { ...week([], 0, 0), type: 'special_hours', opensAtMinute: null, closesAtMinute: null } as const
const holiday = placed('holiday', 1, { schedules: [{ ...closedDay, start: '2026-12-25', end: '2026-12-25' }] })
const campus = [lost, far, closed, near, inside, inactive, shut, unknown]

const find = (from: Location, all: Location[], { date = today, max = 9 } = {}) => {
  const { nearest, next } = findOpenAlternatives(from, all, { now, zone, date, max })
  return { nearest: nearest.map(({ location: { id } }) => id), next: next && next.location.id }
}

describe('the open locations near a closed one', () => {
  test.each`
    case                                                                | from                                                               | all                        | options                   | nearest                              | next
    ${'its building first, then by distance, then without coordinates'} | ${closed}                                                          | ${campus}                  | ${{}}                     | ${['inside', 'near', 'far', 'lost']} | ${null}
    ${'at most as many as asked for'}                                   | ${closed}                                                          | ${campus}                  | ${{ max: 2 }}             | ${['inside', 'near']}                | ${null}
    ${'in the given order when it has no coordinates'}                  | ${placed('x', null)}                                               | ${campus}                  | ${{}}                     | ${['lost', 'far', 'near', 'inside']} | ${null}
    ${'the first to open when none is open'}                            | ${near}                                                            | ${[shut, closed, unknown]} | ${{}}                     | ${[]}                                | ${'closed'}
    ${'nothing when none opens within seven days'}                      | ${near}                                                            | ${[unknown, inactive]}     | ${{}}                     | ${[]}                                | ${null}
    ${'nothing on a campus of one location'}                            | ${closed}                                                          | ${[closed]}                | ${{}}                     | ${[]}                                | ${null}
    ${'those with hours on another date'}                               | ${closed}                                                          | ${[shut, near, unknown]}   | ${{ date: saturday }}     | ${['shut', 'near']}                  | ${null}
    ${'nothing on another date without openings'}                       | ${closed}                                                          | ${[shut]}                  | ${{ date: '2026-11-22' }} | ${[]}                                | ${null}
    ${'an unusable position counts as none'}                            | ${placed('x', 0, { address: { ...noAddress, lat: 200, lon: 0 } })} | ${[far, near]}             | ${{}}                     | ${['far', 'near']}                   | ${null}
  `('are $case', ({ from, all, options, nearest, next }) => {
    expect(find(from, all, options)).toEqual({ nearest, next })
  })

  test('say how far they are, or that they share the building', () => {
    const { nearest } = findOpenAlternatives(closed, [near, inside, lost], { now, zone, date: today, max: 3 })
    expect(nearest).toMatchObject([
      { sameBuilding: true, metres: expect.closeTo(444.8, 0) },
      { sameBuilding: false, metres: expect.closeTo(222.4, 0) },
      { sameBuilding: false, metres: null },
    ])
  })
})

test.each`
  case                                    | place      | date            | result
  ${'closed now, open later'}             | ${closed}  | ${today}        | ${true}
  ${'open now'}                           | ${near}    | ${today}        | ${false}
  ${'without hours'}                      | ${unknown} | ${today}        | ${false}
  ${'without hours but on Christmas Day'} | ${holiday} | ${today}        | ${false}
  ${'without hours on another date'}      | ${holiday} | ${saturday}     | ${false}
  ${'closed on the holiday itself'}       | ${holiday} | ${'2026-12-25'} | ${true}
  ${'without an opening on another date'} | ${shut}    | ${'2026-11-22'} | ${true}
  ${'with an opening on another date'}    | ${shut}    | ${saturday}     | ${false}
`('whether a location $case is known to be closed: $result', ({ place, date, result }) => {
  expect(isKnownClosed(place, { now, zone, date })).toBe(result)
})

test.each([
  ['none while one is open', [closed, near], null],
  ['the first of those that open', [shut, closed, unknown, inactive], closed],
  ['none when none opens', [unknown, inactive], null],
] as const)('the first location to open is %s', (_, all, first) => {
  expect(findFirstToOpen(all, now, zone)).toBe(first)
})

test('follows the clock from one minute to the next', () => {
  const at = (time: string) => isKnownClosed(near, { now: new Date(time), zone, date: today })
  expect([at('2026-11-20T18:59:59Z'), at('2026-11-20T19:00:00Z'), at('2026-11-20T18:59:59Z')]).toEqual([
    false,
    true,
    false,
  ])
})
