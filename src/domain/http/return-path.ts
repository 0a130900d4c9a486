/** The request header in which the proxy passes the visible path of a page. */
export const requestPathHeader = 'x-refectory-path'

const longestPath = 2000
/** Browsers drop tabs and line breaks in a URL and read a backslash as a slash: `/\evil.example` is another host. */
const ambiguous = /[\u0000-\u0020\u007f\\]/
const anyOrigin = 'http://campus.invalid'

/**
 * Returns the path and query for redirecting a visitor back, or `/` when the input could lead to another host. Rejected are
 * other origins (`//evil.example`, `https:`), backslashes, spaces, control characters, dot segments that leave two leading
 * slashes, and more than 2000 characters. The fragment is dropped; non-ASCII characters are percent-encoded. Spec: PUB-1.4.
 */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || path.length > longestPath) return '/'
  if (!path.startsWith('/') || path.startsWith('//') || ambiguous.test(path)) return '/'
  if (!URL.canParse(path, anyOrigin)) return '/'
  const { origin, pathname, search } = new URL(path, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}

/**
 * The address that the visitor sees of the page at `path`, which `referer`, the header of its form, names with the whole query: a
 * stored page knows only the parameters that it reads. Spec: PUB-1.4.
 */
export function visibleReturnPath(path: unknown, referer: string | null): string {
  const known = safeReturnPath(path)
  if (referer === null || !URL.canParse(referer)) return known
  const { pathname, search } = new URL(referer)
  return pathname === known.split('?', 1)[0] ? safeReturnPath(`${pathname}${search}`) : known
}
