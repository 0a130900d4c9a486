import { apiSecurityHeaders } from '@/domain/http/security-headers'
import type { HttpResponse } from './encoded-response'

/** The headers of a response that any page may read. Scripts of other origins see the two named headers, too. Spec: V1-14.12. */
const anyOriginHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  ...apiSecurityHeaders,
}

/** The headers of a response that any page may read, and that browsers store but revalidate each time. */
export const revalidatedHeaders = { ...anyOriginHeaders, 'Cache-Control': 'no-cache' }

/** The headers of a response that is for one request only. */
export const noStoreHeaders = { ...anyOriginHeaders, 'Cache-Control': 'no-store' }

/** The headers of a response about a customer's session, which no page of another origin may read. Spec: V1-14.12. */
export const sameOriginHeaders = {
  ...apiSecurityHeaders,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

/**
 * A response about a customer's session or cart for a page of an origin that the operator lists: that page may read it, with the
 * visitor's cookies. It is never stored, so that no other origin gets these headers.
 */
export const forClientOrigin = (response: HttpResponse, origin: string): HttpResponse => ({
  ...response,
  headers: {
    ...response.headers,
    ...clientOriginHeaders(origin),
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
    Vary: `${String(response.headers.Vary ?? 'Cookie')}, Origin`,
  },
})

const clientOriginHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
})

/** The response to a preflight request of such a page. With cookies, browsers read no `*`. */
export const clientPreflightResponse = (methods: string, origin: string): HttpResponse => ({
  status: 204,
  headers: {
    ...clientOriginHeaders(origin),
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '600',
    Allow: methods,
    Vary: 'Origin',
  },
  bytes: null,
})

/** The response to a CORS preflight request. `methods` such as `GET, HEAD, OPTIONS`. */
export const preflightResponse = (methods: string): HttpResponse => ({
  status: 204,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
    Allow: methods,
  },
  bytes: null,
})
