import type { Section } from '@/domain/site/section'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { resolveSectionScript } from '@/domain/site/section-script'
import { readSettings } from '@/server/settings'
import { readSectionBody } from './read-section-body'
import type { SectionMatch } from '@/domain/site/section-screens'

/** A section prepared for its page: `body` is clean HTML or null, `scriptUrl` the script that may run or null. */
export type SectionPage = { section: Section; body: Localized<string | null>; scriptUrl: string | null }

/** Cleans the text of a section and allows its script only from a permitted host. Spec: PUB-2.33, PUB-2.34. */
export async function readSectionPage(section: Section): Promise<SectionPage> {
  const cleanBody = async (locale: Locale) => (await readSectionBody(localize(section.body, locale))) || null
  const body = { en: await cleanBody('en'), fr: await cleanBody('fr') }
  return { section, body, scriptUrl: resolveSectionScript(section, readSettings(process.env).scriptHosts) }
}

const nothing = { en: null, fr: null }

/**
 * The section of a place. A child node becomes a section with the publication dates of its parent, but without text,
 * banner, script and child nodes. Spec: PUB-2.11.
 */
export function resolveSection({ section, node }: SectionMatch): Section {
  if (!node) return section
  return {
    ...node,
    sortOrder: section.nodes.filter(({ published }) => published).indexOf(node) + 1,
    showFrom: section.showFrom,
    showUntil: section.showUntil,
    title: nothing,
    body: nothing,
    showHeader: true,
    banner: null,
    useScript: false,
    scriptUrl: null,
    micrositeLanding: false,
    nodes: [],
  }
}
