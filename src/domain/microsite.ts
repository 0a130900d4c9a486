import { daysBetween, type CampusDate } from './calendar'
import type { IdentifiedPicture, Section } from './campus'
import type { Localized } from './locale'

/** A figure of a microsite; null days are those until it opens. */
type MicrositeStat = { id: string; title: Localized; days: number | null }

/** A site's published microsite. `sections` are its published ones, blocks of its first page among them. Spec: PUB-3.17. */
export type Microsite = {
  id: string
  tagline: Localized<string | null>
  picture: IdentifiedPicture | null
  opensOn: CampusDate | null
  stats: MicrositeStat[]
  sections: Section[]
}

/** The campus days until a microsite opens: 0 on that day and after it, null where no day is set. Spec: PUB-2.69. */
export function daysUntilOpen({ opensOn }: Pick<Microsite, 'opensOn'>, today: CampusDate): number | null {
  return opensOn === null ? null : Math.max(0, daysBetween(today, opensOn))
}

type WithSections = { sections: readonly Section[] }

/**
 * The blocks of a microsite's first page: what is flagged as one among its own sections and among those that the site shows,
 * in their order. Spec: PUB-2.69, PUB-7.7.
 */
export function landingBlocks(microsite: WithSections, site: WithSections): Section[] {
  const blocks = [...microsite.sections, ...site.sections].filter((it) => it.published && it.micrositeLanding)
  return blocks.sort((a, b) => a.sortOrder - b.sortOrder)
}

/** The pages of a microsite, which its navigation names. Spec: PUB-2.69. */
export const micrositePages = ({ sections }: WithSections): Section[] =>
  sections.filter((it) => it.published && !it.micrositeLanding)
