/** The request header in which the proxy hands a page its own visible address. */
export const visitedPathHeader = 'x-refectory-path'

const longestPath = 2000
/** Browsers drop tabs and line ends inside an address and read a backslash as a slash: `/\evil.example` is another host. */
const deceptive = /[\u0000-\u0020\u007f\\]/
const anyHost = 'http://campus.invalid'

/**
 * The path and query to which a visitor is sent back: what was asked if it can only mean a page of this host, else `/`.
 * Refused are other hosts (`//evil.example`, `https:`), backslashes, spaces and control characters, dots that resolve to
 * two leading slashes, and more than 2000 characters. A fragment is dropped; other letters come back percent-encoded.
 * Spec: PUB-1.4.
 */
export function safeReturnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > longestPath) return '/'
  if (!asked.startsWith('/') || asked.startsWith('//') || deceptive.test(asked)) return '/'
  if (!URL.canParse(asked, anyHost)) return '/'
  const { origin, pathname, search } = new URL(asked, anyHost)
  return origin === anyHost && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}
