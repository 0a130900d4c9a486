import type { Section } from '@/domain/campus'
import { textIn, type Locale, type Localized } from '@/domain/locale'
import { scriptOf } from '@/domain/section-script'
import { readSettings } from '@/server/settings'
import { sectionBody } from './section-body'
import type { Place } from './section-screens'

/** A section as its page shows it: text that may be shown, null for none, and the script that may run, if any. */
export type SectionPage = { section: Section; body: Localized<string | null>; scriptUrl: string | null }

/** Spec: PUB-2.33, PUB-2.34. */
export async function sectionPage(section: Section): Promise<SectionPage> {
  const bodyIn = async (locale: Locale) => (await sectionBody(textIn(section.body, locale))) || null
  const body = { en: await bodyIn('en'), fr: await bodyIn('fr') }
  return { section, body, scriptUrl: scriptOf(section, readSettings(process.env).scriptHosts) }
}

const nothing = { en: null, fr: null }

/** What a place is a page of. One under a section shares its days, and has neither text, banner, script nor pages. Spec: PUB-2.11. */
export function sectionAt({ section, node }: Place): Section {
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
