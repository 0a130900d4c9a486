import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureBody } from '@/domain/http/failure-body'
import type { Locale, Localized } from '@/domain/locale'
import type { HttpResponse } from './encoded-response'
import { cookieLanguage, isApiAddress, sendResponse } from './http-entry'
import { forClientOrigin, noStoreHeaders } from './cors'
import { takeRateLimitToken } from './rate-limits'
import { clientOriginOf } from './security/request-source'

const messageFor = (seconds: number): Localized =>
  seconds === 1
    ? { en: 'Too many requests. Try again in 1 second.', fr: 'Trop de demandes. Réessayez dans 1 seconde.' }
    : {
        en: `Too many requests. Try again in ${seconds} seconds.`,
        fr: `Trop de demandes. Réessayez dans ${seconds} secondes.`,
      }

/**
 * A response with status 429. `wait` is in milliseconds; the response gives whole seconds, rounded up. `headers` are those of
 * the call's other responses. Spec: V1-14.3.
 */
export function tooManyRequestsResponse(
  wait: number,
  locale: Locale,
  headers: Readonly<Record<string, string>> = noStoreHeaders,
): HttpResponse {
  const seconds = Math.max(1, Math.ceil(wait / 1_000))
  const bytes = Buffer.from(JSON.stringify(failureBody(messageFor(seconds)[locale])))
  return {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      'Retry-After': seconds,
    },
    bytes,
  }
}

/** Rejects a request to v1 or for a feed from a network over its limit. True when it has sent a response. */
export function limitRequests(
  network: string,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
) {
  if (!isApiAddress(url)) return false
  const wait = takeRateLimitToken('reads', network)
  if (wait === 0) return false
  const parameter = /[?&]locale=(en|fr)/i.exec(url)?.[1]?.toLowerCase()
  const locale = (parameter ?? cookieLanguage(headers.cookie)) === 'fr' ? 'fr' : 'en'
  const origin = clientOriginOf(headers.origin)
  const tooMany = tooManyRequestsResponse(wait, locale)
  const rejection = origin === null ? tooMany : forClientOrigin(tooMany, origin)
  sendResponse(method === 'HEAD' ? { ...rejection, bytes: null } : rejection, response)
  return true
}
