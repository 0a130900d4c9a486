import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliver, type Answer, type Asking, type Delivery } from './answer'
import { caches } from './caches'

export type CookieLanguage = '' | 'en' | 'fr'

/** The language that a visitor's cookie `l1` asks for; empty when it asks for none. Spec: PUB-1.4. */
export const cookieLanguage = (cookie: string | null | undefined): CookieLanguage => {
  const found = cookie && /(?:^|;\s*)l1=(en|fr)(?:;|$)/.exec(cookie)
  return found ? (found[1] as 'en' | 'fr') : ''
}

/** The key under which the v1 door keeps what an address asks for. */
export const addressKey = (address: string, language: CookieLanguage) => `${language} ${address}`

type Door = (request: Asking & { address: string; cookie?: string | null }) => Promise<Delivery>
const holder = globalThis as typeof globalThis & { refectoryDoor?: Door }

/** Lets the front door ask the v1 door itself, so that no request to v1 goes through the framework. */
export function openFrontDoor(door: Door): void {
  holder.refectoryDoor = door
}

/**
 * Answers a request to v1: a hot read from ready bytes, anything else through the v1 door where that is open. False when
 * the request is not v1's, or when the framework has to take it there.
 */
export function answerAtFrontDoor(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = 'GET', url = '', headers } = request
  if (!url.startsWith('/v1/')) return false
  const acceptEncoding = headers['accept-encoding']
  const asking: Asking = {
    method,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
  }
  const answer = method === 'GET' || method === 'HEAD' ? readyAnswer(url, headers.cookie) : undefined
  if (answer) {
    send(response, deliver(answer, asking))
    return true
  }
  const door = holder.refectoryDoor
  if (!door) return false
  request.resume()
  void door({ ...asking, address: url, cookie: headers.cookie }).then((delivery) => send(response, delivery))
  return true
}

function readyAnswer(address: string, cookie: string | undefined): Answer | undefined {
  const route = caches.addresses.peek(addressKey(address, cookieLanguage(cookie)))
  return route && caches.answers.peek(route.key)
}

function send(response: ServerResponse, { status, headers, bytes }: Delivery) {
  response.writeHead(status, headers)
  response.end(bytes ?? undefined)
}
