const anyHost = 'http://campus.invalid'
const deceptive = /[\u0000-\u001f\u007f\\]/

/**
 * An address on the web as staff wrote it, `https://…` or `http://…`; null for everything else (`javascript:`, a path,
 * half an address). Spec: PUB-3.1, PUB-3.2.
 */
export function webAddress(written: string | null | undefined): string | null {
  const text = written?.trim() ?? ''
  if (!/^https?:\/\/[^/]/i.test(text) || deceptive.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

/**
 * What a link of staff may lead to: an address on the web, or a path of this host (`/northgate/hours`). Null when it is
 * neither, so that no link is shown. Spec: PUB-2.19.
 */
export function linkTarget(written: string | null | undefined): string | null {
  const text = written?.trim() ?? ''
  if (!text.startsWith('/')) return webAddress(text)
  if (text.startsWith('//') || deceptive.test(text) || !URL.canParse(text, anyHost)) return null
  const { origin, pathname, search, hash } = new URL(text, anyHost)
  return origin === anyHost && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
