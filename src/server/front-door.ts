import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, isKnown, type Answer } from './answer'
import { caches } from './caches'

/** The language that a visitor's cookie `l1` asks for; empty when it asks for none. Spec: PUB-1.4. */
export const cookieLanguage = (cookie: string | undefined): '' | 'en' | 'fr' => {
  const found = cookie && /(?:^|;\s*)l1=(en|fr)(?:;|$)/.exec(cookie)
  return found ? (found[1] as 'en' | 'fr') : ''
}

/** The key under which the v1 door keeps the answer to one address. */
export const addressKey = (address: string, language: '' | 'en' | 'fr') => `${language} ${address}`

/**
 * Answers a hot read of v1 from ready bytes, without waking the framework. False when there are none: then the v1 door
 * builds them, and the next request finds them here.
 */
export function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/v1/')) return false
  const answer = caches.answers.peek(addressKey(url, cookieLanguage(request.headers.cookie)))
  if (!answer) return false
  send(answer, request, response)
  return true
}

function send(answer: Answer, { method, headers }: IncomingMessage, response: ServerResponse) {
  if (isKnown(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.notModified)
    response.end()
    return
  }
  const accepted = headers['accept-encoding']
  const body = answer.bodies[chooseEncoding(typeof accepted === 'string' ? accepted : undefined)]
  response.writeHead(answer.status, body.headers)
  response.end(method === 'HEAD' ? undefined : body.bytes)
}
