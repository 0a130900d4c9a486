import type { FuzzedRequest } from '../../support/servers/fuzzed-requests'
import { pick } from '../figures'
import { anyText, anyValue, encode, type Pool, type Random } from './values'

const fields =
  'id name title slug site sites customer email role password hash salt sessions resetPasswordToken resetPasswordExpiration loginAttempts lockUntil _status updatedAt createdAt card day hoursToken location dish allergens filename url customer.email customer.hash site.name location.building.name staff.salt secret code parent version version.name latest deletedAt prefix'.split(
    ' ',
  )
const operators =
  'equals not_equals in not_in all like not_like contains exists greater_than less_than near within intersects bogus'.split(
    ' ',
  )
const locales = ['en', 'fr', 'all', 'de', '*', '__proto__']

type Parameter = (random: Random, pool: Pool) => string
const condition: Parameter = (random, pool) => {
  const field = encodeURIComponent(pick(random, fields))
  const value = encode(random, anyText(random, pool))
  const group = pick(random, ['', '', '[or][0]', '[and][0][or][1]', '[and]'])
  return `where${group}[${field}][${pick(random, operators)}]=${value}`
}
const parameters: Parameter[] = [
  condition,
  condition,
  (random) => `depth=${pick(random, ['0', '1', '2', '10', '-1', 'x'])}`,
  (random) => `limit=${pick(random, ['0', '1', '10', '100000', '-1', '1e9'])}`,
  (random) => `page=${pick(random, ['1', '2', '0', '-1', '99999999'])}`,
  (random) => `locale=${pick(random, locales)}&fallback-locale=${pick(random, locales)}`,
  (random) => `draft=${pick(random, ['true', 'false'])}&trash=${pick(random, ['true', 'x'])}`,
  (random) => `sort=${pick(random, ['', '-'])}${encodeURIComponent(pick(random, fields))}`,
  (random) => `select[${encodeURIComponent(pick(random, fields))}]=true&showHiddenFields=true`,
  (random, pool) => `populate[${pick(random, pool.collections)}][${encodeURIComponent(pick(random, fields))}]=true`,
  (random, pool) => `joins[${pick(random, fields)}][where][id][equals]=${encode(random, anyText(random, pool))}`,
  (random, pool) => `where=${encode(random, anyText(random, pool))}`,
  () => 'overrideAccess=true&user=administrator&context[quiet]=true',
]

const queryOf = (random: Random, pool: Pool) =>
  Array.from({ length: Math.floor(random() * 4) }, () => pick(random, parameters)(random, pool)).join('&')

/** A body with fields of the product, so that it passes the first checks more often than noise does. */
export function bodyOf(random: Random, pool: Pool, names: readonly string[]): Buffer {
  const chance = random()
  if (chance < 0.06)
    return Buffer.from(
      pick(random, [
        '',
        '{',
        '[]',
        '"x"',
        'null',
        '{"a":'.repeat(500),
        '\u0000',
        '{"__proto__":{"role":"administrator"}}',
      ]),
    )
  if (chance < 0.08) return Buffer.alloc(300_000, '[')
  const chosen = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(random, names))
  return Buffer.from(JSON.stringify(Object.fromEntries(chosen.map((name) => [name, anyValue(random, pool)]))))
}

/** Ways to change one's own account or session are left to the tests of accounts: they would end the caller's run. */
const ownAccount = /"password"|"email"|"role"/

type Made = { method: string; path: string; body?: Buffer; headers?: Record<string, string> }
type Maker = (random: Random, pool: Pool, slug: string, id: string) => Made

const readList: Maker = (random, pool, slug) => ({ method: 'GET', path: `${slug}?${queryOf(random, pool)}` })

const makers: [weight: number, make: Maker][] = [
  [6, readList],
  [6, (random, pool, slug, id) => ({ method: 'GET', path: `${slug}/${id}?${queryOf(random, pool)}` })],
  [1, (random, pool, slug) => ({ method: 'GET', path: `${slug}/count?${queryOf(random, pool)}` })],
  [3, (random, pool, slug) => ({ method: 'GET', path: `${slug}/versions?${queryOf(random, pool)}` })],
  [2, (random, pool, slug, id) => ({ method: 'GET', path: `${slug}/versions/${id}?${queryOf(random, pool)}` })],
  [1, (random, pool, slug) => ({ method: 'GET', path: `${slug}/file/${encode(random, pick(random, pool.files))}` })],
  [1, (_, __, slug, id) => ({ method: 'POST', path: `${slug}/versions/${id}` })],
  [1, (_, __, slug, id) => ({ method: 'POST', path: `${slug}/access/${id}` })],
  [1, (_, __, slug, id) => ({ method: 'POST', path: `${slug}/${id}/duplicate`, body: Buffer.from('{}') })],
  [
    3,
    (random, pool, slug) => ({
      method: 'POST',
      path: `${slug}?${queryOf(random, pool)}`,
      body: bodyOf(random, pool, fields),
    }),
  ],
  [
    4,
    (random, pool, slug, id) => ({
      method: 'PATCH',
      path: `${slug}/${id}?${queryOf(random, pool)}`,
      body: bodyOf(random, pool, fields),
    }),
  ],
  [
    1,
    (random, pool, slug) => ({
      method: 'PATCH',
      path: `${slug}?where[id][in]=${pick(random, pool.foreign)},${pick(random, pool.foreign)}`,
      body: bodyOf(random, pool, fields),
    }),
  ],
  // Few deletions, so that there is something left to read.
  [0.3, (random, pool, slug) => ({ method: 'DELETE', path: `${slug}/${pick(random, pool.foreign)}` })],
  [0.2, (random, pool, slug) => ({ method: 'DELETE', path: `${slug}?where[id][in]=${pick(random, pool.foreign)}` })],
  [
    1,
    (random, pool, slug) => ({
      method: 'POST',
      path: slug,
      body: Buffer.from(queryOf(random, pool)),
      headers: {
        'X-Payload-HTTP-Method-Override': pick(random, ['GET', 'GET', 'PATCH', 'TRACE', '__proto__']),
        'content-type': 'application/x-www-form-urlencoded',
      },
    }),
  ],
  [
    2,
    (random, pool, slug) => ({
      method: pick(random, ['GET', 'POST', 'PUT', 'DELETE']),
      path: pick(random, [
        'access',
        'payload-jobs/run',
        'payload-preferences/list',
        'payload-kv',
        'sites/populate-tenant-options',
        'staff/me',
        'staff/init',
        'staff/unlock',
        'staff/first-register',
        'staff/forgot-password',
        'staff/reset-password',
        'staff/login',
        'customers/me',
        'customers/login',
        'customers/forgot-password',
        'graphql',
        `${slug}/${encode(random, anyText(random, pool))}/${encode(random, anyText(random, pool))}`,
      ]),
      body: bodyOf(random, pool, ['email', 'token', 'username', 'value', 'name', 'relationTo']),
    }),
  ],
]
const totalWeight = makers.reduce((sum, [weight]) => sum + weight, 0)

/** A request to the studio's API, of any collection. */
export function studioRequest(random: Random, pool: Pool): FuzzedRequest {
  const slug = pick(random, pool.collections)
  const id = random() < 0.85 ? pick(random, pool.ids) : encode(random, anyText(random, pool))
  let left = random() * totalWeight
  const make = makers.find(([weight]) => (left -= weight) < 0)?.[1] ?? readList
  const { method, path, body, headers = {} } = make(random, pool, slug, id)
  const isOwn = body && slug === 'staff' && ownAccount.test(body.toString('latin1'))
  const type = random() < 0.95 ? 'application/json' : pick(random, ['text/plain', 'multipart/form-data', '/'])
  return {
    method,
    path: `/api/${path}`,
    headers: {
      ...(body ? { 'content-type': type } : {}),
      'accept-language': pick(random, ['en', 'fr', '__proto__']),
      ...headers,
    },
    body: method === 'GET' ? null : isOwn ? Buffer.from('{}') : (body ?? Buffer.from('')),
  }
}
