import type { MapPoint } from './map-positions'

/** A rectangle on the screen in pixels; `y` grows downwards. */
type Box = { left: number; top: number; right: number; bottom: number }
const labelSides = ['top', 'right', 'left', 'bottom'] as const
type LabelSide = (typeof labelSides)[number]

/** The air between a marker and its label. The style sheet has the same numbers. */
const air = 7
/** The state below a marker's circle reaches this far beyond it, and this far to each side of its centre. */
const stateBelow = 16
const stateHalfWidth = 37

/** The rectangle that a marker covers: its circle of a radius, and the word for its state below. */
export const markerBox = ({ x, y }: MapPoint, radius: number): Box => {
  const half = Math.max(radius, stateHalfWidth)
  return { left: x - half, top: y - radius, right: x + half, bottom: y + radius + stateBelow }
}

/**
 * The side of a marker on which its label covers least of the other markers and leaves least of the frame. Of equal sides,
 * the first of above, right, left and below.
 */
export function chooseLabelSide(
  marker: Box,
  label: { width: number; height: number },
  others: readonly Box[],
  frame: Box,
): LabelSide {
  const costs = labelSides.map((side) => {
    const box = labelBox(side, marker, label)
    const covered = others.reduce((sum, other) => sum + sharedArea(box, other), 0)
    return { side, cost: covered + label.width * label.height - sharedArea(box, frame) }
  })
  return costs.reduce((best, next) => (next.cost < best.cost - 0.5 ? next : best)).side
}

function labelBox(side: LabelSide, marker: Box, { width, height }: { width: number; height: number }): Box {
  const middle = { x: (marker.left + marker.right) / 2, y: (marker.top + marker.bottom - stateBelow) / 2 }
  const left = {
    top: middle.x - width / 2,
    bottom: middle.x - width / 2,
    right: marker.right + air,
    left: marker.left - air - width,
  }[side]
  const top = {
    top: marker.top - air - height,
    bottom: marker.bottom + air,
    right: middle.y - height / 2,
    left: middle.y - height / 2,
  }[side]
  return { left, top, right: left + width, bottom: top + height }
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
