import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const megabytes = 1024 * 1024

/**
 * Where `ServerHtml` finds its HTML while the server renders it. It hangs on globalThis because Next bundles server
 * and client components apart, in one process.
 *
 * Entries are named after their content: two requests share one only when it is the same HTML, and none can read
 * another's. Between shelving and rendering lie milliseconds; the bound of 24 MB, some 200 large menus, only keeps
 * what was not asked for lately from staying for ever.
 */
const holder = globalThis as typeof globalThis & { refectoryHtmlShelf?: Pick<LRUCache<string, string>, 'get' | 'set'> }

const shelf = (holder.refectoryHtmlShelf ??= new LRUCache<string, string>({
  maxSize: 24 * megabytes,
  maxEntrySize: 8 * megabytes,
  sizeCalculation: (html) => html.length * 2 + 1,
}))

/** Puts HTML where `ServerHtml` finds it, and tells under which name: an id that an element may bear. */
export function shelveHtml(html: string): string {
  const name = `html-${createHash('sha1').update(html).digest('base64url')}`
  shelf.set(name, html)
  return name
}
