import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { answerCookieName } from '@/domain/content/survey'
import { answersCookie } from '@/domain/shop/remembered-answers'
import { cartCookie } from '@/features/shop/cart/cart-cookie'
import { sessionCookie } from '@/server/auth/customer-session'
import { caches, expireTag } from '@/server/cache/caches'
import { recordRead, recordUnstorable } from '@/server/cache/recording'
import { clock } from '@/server/clock'
import { getClientNetwork } from '@/server/http/current-request'
import { createPages } from '@/server/http/pages/serve-page'
import { setContentSources } from '@/server/http/security/protect-response'

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const html: Answer = (response) => void response.setHeader('Content-Type', 'text/html; charset=utf-8')
let answer: Answer = html
const seen = jest.fn<(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { network: string }) => void>()
let renders = 0
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Renders as Next does: what it was asked, in parts, with the nonce of the request on its own scripts. */
async function handle(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request
  seen({ method, url, headers, network: getClientNetwork() })
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  renders += 1
  recordRead(['a'])
  await Promise.resolve()
  answer(response, request)
  response.setHeader('Link', `</a.woff2>; rel=preload; nonce="${nonce}"`)
  response.write(`<head></head><body>${url}<script src="/_next/a.js" nonce="${nonce}" async=""></script>`)
  response.end(`<script nonce="${nonce}">go()</script><script>steal()</script></body>`)
}

let server: Server
let base = ''
beforeAll(async () => {
  setContentSources({ images: ['https://photos.example.com'], scriptHosts: [], hasPolicies: true })
  const servePage = createPages({
    handle,
    serverUrl: 'https://dining.example.edu',
    frenchHosts: new Set(['127.0.0.1']),
    mobileApp: { link: 'app://{site}', agents: ['CampusApp'] },
    keeps: true,
  })
  server = createServer((request, response) => {
    if (!servePage(request, response, '192.0.2.0')) response.end('other')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  caches.responses.clear()
  seen.mockClear()
  answer = html
  renders = 0
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(base + path, { headers, method, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const rendersOf = async (...requests: [path: string, headers?: Record<string, string>][]) => {
  for (const [path, headers] of requests) await get(path, headers)
  return renders
}
const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux)' }
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' }

test('a page is rendered from its key: nothing else of a visitor reaches the renderer', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'content-security-policy': "script-src 'nonce-chosen'" }
  const sent = { ...phone, ...forged, cookie: 'l1=fr; _ga=1; payload-token=x', 'accept-language': 'de' }
  await get('/northgate/search?utm_source=a&q=soup&mine=milk', sent)
  const [{ headers, ...asked } = { headers: {} }] = seen.mock.lastCall ?? []
  expect(asked).toEqual({ method: 'GET', url: '/northgate/search?mine=milk&q=soup', network: '' })
  expect(headers).toEqual({
    host: 'dining.example.edu',
    accept: 'text/html',
    'user-agent': 'Refectory Mobi',
    cookie: 'l1=fr',
    'content-security-policy': expect.stringMatching(/^script-src 'nonce-[0-9a-f]{32}'$/),
  })
})

test('a page names the digests of the scripts that Next wrote, and is the same for everybody', async () => {
  const { text, headers } = await get('/northgate')
  expect(text).toContain('<script>go()</script>')
  expect(text).not.toContain('nonce')
  expect(text).toContain('["/_next/a.js"]') // deferred
  const policy = headers.get('content-security-policy')
  expect(policy?.match(/'sha256-/g)).toHaveLength(3) // Next's, the recorder and the loader
  expect(policy).toContain("img-src 'self' data: https://photos.example.com;")
  expect(headers.get('link')).toBe('</a.woff2>; rel=preload')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect([(await get('/northgate')).text, renders]).toEqual([text, 1])
})

test('a HEAD and a 304 do not replace the policy that a browser stored', async () => {
  const etag = (await get('/northgate')).headers.get('etag') ?? ''
  const [head, known] = [await get('/northgate', {}, 'HEAD'), await get('/northgate', { 'if-none-match': etag })]
  expect([head.status, known.status, known.text]).toEqual([200, 304, ''])
  for (const { headers } of [head, known])
    expect(['content-security-policy', 'link'].map((name) => headers.get(name))).toEqual([null, null])
  expect([known.headers.get('etag'), known.headers.get('x-frame-options'), renders]).toEqual([etag, 'SAMEORIGIN', 1])
})

test('a page whose minute has ended is sent for two seconds while one render replaces it, and never after a save', async () => {
  const minute = Date.now() + 60_000
  let now = minute - 1
  const milliseconds = jest.spyOn(clock, 'milliseconds').mockImplementation(() => now)
  let text = 'old'
  answer = (response) => {
    recordRead(['a'], now < minute ? minute : minute + 60_000)
    html(response, {} as never)
    response.setHeader('X-Text', text)
  }
  const ask = async () => (await get('/northgate')).headers.get('x-text')
  await ask()
  ;[now, text] = [minute + 1_999, 'new']
  expect(await ask()).toBe('old')
  await settle()
  expect([await ask(), renders]).toEqual(['new', 2])
  ;[now, text] = [minute + 62_000, 'late']
  expect(await ask()).toBe('late')
  ;[now, text] = [minute + 120_001, 'saved']
  expireTag('a')
  expect(await ask()).toBe('saved')
  milliseconds.mockRestore()
})

test('50 visitors who come at once share one render', async () => {
  await Promise.all(Array.from({ length: 50 }, () => get('/northgate')))
  expect(renders).toBe(1)
})

test('language, fonts and a closed popup of the home page each have a page of their own', async () => {
  const popup = `popup-${'a'.repeat(24)}=true`
  expect(await rendersOf(['/north', desktop], ['/north', { ...desktop, cookie: 'l1=fr' }], ['/north', phone])).toBe(3)
  expect(await rendersOf(['/north', { ...phone, cookie: 'type=1' }], ['/north', desktop])).toBe(3)
  expect(await rendersOf(['/north', { ...desktop, cookie: popup }], ['/north', { cookie: `x=1; ${popup}` }])).toBe(4)
  expect(await rendersOf(['/north/hours', desktop], ['/north/hours', { ...desktop, cookie: popup }])).toBe(5)
})

test('a page that depends on the host is rendered for the kind of host: one that speaks French first is named', async () => {
  const chosen = { cookie: 'l1=en' }
  expect(await rendersOf(['/north'], ['/north', chosen])).toBe(2)
  const frenchBase = base.replace('localhost', '127.0.0.1')
  for (const headers of [{}, chosen]) await (await fetch(`${frenchBase}/north`, { headers })).text()
  const asked = seen.mock.calls.map(([{ headers }]) => [headers.host, headers.cookie])
  expect(asked.slice(1)).toEqual([
    ['dining.example.edu', 'l1=en'],
    ['127.0.0.1', ''],
  ])
})

test.each([
  ['a session', { cookie: `a=b; ${sessionCookie}=x` }],
  ['a session over HTTPS', { cookie: '__Host-customer=x' }],
  ['a cart', { cookie: `${cartCookie('1')}=x` }],
  ['a cart over HTTPS', { cookie: '__Host-cart-1=x' }],
  ['answers to the order form', { cookie: `${answersCookie('1')}=x` }],
  ['a vote', { cookie: `${answerCookieName('1')}=x` }],
  ['the mobile app', { 'user-agent': 'CampusApp/2' }],
] as [string, Record<string, string>][])('%s gets a page of its own, which nobody else sees', async (_, headers) => {
  await get('/northgate')
  await get('/northgate', headers)
  expect(seen.mock.lastCall?.[0]).toMatchObject({ headers, network: '192.0.2.0' })
  expect(await rendersOf(['/northgate', headers], ['/northgate'])).toBe(3)
  expect(caches.responses.size.entries).toBe(1)
})

test.each<[string, Answer]>([
  ['not found', (response) => void (response.statusCode = 404)],
  ['redirected', (response) => void response.writeHead(307, { Location: '/x' })],
  ['partial after a fault', () => recordUnstorable('a fault')],
  ['for one visitor', (response) => void response.setHeader('Set-Cookie', 'a=b')],
  ['not to be stored', (response) => void response.setHeader('Cache-Control', 'no-store')],
  ['out of date already', () => recordRead([], 0)],
])('a page that is %s is not stored', async (_, change) => {
  answer = (response, request) => {
    html(response, request)
    change(response, request)
  }
  expect(await rendersOf(['/northgate'], ['/northgate'])).toBe(2)
  expect(caches.responses.size.entries).toBe(0)
})

test('after a save the next page is new, also when the save came during a render', async () => {
  await get('/northgate')
  expireTag('a')
  answer = (response, request) => {
    html(response, request)
    if (renders === 2) expireTag('a')
  }
  expect(await rendersOf(['/northgate'], ['/northgate'], ['/northgate'])).toBe(3)
})

test('a page over 1,000 characters is not stored', async () => {
  expect(await rendersOf(...Array<[string]>(2).fill([`/northgate/search?q=${'x'.repeat(1_000)}`]))).toBe(2)
})

test.each([
  '/admin',
  '/v1/sites/info',
  '/files/logo/a.png',
  '/_next/a.js',
  '/north/app-icon/a',
  '/receipts/1',
  '/vote',
])('leaves %s to Next', async (path) => expect((await get(path)).text).toBe('other'))

test('leaves requests of the router and other methods to Next', async () => {
  expect([(await get('/north', { rsc: '1' })).text, (await get('/north', {}, 'OPTIONS')).text]).toEqual([
    'other',
    'other',
  ])
})

test.each<[string, Answer]>([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['destroys its response', (response) => void response.destroy(new Error('broken'))],
])('a renderer that %s ends the connection, and the next visitor gets a page', async (_, fail) => {
  answer = fail
  await expect(get('/northgate')).rejects.toThrow()
  answer = html
  expect((await get('/northgate')).status).toBe(200)
})
