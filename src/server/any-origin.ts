import type { Delivery } from './answer'

const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

/** The headers of an answer that any page may read and keep, and asks for again each time. */
export const answerHeaders = { ...anyOrigin, 'Cache-Control': 'no-cache' }

/** The headers of an answer for this one request. */
export const notKept = { ...anyOrigin, 'Cache-Control': 'no-store' }

/** What a browser is told that asks, for a page of another host, which methods (`GET, HEAD, OPTIONS`) there are. */
export const preflight = (methods: string): Delivery => ({
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
