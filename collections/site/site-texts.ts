import { z } from 'zod'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { translationOf } from '@/domain/text/other-language'

/** A text in both languages, as the short forms of the studio send it; empty in a language that the site does not have. */
export const siteText = z.object({ en: z.string().trim().max(300), fr: z.string().trim().max(300) })
export type SiteText = z.infer<typeof siteText>

/** Whether a text is there in each language of a site. */
export const isWhole = (languages: SiteLanguages, text: SiteText | undefined) =>
  languages.every((language) => Boolean(text?.[language]))

/** A text of one line in the first language of a site, in which it is saved, and its translation beside it. */
export const inLanguages = (name: string, [first, other]: SiteLanguages, text: SiteText) => ({
  [name]: text[first],
  ...(other && { [translationOf(name)]: { [other]: text[other] } }),
})
