import type { Address } from './campus'

/** A point of the map in pixels, eastwards and southwards. */
export type Spot = { x: number; y: number }

const worldWidth = 256 * 2 ** 16
/** Beyond it Web Mercator shows nothing. */
const lastLatitude = 85.05

/**
 * Where something stands on the map at zoom 16, in Web Mercator as all tiles are; null where nobody has said.
 * Spec: PUB-2.60, PUB-9.2.
 */
export function spotOf({ lat, lon }: Pick<Address, 'lat' | 'lon'>): Spot | null {
  if (lat === null || lon === null) return null
  const sine = Math.sin((Math.max(-lastLatitude, Math.min(lastLatitude, lat)) * Math.PI) / 180)
  return {
    x: ((lon + 180) / 360) * worldWidth,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldWidth,
  }
}

/** The room that a marker takes: the chosen one of 66 pixels beside another of 44, and air. Spec: PUB-9.2. */
export const markerGap = (66 + 44) / 2 + 2

const directions = 16

/**
 * The same spots, none nearer to another than `gap`: of two that would stand on each other the later one steps aside, as
 * little as it can. Two places of one building are both to be seen and touched. Spec: PUB-2.60.
 */
export function apart(spots: readonly Spot[], gap: number): Spot[] {
  return spots.reduce<Spot[]>((placed, spot) => [...placed, freeNear(spot, placed, gap)], [])
}

function freeNear(spot: Spot, placed: readonly Spot[], gap: number): Spot {
  const isFree = (at: Spot) => placed.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= gap)
  if (isFree(spot)) return spot
  for (let distance = gap / 8; ; distance += gap / 8) {
    for (let turn = 0; turn < directions; turn++) {
      const angle = (turn / directions) * 2 * Math.PI
      const at = { x: spot.x + distance * Math.cos(angle), y: spot.y + distance * Math.sin(angle) }
      if (isFree(at)) return at
    }
  }
}
