import type { OpenApiDocument } from '@/v1/engine/openapi'
import { fuzzedRequests, type FuzzedRequest } from '../../support/servers/fuzzed-requests'
import { pick } from '../figures'
import { bodyOf } from './studio-requests'
import { anyText, encode, type Pool, type Random } from './values'

const pages =
  'whats-on-the-menu locations hours-of-operation news news-item events event balanced-u-events special-offers photo-album photos newsletters surveys staff contact feedback dietary-health-form on-the-go login sign-up customer-account my-allergens orders subscriptions shop cart checkout dish-search microsite app-icon reset-password privacy board campus-map meal-plans'.split(
    ' ',
  )
const feeds =
  'news.atom news.json events.ics menu.ics menu.json events.atom offers.atom hours.ics open-mensa.xml'.split(' ')
const uploads = 'images logo news-images newsletter-files catering-documents location-images staff-images'.split(' ')

/** What v1 offers, from its own description. `fields` are the parameters of bodies. */
type Api = { paths: string[]; parameters: string[]; writes: { path: string; method: string; fields: string[] }[] }

type Operation = { parameters?: { name: string }[]; requestBody?: unknown }

function readApi({ paths }: OpenApiDocument): Api {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({
      path: `/v1${path}`,
      method: method.toUpperCase(),
      ...(it as Operation),
    })),
  )
  const fieldsIn = (body: unknown) =>
    [...JSON.stringify(body).matchAll(/"([a-z]\w*)":\{"(?:type|anyOf|description)/g)].map(([, name = '']) => name)
  return {
    paths: Object.keys(paths).map((path) => `/v1${path}`),
    parameters: [...new Set(operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)))],
    writes: operations
      .filter(({ requestBody }) => requestBody)
      .map(({ path, method, requestBody }) => ({ path, method, fields: fieldsIn(requestBody) })),
  }
}

/** Calls that end a session or change the password of the account that is used here. */
const endsRun = /customer\/(?:logout|delete|update\/password)/

function apiWrite(random: Random, pool: Pool, api: Api): FuzzedRequest {
  const { path, method, fields } = pick(
    random,
    api.writes.filter((each) => !endsRun.test(each.path)),
  )
  return {
    method,
    path,
    headers: { 'content-type': 'application/json' },
    body: bodyOf(random, pool, ['site_id', 'customer_id', ...fields]),
  }
}

function apiRead(random: Random, pool: Pool, api: Api): FuzzedRequest {
  const path = pick(random, api.paths).replace(/\{\w+\}/g, () => encode(random, anyText(random, pool)))
  const query = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const name =
      random() < 0.9
        ? pick(random, api.parameters)
        : pick(random, ['__proto__', 'site_id[$ne]', 'draft', 'depth', 'locale'])
    return `${encodeURIComponent(name)}=${encode(random, anyText(random, pool))}`
  })
  return {
    method: pick(random, ['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: `${path}?${query.join('&')}`,
    headers: {},
    body: null,
  }
}

function page(random: Random, pool: Pool): FuzzedRequest {
  const site = random() < 0.85 ? pick(random, pool.siteSlugs) : encode(random, anyText(random, pool))
  const rest = Array.from({ length: Math.floor(random() * 3) }, (_, index) =>
    index === 0 && random() < 0.8 ? pick(random, pages) : encode(random, anyText(random, pool)),
  )
  const query = ['id', 'date', 'location', 'draft', 'preview', 'public_key', 'q', 'allergens']
    .filter(() => random() < 0.2)
    .map((name) => `${name}=${encode(random, anyText(random, pool))}`)
  const headers: Record<string, string> =
    random() < 0.1 ? { rsc: '1', 'next-router-state-tree': pick(random, ['x', '%5B%22%22%5D', '{']) } : {}
  if (random() < 0.03) headers['next-action'] = '0'.repeat(40)
  return {
    method: pick(random, ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT']),
    path: `/${[site, ...rest].join('/')}?${query.join('&')}`,
    headers,
    body: null,
  }
}

const fileOrFeed = (random: Random, pool: Pool): FuzzedRequest => ({
  method: 'GET',
  path:
    random() < 0.5
      ? `/files/${pick(random, uploads)}/${random() < 0.7 ? pick(random, pool.files) : encode(random, anyText(random, pool))}`
      : `/feeds/${pick(random, pool.siteSlugs)}/${random() < 0.8 ? pick(random, feeds) : encode(random, anyText(random, pool))}?lang=${encode(random, anyText(random, pool))}`,
  headers: {},
  body: null,
})

/** Creates requests to v1, pages, feeds and uploads. A third of those to v1 are the noise that v1's own test sends. */
export function createPublicRequests(pool: Pool, document: OpenApiDocument, count: number, seed: number) {
  const api = readApi(document)
  const surface = { paths: api.paths, parameters: api.parameters, ids: pool.ids }
  const noise = fuzzedRequests(surface, Math.max(1, count), seed)
  return (random: Random): FuzzedRequest => {
    const chance = random()
    if (chance < 0.2) {
      const { headers, ...request } = noise.pop() ?? apiRead(random, pool, api)
      const { 'accept-encoding': _encoded, cookie: _cookie, ...plain } = headers // answers are searched, and the caller is signed in
      return { ...request, headers: plain }
    }
    if (chance < 0.5) return apiRead(random, pool, api)
    if (chance < 0.8) return apiWrite(random, pool, api)
    return chance < 0.88 ? page(random, pool) : fileOrFeed(random, pool) // pages take most of the time
  }
}
