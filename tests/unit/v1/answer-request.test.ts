import { jest } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'
import { askedFlag, askedId, parameter } from '@/contract/words'
import { ok, refuse } from '@/domain/result'
import { everySiteTag, siteTag } from '@/server/cache-tags'
import { caches, expireTag } from '@/server/caches'
import { addressKey } from '@/server/front-door'
import { answerRequest } from '@/v1/answer-request'
import { endOfMinute, endOfQuarterHour, get } from '@/v1/endpoint'
import { success } from '@/v1/envelope'

const siteId = 'a'.repeat(24)
const input = z.object({ id: askedId, site_id: askedId, date: parameter, with_address: askedFlag })

/** Nobody is told of this table. */
const described = { about: { en: '', fr: '' }, answer: z.unknown(), example: {} }

const told = { builds: 0, until: Infinity }

/** A table of three: one that echoes what it understood, one that refuses, one that breaks. */
const endpoints = [
  get('echo/{id}', {
    ...described,
    input,
    ask: async (given) =>
      ok({
        about: ['echo', JSON.stringify(given)],
        siteId,
        until: told.until,
        read: async () => {
          told.builds += 1
          return given.date === 'none' ? refuse('no-menu') : ok(given)
        },
      }),
    shape: (given, locale) => success(0, { locale, ...given }),
  }),
  get('refusing/{id}', {
    ...described,
    input,
    ask: async () => refuse('missing-parameter', { parameter: 'site_id' }),
    shape: (value: object) => value,
  }),
  get('broken', {
    ...described,
    input: z.object({}),
    ask: async () => {
      throw new Error('no database at /secret/path')
    },
    shape: (value: object) => value,
  }),
]

const send = async (address: string, more: Partial<Parameters<typeof answerRequest>[1]> = {}) => {
  const delivery = await answerRequest(endpoints, { method: 'GET', address, ...more })
  return { ...delivery, text: delivery.bytes?.toString() ?? '' }
}

beforeEach(() => {
  Object.values(caches).forEach((cache) => cache.clear())
  Object.assign(told, { builds: 0, until: Infinity })
})

test('[PUB-7.1] an answer is one line of compact JSON with the headers that any page may read it by', async () => {
  const { status, headers, text } = await send('/v1/echo/ABC?date=2031-02-03')
  expect(text).toBe(
    '{"status":"success","request_time":0.001,"records":0,"locale":"en","id":"abc","site_id":null,"date":"2031-02-03","with_address":false}',
  )
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Vary: 'Accept-Encoding, Cookie',
  })
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
})

test.each([
  '/v1/echo/abc',
  '/v1/echo/abc/',
  '/v1/echo/abc.json',
  '/v1/echo/abc.json/',
  '/v1//echo/abc//',
  '/v1/echo/ABC?platform=0&platform=1&unknown',
  '/v1/echo/abc?&2024-01-01 10:00:00.0',
  '/v1/echo/abc?id=ffff',
  '/v1/echo/abc?__proto__=1&constructor=2&with_address=yes',
])('[V1-1.8] [V1-1.9] %s asks the same', async (address) => {
  const plain = await send('/v1/echo/abc')
  expect((await send(address)).text).toBe(plain.text)
  expect(told.builds).toBe(1)
})

test('[V1-1.9] of a doubled parameter the first counts', async () => {
  expect(JSON.parse((await send('/v1/echo/abc?date=first&date=second')).text)).toMatchObject({ date: 'first' })
})

test('[PUB-7.36] the language comes from locale, else from the cookie, and each has its own answer', async () => {
  const localeOf = async (address: string, cookie?: string) => JSON.parse((await send(address, { cookie })).text).locale
  expect(await localeOf('/v1/echo/abc')).toBe('en')
  expect(await localeOf('/v1/echo/abc', 'a=b; l1=fr')).toBe('fr')
  expect(await localeOf('/v1/echo/abc?locale=en-us', 'l1=fr')).toBe('en')
  expect(await localeOf('/v1/echo/abc?locale=fr-us')).toBe('fr')
  expect(told.builds).toBe(2)
})

describe('what is refused', () => {
  test('[PUB-7.1] is HTTP 200 with exactly two keys, in the asked language', async () => {
    const english = await send('/v1/refusing/abc')
    expect([english.status, english.text]).toEqual([200, '{"status":"error","msg":"Missing parameter: site_id."}'])
    expect((await send('/v1/refusing/abc?locale=fr')).text).toBe(
      '{"status":"error","msg":"Paramètre manquant\u00a0: site_id."}',
    )
  })

  test('[PUB-7.32] an open day without a menu is the body that clients compare byte by byte, and is kept', async () => {
    expect((await send('/v1/echo/abc?date=none')).text).toBe('{"status":"error","msg":"No menu"}')
    await send('/v1/echo/abc?date=none')
    expect(told.builds).toBe(1)
  })

  test('is not remembered by address, so that junk fills nothing', async () => {
    for (let number = 0; number < 50; number += 1) await send(`/v1/refusing/${number}?junk=${number}`)
    expect(caches.addresses.size.entries).toBe(0)
    expect(caches.answers.size.entries).toBe(1)
  })
})

test('an address of any length is answered, and only one of sensible length is remembered', async () => {
  const long = await send(`/v1/echo/abc?junk=${'x'.repeat(5_000)}`)
  expect(long.status).toBe(200)
  expect([caches.addresses.size.entries, caches.answers.size.entries]).toEqual([0, 1])
})

test('[V1-14.3] a path that does not exist is 404, whatever the method', async () => {
  for (const address of [
    '/v1',
    '/v1/',
    '/v1/nothing',
    '/v1/echo',
    '/v1/echo/a/b',
    '/v1/ECHO/a',
    '/v1/__proto__',
    '/v1/%E0%A4%A',
  ])
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, text, headers } = await send(address, { method })
      expect([status, text]).toEqual([404, '{"status":"error","msg":"Not found"}'])
      expect(headers).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
    }
})

test('[V1-14.3] a wrong method is 405 and told which are right', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers, text } = await send('/v1/echo/abc', { method })
    expect([status, headers.Allow, text]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      '{"status":"error","msg":"Method not allowed"}',
    ])
  }
})

test('[V1-1.6] a preflight allows any origin to read, never with credentials', async () => {
  const { status, bytes, headers } = await send('/v1/echo/abc', { method: 'OPTIONS' })
  expect([status, bytes]).toEqual([204, null])
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': '*',
  })
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
})

test('[V1-14.9] HEAD has no body, and a known answer is 304', async () => {
  const { headers, text } = await send('/v1/echo/abc')
  const head = await send('/v1/echo/abc', { method: 'HEAD' })
  expect([head.status, head.bytes, head.headers['Content-Length']]).toEqual([200, null, text.length])
  const known = await send('/v1/echo/abc', { ifNoneMatch: `W/${String(headers.ETag)}` })
  expect([known.status, known.bytes, known.headers['Access-Control-Allow-Origin']]).toEqual([304, null, '*'])
})

test('what nobody can act on is 503 with a request id: the log has the error, the caller has not', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, text, headers } = await send('/v1/broken')
  expect([status, text]).toEqual([503, '{"status":"error","msg":"Something went wrong."}'])
  expect(headers['Cache-Control']).toBe('no-store')
  expect(String(log.mock.calls[0]?.[0])).toContain(String(headers['X-Request-Id']))
  expect(String(log.mock.calls[0]?.[1])).toContain('no database')
  log.mockRestore()
})

describe('what is kept', () => {
  test('many askers of many addresses cost one build', async () => {
    const addresses = Array.from({ length: 100 }, (_, number) => `/v1/echo/abc?junk=${number % 10}`)
    await Promise.all(addresses.map((address) => send(address)))
    expect(told.builds).toBe(1)
    expect([caches.addresses.size.entries, caches.answers.size.entries]).toEqual([10, 1])
  })

  test('the front door finds the answer under the raw address', async () => {
    await send('/v1/echo/abc?b=1')
    const route = caches.addresses.peek(addressKey('/v1/echo/abc?b=1', ''))
    expect(caches.answers.peek(route?.key ?? '')?.status).toBe(200)
  })

  test.each([siteTag(siteId), everySiteTag])('a change of %s drops the address and its answer', async (tag) => {
    await send('/v1/echo/abc')
    expireTag(tag)
    expect([caches.addresses.size.entries, caches.answers.size.entries]).toEqual([0, 0])
    await send('/v1/echo/abc')
    expect(told.builds).toBe(2)
  })

  test('a change of another site drops nothing', async () => {
    await send('/v1/echo/abc')
    expireTag(siteTag('b'.repeat(24)))
    await send('/v1/echo/abc')
    expect(told.builds).toBe(1)
  })

  test('an address that means today holds until midnight, its answer longer', async () => {
    told.until = Date.now() + 60_000
    await send('/v1/echo/abc')
    const key = addressKey('/v1/echo/abc', '')
    const route = caches.addresses.peek(key, told.until - 1)
    expect(route).toBeDefined()
    expect(caches.addresses.peek(key, told.until)).toBeUndefined()
    expect(caches.answers.peek(route?.key ?? '', told.until)).toBeDefined()
  })
})

test.each`
  at                            | minute                    | quarter
  ${'2026-11-20T17:05:00.000Z'} | ${'2026-11-20T17:06:00Z'} | ${'2026-11-20T17:15:00Z'}
  ${'2026-11-20T17:05:59.999Z'} | ${'2026-11-20T17:06:00Z'} | ${'2026-11-20T17:15:00Z'}
  ${'2026-11-21T03:20:00.000Z'} | ${'2026-11-21T03:21:00Z'} | ${'2026-11-21T03:30:00Z'}
`(
  '[PUB-4.10] what the clock changes at $at holds to the end of its minute, or quarter hour',
  ({ at, minute, quarter }) => {
    expect(endOfMinute(new Date(at))).toBe(Date.parse(minute))
    expect(endOfQuarterHour(new Date(at))).toBe(Date.parse(quarter))
  },
)

test('[V1-14.3] nothing that a caller can send is a 5xx', async () => {
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
    { numRuns: 300 },
  )
})
