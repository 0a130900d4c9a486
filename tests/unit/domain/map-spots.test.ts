import { apart, spotOf } from '@/domain/map-spots'

describe('[PUB-2.60] [PUB-9.2] where a place stands on the map at zoom 16', () => {
  test.each`
    what                                 | lat       | lon     | x           | y
    ${'the middle of the world'}         | ${0}      | ${0}    | ${8388608}  | ${8388608}
    ${'its western edge'}                | ${0}      | ${-180} | ${0}        | ${8388608}
    ${'sixty degrees are worth a third'} | ${0}      | ${60}   | ${11184811} | ${8388608}
    ${'the north, where the map ends'}   | ${85.051} | ${0}    | ${8388608}  | ${0}
  `('$what', ({ lat, lon, x, y }) => {
    const spot = spotOf({ lat, lon })
    expect(Math.abs((spot?.x ?? NaN) - x)).toBeLessThan(1)
    expect(Math.abs((spot?.y ?? NaN) - y)).toBeLessThan(1000)
  })

  test.each([
    [null, -80],
    [45, null],
  ])('nowhere without both coordinates: %p, %p', (lat, lon) => {
    expect(spotOf({ lat, lon })).toBeNull()
  })

  test('the pole does not lead out of the world', () => {
    expect(Number.isFinite(spotOf({ lat: 90, lon: 0 })?.y)).toBe(true)
  })
})

describe('[PUB-2.60] markers do not stand on each other', () => {
  const gap = 57
  const nearest = (spots: { x: number; y: number }[]) =>
    Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))

  test('those with room stay where they are', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 57, y: 0 },
      { x: 0, y: 200 },
    ]
    expect(apart(spots, gap)).toEqual(spots)
  })

  test.each([
    ['two at one address', 2, 0],
    ['two a few steps from each other', 2, 26],
    ['five around one hall', 5, 9],
    ['a food court of thirty', 30, 0],
  ])('%s', (_, count, step) => {
    const spots = Array.from({ length: count }, (_each, index) => ({ x: index * step, y: 0 }))
    const moved = apart(spots, gap)
    expect(moved[0]).toEqual(spots[0])
    expect(nearest(moved)).toBeGreaterThanOrEqual(gap - 1e-9)
    const farthest = Math.max(...moved.map(({ x, y }, i) => Math.hypot(x - (spots[i]?.x ?? 0), y - (spots[i]?.y ?? 0))))
    expect(farthest).toBeLessThan(gap * Math.sqrt(count) * 1.2)
  })

  test('none is none', () => expect(apart([], gap)).toEqual([]))
})
