import { languageOf, type Locale } from '@/domain/locale'
import type { Refusal, Result } from '@/domain/result'
import { deliver, prepareAnswer, type Answer, type Delivery } from '@/server/answer'
import { answerHeaders, notKept, preflight } from '@/server/any-origin'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import type { Route } from '@/server/caches'
import { clock } from '@/server/clock'
import { cookieLanguage, type DoorRequest } from '@/server/front-door'
import { keptAnswer } from '@/server/kept-answer'
import type { Built } from '@/server/tagged-cache'
import { answerPost } from './answer-post'
import type { Endpoint, Question, ReadEndpoint } from './endpoint'
import { broken, failed, refused } from './failed'
import { messageOf, notFoundMessage, wrongMethodMessage } from './messages'
import { matchPath, readAddress } from './read-address'

/**
 * Answers one request to v1. A path that does not exist is 404, a wrong method 405, too many votes 429; whatever else a
 * caller can send is 200 with a success or a refusal. What nobody can act on (the database is down) is logged with a
 * request id and is 503. Spec: PUB-7.1, V1-14.3, V1-14.9.
 */
export async function answerRequest(endpoints: readonly Endpoint[], request: DoorRequest): Promise<Delivery> {
  const { segments, parameters } = readAddress(request.address)
  const { method } = request
  const there = endpoints.flatMap((endpoint) => {
    const places = matchPath(endpoint.template, segments)
    return places ? [{ endpoint, places }] : []
  })
  if (there.length === 0) return deliver(failed(404, notFoundMessage, notKept), request)
  const methods = methodsOf(there.map(({ endpoint }) => endpoint))
  if (method === 'OPTIONS') return preflight(methods)
  for (const { endpoint, places } of there) {
    if (endpoint.method !== 'GET' && endpoint.method === method)
      return answerPost(endpoint, { places, parameters }, request)
    if (endpoint.method === 'GET' && (method === 'GET' || method === 'HEAD'))
      return answerRead(endpoint, { places, parameters }, request)
  }
  return deliver(failed(405, wrongMethodMessage, { ...notKept, Allow: methods }), request)
}

async function answerRead(
  endpoint: ReadEndpoint,
  { places, parameters }: { places: Map<string, string>; parameters: URLSearchParams },
  request: DoorRequest,
): Promise<Delivery> {
  const cookie = cookieLanguage(request.cookie)
  const locale = languageOf(parameters.get('locale'), cookie)
  try {
    const given = endpoint.parameters.map((name) => [name, places.get(name) ?? parameters.get(name)])
    const understand = () => routeOf(endpoint, Object.fromEntries(given), locale)
    return deliver(await keptAnswer(request.address, cookie, understand), request)
  } catch (error) {
    return deliver(broken(error, request.address, locale), request)
  }
}

/** What a path can be asked by: `GET, HEAD, OPTIONS`, `POST, OPTIONS`. */
function methodsOf(there: readonly Endpoint[]): string {
  const reads = there.some(({ method }) => method === 'GET')
  const acts = new Set(there.flatMap(({ method }) => (method === 'GET' ? [] : method)))
  return [...(reads ? ['GET', 'HEAD'] : []), ...acts, 'OPTIONS'].join(', ')
}

/**
 * What an address means. Refused addresses are not remembered, so that junk fills nothing; the few refusals themselves
 * are kept by their text.
 */
async function routeOf(
  endpoint: ReadEndpoint,
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
