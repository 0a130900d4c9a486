import { daysBetween, type CampusDate } from '@/domain/time/calendar'
import type { IdentifiedPicture } from '@/domain/files/picture'
import type { Section } from '@/domain/site/section'
import type { Localized } from '@/domain/locale'
import { sortByStaffOrder } from '@/domain/text/sort-order'

/** A figure of a microsite. Null means the number of days until the microsite opens. */
type MicrositeStat = { id: string; title: Localized; days: number | null }

/** A site's published microsite. `sections` are its published pages and the blocks of its first page. Spec: PUB-3.17. */
export type Microsite = {
  id: string
  tagline: Localized<string | null>
  picture: IdentifiedPicture | null
  opensOn: CampusDate | null
  stats: MicrositeStat[]
  sections: Section[]
}

/** Returns the campus days until a microsite opens: 0 from that day on, null when no day is set. Spec: PUB-2.69. */
export function daysUntilOpen({ opensOn }: Pick<Microsite, 'opensOn'>, today: CampusDate): number | null {
  return opensOn === null ? null : Math.max(0, daysBetween(today, opensOn))
}

type WithSections = { sections: readonly Section[] }

/**
 * Returns the blocks of a microsite's first page: the flagged sections of the microsite and of the site, by sort order.
 * Spec: PUB-2.69, PUB-7.7.
 */
export function landingBlocks(microsite: WithSections, site: WithSections): Section[] {
  const blocks = [...microsite.sections, ...site.sections].filter(
    ({ published, micrositeLanding }) => published && micrositeLanding,
  )
  return sortByStaffOrder(blocks)
}

/** Returns the pages in a microsite's navigation. Spec: PUB-2.69. */
export const micrositePages = ({ sections }: WithSections): Section[] =>
  sections.filter(({ published, micrositeLanding }) => published && !micrositeLanding)
