import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { firstWords } from '@/domain/first-words'
import { textIn, type Locale } from '@/domain/locale'
import { sectionBody } from './section-body'
import { screenOf, type Place, type ScreenName } from './section-screens'

type Described = ScreenName | 'home' | 'microsite' | 'privacy' | 'termsOfUse'

/** What search engines and shared links say of a screen of a site, or of its home: what stands on it. */
export async function screenDescription(screen: Described, site: Site, locale: Locale, page = '') {
  const t = await getTranslations({ locale, namespace: 'descriptions' })
  return t(screen, { site: textIn(site.name, locale) ?? '', page })
}

/** The same of a section's page; a page of words has its beginning. */
export async function pageDescription(site: Site, { section, node }: Place, locale: Locale): Promise<string> {
  const named = node ?? section
  const screen = screenOf(named)
  const body = screen === 'content' && !node ? await sectionBody(textIn(section.body, locale)) : ''
  return firstWords(body) ?? screenDescription(screen, site, locale, textIn(named.name, locale) ?? named.slug)
}
