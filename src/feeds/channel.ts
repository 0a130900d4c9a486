/** What a feed of articles is about, in one language. `id` never changes; addresses are whole ones. */
export type Channel = {
  id: string
  title: string
  author: string
  language: 'en-CA' | 'fr-CA'
  /** Where the feed itself stands, and the page that people read. */
  address: string
  page: string
  updated: Date
  articles: readonly Article[]
}

/**
 * One article. `elsewhere` is what it leads to on another page or site; `html` is clean, with whole addresses, and empty
 * where there is no text besides the summary.
 */
export type Article = {
  id: string
  title: string
  address: string
  elsewhere: string | null
  summary: string | null
  html: string
  picture: string | null
  published: Date
  updated: Date
}

/** HTML that is read far from this host: paths of ours become whole addresses. It comes from `cleanHtml`. */
export const withWholeAddresses = (html: string, base: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${base}/`)
