import { locales, type Locale } from '@/domain/locale'

/** What staff choose for a site, as it is stored: its languages, the first of which is for visitors who have chosen none. */
export const languageChoices = ['en-fr', 'fr-en', 'en', 'fr'] as const
export type LanguageChoice = (typeof languageChoices)[number]

export type SiteLanguages = readonly [Locale, ...Locale[]]

const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

/** The languages of a stored choice. Anything else is English and French, as all sites were before there was a choice. */
export function parseSiteLanguages(stored: unknown): SiteLanguages {
  const choice = languageChoices.find((each) => each === stored) ?? 'en-fr'
  const [first = 'en', ...more] = choice.split('-').filter(isLocale)
  return [first, ...more]
}

/** The only language of a site; null for a site of both. */
export const onlyLanguage = (languages: SiteLanguages): Locale | null => (languages.length === 1 ? languages[0] : null)

/**
 * The language in which a site answers: the one that was asked for if the site has it, else French on a host that speaks French
 * first, else the site's first. `asked` is empty when nobody has chosen. Spec: PUB-1.4.
 */
export const answerLanguage = (languages: SiteLanguages, asked: Locale | '', isFrenchHost = false): Locale =>
  languages.find((locale) => locale === asked) ??
  (isFrenchHost ? languages.find((locale) => locale === 'fr') : undefined) ??
  languages[0]
