/** The scroll state of a carousel in pixels; `step` is the distance of one page. */
type ScrollState = { scrollLeft: number; scrollWidth: number; clientWidth: number; step: number }

/** As a share of a step. Smaller remainders come from rounded sizes and do not add a page. */
const roundingTolerance = 0.02

/**
 * Returns the number of pages of a carousel and the zero-based index of the nearest one. The last page can be less than a
 * step after the one before, because it ends at the end of the list. One page means that everything is visible.
 */
export function getCarouselPosition({ scrollLeft, scrollWidth, clientWidth, step }: ScrollState): {
  at: number
  parts: number
} {
  const end = scrollWidth - clientWidth
  const parts = Math.max(1, Math.ceil(end / step - roundingTolerance) + 1)
  const distance = (part: number) => Math.abs(Math.min(part * step, end) - scrollLeft)
  let at = 0
  for (let part = 1; part < parts; part += 1) if (distance(part) <= distance(at)) at = part
  return { at, parts }
}
