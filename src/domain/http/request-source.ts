/**
 * Who sends a request that changes something: a page of ours, a page of another origin, or a program that is not a browser.
 * Browsers name the page's origin in every such request and cannot be made to leave it out; programs do not send it.
 */
export type RequestSource = 'own' | 'foreign' | 'program'

/** The headers `Origin`, `Sec-Fetch-Site` and `Host` of a request; null for a missing one. */
export type SourceHeaders = { origin: string | null; fetchSite: string | null; host: string | null }

/** The address in `SERVER_URL` and the host names in `FRENCH_HOSTS`, in lower case and without ports. */
export type OwnHosts = { serverUrl: string; frenchHosts: readonly string[] }

/**
 * Classifies a request that changes something. It comes from our own page if the browser says so (`same-origin`), or if its
 * origin is the server's address, the host it was sent to, or a host that starts in French, each with the scheme and the port of
 * the server's address. A page of a neighbouring host (`same-site`) is foreign: anybody with a form there could act for our
 * visitors. So is an opaque origin (`null`).
 */
export function classifySource({ origin, fetchSite, host }: SourceHeaders, own: OwnHosts): RequestSource {
  if (fetchSite === 'same-origin') return 'own'
  if (origin !== null) return isOwnOrigin(origin, host, own) ? 'own' : 'foreign'
  return fetchSite === null ? 'program' : 'foreign'
}

function isOwnOrigin(origin: string, host: string | null, { serverUrl, frenchHosts }: OwnHosts): boolean {
  const [sent, server] = [parseUrl(origin), parseUrl(serverUrl)]
  if (!sent || !server || !/^https?:$/.test(sent.protocol)) return false
  if (sent.origin === server.origin) return true
  const isOwnScheme = sent.protocol === server.protocol
  if (frenchHosts.includes(sent.hostname)) return isOwnScheme && sent.port === server.port
  const isSentHere = host !== null && sent.host === parseUrl(`${sent.protocol}//${host}`)?.host
  return isSentHere && (isOwnScheme || sent.hostname !== server.hostname) // an address without the proxy has its own scheme
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
