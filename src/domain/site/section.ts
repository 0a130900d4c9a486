import type { Picture } from '@/domain/files/picture'
import type { Localized } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'

/** A page below a section. `url` is the target when the node is only a link, else null. Spec: PUB-3.2. */
export type SectionNode = {
  id: string
  slug: string
  masterSlug: string | null
  name: Localized
  published: boolean
  url: string | null
}

/** A section of a site. `masterSlug` names the built-in page that the section opens. Spec: PUB-3.2. */
export type Section = {
  id: string
  slug: string
  masterSlug: string | null
  name: Localized
  title: Localized<string | null>
  body: Localized<string | null>
  showHeader: boolean
  sortOrder: number
  published: boolean
  /** First and last campus day on which the section is shown, inclusive. Null means no limit. */
  showFrom: CampusDate | null
  showUntil: CampusDate | null
  /** The target when the section is only a link, else null. */
  url: string | null
  /** The picture that replaces the title. Null when the section has none or does not use it. */
  banner: { picture: Picture; textAlign: 'left' | 'center' | 'right' | null; textFont: string | null } | null
  /** Unchecked staff input: `resolveSectionScript` decides which script may run. */
  useScript: boolean
  scriptUrl: string | null
  micrositeLanding: boolean
  nodes: SectionNode[]
}
