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
