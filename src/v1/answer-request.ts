import { randomUUID } from 'node:crypto'
import { languageOf, type Locale } from '@/domain/locale'
import type { Refusal, Result } from '@/domain/result'
import { deliver, prepareAnswer, type Answer, type Delivery } from '@/server/answer'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches, type Route } from '@/server/caches'
import { clock } from '@/server/clock'
import { addressKey, cookieLanguage, type DoorRequest } from '@/server/front-door'
import type { Built } from '@/server/tagged-cache'
import type { Endpoint, Question } from './endpoint'
import { failure } from './envelope'
import { brokenMessage, messageOf, notFoundMessage, wrongMethodMessage } from './messages'
import { matchPath, readAddress } from './read-address'

const methods = 'GET, HEAD, OPTIONS'
const anyOrigin = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }
const answerHeaders = { ...anyOrigin, 'Cache-Control': 'no-cache' }
const notKept = { ...anyOrigin, 'Cache-Control': 'no-store' }

/** Addresses beyond this length are answered, but what they mean is not remembered. */
const longestKept = 1_000

/**
 * Answers one request to v1. A path that does not exist is 404, a wrong method 405; whatever else a caller can send is
 * 200 with a success or a refusal. What nobody can act on (the database is down) is logged with a request id and is 503.
 * Spec: PUB-7.1, V1-14.3, V1-14.9.
 */
export async function answerRequest(endpoints: readonly Endpoint[], request: DoorRequest): Promise<Delivery> {
  const { segments, parameters } = readAddress(request.address)
  const cookie = cookieLanguage(request.cookie)
  const locale = languageOf(parameters.get('locale'), cookie)
  const found = find(endpoints, segments)
  if (!found) return deliver(failed(404, notFoundMessage, notKept), request)
  if (request.method === 'OPTIONS') return preflight
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return deliver(failed(405, wrongMethodMessage, { ...notKept, Allow: methods }), request)
  }
  try {
    const given = found.endpoint.parameters.map((name) => [name, found.places.get(name) ?? parameters.get(name)])
    const understand = () => routeOf(found.endpoint, Object.fromEntries(given), locale)
    const route =
      request.address.length > longestKept
        ? (await understand()).value
        : await caches.addresses.remember(addressKey(request.address, cookie), understand)
    return deliver(await caches.answers.remember(route.key, route.build), request)
  } catch (error) {
    return deliver(broken(error, request.address, locale), request)
  }
}

function find(endpoints: readonly Endpoint[], segments: string[]) {
  for (const endpoint of endpoints) {
    const places = matchPath(endpoint.template, segments)
    if (places) return { endpoint, places }
  }
  return null
}

/**
 * What an address means. Refused addresses are not remembered, so that junk fills nothing; the few refusals themselves
 * are kept by their text.
 */
async function routeOf(
  endpoint: Endpoint,
  given: Record<string, string | null>,
  locale: Locale,
): Promise<Built<Route>> {
  const understood = await endpoint.understand(given, clock.now(), locale)
  if (!understood.ok) {
    const message = messageOf(understood.refusal, locale)
    const build = async () => ({ value: failed(200, message, answerHeaders), tags: [] })
    return { value: { key: `refused ${message}`, build }, tags: [], freshUntil: 0 }
  }
  const question = understood.value
  const key = [...question.about, locale].join('|')
  const tags = tagsOf(question)
  return { value: { key, build: () => build(question, locale) }, tags, freshUntil: question.until }
}

const tagsOf = ({ siteId }: Question) => (siteId === null ? [everySiteTag] : [siteTag(siteId), everySiteTag])

/** "No menu" is kept like any answer, until the site changes; another refusal here means that the site is just changing. */
async function build(question: Question, locale: Locale): Promise<Built<Answer>> {
  const result: Result<{ json: string; freshUntil: number }> = await question.toJson(clock.now())
  if (!result.ok)
    return {
      value: refused(result.refusal, locale),
      tags: tagsOf(question),
      freshUntil: keptUntil(result.refusal),
    }
  const { json, freshUntil } = result.value
  return { value: prepareAnswer(200, json, answerHeaders), tags: tagsOf(question), freshUntil }
}

const keptUntil = ({ code }: Refusal) => (code === 'no-menu' ? Infinity : 0)
const refused = (refusal: Refusal, locale: Locale) => failed(200, messageOf(refusal, locale), answerHeaders)
const failed = (status: number, message: string, headers: Record<string, string>) =>
  prepareAnswer(status, JSON.stringify(failure(message)), headers)

const preflight: Delivery = {
  status: 204,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
    Allow: methods,
  },
  bytes: null,
}

function broken(error: unknown, address: string, locale: Locale): Answer {
  const requestId = randomUUID()
  console.error(`v1 request ${requestId} failed: ${address.slice(0, 300)}`, error)
  return failed(503, brokenMessage[locale], { ...notKept, 'Retry-After': '5', 'X-Request-Id': requestId })
}
