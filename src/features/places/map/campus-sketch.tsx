import type { ReactNode } from 'react'
import { spreadPoints, markerGap, type MapPoint } from '@/domain/places/near/map-positions'

/** A building with the spots of its locations, or a standalone location, which has no name. */
type SketchedBuilding = { name: string | null; spots: MapPoint[] }

/** The shapes of a sketch and the area that it covers, in pixels of the map at zoom 16. */
export type CampusSketch = { drawing: ReactNode; x: number; y: number; width: number; height: number }

/** A building's walls, in pixels from the corner of the sketch. */
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
  const drawing = (
    <>
      <g className="sketch-lawn">
        {blocks.map((block, index) => (
          <Lawn key={index} {...block} />
        ))}
        <path d={paths} fill="none" strokeWidth="190" />
      </g>
      <g className="sketch-trees">
        {blocks.map((block, index) => (
          <Trees key={index} {...{ block, index }} />
        ))}
      </g>
      <path className="sketch-path" d={paths} fill="none" strokeWidth="15" />
      {blocks.map((block, index) => (
        <Building key={index} {...block} />
      ))}
    </>
  )
  return { drawing, x, y, width: round(width), height: round(height) }
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

function Lawn({ left, top, right, bottom }: Block) {
  const extent = 85
  const size = { width: round(right - left + 2 * extent), height: round(bottom - top + 2 * extent) }
  return <rect x={round(left - extent)} y={round(top - extent)} {...size} rx="110" />
}

/** Places trees by a fixed pattern, so that the map looks the same on every visit. */
function Trees({ block, index }: { block: Block; index: number }) {
  const { x, y } = middleOf(block)
  return [0, 1, 2, 3, 4, 5].map((tree) => {
    const angle = index * 1.9 + tree * 1.05 + (tree % 2) * 0.35
    const reach = {
      x: (block.right - block.left) / 2 + 44 + tree * 5,
      y: (block.bottom - block.top) / 2 + 48 + tree * 4,
    }
    const [cx, cy] = [round(x + reach.x * Math.cos(angle)), round(y + reach.y * Math.sin(angle))]
    return <circle key={tree} cx={cx} cy={cy} r={10 + ((index + tree) % 3) * 3} />
  })
}

function Building({ name, left, top, right, bottom }: Block) {
  const size = { width: round(right - left), height: round(bottom - top), rx: 12 }
  return (
    <>
      <rect className="sketch-shadow" x={left + 4} y={top + 6} {...size} />
      <rect className="sketch-building" x={left} y={top} {...size} />
      {name && (
        <text x={round((left + right) / 2)} y={bottom + 24} textAnchor="middle">
          {name}
        </text>
      )}
    </>
  )
}
