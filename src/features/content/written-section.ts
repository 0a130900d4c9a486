import type { Section } from '@/domain/campus'
import { webAddress } from '@/domain/link-target'
import { textIn, type Localized } from '@/domain/locale'
import { scriptOf } from '@/domain/section-script'
import { readSettings } from '@/server/settings'
import { sectionBody } from './section-body'

/** A section with what its page says; `body` is cleaned HTML, null when there is none. */
export type WrittenSection = { section: Section; body: Localized<string | null>; scriptUrl: string | null }

const noWords = { body: { en: null, fr: null }, scriptUrl: null }

/** What the page of a section says in each language, and the script it loads; nothing where it only leads elsewhere. Spec: PUB-2.33, PUB-2.34. */
export async function writtenSection(section: Section): Promise<WrittenSection> {
  if (webAddress(section.url)) return { section, ...noWords }
  const bodyIn = async (locale: 'en' | 'fr') => (await sectionBody(textIn(section.body, locale))) || null
  const body = { en: await bodyIn('en'), fr: await bodyIn('fr') }
  return { section, body, scriptUrl: scriptOf(section, readSettings(process.env).scriptHosts) }
}
