import { keepParameters } from '@/domain/http/query-names'
import { askedLocale, type Locale } from '@/domain/locale'
import type { Refusal, Result } from '@/domain/result'
import { answerLanguage } from '@/domain/site/site-languages'
import {
  toHttpResponse,
  createEncodedResponse,
  type EncodedResponse,
  type HttpResponse,
} from '@/server/http/encoded-response'
import {
  clientPreflightResponse,
  forClientOrigin,
  noStoreHeaders,
  preflightResponse,
  revalidatedHeaders,
} from '@/server/http/cors'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { clock } from '@/server/clock'
import { cookieLanguage, getOrBuildResponse, type ApiRequest } from '@/server/http/http-entry'
import type { BuildResult } from '@/server/cache/tagged-cache'
import { withWholeReads } from '@/server/database/partial-reads'
import { handleWrite } from './handle-write'
import { isExecuted, isSameOriginOnly, type Endpoint, type ReadEndpoint } from './endpoint'
import { faultResponse, errorResponse, refusalResponse } from './error-responses'
import { refusalMessage, notFoundMessage, methodNotAllowedMessage } from './messages'
import { matchPath, parseRequestUrl } from './match-endpoint'

/**
 * Handles a request to v1. An unknown path is 404, a wrong method 405 and too many writes 429. Other requests are 200,
 * whether they succeed or are refused, except 401 and 403 for a customer's data. A fault is logged with a request id and
 * answered with 503. Spec: PUB-7.1, V1-14.3, V1-14.9.
 */
export function handleRequest(endpoints: readonly Endpoint[], request: ApiRequest): Promise<HttpResponse> {
  return withWholeReads(() => dispatch(endpoints, request))
}

async function dispatch(endpoints: readonly Endpoint[], request: ApiRequest): Promise<HttpResponse> {
  const { segments, parameters } = parseRequestUrl(request.address)
  const { method, clientOrigin = null } = request
  const matches = endpoints.flatMap((endpoint) => {
    const places = matchPath(endpoint.template, segments)
    return places ? [{ endpoint, places }] : []
  })
  if (matches.length === 0) return toHttpResponse(errorResponse(404, notFoundMessage, noStoreHeaders), request)
  const methods = allowedMethods(matches.map(({ endpoint }) => endpoint))
  if (method === 'OPTIONS') {
    if (!matches.every(({ endpoint }) => isSameOriginOnly(endpoint))) return preflightResponse(methods)
    return clientOrigin === null
      ? { status: 204, headers: { Allow: methods }, bytes: null }
      : clientPreflightResponse(methods, clientOrigin)
  }
  for (const { endpoint, places } of matches) {
    if (endpoint.method !== (method === 'HEAD' ? 'GET' : method)) continue
    if (!isExecuted(endpoint)) return handleRead(endpoint, { places, parameters }, request)
    const isClient = clientOrigin !== null && isSameOriginOnly(endpoint)
    const isOwn = isClient || (endpoint.isDocument && request.isNavigation)
    const own = isOwn ? { ...request, isForeign: false } : request
    const response = await handleWrite(endpoint, { places, parameters }, own)
    return isClient ? forClientOrigin(response, clientOrigin) : response
  }
  return toHttpResponse(errorResponse(405, methodNotAllowedMessage, { ...noStoreHeaders, Allow: methods }), request)
}

async function handleRead(
  endpoint: ReadEndpoint,
  { places, parameters }: { places: Map<string, string>; parameters: URLSearchParams },
  request: ApiRequest,
): Promise<HttpResponse> {
  const cookie = cookieLanguage(request.cookie)
  const asked = askedLocale(parameters.get('locale'), cookie)
  try {
    const given = endpoint.parameters.map((name) => [name, places.get(name) ?? parameters.get(name)])
    const address = keepParameters(request.address, (name) => name === 'locale' || endpoint.parameters.includes(name))
    const build = () => buildResponse(endpoint, Object.fromEntries(given), asked)
    return toHttpResponse(await getOrBuildResponse(address, cookie, build), request)
  } catch (error) {
    return toHttpResponse(faultResponse(error, request.address, asked || 'en'), request)
  }
}

/** The value of an `Allow` header: `GET, HEAD, OPTIONS` or `POST, DELETE, OPTIONS`. */
function allowedMethods(endpoints: readonly Endpoint[]): string {
  const isReadable = endpoints.some(({ method }) => method === 'GET')
  const writes = new Set(endpoints.flatMap(({ method }) => (method === 'GET' ? [] : method)))
  return [...(isReadable ? ['GET', 'HEAD'] : []), ...writes, 'OPTIONS'].join(', ')
}

/**
 * Builds the response of a URL, in the language that it asks for if its site has that language. One that is refused before anything is read is not stored, so that random URLs cannot fill the
 * cache.
 */
async function buildResponse(
  endpoint: ReadEndpoint,
  given: Record<string, string | null>,
  asked: Locale | '',
): Promise<BuildResult<EncodedResponse>> {
  const resolved = await endpoint.resolve(given, clock.now())
  if (!resolved.ok) {
    const message = refusalMessage(resolved.refusal, asked || 'en')
    return { value: errorResponse(200, message, revalidatedHeaders), tags: [], freshUntil: 0 }
  }
  const { validUntil = Infinity, site, toJson } = resolved.value
  const tags = site === null ? [everySiteTag] : [siteTag(site.id), everySiteTag]
  const locale = site === null ? asked || 'en' : answerLanguage(site.languages, asked)
  const result: Result<{ json: string; freshUntil: number }> = await toJson(clock.now(), locale)
  if (!result.ok) {
    const freshUntil = Math.min(validUntil, refusalFreshUntil(result.refusal))
    return { value: refusalResponse(result.refusal, locale), tags, freshUntil }
  }
  const { json, freshUntil } = result.value
  return {
    value: createEncodedResponse(200, json, revalidatedHeaders),
    tags,
    freshUntil: Math.min(validUntil, freshUntil),
  }
}

/** "No menu" holds until the site changes. Any other refusal here means that the data changed since the URL was resolved. */
const refusalFreshUntil = ({ code }: Refusal) => (code === 'no-menu' ? Infinity : 0)
