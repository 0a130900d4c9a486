import { apart, markerGap, type Spot } from '@/domain/map-spots'
import { markup, type Html } from '@/ui/html'

/** A building with the spots of what is in it, or a place that stands by itself: then without a name. */
export type SketchedBuilding = { name: string | null; spots: Spot[] }

/** A drawn ground: the SVG, and the part of the map at zoom 16 that it covers. */
export type Sketch = { svg: string; x: number; y: number; width: number; height: number }

type Block = { name: string | null; left: number; top: number; right: number; bottom: number }

const margin = 900
const wall = { x: 40, y: 36 }

/**
 * A quiet ground for a map without tiles, drawn from nothing but where places are: their buildings with their names, a
 * lawn around them, walks between neighbours, some trees. It claims no street and no shore. Null without any spot.
 * Spec: PUB-2.60.
 */
export function campusSketch(buildings: readonly SketchedBuilding[]): Sketch | null {
  const spots = buildings.flatMap((building) => building.spots)
  if (spots.length === 0) return null
  const x = Math.min(...spots.map((spot) => spot.x)) - margin
  const y = Math.min(...spots.map((spot) => spot.y)) - margin
  const width = Math.max(...spots.map((spot) => spot.x)) - x + margin
  const height = Math.max(...spots.map((spot) => spot.y)) - y + margin
  const moved = apart(spots, markerGap)
  let drawn = 0
  const blocks = buildings.flatMap(({ name, spots: own }) => {
    const inside = moved.slice(drawn, (drawn += own.length)).map((spot) => ({ x: spot.x - x, y: spot.y - y }))
    return inside.length > 0 ? [blockAround(name, inside)] : []
  })
  const walks = walksBetween(blocks.map(middleOf))
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">
<g class="sketch-lawn">${blocks.map(lawnAround)}<path d="${walks}" fill="none" stroke-width="190"/></g>
<g class="sketch-trees">${blocks.map(treesAround)}</g>
<path class="sketch-walk" d="${walks}" fill="none" stroke-width="15"/>
${blocks.map(building)}</svg>`
  return { svg: String(svg), x, y, width, height }
}

function blockAround(name: string | null, spots: readonly Spot[]): Block {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    name,
    left: round(Math.min(...xs) - wall.x),
    top: round(Math.min(...ys) - wall.y),
    right: round(Math.max(...xs) + wall.x),
    bottom: round(Math.max(...ys) + wall.y),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const middleOf = ({ left, top, right, bottom }: Block): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Each place is joined to the nearest of those that are joined already, by a path that bends a little. */
function walksBetween(middles: readonly Spot[]): string {
  const [first, ...rest] = middles
  const joined = first ? [first] : []
  const walks: string[] = []
  while (rest.length > 0) {
    const ways = rest.flatMap((to) =>
      joined.map((from) => ({ from, to, long: Math.hypot(to.x - from.x, to.y - from.y) })),
    )
    const { from, to } = ways.reduce((best, way) => (way.long < best.long ? way : best))
    rest.splice(rest.indexOf(to), 1)
    joined.push(to)
    const bend = walks.length % 2 === 0 ? 0.14 : -0.14
    const over = { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend }
    walks.push(`M${round(from.x)} ${round(from.y)}Q${round(over.x)} ${round(over.y)} ${round(to.x)} ${round(to.y)}`)
  }
  return walks.join('')
}

function lawnAround({ left, top, right, bottom }: Block): Html {
  const around = 85
  return markup`<rect x="${round(left - around)}" y="${round(top - around)}" width="${round(right - left + 2 * around)}" height="${round(bottom - top + 2 * around)}" rx="110"/>`
}

/** The same trees at every visit. */
function treesAround(block: Block, index: number): Html[] {
  const { x, y } = middleOf(block)
  return [0, 1, 2, 3, 4, 5].map((tree) => {
    const angle = index * 1.9 + tree * 1.05 + (tree % 2) * 0.35
    const reach = {
      x: (block.right - block.left) / 2 + 44 + tree * 5,
      y: (block.bottom - block.top) / 2 + 48 + tree * 4,
    }
    const at = { x: round(x + reach.x * Math.cos(angle)), y: round(y + reach.y * Math.sin(angle)) }
    return markup`<circle cx="${at.x}" cy="${at.y}" r="${10 + ((index + tree) % 3) * 3}"/>`
  })
}

function building({ name, left, top, right, bottom }: Block): Html {
  const [width, height] = [round(right - left), round(bottom - top)]
  return markup`<rect class="sketch-shade" x="${left + 4}" y="${top + 6}" width="${width}" height="${height}" rx="12"/>
<rect class="sketch-house" x="${left}" y="${top}" width="${width}" height="${height}" rx="12"/>
${name && markup`<text x="${round((left + right) / 2)}" y="${bottom + 24}" text-anchor="middle">${name}</text>`}`
}
