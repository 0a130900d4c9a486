import { jest } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'
import { flagParameter, idParameter, textParameter } from '@/contract/field-types'
import { ok, refuse } from '@/domain/result'
import type { SiteLanguages } from '@/domain/site/site-languages'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches, expireTag } from '@/server/cache/caches'
import { addressKey } from '@/server/http/http-entry'
import { handleRequest } from '@/v1/engine/handle-request'
import { get } from '@/v1/engine/define-endpoint'
import { endOfMinute, endOfQuarterHour } from '@/v1/engine/expiry'
import { success } from '@/v1/engine/envelope'

fc.configureGlobal({ seed: 1 })

const siteId = 'a'.repeat(24)
const input = z.object({ id: idParameter, site_id: idParameter, date: textParameter, with_address: flagParameter })

/** These endpoints need no documentation. */
const described = { about: { en: '', fr: '' }, answer: z.unknown(), example: {} }

const both: SiteLanguages = ['en', 'fr']
const state = { builds: 0, until: Infinity, languages: both }

/** An endpoint that echoes its parameters, one that refuses and one that throws. */
const endpoints = [
  get('echo/{id}', {
    ...described,
    input,
    resolve: async (given) =>
      ok({
        site: { id: siteId, languages: state.languages },
        validUntil: state.until,
        read: async () => {
          state.builds += 1
          return given.date === 'none' ? refuse('no-menu') : ok(given)
        },
      }),
    shape: (given, locale) => success(0, { locale, ...given }),
  }),
  get('refusing/{id}', {
    ...described,
    input,
    resolve: async () => refuse('missing-parameter', { parameter: 'site_id' }),
    shape: (value: object) => value,
  }),
  get('broken', {
    ...described,
    input: z.object({}),
    resolve: async () => {
      throw new Error('no database at /secret/path')
    },
    shape: (value: object) => value,
  }),
]

const send = async (address: string, more: Partial<Parameters<typeof handleRequest>[1]> = {}) => {
  const delivery = await handleRequest(endpoints, { method: 'GET', address, ...more })
  return { ...delivery, text: delivery.bytes?.toString() ?? '' }
}

beforeEach(() => {
  Object.values(caches).forEach((cache) => cache.clear())
  Object.assign(state, { builds: 0, until: Infinity, languages: both })
})

test('[PUB-7.1] [V1-1.1] [V1-1.4] [V1-1.5] [V1-14.12] answers one line of JSON with status 200 and CORS headers', async () => {
  const { status, headers, text } = await send('/v1/echo/ABC?date=2031-02-03')
  expect(text).toBe(
    '{"status":"success","request_time":0.001,"records":0,"locale":"en","id":"abc","site_id":null,"date":"2031-02-03","with_address":false}',
  )
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Vary: 'Accept-Encoding, Cookie',
  })
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
})

test.each([
  ...['/v1/echo/abc', '/v1/echo/abc/', '/v1/echo/abc.json', '/v1/echo/abc.json/', '/v1//echo/abc//'],
  ...['/v1/echo/ABC?platform=0&platform=1&unknown', '/v1/echo/abc?&2024-01-01 10:00:00.0', '/v1/echo/abc?id=ffff'],
  ...['/v1/echo/abc?__proto__=1&constructor=2&with_address=yes'],
])('[V1-1.8] [V1-1.9] %s gets the same response', async (address) => {
  const plain = await send('/v1/echo/abc')
  expect((await send(address)).text).toBe(plain.text)
})

test('uses the first value of a repeated parameter', async () => {
  expect(JSON.parse((await send('/v1/echo/abc?date=first&date=second')).text)).toMatchObject({ date: 'first' })
})

test('[PUB-7.36] takes the language from locale, then from the cookie', async () => {
  const localeOf = async (address: string, cookie?: string) => JSON.parse((await send(address, { cookie })).text).locale
  expect(await localeOf('/v1/echo/abc')).toBe('en')
  expect(await localeOf('/v1/echo/abc', 'a=b; l1=fr')).toBe('fr')
  expect(await localeOf('/v1/echo/abc?locale=en-us', 'l1=fr')).toBe('en')
  expect(await localeOf('/v1/echo/abc?locale=fr-us')).toBe('fr')
  expect(await localeOf('/v1/echo/abc')).toBe('en')
})

test('[PUB-1.4] [PUB-7.36] answers in the first language of its site if none is asked for, and only in those that the site has', async () => {
  const localeOf = async (languages: SiteLanguages, query = '') => {
    caches.responses.clear()
    state.languages = languages
    return JSON.parse((await send(`/v1/echo/abc${query}`)).text).locale
  }
  expect(await localeOf(['fr', 'en'])).toBe('fr')
  expect(await localeOf(['fr', 'en'], '?locale=en')).toBe('en')
  expect(await localeOf(['fr'], '?locale=en')).toBe('fr')
})

describe('a refusal', () => {
  test('[PUB-7.1] [PUB-8.6] [V1-1.3] [V1-1.5] has status 200 and exactly two keys, in the requested language', async () => {
    const english = await send('/v1/refusing/abc')
    expect([english.status, english.text]).toEqual([200, '{"status":"error","msg":"Missing parameter: site_id."}'])
    expect((await send('/v1/refusing/abc?locale=fr')).text).toBe(
      '{"status":"error","msg":"Paramètre manquant\u00a0: site_id."}',
    )
  })

  test('[PUB-7.32] [V1-2] answers an open day without a menu with the exact body that clients compare, and caches it', async () => {
    expect((await send('/v1/echo/abc?date=none')).text).toBe('{"status":"error","msg":"No menu"}')
    await send('/v1/echo/abc?date=none')
    expect(state.builds).toBe(1)
  })

  test('is not cached by URL, so that random URLs cannot fill the cache', async () => {
    for (let number = 0; number < 50; number += 1) await send(`/v1/refusing/${number}?junk=${number}`)
    expect(caches.responses.size.entries).toBe(0)
  })
})

test('answers a URL of any length but caches only short ones', async () => {
  const long = await send(`/v1/echo/abc?date=${'x'.repeat(5_000)}`)
  expect(long.status).toBe(200)
  expect(caches.responses.size.entries).toBe(0)
})

test('[V1-14.3] [V1-1.17] answers an unknown path with 404 for every method', async () => {
  for (const address of ['/v1', '/v1/nothing', '/v1/echo', '/v1/ECHO/a', '/v1/__proto__', '/v1/%E0%A4%A'])
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, text, headers } = await send(address, { method })
      expect([status, text]).toEqual([404, '{"status":"error","msg":"Not found"}'])
      expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
    }
})

test('[V1-14.3] answers a wrong method with 405 and an Allow header', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers, text } = await send('/v1/echo/abc', { method })
    expect([status, headers.Allow, text]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      '{"status":"error","msg":"Method not allowed"}',
    ])
  }
})

test('[V1-1.6] allows any origin in a preflight, without credentials', async () => {
  const { status, bytes, headers } = await send('/v1/echo/abc', { method: 'OPTIONS' })
  expect([status, bytes]).toEqual([204, null])
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': '*',
  })
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
})

test('[V1-14.9] sends no body for HEAD and 304 for a matching ETag', async () => {
  const { headers, text } = await send('/v1/echo/abc')
  const head = await send('/v1/echo/abc', { method: 'HEAD' })
  expect([head.status, head.bytes, head.headers['Content-Length']]).toEqual([200, null, text.length])
  const known = await send('/v1/echo/abc', { ifNoneMatch: `W/${String(headers.ETag)}` })
  expect([known.status, known.bytes, known.headers['Access-Control-Allow-Origin']]).toEqual([304, null, '*'])
})

test('answers 503 with a request id to a fault and logs the error without exposing it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, text, headers } = await send('/v1/broken')
  expect([status, text]).toEqual([503, '{"status":"error","msg":"Something went wrong."}'])
  expect(headers['Cache-Control']).toBe('no-store')
  expect(String(log.mock.calls[0]?.[0])).toContain(String(headers['X-Request-Id']))
  expect(JSON.stringify(log.mock.calls[0]?.[1])).toContain('no database')
  log.mockRestore()
})

describe('the cache', () => {
  test('builds a response once, whatever parameters come that the call does not read', async () => {
    const addresses = Array.from({ length: 100 }, (_, number) => `/v1/echo/abc?_=${number}&date=x&utm_source=a`)
    await Promise.all(addresses.map((address) => send(address)))
    expect(state.builds).toBe(1)
    expect(caches.responses.peek(addressKey('/v1/echo/abc?date=x', ''))?.status).toBe(200)
    expect(caches.responses.size.entries).toBe(1)
  })

  test.each([siteTag(siteId), everySiteTag])('drops a response when %s expires', async (tag) => {
    await send('/v1/echo/abc')
    expireTag(tag)
    expect(caches.responses.size.entries).toBe(0)
    await send('/v1/echo/abc')
    expect(state.builds).toBe(2)
  })

  test('keeps responses when another site changes', async () => {
    await send('/v1/echo/abc')
    expireTag(siteTag('b'.repeat(24)))
    await send('/v1/echo/abc')
    expect(state.builds).toBe(1)
  })

  test('keeps the response of a URL that means today until midnight', async () => {
    state.until = Date.now() + 60_000
    await send('/v1/echo/abc')
    const key = addressKey('/v1/echo/abc', '')
    expect(caches.responses.peek(key, state.until - 1)).toBeDefined()
    expect(caches.responses.peek(key, state.until)).toBeUndefined()
  })
})

test.each`
  at                            | minute                    | quarter
  ${'2026-11-20T17:05:00.000Z'} | ${'2026-11-20T17:06:00Z'} | ${'2026-11-20T17:15:00Z'}
  ${'2026-11-20T17:05:59.999Z'} | ${'2026-11-20T17:06:00Z'} | ${'2026-11-20T17:15:00Z'}
  ${'2026-11-21T03:20:00.000Z'} | ${'2026-11-21T03:21:00Z'} | ${'2026-11-21T03:30:00Z'}
`('rounds $at up to the next minute and to the next quarter hour', ({ at, minute, quarter }) => {
  expect(endOfMinute(new Date(at))).toBe(Date.parse(minute))
  expect(endOfQuarterHour(new Date(at))).toBe(Date.parse(quarter))
})

test('[V1-14.3] never answers a request with a 5xx', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('%', '%00', '%E0%A4%A', '..', '__proto__', 'echo', '.json', '?', '&', '='),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.string({ maxLength: 20 }), async (pieces, cookie) => {
      const { status, text } = await send(`/v1/echo/${pieces.join('/')}?${pieces.join('&')}`, {
        cookie,
        acceptEncoding: cookie,
        ifNoneMatch: cookie,
      })
      expect([200, 304, 404]).toContain(status)
      if (text) expect(['success', 'error']).toContain(JSON.parse(text).status)
    }),
  )
})
