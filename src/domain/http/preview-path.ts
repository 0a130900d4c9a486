/** What a preview shows: the page in one language, or both beside each other. */
export const previewLanguages = ['en', 'fr', 'both'] as const
export type PreviewLanguage = (typeof previewLanguages)[number]

export const previewPath = (language: PreviewLanguage, token: string): string => `/preview/${language}/${token}`

/** The language in the path of a preview; null for any other path. The query is ignored. */
export function readPreviewLanguage(url: string): PreviewLanguage | null {
  const found = /^\/preview\/(en|fr|both)\/[^/?]+(?:\?|$)/.exec(url)
  return found ? (found[1] as PreviewLanguage) : null
}
