import type { DayRibbon } from '@/domain/places/hours/day-ribbon'

/** `label` are the hours in words; absent where they stand beside the ribbon. */
export type RibbonDrawing = Omit<DayRibbon, 'date' | 'services'> & { label?: string }
/** `minutesAgo` is how many minutes ago the place of "now" was found. */
type Props = RibbonDrawing & { minutesAgo?: number }

/**
 * The hours of a day as a horizontal ribbon. SVG, because browsers print its colours, and its lengths can be percentages. The
 * mark for now is a triangle with a line.
 */
export function HoursRibbon({ open, mealEdges, now, percentPerMinute, label, minutesAgo = 0 }: Props) {
  const mark = now === null ? null : now + minutesAgo * percentPerMinute
  return (
    <svg className="hours-ribbon" height="16" {...(label ? { role: 'img' } : { 'aria-hidden': true })}>
      {label && <title>{label}</title>}
      <rect className="hours-ribbon-day" y="7" width="100%" height="8" />
      {open.map(({ from, width }) => (
        <rect
          key={`${from}-${width}`}
          className="hours-ribbon-open"
          x={`${from}%`}
          y="6"
          width={`${width}%`}
          height="10"
        />
      ))}
      {mealEdges.map((edge) => (
        <line key={edge} className="hours-ribbon-edge" x1={`${edge}%`} x2={`${edge}%`} y1="6" y2="16" />
      ))}
      {mark !== null && mark <= 100 && (
        <svg x={`${mark}%`} overflow="visible">
          <path className="hours-ribbon-now" d="M-5 0H5L1 6V16H-1V6Z" />
        </svg>
      )}
    </svg>
  )
}
