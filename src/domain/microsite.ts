import { daysBetween, type CampusDate } from './calendar'
import type { Picture, Section } from './campus'
import type { Localized } from './locale'

/**
 * What a site says of a place that opens soon. `image` is its banner; a stat without `days` counts those until `opensOn`.
 * `sections` are published ones in their order; those flagged as landing are blocks of its page. Spec: PUB-3.17, PUB-2.69.
 */
export type Microsite = {
  id: string
  tagline: Localized<string | null>
  image: Picture | null
  opensOn: CampusDate | null
  stats: { id: string; title: Localized; days: number | null }[]
  sections: Section[]
}

/** The number on a stat card: its own, else the days until the opening, 0 from that day on; null when neither is known. Spec: PUB-2.69. */
export function daysOnCard(
  { days }: Pick<Microsite['stats'][number], 'days'>,
  opensOn: CampusDate | null,
  today: CampusDate,
): number | null {
  if (days !== null) return days
  return opensOn === null ? null : Math.max(0, daysBetween(today, opensOn))
}
