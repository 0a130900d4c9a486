import { spreadPoints, markerGap, type MapPoint } from '@/domain/places/near/map-positions'
import { markup, type Html } from '@/ui/html/html'

/** A building with the spots of its locations, or a standalone location, which has no name. */
type SketchedBuilding = { name: string | null; spots: MapPoint[] }

/** The SVG and the area that it covers, in pixels of the map at zoom 16. */
export type CampusSketch = { svg: string; x: number; y: number; width: number; height: number }

type Block = { name: string | null; left: number; top: number; right: number; bottom: number }

const margin = 900
/** The distance from a building's outermost spots to its walls. */
const wallDistance = { x: 40, y: 36 }

/**
 * Draws a background for a map without tiles: a rectangle with a name for each building, with lawn, trees and paths that
 * are only decoration. It shows no streets, because only the positions of locations are known. Null without any spot.
 */
export function drawCampusSketch(buildings: readonly SketchedBuilding[]): CampusSketch | null {
  const spots = buildings.flatMap((building) => building.spots)
  if (spots.length === 0) return null
  const x = Math.min(...spots.map((spot) => spot.x)) - margin
  const y = Math.min(...spots.map((spot) => spot.y)) - margin
  const width = Math.max(...spots.map((spot) => spot.x)) - x + margin
  const height = Math.max(...spots.map((spot) => spot.y)) - y + margin
  const moved = spreadPoints(spots, markerGap)
  let offset = 0
  const blocks = buildings.flatMap(({ name, spots: original }) => {
    const inside = moved.slice(offset, (offset += original.length)).map((spot) => ({ x: spot.x - x, y: spot.y - y }))
    return inside.length > 0 ? [blockAround(name, inside)] : []
  })
  const paths = pathsBetween(blocks.map(middleOf))
  const svg = markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">
<g class="sketch-lawn">${blocks.map(lawnAround)}<path d="${paths}" fill="none" stroke-width="190"/></g>
<g class="sketch-trees">${blocks.map(treesAround)}</g>
<path class="sketch-path" d="${paths}" fill="none" stroke-width="15"/>
${blocks.map(buildingShape)}</svg>`
  return { svg: String(svg), x, y, width, height }
}

function blockAround(name: string | null, spots: readonly MapPoint[]): Block {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return {
    name,
    left: round(Math.min(...xs) - wallDistance.x),
    top: round(Math.min(...ys) - wallDistance.y),
    right: round(Math.max(...xs) + wallDistance.x),
    bottom: round(Math.max(...ys) + wallDistance.y),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const middleOf = ({ left, top, right, bottom }: Block): MapPoint => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Connects each building to the nearest one already connected, by a slightly curved path. */
function pathsBetween(middles: readonly MapPoint[]): string {
  const [first, ...rest] = middles
  const connected = first ? [first] : []
  const paths: string[] = []
  while (rest.length > 0) {
    const candidates = rest.flatMap((to) =>
      connected.map((from) => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) })),
    )
    const { from, to } = candidates.reduce((best, path) => (path.length < best.length ? path : best))
    rest.splice(rest.indexOf(to), 1)
    connected.push(to)
    const bend = paths.length % 2 === 0 ? 0.14 : -0.14
    const control = { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend }
    paths.push(
      `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
    )
  }
  return paths.join('')
}

function lawnAround({ left, top, right, bottom }: Block): Html {
  const extent = 85
  return markup`<rect x="${round(left - extent)}" y="${round(top - extent)}" width="${round(right - left + 2 * extent)}" height="${round(bottom - top + 2 * extent)}" rx="110"/>`
}

/** Places trees by a fixed pattern, so that the map looks the same on every visit. */
function treesAround(block: Block, index: number): Html[] {
  const { x, y } = middleOf(block)
  return [0, 1, 2, 3, 4, 5].map((tree) => {
    const angle = index * 1.9 + tree * 1.05 + (tree % 2) * 0.35
    const reach = {
      x: (block.right - block.left) / 2 + 44 + tree * 5,
      y: (block.bottom - block.top) / 2 + 48 + tree * 4,
    }
    const center = { x: round(x + reach.x * Math.cos(angle)), y: round(y + reach.y * Math.sin(angle)) }
    return markup`<circle cx="${center.x}" cy="${center.y}" r="${10 + ((index + tree) % 3) * 3}"/>`
  })
}

function buildingShape({ name, left, top, right, bottom }: Block): Html {
  const [width, height] = [round(right - left), round(bottom - top)]
  return markup`<rect class="sketch-shadow" x="${left + 4}" y="${top + 6}" width="${width}" height="${height}" rx="12"/>
<rect class="sketch-building" x="${left}" y="${top}" width="${width}" height="${height}" rx="12"/>
${name && markup`<text x="${round((left + right) / 2)}" y="${bottom + 24}" text-anchor="middle">${name}</text>`}`
}
