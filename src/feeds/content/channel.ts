/** A feed of articles in one language. `id` is permanent; URLs are absolute. */
export type Channel = {
  id: string
  title: string
  author: string
  language: 'en-CA' | 'fr-CA'
  /** The URL of the feed, and that of the page with the same articles. */
  url: string
  pageUrl: string
  updatedAt: Date
  articles: readonly Article[]
}

/**
 * An article. `relatedUrl` is the URL that it links to, or null. `html` is clean, has absolute URLs and is empty if there is
 * no body.
 */
export type Article = {
  id: string
  title: string
  url: string
  relatedUrl: string | null
  summary: string | null
  html: string
  pictureUrl: string | null
  publishedAt: Date
  updatedAt: Date
}

/** Makes the URLs of this host absolute, for readers elsewhere. Expects the output of `cleanHtml`. */
export const withAbsoluteUrls = (html: string, serverUrl: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${serverUrl}/`)
