import type { IncomingHttpHeaders } from 'node:http'

/** Addresses that accept other methods than GET and HEAD: the API, the studio's API, the language form, votes, webhooks. */
const acceptsForms = /^\/(?:v1|api|language|vote|webhooks)(?:[/?]|$)/
const studio = /^\/admin(?:[/?]|$)/

/**
 * Whether the address is a page and the method is not one of a page. Next takes a form sent to a page for a server action, and
 * fails for one that it did not render. The studio's own pages send server actions, with a header that says so.
 */
export function isMethodNotAllowed(method: string, url: string, headers: IncomingHttpHeaders): boolean {
  if (method === 'GET' || method === 'HEAD' || acceptsForms.test(url)) return false
  return !(studio.test(url) && method === 'POST' && headers['next-action'] !== undefined)
}
