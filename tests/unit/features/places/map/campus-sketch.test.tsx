import { DOMParser } from '@xmldom/xmldom'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawCampusSketch } from '@/features/places/map/campus-sketch'

const drawn = (buildings: Parameters<typeof drawCampusSketch>[0]) => {
  const sketch = drawCampusSketch(buildings)
  if (!sketch) throw new Error('Expected a sketch')
  const svg = new DOMParser().parseFromString(renderToStaticMarkup(<svg>{sketch.drawing}</svg>), 'image/svg+xml')
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
})
