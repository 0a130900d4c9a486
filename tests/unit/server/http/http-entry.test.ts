import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { toHttpResponse, createEncodedResponse } from '@/server/http/encoded-response'
import { caches } from '@/server/cache/caches'
import { getClientDevice } from '@/server/http/current-request'
import {
  addressKey,
  serveCachedApi,
  cookieLanguage,
  registerApiHandler,
  rejectInvalidAddress,
  type ApiRequest,
} from '@/server/http/http-entry'
import { rawRequest } from '../../../support/servers/raw-request'

const handler = jest.fn(async (request: ApiRequest) =>
  toHttpResponse(createEncodedResponse(200, '{"from":"handler"}', {}), request),
)

let server: Server
let base = ''
beforeAll(async () => {
  process.env.PAYLOAD_SECRET = 'a secret of these tests'
  registerApiHandler(handler)
  server = createServer((request, response) => {
    if (!serveCachedApi(request, response, '192.0.2.0') && !rejectInvalidAddress(request, response))
      response.end('Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  handler.mockClear()
  Object.values(caches).forEach((cache) => cache.clear())
})

async function store(address: string, language: '' | 'en' | 'fr', json: string) {
  await caches.responses.getOrBuild(addressKey(address, language), async () => ({
    value: createEncodedResponse(200, json, {}),
    tags: ['a'],
  }))
}

test('sends a cached response by language, without calling the handler', async () => {
  await store('/v1/hot?a=1', '', '{"hot":"en"}')
  await store('/v1/hot?a=1', 'fr', '{"hot":"fr"}')
  const plain = await fetch(`${base}/v1/hot?a=1`)
  expect(await plain.text()).toBe('{"hot":"en"}')
  expect(await (await fetch(`${base}/v1/hot?a=1`, { headers: { cookie: 'l1=fr' } })).text()).toBe('{"hot":"fr"}')
  const known = await fetch(`${base}/v1/hot?a=1`, { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(handler).not.toHaveBeenCalled()
})

test('[V1-1.7] sends a cached response in the encoding that a client accepts', async () => {
  const text = JSON.stringify({ hot: 'Crème brûlée '.repeat(200) })
  const stored = createEncodedResponse(200, text, {})
  await caches.responses.getOrBuild(addressKey('/v1/hot', ''), async () => ({ value: stored, tags: [] }))
  for (const acceptEncoding of ['gzip', 'br']) await toHttpResponse(stored, { method: 'GET', acceptEncoding })
  for (const [accepted, encoding] of [
    ['none', null],
    ['gzip, deflate', 'gzip'],
    ['gzip, br', 'br'],
  ] as const) {
    const response = await fetch(`${base}/v1/hot`, { headers: { 'accept-encoding': accepted } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text])
  }
  expect(handler).not.toHaveBeenCalled()
})

test('passes the network and the source of a read to the handler, so that private reads can refuse other origins', async () => {
  const sourceOf = async (headers: Record<string, string>) => {
    await fetch(`${base}/v1/cold`, { headers })
    const { network, isForeign, cookie, isNavigation, wantsPage } = handler.mock.lastCall?.[0] ?? {}
    return { network, isForeign, cookie, isNavigation, wantsPage }
  }
  const own = { network: '192.0.2.0', isForeign: false, cookie: 'a=b', isNavigation: false, wantsPage: false }
  expect(await sourceOf({ cookie: 'a=b' })).toEqual(own)
  expect(await sourceOf({ cookie: 'a=b', 'sec-fetch-site': 'same-origin' })).toEqual(own)
  expect(await sourceOf({ cookie: 'a=b', origin: 'https://other.example' })).toEqual({ ...own, isForeign: true })
  expect(await sourceOf({ cookie: 'a=b', accept: 'text/html,*/*;q=0.8' })).toEqual({ ...own, wantsPage: true })
})

test.each(['/v1', '/v1/', '/v1?x', '/v1/cold?a=%zz&b', '/feeds', '/feeds/north/news.atom?locale=fr'])(
  'passes %s to the handler as it is',
  async (address) => {
    const response = await fetch(`${base}${address}`, { headers: { cookie: 'l1=fr', 'accept-encoding': 'none' } })
    expect(await response.text()).toBe('{"from":"handler"}')
    expect(handler).toHaveBeenCalledWith(
      expect.objectContaining({ address, method: 'GET', cookie: 'l1=fr', acceptEncoding: 'none' }),
    )
  },
)

test.each(['HEAD', 'OPTIONS', 'PROPFIND', 'REPORT'])('passes %s to the handler', async (method) => {
  if (method !== 'HEAD') await store('/v1/cold', '', '{"hot":1}')
  await fetch(`${base}/v1/cold`, { method })
  expect(handler).toHaveBeenCalledWith(expect.objectContaining({ method }))
})

test('calls the handler again after the cached response expires', async () => {
  await store('/v1/hot', '', '{"hot":1}')
  caches.responses.expire('a')
  expect(await (await fetch(`${base}/v1/hot`)).text()).toBe('{"from":"handler"}')
})

test.each([
  ['GET', '/v12'],
  ['GET', '/feedstore'],
  ['GET', '/northgate/feeds/'],
  ['GET', '/northgate/v1/'],
])('leaves %s %s to Next', async (method, address) => {
  expect(await (await fetch(`${base}${address}`, { method })).text()).toBe('Next')
})

test.each`
  cookie               | language
  ${undefined}         | ${''}
  ${'l1=fr'}           | ${'fr'}
  ${'a=1; l1=en; b=2'} | ${'en'}
  ${'xl1=fr'}          | ${''}
  ${'l1=french'}       | ${''}
  ${'l1=__proto__'}    | ${''}
`('[PUB-1.4] reads "$language" from the cookie $cookie', ({ cookie, language }) => {
  expect(cookieLanguage(cookie)).toBe(language)
})

describe('addresses that Next would fail for or read differently', () => {
  const port = () => Number(new URL(base).port)

  test.each(['/%ff', '/northgate/%c0%ae', '/northgate/%', '/admin/%e0%80', '*', 'http://campus.example/northgate'])(
    'answers 400 for %s',
    async (target) => expect(await rawRequest(port(), target)).toMatchObject({ status: 400 }),
  )

  test.each([
    ...['/files', '/files/logo', '/files/logo/', '/files//a.webp', '/files/../a.webp', '/files/logo/..'],
    ...['/files/logo/%2e%2e', '/files/logo/a/b.webp', '/files\\logo\\a.webp', '/files/%6cogo/a.webp'],
    ...['/files/logo/../location/a.webp'],
  ])('answers 404 for %s', async (target) => expect(await rawRequest(port(), target)).toMatchObject({ status: 404 }))

  test.each([
    '/',
    '/northgate',
    '/northgate/caf%C3%A9?q=%ff',
    '/filesystem',
    '/files/logo/a.webp',
    '/files/section_banner/Caf%C3%A9%20(1).png?v=1',
  ])('leaves %s to Next', async (target) => expect((await rawRequest(port(), target)).body).toContain('Next'))
})

test.each([
  ['POST', '/northgate', {}, 405],
  ['POST', '/feeds/northgate/news.atom', {}, 405],
  ['POST', '/', { 'content-type': 'multipart/form-data' }, 405],
  ['DELETE', '/files/logo/a.webp', {}, 405],
  ['POST', '/v1.json', {}, 405],
  ['POST', '/admin', {}, 405],
  ['POST', '/admin/login', { 'next-action': 'abc' }, 200],
  ['PUT', '/admin/login', { 'next-action': 'abc' }, 405],
  ['POST', '/language', {}, 200],
  ['POST', '/vote', {}, 200],
  ['POST', '/webhooks/payments/stripe', {}, 200],
  ['POST', '/webhooksite', {}, 405],
  ['POST', '/voters', {}, 405],
  ['PATCH', '/api/sites/1', {}, 200],
  ['POST', '/v1/surveys/answer', {}, 200],
  ['HEAD', '/northgate', {}, 200],
])('answers %s %s with %j as %i', async (method, path, headers: Record<string, string>, status) => {
  const response = await fetch(base + path, { method, headers })
  expect([response.status, response.headers.get('allow')]).toEqual([status, status === 405 ? 'GET, HEAD' : null])
})

test('removes repeated slashes from the path of a request with a body', async () => {
  await fetch(`${base}/v1//surveys///answer/?next=//x`, { method: 'POST' })
  expect(handler.mock.lastCall?.[0]).toMatchObject({ method: 'POST', address: '/v1/surveys/answer/?next=//x' })
})

describe('a request with a body', () => {
  const sent = () => handler.mock.lastCall?.[0]
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${base}/v1/hot`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  test('reaches the handler with its body, network and source, and is not answered from the cache', async () => {
    await store('/v1/hot', '', '{"hot":1}')
    const response = await post('{"a":1}', { cookie: 'a=b', origin: 'https://other.example' })
    expect(await response.text()).toBe('{"from":"handler"}')
    expect(sent()).toMatchObject({ method: 'POST', network: '192.0.2.0', isForeign: true, cookie: 'a=b' })
    expect(sent()?.body).toEqual({ type: 'application/json', bytes: Buffer.from('{"a":1}') })
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('reaches the handler with %s', async (method) => {
    await fetch(`${base}/v1/hot`, { method, body: 'x' })
    expect(sent()).toMatchObject({ method })
  })

  test('knows the device of the client', async () => {
    let device: string | null = null
    handler.mockImplementationOnce(async (request) => {
      device = getClientDevice()
      return toHttpResponse(createEncodedResponse(200, '{}', {}), request)
    })
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await post('{}', { 'user-agent': userAgent })
    expect(device).toBe('Firefox/Linux')
  })

  test.each([
    [16 * 1024, 'object'],
    [16 * 1024 + 1, 'string'],
    [900 * 1024, 'string'],
  ])('of %i bytes is answered after it was received, without keeping a long one', async (bytes, kept) => {
    const response = await post('x'.repeat(bytes))
    expect(response.status).toBe(200)
    expect(typeof sent()?.body).toBe(kept)
    expect(sent()?.body).toEqual(kept === 'string' ? 'too-long' : expect.anything())
  })

  test('that breaks off is reported as such', async () => {
    const received = new Promise((resolve) => server.once('request', resolve))
    const handled = new Promise<void>((resolve) =>
      handler.mockImplementationOnce(async (request) => {
        resolve()
        return toHttpResponse(createEncodedResponse(200, '{}', {}), request)
      }),
    )
    const socket = connect(Number(new URL(base).port), '127.0.0.1')
    socket.write('POST /v1/hot HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"a":')
    await received
    socket.destroy()
    await handled
    expect(sent()).toMatchObject({ method: 'POST', body: 'broken-off' })
  })
})
