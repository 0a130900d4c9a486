import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { serveCachedApi } from '@/server/http/http-entry'
import { NetworkLimit, setRateLimits, takeRateLimitToken } from '@/server/http/rate-limits'
import { limitRequests } from '@/server/http/rate-limit-response'
import { parseProxyList, createNetworkResolver } from '@/server/http/client-address'

describe('a limit per network', () => {
  test('counts each network separately', () => {
    const limit = new NetworkLimit({ perSecond: 1, burst: 2 })
    expect(['a', 'a', 'a', 'b'].map((network) => limit.take(network, 0))).toEqual([0, 0, 1000, 0])
    expect(['a', 'b', 'b'].map((network) => limit.take(network, 1000))).toEqual([0, 0, 0])
  })

  test('allows everything without a limit', () => {
    const limit = new NetworkLimit(null)
    expect(Array.from({ length: 10_000 }, () => limit.take('a', 0)).every((wait) => wait === 0)).toBe(true)
  })

  test('tracks a limited number of networks', () => {
    const limit = new NetworkLimit({ perSecond: 1, burst: 1 })
    for (let number = 0; number < 60_000; number += 1) limit.take(`2001:db8:${number}:0::/64`, 0)
    expect(limit.size).toBe(50_000)
    expect(limit.take('2001:db8:59999:0::/64', 0)).toBe(1000)
    expect(limit.take('2001:db8:0:0::/64', 0)).toBe(0)
  })
})

describe('the HTTP entry', () => {
  let server: Server
  let base = ''
  beforeAll(async () => {
    const networkOf = createNetworkResolver(parseProxyList('127.0.0.1'))
    server = createServer((request, response) => {
      if (!limitRequests(networkOf(request), request, response) && !serveCachedApi(request, response))
        response.end('Next')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    setRateLimits({ reads: null, votes: null, forms: null })
  })
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(60_000) // a slow machine regains no token
    setRateLimits({ reads: { perSecond: 0.5, burst: 3 }, votes: null, forms: null })
  })
  afterEach(() => void jest.restoreAllMocks())

  const ask = (path: string, from: string, options: RequestInit = {}) =>
    fetch(`${base}${path}`, { ...options, headers: { 'x-forwarded-for': from, ...options.headers } })

  test('[V1-14.3] answers 429 with Retry-After and an error body to a network over its limit', async () => {
    for (let number = 0; number < 3; number += 1) expect((await ask('/v1/sites/public', '192.0.2.7')).status).toBe(200)
    const refused = await ask('/v1/sites/public', '192.0.2.7')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('content-type')).toContain('application/json')
    expect(await refused.text()).toBe('{"status":"error","msg":"Too many requests. Try again in 2 seconds."}')
    expect((await ask('/v1/sites/public', '192.0.2.8')).status).toBe(200)
  })

  test.each([
    ['/v1/x?locale=fr', '', 'Trop de demandes. Réessayez dans 2 secondes.'],
    ['/v1/x?a=b&locale=FR-ca', 'l1=en', 'Trop de demandes. Réessayez dans 2 secondes.'],
    ['/v1/x', 'l1=fr', 'Trop de demandes. Réessayez dans 2 secondes.'],
    ['/v1/x?locale=en', 'l1=fr', 'Too many requests. Try again in 2 seconds.'],
  ])('answers %s with the cookie "%s" in its language', async (path, cookie, msg) => {
    for (let number = 0; number < 3; number += 1) takeRateLimitToken('reads', '192.0.2.7')
    expect(await (await ask(path, '192.0.2.7', { headers: { cookie } })).json()).toEqual({ status: 'error', msg })
  })

  test('counts every method of v1, sends no body to HEAD, and does not count pages', async () => {
    await ask('/v1/x', '192.0.2.9', { method: 'HEAD' })
    await ask('/v1/x', '192.0.2.9', { method: 'OPTIONS' })
    await ask('/v1/x', '192.0.2.9', { method: 'POST', body: 'a=b' })
    const head = await ask('/v1/x', '192.0.2.9', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([429, ''])
    expect((await ask('/v1/x', '192.0.2.9', { method: 'POST', body: 'a=b' })).status).toBe(429)
    for (const path of ['/', '/northgate', '/admin', '/files/logo/a.webp'])
      expect((await ask(path, '192.0.2.9')).status).toBe(200)
  })

  test('has no limits before they are set', () => {
    setRateLimits({ reads: null, votes: null, forms: null })
    expect(takeRateLimitToken('votes', 'x')).toBe(0)
  })
})
