import { createHash } from 'node:crypto'
import { caches } from '@/server/cache/caches'
import { cleanHtml } from '@/server/clean-html'

/**
 * Cleans the HTML of a section again before display and makes wide tables scrollable, also by keyboard. Returns an empty
 * string if no content is left. The cache key is a hash of the input, so an entry never goes stale. Spec: PUB-2.33.
 */
export async function readSectionBody(html: string | null): Promise<string> {
  if (!html) return ''
  const key = `section-body:${createHash('sha1').update(html).digest('base64url')}`
  const cached = await caches.values.getOrBuild(key, async () => ({
    value: { html: wrapTables(cleanHtml(html)) },
    tags: [],
  }))
  return (cached as { html: string }).html
}

/** Expects the output of `cleanHtml`, which is well-formed. Returns '' for HTML without text, image or rule. */
function wrapTables(clean: string): string {
  const text = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '')
  if (text === '' && !/<(img|hr)\b/.test(clean)) return ''
  return clean.replace(/<table\b[^>]*>/g, '<div class="wide-table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>')
}
