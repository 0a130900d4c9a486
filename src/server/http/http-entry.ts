import type { IncomingMessage, ServerResponse } from 'node:http'
import { classifyPath } from '@/domain/http/security-headers'
import { caches } from '@/server/cache/caches'
import type { BuildResult } from '@/server/cache/tagged-cache'
import { singletons } from '@/server/process-singletons'
import {
  toReadyHttpResponse,
  type ContentNegotiation,
  type EncodedResponse,
  type HttpResponse,
} from './encoded-response'
import { runWithRequest } from './current-request'
import { isMethodNotAllowed } from '@/server/http/pages/page-methods'
import { readMessageBody, type RequestBody } from './request-body'
import { documentHeaders } from '@/server/http/security/protect-response'
import { clientOriginOf, isForeignMessage, isNavigation } from '@/server/http/security/request-source'
import { withTransportHeaders } from '@/server/http/security/transport-security'

/*
 * How a request to v1 or for a feed is served.
 *
 * `server.ts` sees every request first and calls `serveCachedApi`. A response that is cached as bytes is sent at once,
 * without the cost of a route of Next. For any other request it calls the API handler, which lives in Next's bundle:
 * `src/app/v1/route.ts` registers it with `registerApiHandler`, and it dispatches to `handleRequest`
 * (src/v1/engine/handle-request.ts) and `handleFeed` (src/feeds/engine/handle-feed.ts). The bundle and `server.ts` share the
 * handler and the caches through `process-singletons.ts`.
 */

export type CookieLanguage = '' | 'en' | 'fr'

/**
 * A request to v1 or for a feed. `address` is the raw path and query. `network` is the client's network, by which rate limits
 * count; empty when it is unknown. `isForeign`: a page of another origin sends the request
 * (`request-source.ts`). `clientOrigin` is its origin if the operator lists it in `V1_ORIGINS`; null otherwise.
 * `isNavigation`: a browser opens the address in a tab, so that no page reads the response. `wantsPage`: it accepts HTML.
 */
export type ApiRequest = ContentNegotiation & {
  address: string
  cookie?: string | null
  body?: RequestBody
  network?: string
  isForeign?: boolean
  clientOrigin?: string | null
  isNavigation?: boolean
  wantsPage?: boolean
}

export type ApiHandler = (request: ApiRequest) => Promise<HttpResponse>

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Set by `src/app/v1/route.ts` (Next), called by `server.ts`. */
    apiHandler: ApiHandler
  }
}

/**
 * Sets the function that answers the requests to v1 and for feeds that are not cached. Another one than before, which development
 * has when code changes, makes the stored answers anew.
 */
export const registerApiHandler = (handler: ApiHandler): void => {
  if (singletons.apiHandler !== handler) caches.responses.clear()
  singletons.apiHandler = handler
}

/** The language in the cookie `l1`; empty when there is none. Spec: PUB-1.4. */
export const cookieLanguage = (cookie: string | null | undefined): CookieLanguage => {
  const found = cookie && /(?:^|;\s*)l1=(en|fr)(?:;|$)/.exec(cookie)
  return found ? (found[1] as 'en' | 'fr') : ''
}

/** The key of a response to a raw address. Clients of v1 send no cookie: theirs is the address, without a copy. */
export const addressKey = (address: string, language: CookieLanguage) =>
  language === '' ? address : `${language} ${address}`

/** Longer addresses are answered, but not stored. */
const maxAddressLength = 1_000

/** The stored response to an address, or a new one, stored until its data change. */
export const getOrBuildResponse = async (
  address: string,
  language: CookieLanguage,
  build: () => Promise<BuildResult<EncodedResponse>>,
): Promise<EncodedResponse> =>
  address.length > maxAddressLength
    ? (await build()).value
    : caches.responses.getOrBuild(addressKey(address, language), build)

/** Whether an address belongs to v1 or to feeds. The documentation of v1 consists of pages. */
export const isApiAddress = (url: string) => classifyPath(url) === 'api'

/** Methods that change something. */
const writeMethods = /^(?:POST|PUT|PATCH|DELETE)$/
/** Methods whose body is read. The API answers all others with 405. */
const methodsWithBody = /^(?:POST|PUT|DELETE)$/

/**
 * Serves a request to v1 or for a feed without Next: from cached bytes, or through the API handler. False, without a
 * response, for any other address, for a write to a feed, and while no handler is registered.
 * `network` is the client's network.
 */
export function serveCachedApi(request: IncomingMessage, response: ServerResponse, network = ''): boolean {
  const { method = '', headers } = request
  if (!isApiAddress(request.url ?? '')) return false
  if (writeMethods.test(method)) {
    request.url = withoutDoubleSlashes(request.url ?? '') // Next would redirect these
    if (request.url.startsWith('/feeds')) return false
  }
  const { url = '' } = request
  const acceptEncoding = headers['accept-encoding']
  const context = {
    method,
    acceptEncoding: Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding,
    ifNoneMatch: headers['if-none-match'],
  }
  const isRead = method === 'GET' || method === 'HEAD'
  const cached = isRead ? caches.responses.peek(addressKey(url, cookieLanguage(headers.cookie))) : undefined
  const ready = cached && toReadyHttpResponse(cached, context)
  if (ready) {
    sendResponse(ready, response)
    return true
  }
  const { apiHandler } = singletons
  if (!apiHandler) return false
  const from = {
    isForeign: isForeignMessage(headers),
    clientOrigin: clientOriginOf(headers.origin),
    isNavigation: isNavigation(headers),
    wantsPage: /\btext\/html\b/i.test(headers.accept ?? ''),
  }
  const source = { cookie: headers.cookie, network, ...from }
  const handle = async () => {
    const body = methodsWithBody.test(method) ? { body: await readMessageBody(request) } : {}
    return apiHandler({ ...context, ...source, ...body, address: url })
  }
  runWithRequest({ response, network, userAgent: headers['user-agent'] }, handle).then(
    (result) => sendResponse(result, response),
    (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return true
}

const withoutDoubleSlashes = (url: string) => url.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/'))

export function sendResponse({ status, headers, bytes }: HttpResponse, response: ServerResponse) {
  response.writeHead(status, withTransportHeaders(headers, response.req))
  response.end(bytes ?? undefined)
}

/**
 * Rejects addresses that Next answers with 500, or reads differently from how they are written: 400 for a target that is not
 * a path or has escapes that are not UTF-8, 405 for a form sent to a page, 404 for anything below `/files` that is not
 * `/files/<kind>/<name>`. True when it has sent a response. Spec: PUB-7.38.
 */
export function rejectInvalidAddress(
  { url = '', method = 'GET', headers: sent }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  response: ServerResponse,
): boolean {
  if (isMethodNotAllowed(method, url, sent)) {
    rejectWith(wrongMethod, response)
    return true
  }
  const path = url.split('?', 1)[0] ?? ''
  const plain = path.startsWith('/') ? decoded(path) : null
  const isRejected = plain === null || (/^\/files(?:[/\\]|$)/.test(path) && !isFileAddress(path, plain))
  if (isRejected) rejectWith(plain === null ? badRequest : notFound, response)
  return isRejected
}

function rejectWith(rejection: HttpResponse, response: ServerResponse) {
  const { common, document } = documentHeaders(null)
  sendResponse({ ...rejection, headers: { ...common, ...document, ...rejection.headers } }, response)
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
const badRequest: HttpResponse = { status: 400, headers, bytes: Buffer.from('Bad request') }
const wrongMethod: HttpResponse = {
  status: 405,
  headers: { ...headers, Allow: 'GET, HEAD' },
  bytes: Buffer.from('Method not allowed'),
}
const notFound: HttpResponse = { status: 404, headers, bytes: Buffer.from('Not found') }
