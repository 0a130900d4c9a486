import {
  toHttpResponse,
  createEncodedResponse,
  type EncodedResponse,
  type HttpResponse,
} from '@/server/http/encoded-response'
import { noStoreHeaders, sameOriginHeaders } from '@/server/http/cors'
import { clock } from '@/server/clock'
import { sessionCookie } from '@/server/auth/customer-session'
import { parseSessionToken } from '@/server/auth/session-token'
import { singletons } from '@/server/process-singletons'
import { isQueueFull, queueRetrySeconds } from '@/server/auth/password-queue'
import { cookieLanguage, type ApiRequest } from '@/server/http/http-entry'
import type { RequestBody } from '@/server/http/request-body'
import { getServerUrl } from '@/server/http/server-url'
import { takeRateLimitToken } from '@/server/http/rate-limits'
import { tooManyRequestsResponse } from '@/server/http/rate-limit-response'
import { readCookie, formatSetCookie } from '@/domain/http/cookies'
import { isSameOriginOnly, type ExecutedEndpoint, type RawValues, type ResponseFile } from './endpoint'
import { faultResponse, refusalResponse } from './error-responses'
import { resolveLocale } from '@/domain/locale'
import { ok, refuse, type RefusalCode, type Result } from '@/domain/result'
import { cleanStructure } from './clean-structure'
import { listValues, noParameters, parseBody, type BodyParameters } from './parse-body'

/** Why a call that depends on a session must not run; null when it may. */
function refuseForSession(
  { method, session }: ExecutedEndpoint,
  { cookie, body, isForeign }: ApiRequest,
): RefusalCode | null {
  if (session && isForeign) return session === 'opens' ? 'foreign-page' : null // runs without its cookies
  const hasSession = session === 'uses' ? Boolean(cookie) : readCookie(cookie, sessionCookie) !== null
  return method !== 'GET' && session && hasSession && !isJson(body) ? 'not-json' : null
}

/** Forms of other pages can send text with any content, but not this content type. A missing or unread body counts, too. */
const isJson = (body: RequestBody | undefined) =>
  typeof body !== 'object' || body.bytes.length === 0 || /^application\/json\s*(?:;|$)/i.test(body.type.trim())

/** The query can contain health data, and the URL of a failed request goes to the log. */
const withoutQuery = (address: string) => address.replace(/\?.*$/s, '')

/** More than any list takes; longer bodies are refused before. */
const maxListEntries = 1000

/**
 * By whom requests are counted: a customer with a session by their account, everybody else by network. So a rush of visitors in a
 * residence does not stop those who have signed in, and they do not use up its limit. Calls that open a session always count by
 * network.
 */
function findLimited({ session }: ExecutedEndpoint, { cookie, network = '', isForeign }: ApiRequest): string {
  const token = readCookie(cookie, sessionCookie)
  const { sessionSecret } = singletons
  if (!token || !sessionSecret || isForeign || (session !== 'needs' && session !== 'uses')) return network
  const known = parseSessionToken(token, sessionSecret, clock.now())
  return known ? `customer ${known.customerId}` : network
}

type Sources = { body: BodyParameters; query: URLSearchParams; textOf: (name: string) => string | null }

/**
 * The parameters of an endpoint. Refuses `bad-field` for an object or an array where the endpoint declares none, or which is
 * nested too deeply or too long: a call never answers success and leaves out what was sent.
 */
function gatherParameters(
  { parameters, structures, lists }: ExecutedEndpoint,
  { body, query, textOf }: Sources,
): Result<RawValues> {
  const given: RawValues = {}
  for (const name of parameters) {
    const structure = body.structures.get(name) ?? body.structures.get(`${name}[]`)
    const values = body.lists.get(name) ?? [...query.getAll(name), ...query.getAll(`${name}[]`)]
    if (lists.has(name) && (!structure || (Array.isArray(structure) && body.lists.has(name)))) {
      if (values.length > maxListEntries) return refuse('bad-field', { field: name })
      given[name] = values.length > 0 || structure ? listValues(values, structure !== undefined) : null
      continue
    }
    const value = structure && structures.has(name) ? cleanStructure(structure) : textOf(name)
    if (structure && (value === null || !structures.has(name))) return refuse('bad-field', { field: name })
    given[name] = value
  }
  return ok(given)
}

/**
 * Handles an executed endpoint. It runs each time and the response is never stored. Parameters come from the path, the body
 * or the query, in this order; an endpoint with `inBody` ignores the query. A request of another origin's page is handled
 * without cookies and cannot open or end a session. With a cookie that decides, only JSON is accepted. Too many requests from
 * one network, or of one customer, are answered with 429.
 * Spec: V1-14.3, V1-14.9.
 */
export async function handleWrite(
  endpoint: ExecutedEndpoint,
  { places, parameters }: { places: Map<string, string>; parameters: URLSearchParams },
  request: ApiRequest,
): Promise<HttpResponse> {
  const body = await parseBody(request.body)
  const sent = body.ok ? body.value : noParameters
  const inQuery = (name: string) => (endpoint.inBody ? null : parameters.get(name))
  const parameterOf = (name: string) => places.get(name) ?? sent.texts.get(name) ?? inQuery(name)
  const locale = resolveLocale(parameterOf('locale'), cookieLanguage(request.cookie))
  const wait = endpoint.limit === null ? 0 : takeRateLimitToken(endpoint.limit, findLimited(endpoint, request))
  const baseHeaders: Record<string, string> = isSameOriginOnly(endpoint) ? sameOriginHeaders : noStoreHeaders
  if (wait > 0) return tooManyRequestsResponse(wait, locale, baseHeaders)
  const refused = refuseForSession(endpoint, request)
  const execute = async (): Promise<EncodedResponse | HttpResponse> => {
    if (refused) return refusalResponse({ code: refused, detail: {} }, locale, baseHeaders)
    if (!body.ok) return refusalResponse(body.refusal, locale, baseHeaders)
    const query = endpoint.inBody ? new URLSearchParams() : parameters
    const given = gatherParameters(endpoint, { body: sent, query, textOf: parameterOf })
    if (!given.ok) return refusalResponse(given.refusal, locale, baseHeaders)
    const cookies = request.isForeign ? null : request.cookie
    const context = {
      now: clock.now(),
      locale,
      cookie: (name: string) => readCookie(cookies, name),
      network: request.network ?? '',
    }
    const result = await endpoint.execute(given.value, context, locale)
    if (!result.ok) return refusalResponse(result.refusal, locale, baseHeaders)
    const { value, remember, documentPath } = result.value
    if (documentPath && request.wantsPage)
      return { status: 303, headers: { ...baseHeaders, Location: documentPath, Vary: 'Cookie, Accept' }, bytes: null }
    const newCookies = [remember ?? []].flat().filter(({ secret }) => !(secret && request.isForeign))
    const isHttps = getServerUrl().startsWith('https:')
    const [first, ...more] = newCookies.map((it) => formatSetCookie(it, Boolean(it.secret) && isHttps))
    const headers: Record<string, string | string[]> =
      first === undefined ? {} : { 'Set-Cookie': more.length > 0 ? [first, ...more] : first }
    if (typeof value !== 'string') return fileResponse(value, endpoint.mediaType, baseHeaders, request.method)
    return createEncodedResponse(200, value, { ...baseHeaders, ...headers })
  }
  const response = await execute().catch((error: unknown) =>
    isQueueFull(error)
      ? refusalResponse({ code: 'too-many-attempts', detail: { seconds: queueRetrySeconds } }, locale, baseHeaders)
      : faultResponse(error, withoutQuery(request.address), locale),
  )
  return 'bodies' in response ? toHttpResponse(response, { ...request, ifNoneMatch: null }) : response
}

const fileResponse = (
  { bytes, fileName }: ResponseFile,
  mediaType: string | null,
  headers: Record<string, string>,
  method: string,
): HttpResponse => ({
  status: 200,
  headers: {
    ...headers,
    'Content-Type': mediaType ?? 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Content-Length': bytes.length,
    Vary: 'Cookie',
  },
  bytes: method === 'HEAD' ? null : bytes,
})
