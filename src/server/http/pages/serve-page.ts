import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFrenchHost } from '@/domain/http/french-hosts'
import { readPreviewLanguage } from '@/domain/http/preview-path'
import { classifyPath } from '@/domain/http/security-headers'
import { resolveAppLink, type MobileApp } from '@/domain/site/mobile-app'
import { caches } from '@/server/cache/caches'
import { newRecording, runRecorded } from '@/server/cache/recording'
import type { BuildResult } from '@/server/cache/tagged-cache'
import { runWithRequest } from '@/server/http/current-request'
import {
  toHttpResponse,
  toReadyHttpResponse,
  type ContentNegotiation,
  type EncodedResponse,
} from '@/server/http/encoded-response'
import { sendResponse } from '@/server/http/http-entry'
import { clock } from '@/server/clock'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { logError } from '@/server/logging/log-error'
import { captureResponse, makeRequest } from './capture-response'
import { finishPage, markHeader, newMark } from './finish-page'
import { formatPageKey, pageKeyOf, renderHeaders, type PageKey } from './page-key'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
type Options = {
  handle: Handler
  serverUrl: string
  frenchHosts: ReadonlySet<string>
  mobileApp: MobileApp | null
  /** False in development, where code changes. */
  keeps: boolean
}

/** Addresses of the site that are no pages: files, forms and what one person opens by a secret. `proxy.ts` leaves these out, too. */
const notPages =
  /^\/(?:_next\/|static\/[^/]+$|[^/]+\/app-icon\/|language$|vote$|receipts\/[^/]+$|calendar\/[^/]+$|reservation-cards\/[^/]+$|webhooks\/|sign-on\/|icon\.svg$|favicon\.ico$)/

/**
 * How long a page is sent after its minute while it is rendered again. Without it all visitors of the first half second of a minute
 * wait for all pages: with 500 views a second, one of 100 waited 513 ms.
 */
const graceMilliseconds = 2_000

/**
 * Returns what serves the pages of the site. A page is rendered from its key (`page-key.ts`), not from the visitor's request: Next
 * gets a synthetic request, so that a page cannot show one visitor what another one sent. It is stored with the tags of what it
 * reads, until the first of these changes. Pages of a session, a cart, or answers are rendered for the request and not stored. True
 * when it answers; Next serves everything else.
 */
export function createPages({ handle, serverUrl, frenchHosts, mobileApp, keeps }: Options) {
  const { host } = new URL(serverUrl)
  const [frenchHost = host] = frenchHosts

  async function render(key: PageKey): Promise<BuildResult<EncodedResponse>> {
    const recording = newRecording()
    const mark = newMark()
    const headers = { ...renderHeaders(key, { own: host, french: frenchHost }), ...markHeader(mark) }
    const request = makeRequest(key.address, headers)
    const captured = await captureResponse(request, (response) =>
      runWithRequest({ response, network: '' }, () => runRecorded(recording, () => handle(request, response))),
    )
    const { tags, freshUntil, unstorable } = recording
    const isPublic =
      !captured.headers.has('set-cookie') && !/no-store/.test(String(captured.headers.get('cache-control')))
    const isStorable = keeps && captured.status === 200 && unstorable === null && isPublic
    return { value: finishPage(captured, mark), tags: [...tags], freshUntil: isStorable ? freshUntil : 0 }
  }

  async function renderOwn(request: IncomingMessage, network: string): Promise<EncodedResponse> {
    const mark = newMark()
    // Next renders the whole page, and neither compresses it nor compares it: that is done when it is sent.
    for (const name of ['accept-encoding', 'if-none-match', 'range']) delete request.headers[name]
    Object.assign(request.headers, markHeader(mark))
    request.method = 'GET'
    const framesPages = readPreviewLanguage(request.url ?? '') === 'both'
    const userAgent = request.headers['user-agent']
    const captured = await captureResponse(request, (response) =>
      runWithRequest({ response, network, userAgent }, () => handle(request, response)),
    )
    return finishPage(captured, mark, framesPages)
  }

  const renewed = new Set<string>()

  /** Renders a page again whose minute has ended, one page after the other: a request in between waits for one of them at most. */
  function renew(key: PageKey): void {
    const name = formatPageKey(key)
    if (renewed.has(name)) return
    renewed.add(name)
    withMutex('renewed pages', () => caches.responses.getOrBuild(name, () => render(key)))
      .catch((error: unknown) => logError(`The page ${key.address} could not be rendered again:`, error))
      .finally(() => renewed.delete(name))
  }

  return (request: IncomingMessage, response: ServerResponse, network: string): boolean => {
    const { url = '', method = 'GET', headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const isPage = classifyPath(url) === 'site' && !notPages.test(url.split('?', 1)[0] ?? '')
    if (!isRead || !isPage || headers.rsc !== undefined) return false
    const context: ContentNegotiation = {
      method,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    }
    const isApp = resolveAppLink(mobileApp, headers['user-agent'] ?? null, '') !== null
    const key = pageKeyOf(url, headers, { isFrenchHost: isFrenchHost(headers.host, frenchHosts), isApp })
    const fresh = key && caches.responses.peek(formatPageKey(key))
    const stored = fresh ?? (key && caches.responses.peek(formatPageKey(key), clock.milliseconds() - graceMilliseconds))
    if (key && stored && !fresh) renew(key)
    const ready = stored && toReadyHttpResponse(stored, context)
    if (ready) {
      sendResponse(ready, response)
      return true
    }
    const page = key ? caches.responses.getOrBuild(formatPageKey(key), () => render(key)) : renderOwn(request, network)
    page
      .then((page) => toHttpResponse(page, context))
      .then(
        (result) => sendResponse(result, response),
        (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    return true
  }
}
