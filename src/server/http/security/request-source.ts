import type { IncomingHttpHeaders } from 'node:http'
import { parseOrigins } from '@/domain/http/host-names'
import { classifySource, type OwnHosts, type SourceHeaders } from '@/domain/http/request-source'
import { getServerUrl } from '@/server/http/server-url'

let cached: OwnHosts | undefined

const ownHosts = (): OwnHosts =>
  (cached ??= {
    serverUrl: getServerUrl(),
    frenchHosts: (process.env.FRENCH_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []),
  })

const isForeign = (headers: SourceHeaders) => classifySource(headers, ownHosts()) === 'foreign'

/** Whether a page of another origin sends a request that changes something (CSRF). */
export const isForeignRequest = (headers: Headers): boolean =>
  isForeign({ origin: headers.get('origin'), fetchSite: headers.get('sec-fetch-site'), host: headers.get('host') })

/** The same for a request that Next has not seen yet. */
export const isForeignMessage = ({ origin, 'sec-fetch-site': fetchSite, host }: IncomingHttpHeaders): boolean =>
  isForeign({ origin: origin ?? null, fetchSite: typeof fetchSite === 'string' ? fetchSite : null, host: host ?? null })

let clientOrigins: readonly string[] | undefined

/**
 * The origin of a request, if the operator lists it in `V1_ORIGINS`: its pages may act for the customers who use them. Null for any
 * other and for none. Browsers set the header; a page cannot.
 */
export function clientOriginOf(origin: string | null | undefined): string | null {
  clientOrigins ??= parseOrigins(process.env.V1_ORIGINS ?? '') ?? []
  return origin && clientOrigins.includes(origin) ? origin : null
}

/** Whether a browser opens an address in a tab: from a link, the address bar or a bookmark, not in a frame. */
export const isNavigation = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
