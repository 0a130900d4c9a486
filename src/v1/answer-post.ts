import { deliver, prepareAnswer, type Answer, type Delivery } from '@/server/answer'
import { notKept } from '@/server/any-origin'
import { clock } from '@/server/clock'
import { cookieLanguage, type DoorRequest } from '@/server/front-door'
import { ownAddress } from '@/server/own-address'
import { waitOf } from '@/server/rate-limits'
import { tooMany } from '@/server/too-many'
import { readCookie, setCookie } from './cookies'
import type { ActEndpoint } from './endpoint'
import { broken, refused } from './failed'
import { languageOf } from '@/domain/locale'
import { readBody } from './read-body'

/** What is sent may tell of somebody’s health, and an address that failed stands in a log. */
const withoutQuery = (address: string) => address.replace(/\?.*$/s, '')

/**
 * Answers one POST to v1: what it asks for is done each time, and nobody keeps the answer. Parameters come in the body or in
 * the address, the body first; what is secret in the body alone. A page of another host signs nobody in, and acts for nobody. Whose network asks too often is told to wait (429); whatever else a caller can send is 200.
 * Spec: V1-14.3, V1-14.9.
 */
export async function answerPost(
  endpoint: ActEndpoint,
  { places, parameters }: { places: Map<string, string>; parameters: URLSearchParams },
  request: DoorRequest,
): Promise<Delivery> {
  const body = await readBody(request.body)
  const sent = body.ok ? body.value : new Map<string, string>()
  const inAddress = (name: string) => (endpoint.inBody ? null : parameters.get(name))
  const textOf = (name: string) => places.get(name) ?? sent.get(name) ?? inAddress(name)
  const locale = languageOf(textOf('locale'), cookieLanguage(request.cookie))
  const wait = waitOf(endpoint.limit, request.network ?? '')
  if (wait > 0) return tooMany(wait, locale)
  const act = async (): Promise<Answer> => {
    if (!body.ok) return refused(body.refusal, locale, notKept)
    const given = Object.fromEntries(endpoint.parameters.map((name) => [name, textOf(name)]))
    const cookies = request.isForeign ? null : request.cookie
    const visit = { now: clock.now(), locale, cookie: (name: string) => readCookie(cookies, name) }
    const done = await endpoint.act(given, visit, locale)
    if (!done.ok) return refused(done.refusal, locale, notKept)
    const { value, remember } = done.value
    const cookie: Record<string, string> =
      remember && !(remember.secret && request.isForeign)
        ? { 'Set-Cookie': setCookie(remember, Boolean(remember.secret) && ownAddress().startsWith('https:')) }
        : {}
    return prepareAnswer(200, value, { ...notKept, ...cookie })
  }
  const answer = await act().catch((error: unknown) => broken(error, withoutQuery(request.address), locale))
  return deliver(answer, { ...request, ifNoneMatch: null })
}
