import { createHash } from 'node:crypto'
import { caches } from '@/server/caches'
import { cleanHtml } from '@/server/clean-html'

/**
 * A section's HTML as it may be shown: cleaned once more, and wide tables set to scroll by themselves, also by keyboard.
 * Kept by its own content, so that it can never be out of date. Empty when nothing is left. Spec: PUB-2.33.
 */
export async function sectionBody(html: string | null): Promise<string> {
  if (!html) return ''
  const key = `section-body:${createHash('sha1').update(html).digest('base64url')}`
  const kept = await caches.values.remember(key, async () => ({ value: { html: dressed(cleanHtml(html)) }, tags: [] }))
  return (kept as { html: string }).html
}

/** What `cleanHtml` gives is well-formed and its tables carry no attributes. */
function dressed(clean: string): string {
  const text = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '')
  if (text === '' && !/<(img|hr)\b/.test(clean)) return ''
  return clean.replace(/<table\b[^>]*>/g, '<div class="wide-table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>')
}
