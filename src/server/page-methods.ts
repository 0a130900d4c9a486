import type { IncomingHttpHeaders } from 'node:http'

/** Addresses that take more than reading: the API, the studio's API, the choice of language, the votes of pages. */
const takesMore = /^\/(?:v1|api|language|vote)(?:[/?]|$)/
const studio = /^\/admin(?:[/?]|$)/

/**
 * Whether an address is a page and the method none that a page has: the framework runs forms against pages, and breaks on
 * those that it did not make. The studio's own pages send such forms, and say so in a header.
 */
export function isWrongForPage(method: string, url: string, headers: IncomingHttpHeaders): boolean {
  if (method === 'GET' || method === 'HEAD' || takesMore.test(url)) return false
  return !(studio.test(url) && method === 'POST' && headers['next-action'] !== undefined)
}
