import { randomUUID } from 'node:crypto'
import { nextMidnight } from '@/domain/campus-time'
import { languageOf, type Locale } from '@/domain/locale'
import { findSite } from '@/features/content/read'
import { deliver, prepareAnswer, type Answer, type Delivery } from '@/server/answer'
import { answerHeaders, notKept, preflight } from '@/server/any-origin'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import type { Route } from '@/server/caches'
import { clock } from '@/server/clock'
import { cookieLanguage, type DoorRequest } from '@/server/front-door'
import { keptAnswer } from '@/server/kept-answer'
import { ownAddress } from '@/server/own-address'
import type { Built } from '@/server/tagged-cache'
import { idIn, type Feed } from './feed'

const methods = 'GET, HEAD, OPTIONS'
/** What an address asks for; `id` is empty where the feed has none. */
type Asked = { feed: Feed; slug: string; id: string; locale: Locale }

/**
 * Answers one request below `/feeds`. What names no feed of a published site is 404, another method 405, both in plain
 * text; what nobody can act on is logged with a request id and is 503. A site before its launch has no feeds, as its
 * home shows nothing.
 */
export async function answerFeed(feeds: readonly Feed[], request: DoorRequest): Promise<Delivery> {
  const cookie = cookieLanguage(request.cookie)
  if (request.method === 'OPTIONS') return preflight(methods)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return deliver(sentence(405, 'Method not allowed', { ...notKept, Allow: methods }), request)
  const asked = read(feeds, request.address, cookie)
  if (!asked) return deliver(notFound, request)
  try {
    const understand = () => routeOf(asked)
    return deliver(await keptAnswer(request.address, cookie, understand), request)
  } catch (error) {
    return deliver(broken(error, request.address), request)
  }
}

function read(feeds: readonly Feed[], address: string, cookie: Locale | ''): Asked | null {
  const [, slug = '', path = '', query = ''] = /^\/feeds\/([^/?#]+)\/([^?#]*)\??([^#]*)/.exec(address) ?? []
  for (const feed of feeds) {
    const id = idIn(feed, path)
    if (id !== null) return { feed, slug, id, locale: languageOf(new URLSearchParams(query).get('locale'), cookie) }
  }
  return null
}

/** Addresses of nothing are not remembered, so that junk fills nothing. */
async function routeOf(asked: Asked): Promise<Built<Route>> {
  const found = await find(asked, clock.now())
  if (!found) {
    return { value: { key: 'no feed', build: async () => ({ value: notFound, tags: [] }) }, tags: [], freshUntil: 0 }
  }
  const key = ['feed', asked.feed.path, found.site.id, asked.id, asked.locale].join('|')
  return { value: { key, build: () => build(asked) }, tags: tagsOf(found.site.id) }
}

const tagsOf = (siteId: string) => [siteTag(siteId), everySiteTag]

async function find({ feed, slug, id }: Asked, now: Date) {
  const site = await findSite(slug, now)
  if (!site || site.prelaunch) return null
  const write = await feed.find(site, id)
  return write && { site, write }
}

/** All feeds are about days, and are made anew at the campus's midnight. */
async function build(asked: Asked): Promise<Built<Answer>> {
  const now = clock.now()
  const found = await find(asked, now)
  if (!found) return { value: notFound, tags: [], freshUntil: 0 } // the site is just changing
  const { feed, id, locale } = asked
  const { site, write } = found
  const base = ownAddress()
  const address = `${base}/feeds/${site.slug}/${feed.path.replace('{id}', id)}?locale=${locale}`
  const text = await write({ site, locale, now, base, address })
  return {
    value: prepareAnswer(200, text, answerHeaders, feed.type),
    tags: tagsOf(site.id),
    freshUntil: nextMidnight(now, site.timeZone).getTime(),
  }
}

const sentence = (status: number, text: string, headers: Record<string, string>) =>
  prepareAnswer(status, `${text}\n`, headers, 'text/plain')
const notFound = sentence(404, 'Not found', notKept)

function broken(error: unknown, address: string): Answer {
  const requestId = randomUUID()
  console.error(`Feed request ${requestId} failed: ${address.slice(0, 300)}`, error)
  return sentence(503, 'Something went wrong', { ...notKept, 'Retry-After': '5', 'X-Request-Id': requestId })
}
