import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliver } from './answer'
import { caches } from './caches'

export type CookieLanguage = '' | 'en' | 'fr'

/** The language that a visitor's cookie `l1` asks for; empty when it asks for none. Spec: PUB-1.4. */
export const cookieLanguage = (cookie: string | null | undefined): CookieLanguage => {
  const found = cookie && /(?:^|;\s*)l1=(en|fr)(?:;|$)/.exec(cookie)
  return found ? (found[1] as 'en' | 'fr') : ''
}

/** The key under which the v1 door keeps what an address asks for. */
export const addressKey = (address: string, language: CookieLanguage) => `${language} ${address}`

/**
 * Answers a hot read of v1 from ready bytes, without waking the framework. False when there are none: then the v1 door
 * builds them, and the next request finds them here.
 */
export function answerFromCache({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !url?.startsWith('/v1/')) return false
  const route = caches.addresses.peek(addressKey(url, cookieLanguage(headers.cookie)))
  const answer = route && caches.answers.peek(route.key)
  if (!answer) return false
  const acceptEncoding = headers['accept-encoding']
  const delivery = deliver(answer, {
    method,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
  })
  response.writeHead(delivery.status, delivery.headers)
  response.end(delivery.bytes ?? undefined)
  return true
}
