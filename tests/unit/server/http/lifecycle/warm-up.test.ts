import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { isWarmingUp, warmUp } from '@/server/http/lifecycle/warm-up'

let close: (() => void) | null = null
afterEach(() => {
  close?.()
  jest.restoreAllMocks()
})

/** Starts a server that answers so, and returns its port and the requests it gets. */
async function serve(address: string, answer: RequestListener) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${isWarmingUp()}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, address, done))
  close = () => void (server.closeAllConnections(), server.close())
  return { port: (server.address() as AddressInfo).port, seen }
}

const withSites =
  (...slugs: string[]): RequestListener =>
  ({ url }, response) =>
    url === '/v1/sites/public'
      ? response.end(JSON.stringify({ sites: slugs.map((slug) => ({ slug })) }))
      : response.writeHead(500).end('{}')

test.each([null, '127.0.0.1', '::1'])(
  'asks each kind of page once, whatever it answers (bound to %s)',
  async (address) => {
    const { port, seen } = await serve(address ?? '127.0.0.1', withSites('north', 'south'))
    await warmUp(address, port)
    expect(seen).toEqual([
      'GET /v1/sites/public true',
      'GET /north true',
      'GET /north/whats-on-the-menu true',
      'POST /v1/customer/authenticate true',
      'GET /api/staff/me true',
      'GET /admin/login true',
    ])
    expect(isWarmingUp()).toBe(false)
  },
)

test.each<[string, RequestListener]>([
  ['there is no site', withSites()],
  ['the list is no JSON', (_, response) => response.end('<html>')],
  ['connections break', ({ socket }) => socket.destroy()],
])('ends when %s', async (_, answer) => {
  const { port, seen } = await serve('127.0.0.1', answer)
  await warmUp(null, port)
  expect(seen).toEqual(['GET /v1/sites/public true'])
  expect(isWarmingUp()).toBe(false)
})

test.each(['/v1/sites/public', '/north'])('ends after its time when %s does not answer', async (silent) => {
  const timeout = new AbortController()
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const listed = withSites('north')
  const { port, seen } = await serve('127.0.0.1', (request, response) => {
    if (request.url === silent) timeout.abort()
    else listed(request, response)
  })
  await warmUp(null, port, 2_000)
  expect([limit.mock.lastCall, seen.at(-1)]).toEqual([[2_000], `GET ${silent} true`])
  expect(isWarmingUp()).toBe(false)
})
