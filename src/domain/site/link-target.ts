const anyOrigin = 'http://campus.invalid'
const ambiguous = /[\u0000-\u001f\u007f\\]/

/**
 * Returns a URL that staff entered if it begins with `https://` or `http://`, else null (`javascript:`, paths, incomplete
 * URLs). Spec: PUB-3.1, PUB-3.2.
 */
export function parseWebUrl(input: string | null | undefined): string | null {
  const text = input?.trim() ?? ''
  if (!/^https?:\/\/[^/]/i.test(text) || ambiguous.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

/**
 * Returns the target of a link that staff entered: a web URL or a path of this host (`/northgate/hours`). Null for anything
 * else; then no link is shown. Spec: PUB-2.19.
 */
export function resolveLinkTarget(input: string | null | undefined): string | null {
  const text = input?.trim() ?? ''
  if (!text.startsWith('/')) return parseWebUrl(text)
  if (text.startsWith('//') || ambiguous.test(text) || !URL.canParse(text, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(text, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
