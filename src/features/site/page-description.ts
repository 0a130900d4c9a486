import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { makeExcerpt } from '@/domain/content/excerpt'
import { localize, type Locale } from '@/domain/locale'
import { readSectionBody } from './read-section-body'
import { getScreenName, type SectionMatch } from '@/domain/site/section-screens'
import type messages from '@/i18n/messages/en.json'

/** Every `ScreenName` is one of these, so a new screen does not compile until it has a description. */
type DescribedScreen = keyof (typeof messages)['descriptions']

/** The meta description of a screen of a site, for search engines and link previews. */
export async function describeScreen(screen: DescribedScreen, site: Site, locale: Locale, page = '') {
  const t = await getTranslations({ locale, namespace: 'descriptions' })
  return t(screen, { site: localize(site.name, locale) ?? '', page })
}

/** The meta description of a section's page. A content page uses the beginning of its text, if it has any. */
export async function describePage(site: Site, { section, node }: SectionMatch, locale: Locale): Promise<string> {
  const named = node ?? section
  const screen = getScreenName(named)
  const body = screen === 'content' && !node ? await readSectionBody(localize(section.body, locale)) : ''
  return makeExcerpt(body) ?? describeScreen(screen, site, locale, localize(named.name, locale) ?? named.slug)
}
