import { coordinatesOf, distanceMetres, formatDistance } from '@/domain/places/near/distance'

describe('the distance between two positions', () => {
  // One degree of a great circle is 6,371,008.8 m x π / 180 = 111,195.08 m.
  test.each`
    case                                            | from                   | to                     | metres
    ${'the same place'}                             | ${[45.3462, -80.0244]} | ${[45.3462, -80.0244]} | ${0}
    ${'one degree to the north'}                    | ${[45, -80]}           | ${[46, -80]}           | ${111_195.08}
    ${'one degree along the equator'}               | ${[0, 10]}             | ${[0, 11]}             | ${111_195.08}
    ${'a hundredth of a degree south'}              | ${[45.35, -80]}        | ${[45.34, -80]}        | ${1_111.95}
    ${'one degree to the east at 60 degrees north'} | ${[60, 0]}             | ${[60, 1]}             | ${55_597.01}
    ${'across the date line'}                       | ${[0, 179.5]}          | ${[0, -179.5]}         | ${111_195.08}
    ${'from pole to pole'}                          | ${[90, 0]}             | ${[-90, 0]}            | ${20_015_114.4}
  `('of $case is $metres m', ({ from, to, metres }) => {
    const [a, b] = [from, to].map(([lat, lon]: number[]) => ({ lat: Number(lat), lon: Number(lon) }))
    expect(distanceMetres(a!, b!)).toBeCloseTo(metres, 0)
    expect(distanceMetres(b!, a!)).toBeCloseTo(metres, 0)
  })
})

test.each([
  [45, -80, { lat: 45, lon: -80 }],
  [0, 0, { lat: 0, lon: 0 }],
  [-90, 180, { lat: -90, lon: 180 }],
  [null, -80, null],
  [45, null, null],
  [90.1, 0, null],
  [0, -180.5, null],
  [Number.NaN, 0, null],
])('the coordinates of %p and %p are %j', (lat, lon, coordinates) => {
  expect(coordinatesOf({ lat, lon })).toEqual(coordinates)
})

test.each([
  [0, '10\u00a0m', '10\u00a0m'],
  [4, '10\u00a0m', '10\u00a0m'],
  [344, '340\u00a0m', '340\u00a0m'],
  [345, '350\u00a0m', '350\u00a0m'],
  [994.9, '990\u00a0m', '990\u00a0m'],
  [995, '1.0\u00a0km', '1,0\u00a0km'],
  [1_249, '1.2\u00a0km', '1,2\u00a0km'],
  [12_960, '13.0\u00a0km', '13,0\u00a0km'],
])('formats %p m as %j and %j', (metres, english, french) => {
  expect(formatDistance(metres, 'en')).toBe(english)
  expect(formatDistance(metres, 'fr')).toBe(french)
})
