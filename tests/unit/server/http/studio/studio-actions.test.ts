import type { ServerResponse } from 'node:http'
import { rejectStudioAction } from '@/server/http/studio/studio-actions'
import { setRateLimits } from '@/server/http/rate-limits'

const noLimits = { reads: null, votes: null, forms: null }
beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'a secret of these tests'
})
beforeEach(() => setRateLimits(noLimits))
afterAll(() => setRateLimits(noLimits))

/** The status that is sent; null when the request is passed on. */
function send(url: string, headers: Record<string, string>, method = 'POST'): number | null {
  let sent: number | null = null
  const response = { writeHead: (status: number) => (sent = status), end: () => undefined } as unknown as ServerResponse
  const isSent = rejectStudioAction('192.0.2.1', { method, url, headers }, response)
  return isSent ? sent : null
}

test.each([
  ['a short body', '/admin/forgot', { 'content-length': '16384' }, null],
  ['a longer body', '/admin/forgot', { 'content-length': '16385' }, 413],
  ['a body of unknown length', '/admin', { 'transfer-encoding': 'chunked' }, 413],
  ['an invalid length', '/admin?x', { 'content-length': 'x' }, 413],
  ['a longer body of staff', '/admin', { 'content-length': '900000', cookie: 'a=b; payload-token=x' }, null],
  [
    'a page of a neighbouring host',
    '/admin',
    { 'content-length': '9', cookie: 'payload-token=x', origin: 'http://x.localhost:3000', host: 'localhost:3000' },
    403,
  ],
  ['a page of the studio', '/admin', { 'content-length': '9', origin: 'https://a.example', host: 'a.example' }, null],
  ['a longer body elsewhere', '/administration', { 'content-length': '900000' }, null],
])('%s to %s with %j', (_, url, headers, status) => expect(send(url, headers)).toBe(status))

test('are limited per network', () => {
  setRateLimits({ ...noLimits, reads: { perSecond: 0.001, burst: 2 } })
  const headers = { 'content-length': '10' }
  expect([1, 2, 3].map(() => send('/admin/login', headers))).toEqual([null, null, 429])
  expect(send('/admin/login', headers, 'GET')).toBeNull()
})
