import { DOMParser } from '@xmldom/xmldom'
import { campusSketch } from '@/features/dining/components/campus-sketch'

const drawn = (buildings: Parameters<typeof campusSketch>[0]) => {
  const sketch = campusSketch(buildings)
  if (!sketch) throw new Error('Nothing was drawn')
  const svg = new DOMParser().parseFromString(sketch.svg, 'image/svg+xml')
  return { ...sketch, svg, count: (name: string) => svg.getElementsByTagName(name).length }
}

describe('[PUB-2.60] the ground of a map without tiles', () => {
  test('nothing is drawn for nothing', () => {
    expect(campusSketch([])).toBeNull()
    expect(campusSketch([{ name: 'Empty Hall', spots: [] }])).toBeNull()
  })

  test('a house with its name for each building, walks between them, all within what it covers', () => {
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

  test('a single place has a house and no walk', () => {
    const { svg } = drawn([{ name: null, spots: [{ x: 0, y: 0 }] }])
    expect([...svg.getElementsByTagName('path')].map((path) => path.getAttribute('d'))).toEqual(['', ''])
  })

  test('names are text, whatever staff wrote', () => {
    const hostile = '<script>alert(1)</script> & "Sons"'
    const { svg, count } = drawn([{ name: hostile, spots: [{ x: 0, y: 0 }] }])
    expect(count('script')).toBe(0)
    expect(svg.getElementsByTagName('text')[0]?.textContent).toBe(hostile)
  })
})
