import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliverNow, type Asking, type Delivery } from './answer'
import { caches } from './caches'
import { isWrongForPage } from './page-methods'

export type CookieLanguage = '' | 'en' | 'fr'

/** The body of a request: its bytes and what it says they are, or why there are none. */
export type SentBody = { type: string; bytes: Uint8Array } | 'too-long' | 'broken-off'

/**
 * A request to v1 or for a feed; `address` is raw: path and query as they were sent. `network` is whom limits are for, empty when nobody
 * knows. `isForeign`: a browser says that a page of another host sends it.
 */
export type DoorRequest = Asking & {
  address: string
  cookie?: string | null
  body?: SentBody
  network?: string
  isForeign?: boolean
}

/** The door of v1 and feeds, which lives in the framework's bundles: it hangs on globalThis because those are another module graph. */
type Door = (request: DoorRequest) => Promise<Delivery>
const holder = globalThis as typeof globalThis & { refectoryDoor?: Door }
export const openDoor = (door: Door) => {
  holder.refectoryDoor = door
}

/** The language that a visitor's cookie `l1` asks for; empty when it asks for none. Spec: PUB-1.4. */
export const cookieLanguage = (cookie: string | null | undefined): CookieLanguage => {
  const found = cookie && /(?:^|;\s*)l1=(en|fr)(?:;|$)/.exec(cookie)
  return found ? (found[1] as 'en' | 'fr') : ''
}

/** The key under which the door keeps what an address asks for. */
export const addressKey = (address: string, language: CookieLanguage) => `${language} ${address}`

/** The API's own addresses and the feeds'; the API's documentation is pages. */
export const isAtTheDoor = (url: string) => /^\/(?:v1|feeds)(?:[/?]|$)/.test(url) && !/^\/v1\/docs(?:[/?]|$)/.test(url)

/** The framework reads the bodies of these; of other odd methods it makes a 500, where the door says 405. */
const withBody = /^(?:POST|PUT|PATCH|DELETE)$/

/**
 * Answers a request to v1 or for a feed without waking the framework: a hot read at once from ready bytes, another
 * through the door. False when this is none, has a body, or the door is not open yet: then the framework's route, the
 * same door, answers.
 */
export function answerV1(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request
  if (!isAtTheDoor(url)) return false
  if (withBody.test(method)) {
    request.url = url.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/')) // the framework would send these elsewhere
    return false
  }
  const acceptEncoding = headers['accept-encoding']
  const asking = {
    method,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
  }
  const isRead = method === 'GET' || method === 'HEAD'
  const route = isRead ? caches.addresses.peek(addressKey(url, cookieLanguage(headers.cookie))) : undefined
  const answer = route && caches.answers.peek(route.key)
  const ready = answer && deliverNow(answer, asking)
  if (ready) {
    send(ready, response)
    return true
  }
  if (!holder.refectoryDoor) return false
  holder.refectoryDoor({ ...asking, address: url, cookie: headers.cookie }).then(
    (delivery) => send(delivery, response),
    (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return true
}

export function send({ status, headers, bytes }: Delivery, response: ServerResponse) {
  response.writeHead(status, headers)
  response.end(bytes ?? undefined)
}

/**
 * Turns away an address that the framework would fail over, or read as another than it is written: one that is no path,
 * escapes that are no UTF-8 (400), a form for a page (405), and whatever below `/files` is not plainly `/files/<kind>/<name>` (404). True when it is answered.
 * Spec: PUB-7.38.
 */
export function turnAway(
  { url = '', method = 'GET', headers: sent }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  response: ServerResponse,
): boolean {
  if (isWrongForPage(method, url, sent)) {
    send(wrongMethod, response)
    return true
  }
  const path = url.split('?', 1)[0] ?? ''
  const plain = path.startsWith('/') ? decoded(path) : null
  const isOdd = plain === null || (/^\/files(?:[/\\]|$)/.test(path) && !isFileAddress(path, plain))
  if (isOdd) send(plain === null ? badRequest : notFound, response)
  return isOdd
}

const isFileAddress = (path: string, plain: string) =>
  /^\/files\/[a-z_]+\/[^/\\]+$/.test(path) && !/\/\.{1,2}$/.test(plain)

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
const badRequest: Delivery = { status: 400, headers, bytes: Buffer.from('Bad request') }
const wrongMethod: Delivery = {
  status: 405,
  headers: { ...headers, Allow: 'GET, HEAD' },
  bytes: Buffer.from('Method not allowed'),
}
const notFound: Delivery = { status: 404, headers, bytes: Buffer.from('Not found') }
