import { DOMParser } from '@xmldom/xmldom'
import { drawCampusSketch } from '@/features/places/map/campus-sketch'

const drawn = (buildings: Parameters<typeof drawCampusSketch>[0]) => {
  const sketch = drawCampusSketch(buildings)
  if (!sketch) throw new Error('Expected a sketch')
  const svg = new DOMParser().parseFromString(sketch.svg, 'image/svg+xml')
  return { ...sketch, svg, count: (name: string) => svg.getElementsByTagName(name).length }
}

describe('the background of a map without tiles', () => {
  test('is null without any spot', () => {
    expect(drawCampusSketch([])).toBeNull()
    expect(drawCampusSketch([{ name: 'Empty Hall', spots: [] }])).toBeNull()
  })

  test('draws a named rectangle for each building, all within its area', () => {
    const { svg, count, x, y, width, height } = drawn([
      {
        name: 'North Residence',
        spots: [
          { x: 5000, y: 5000 },
          { x: 5000, y: 5000 },
        ],
      },
      { name: null, spots: [{ x: 5400, y: 5200 }] },
      { name: 'Empty Hall', spots: [] },
    ])
    expect([x, y, width, height]).toEqual([4100, 4100, 2200, 2000])
    expect([...svg.getElementsByTagName('text')].map((text) => text.textContent)).toEqual(['North Residence'])
    expect(count('rect')).toBe(2 * 3)
    for (const circle of svg.getElementsByTagName('circle')) {
      expect(Number(circle.getAttribute('cx'))).toBeGreaterThan(0)
      expect(Number(circle.getAttribute('cx'))).toBeLessThan(width)
    }
  })

  test('draws no path for a single building', () => {
    const { svg } = drawn([{ name: null, spots: [{ x: 0, y: 0 }] }])
    expect([...svg.getElementsByTagName('path')].map((path) => path.getAttribute('d'))).toEqual(['', ''])
  })

  test('escapes HTML in building names', () => {
    const hostile = '<script>alert(1)</script> & "Sons"'
    const { svg, count } = drawn([{ name: hostile, spots: [{ x: 0, y: 0 }] }])
    expect(count('script')).toBe(0)
    expect(svg.getElementsByTagName('text')[0]?.textContent).toBe(hostile)
  })
})
