import { measureFrom } from '@/domain/places/near/near-visitor'

/** A place so many thousandths of a degree, 111.195 m each, to the north of 45 degrees. */
const place = (name: string, north: number | null) => ({
  name,
  position: north === null ? null : { lat: 45 + north / 1000, lon: -80 },
})
const visitor = { lat: 45, lon: -80 }

test.each`
  case                                      | places                                            | result
  ${'sorts places by distance'}             | ${[place('far', 9), place('near', -2)]}           | ${[['near', 222], ['far', 1001]]}
  ${'keeps the order of equal distances'}   | ${[place('a', 2), place('b', -2)]}                | ${[['a', 222], ['b', 222]]}
  ${'leaves out places without a position'} | ${[place('lost', null), place('near', 1)]}        | ${[['near', 111]]}
  ${'measures far places of a near campus'} | ${[place('near', 1), place('other campus', 100)]} | ${[['near', 111], ['other campus', 11_120]]}
  ${'is null 5.004 km away from campus'}    | ${[place('far', 45)]}                             | ${null}
  ${'measures 4.893 km'}                    | ${[place('far', 44)]}                             | ${[['far', 4_893]]}
  ${'is null without any position'}         | ${[place('lost', null)]}                          | ${null}
`('$case', ({ places, result }) => {
  const measured = measureFrom(visitor, places as ReturnType<typeof place>[])
  expect(measured && measured.map(({ place: { name }, metres }) => [name, Math.round(metres)])).toEqual(result)
})
