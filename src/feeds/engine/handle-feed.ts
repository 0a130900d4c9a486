import { randomUUID } from 'node:crypto'
import { nextMidnight } from '@/domain/time/campus-time'
import { askedLocale, type Locale } from '@/domain/locale'
import { answerLanguage } from '@/domain/site/site-languages'
import { findPresentSlug, findSite } from '@/features/site/read-sites'
import {
  toHttpResponse,
  createEncodedResponse,
  type EncodedResponse,
  type HttpResponse,
} from '@/server/http/encoded-response'
import { revalidatedHeaders, noStoreHeaders, preflightResponse } from '@/server/http/cors'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { clock } from '@/server/clock'
import { cookieLanguage, getOrBuildResponse, type ApiRequest } from '@/server/http/http-entry'
import { getServerUrl } from '@/server/http/server-url'
import type { BuildResult } from '@/server/cache/tagged-cache'
import { withWholeReads } from '@/server/database/partial-reads'
import { matchFeedPath, type Feed } from './feed'
import { describeAddress, logError } from '@/server/logging/log-error'

/** Today and the next six days. */
const defaultMenuDays = 7
/** Four weeks: the longest cycle that kitchens plan ahead. */
const maxMenuDays = 28

/** The days of menus that a feed's `days` asks for, from 1 to 28. Absent, or not a whole number: a week. */
function parseMenuDays(text: string | null): number {
  if (text === null || !/^-?\d{1,9}$/.test(text.trim())) return defaultMenuDays
  return Math.min(Math.max(Number(text), 1), maxMenuDays)
}

const methods = 'GET, HEAD, OPTIONS'
/** A parsed feed URL. `asked` is the language that it or the cookie names, empty for none. `id` is empty if the feed has none. `address` is the one under which the response is stored. */
type FeedRequest = { feed: Feed; slug: string; id: string; asked: Locale | ''; days: number; address: string }

/**
 * Handles a request below `/feeds`. An unknown feed or site is 404 and a wrong method 405, in plain text. A fault is logged
 * with a request id and answered with 503. A site before its launch has no feeds. Spec: PUB-2.23.
 */
export async function handleFeed(feeds: readonly Feed[], request: ApiRequest): Promise<HttpResponse> {
  const cookie = cookieLanguage(request.cookie)
  if (request.method === 'OPTIONS') return preflightResponse(methods)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return toHttpResponse(textResponse(405, 'Method not allowed', { ...noStoreHeaders, Allow: methods }), request)
  const feedRequest = parseFeedUrl(feeds, request.address, cookie)
  if (!feedRequest) return toHttpResponse(notFound, request)
  try {
    const buildWhole = () => withWholeReads(() => build(feedRequest))
    return toHttpResponse(await getOrBuildResponse(feedRequest.address, cookie, buildWhole), request)
  } catch (error) {
    return toHttpResponse(faultResponse(error, request.address), request)
  }
}

function parseFeedUrl(feeds: readonly Feed[], address: string, cookie: Locale | ''): FeedRequest | null {
  const [, slug = '', path = '', query = ''] = /^\/feeds\/([^/?#]+)\/([^?#]*)\??([^#]*)/.exec(address) ?? []
  const parameters = new URLSearchParams(query)
  const named = askedLocale(parameters.get('locale'), '')
  const asked = named || cookie
  for (const feed of feeds) {
    const id = matchFeedPath(feed, path)
    if (id === null) continue
    const days = feed.takesDays ? parseMenuDays(parameters.get('days')) : defaultMenuDays
    const pathWithId = feed.path.replace('{id}', id)
    const stored = feedAddress(slug.toLowerCase(), pathWithId, named, days)
    return { feed, slug, id, asked, days, address: stored }
  }
  return null
}

/** One spelling per response, so that the cache holds a bounded number of copies. `locale` is empty where the cookie or the site decides. */
function feedAddress(slug: string, path: string, locale: Locale | '', days: number): string {
  const parameters = [locale && `locale=${locale}`, days === defaultMenuDays ? null : `days=${days}`].filter(Boolean)
  return `/feeds/${slug}/${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}

async function find({ feed, slug, id }: FeedRequest, now: Date) {
  const site = await findSite(slug, now)
  if (!site || site.prelaunch) return null
  const write = await feed.find(site, id)
  return write && { site, write }
}

/** The redirect of a feed under a slug that its site had before; null for any other. Spec: PUB-4.1. */
async function redirectFormerSlug({ slug, address }: FeedRequest): Promise<EncodedResponse | null> {
  const present = await findPresentSlug(slug)
  const moved = present && address.replace(`/feeds/${slug.toLowerCase()}/`, `/feeds/${present}/`)
  return moved ? textResponse(308, 'Moved', { ...noStoreHeaders, Location: moved }) : null
}

/**
 * Feeds depend on the campus date, so a response expires at midnight on campus. The answer to an unknown URL is not stored, so
 * that random URLs cannot fill the cache.
 */
async function build(request: FeedRequest): Promise<BuildResult<EncodedResponse>> {
  const now = clock.now()
  const found = await find(request, now)
  if (!found) return { value: (await redirectFormerSlug(request)) ?? notFound, tags: [], freshUntil: 0 }
  const { feed, id, asked, days } = request
  const { site, write } = found
  const locale = answerLanguage(site.languages, asked)
  const serverUrl = getServerUrl()
  const urlOf = (path: string) => `${serverUrl}${feedAddress(site.slug, path, locale, days)}`
  const text = await write({ site, locale, now, days, serverUrl, feedUrl: urlOf(feed.path.replace('{id}', id)), urlOf })
  return {
    value: createEncodedResponse(200, text, revalidatedHeaders, feed.type),
    tags: [siteTag(site.id), everySiteTag],
    freshUntil: nextMidnight(now, site.timeZone).getTime(),
  }
}

const textResponse = (status: number, text: string, headers: Record<string, string>) =>
  createEncodedResponse(status, `${text}\n`, headers, 'text/plain')
const notFound = textResponse(404, 'Not found', noStoreHeaders)

function faultResponse(error: unknown, address: string): EncodedResponse {
  const requestId = randomUUID()
  logError(`Feed request ${requestId} failed: ${describeAddress(address)}`, error)
  return textResponse(503, 'Something went wrong', { ...noStoreHeaders, 'Retry-After': '5', 'X-Request-Id': requestId })
}
