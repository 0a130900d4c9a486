import type { Address } from '@/domain/places/address'

/** A point on the map in pixels; `x` grows to the east, `y` to the south. */
export type MapPoint = { x: number; y: number }

const worldWidth = 256 * 2 ** 16
/** Web Mercator ends here. */
const maxLatitude = 85.05

/** Projects coordinates to Web Mercator pixels at zoom 16, or null when they are unknown. Spec: PUB-2.60, PUB-9.2. */
export function toMapPoint({ lat, lon }: Pick<Address, 'lat' | 'lon'>): MapPoint | null {
  if (lat === null || lon === null) return null
  const sine = Math.sin((Math.max(-maxLatitude, Math.min(maxLatitude, lat)) * Math.PI) / 180)
  return {
    x: ((lon + 180) / 360) * worldWidth,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldWidth,
  }
}

/**
 * The least distance between markers. A marker with the word for its state is at most 74 px wide and 82 px high (60 px when
 * it is not selected, half of which is 22 px above its centre). Spec: PUB-9.2.
 */
export const markerGap = 76

const directionCount = 16

/**
 * Moves points that overlap, so that each marker stays visible and clickable, even of two locations in one building. No
 * two points are closer than `gap`. The later point of a pair moves, by as little as possible. Spec: PUB-2.60.
 */
export function spreadPoints(points: readonly MapPoint[], gap: number): MapPoint[] {
  return points.reduce<MapPoint[]>((placed, point) => [...placed, freeNear(point, placed, gap)], [])
}

function freeNear(point: MapPoint, placed: readonly MapPoint[], gap: number): MapPoint {
  const isFree = (at: MapPoint) => placed.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= gap)
  if (isFree(point)) return point
  for (let distance = gap / 8; ; distance += gap / 8) {
    for (let turn = 0; turn < directionCount; turn++) {
      const angle = (turn / directionCount) * 2 * Math.PI
      const at = { x: point.x + distance * Math.cos(angle), y: point.y + distance * Math.sin(angle) }
      if (isFree(at)) return at
    }
  }
}
