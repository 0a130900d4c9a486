import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const megabytes = 1024 * 1024

/**
 * Holds HTML between the server component that builds it and `ServerHtml`, which renders it milliseconds later. It is stored
 * on globalThis because Next.js bundles server and client components separately, in one process.
 *
 * The key is a hash of the content, so two requests share an entry only if their HTML is identical. The limit of 24 MB holds
 * at least 40 menus of 200 dishes (their whole page is 277 KB of HTML, at two bytes per character).
 */
const holder = globalThis as typeof globalThis & { refectoryHtmlCache?: Pick<LRUCache<string, string>, 'get' | 'set'> }

const cache = (holder.refectoryHtmlCache ??= new LRUCache<string, string>({
  maxSize: 24 * megabytes,
  maxEntrySize: 8 * megabytes,
  sizeCalculation: (html) => html.length * 2 + 1,
}))

/** Caches HTML for `ServerHtml` and returns its name, which is also a valid element id. */
export function cacheHtml(html: string): string {
  const name = `html-${createHash('sha1').update(html).digest('base64url')}`
  cache.set(name, html)
  return name
}
