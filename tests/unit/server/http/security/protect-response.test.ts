import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseProxyList } from '@/server/http/client-address'
import { sendResponse } from '@/server/http/http-entry'
import { protectResponse, setContentSources } from '@/server/http/security/protect-response'
import { setTransportSecurity } from '@/server/http/security/transport-security'

let server: Server
let base = ''
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => {}

beforeAll(async () => {
  server = createServer((request, response) => {
    protectResponse(request, response)
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  setContentSources({ images: ['https://photos.example.com'], scriptHosts: ['widgets.example'], hasPolicies: true })
  setTransportSecurity({ serverUrl: 'http://localhost:3000', trustedProxies: null })
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(base + path, {
    headers: { accept: 'text/html', ...headers },
    method,
    redirect: 'manual',
  })
  return { response, text: await response.text(), policy: response.headers.get('content-security-policy') }
}
const nonceOf = (request: IncomingMessage) =>
  /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1]
const html = { 'Content-Type': 'text/html; charset=utf-8' }
/** Answers as Next does: a page whose inline script has the nonce of the request. */
const sendPage = (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Content-Type', html['Content-Type'])
  response.write(`<head></head><body><script src="/_next/a.js" nonce="${nonceOf(request)}" async=""></script>`)
  response.end(`<script nonce="${nonceOf(request)}">go()</script><script>steal()</script></body>`)
}

test('a page of the studio has a new nonce each time, which a client cannot choose', async () => {
  respond = sendPage
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const [first, second] = [await get('/admin', chosen), await get('/admin', chosen)]
  const [, nonce = ''] = /'nonce-([0-9a-f]{32})'/.exec(first.policy ?? '') ?? []
  expect(first.text).toContain(`<script nonce="${nonce}">go()</script>`)
  expect(second.policy).not.toBe(first.policy)
  expect(first.text).not.toContain('chosen')
})

test.each([
  ['HEAD', 200],
  ['GET', 304],
])('a %s with status %i does not replace the policy that a browser stored', async (method, status) => {
  respond = (_, response) => void response.writeHead(status, html).end()
  expect((await get('/northgate', {}, method)).policy).toBeNull()
})

test('keeps the headers that a route sets itself', async () => {
  respond = (_, response) => {
    response.setHeader('X-Frame-Options', 'DENY')
    response.writeHead(200, { 'content-type': 'image/png', 'content-security-policy': "default-src 'none'; sandbox" })
    response.end('a')
  }
  const { response, policy } = await get('/files/logo/a.png')
  expect(policy).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test.each([
  ['/api/news', { 'content-type': 'application/json' }, 200],
  ['/northgate/none', { 'content-type': 'text/plain' }, 404],
  ['/northgate?_rsc=a', { 'content-type': 'text/x-component' }, 200],
])('an answer at %s with %j and status %i is inert', async (path, headers, status) => {
  respond = (_, response) => void response.writeHead(status, headers).end()
  const { response, policy } = await get(path)
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toBeNull()
})

test('sends no policy for documents in development', async () => {
  setContentSources({ images: [], scriptHosts: [], hasPolicies: false })
  respond = sendPage
  expect((await get('/admin')).policy).toBeNull()
})

test.each([
  ['https://dining.example.edu', '', {}, true],
  ['http://localhost:3000', '', { 'x-forwarded-proto': 'https' }, false],
  ['http://localhost:3000', '127.0.0.1', { 'x-forwarded-proto': 'https' }, true],
  ['http://localhost:3000', '10.0.0.1', { 'x-forwarded-proto': 'https' }, false],
  ['https://dining.example.edu', '127.0.0.1', { 'x-forwarded-proto': 'http' }, false],
  ['https://dining.example.edu', '127.0.0.1', {}, true],
] as [string, string, Record<string, string>, boolean][])(
  'with SERVER_URL %s, the trusted proxy %j and %j, sends Strict-Transport-Security: %s',
  async (serverUrl, proxies, headers, isSent) => {
    setTransportSecurity({ serverUrl, trustedProxies: parseProxyList(proxies) })
    const header = async () => (await get('/northgate', headers)).response.headers.get('strict-transport-security')
    respond = sendPage
    expect(await header()).toBe(isSent ? 'max-age=31536000' : null)
    const cached = { 'Content-Type': 'application/json' }
    respond = (_, response) => sendResponse({ status: 200, headers: cached, bytes: null }, response)
    expect([await header(), await header()]).toEqual(Array(2).fill(isSent ? 'max-age=31536000' : null))
  },
)
