import { spreadPoints, toMapPoint } from '@/domain/places/near/map-positions'

describe('[PUB-2.60] [PUB-9.2] projects coordinates at zoom 16', () => {
  test.each`
    what                                | lat       | lon     | x           | y
    ${'the middle of the world'}        | ${0}      | ${0}    | ${8388608}  | ${8388608}
    ${'its western edge'}               | ${0}      | ${-180} | ${0}        | ${8388608}
    ${'a third of the way to the east'} | ${0}      | ${60}   | ${11184811} | ${8388608}
    ${'the north, where the map ends'}  | ${85.051} | ${0}    | ${8388608}  | ${0}
  `('$what', ({ lat, lon, x, y }) => {
    const spot = toMapPoint({ lat, lon })
    expect(Math.abs((spot?.x ?? NaN) - x)).toBeLessThan(1)
    expect(Math.abs((spot?.y ?? NaN) - y)).toBeLessThan(1000)
  })

  test.each([
    [null, -80],
    [45, null],
  ])('returns null without both coordinates: %p, %p', (lat, lon) => {
    expect(toMapPoint({ lat, lon })).toBeNull()
  })

  test('keeps the pole on the map', () => {
    expect(Number.isFinite(toMapPoint({ lat: 90, lon: 0 })?.y)).toBe(true)
  })
})

describe('spreads markers that overlap', () => {
  const gap = 57
  const nearest = (spots: { x: number; y: number }[]) =>
    Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))

  test('keeps markers that do not overlap', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 57, y: 0 },
      { x: 0, y: 200 },
    ]
    expect(spreadPoints(spots, gap)).toEqual(spots)
  })

  test.each([
    ['two at one address', 2, 0],
    ['two that are close together', 2, 26],
    ['five around one hall', 5, 9],
    ['a food court of thirty', 30, 0],
  ])('%s', (_, count, step) => {
    const spots = Array.from({ length: count }, (_each, index) => ({ x: index * step, y: 0 }))
    const moved = spreadPoints(spots, gap)
    expect(moved[0]).toEqual(spots[0])
    expect(nearest(moved)).toBeGreaterThanOrEqual(gap - 1e-9)
    const farthest = Math.max(...moved.map(({ x, y }, i) => Math.hypot(x - (spots[i]?.x ?? 0), y - (spots[i]?.y ?? 0))))
    expect(farthest).toBeLessThan(gap * Math.sqrt(count) * 1.2)
  })

  test('returns an empty list for no markers', () => expect(spreadPoints([], gap)).toEqual([]))
})
