/** How a list that goes on sideways stands, in pixels; `step` is how far a turn goes. */
type Turned = { scrollLeft: number; scrollWidth: number; clientWidth: number; step: number }

/** What is left of a last step for it to be none: sizes on a screen are rounded. */
const rounding = 0.02

/**
 * The parts in which a list is turned over, and which of them, counted from 0, stands nearest. The last may be nearer to
 * the one before than a step, for it ends where the list ends. One part: all of it is seen.
 */
export function turnedParts({ scrollLeft, scrollWidth, clientWidth, step }: Turned): { at: number; parts: number } {
  const end = scrollWidth - clientWidth
  const parts = Math.max(1, Math.ceil(end / step - rounding) + 1)
  const distance = (part: number) => Math.abs(Math.min(part * step, end) - scrollLeft)
  let at = 0
  for (let part = 1; part < parts; part += 1) if (distance(part) <= distance(at)) at = part
  return { at, parts }
}
