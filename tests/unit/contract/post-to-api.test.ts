import { jest } from '@jest/globals'
import { postToApi } from '@/contract/post-to-api'

afterEach(() => void jest.restoreAllMocks())

test('[CUS-7.1] [CUS-9.1] asks version 1 of the API, and gives a request up after 20 seconds', async () => {
  const limits: number[] = []
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    return timeout.signal
  })
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('timeout')))
      }),
  )
  const posted = postToApi('contact', {}, 'en')
  timeout.abort()
  expect(await posted).toEqual({ status: 'failed' })
  expect(limits).toEqual([20_000])
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^\/v1\/contact\b/)
})

test.each([
  [401, { isSignedOut: true }],
  [403, {}],
])('a refusal with status %i says whether the session has ended', async (status, extra) => {
  const body = JSON.stringify({ status: 'error', msg: 'No.' })
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))
  expect(await postToApi('contact', {}, 'en')).toEqual({ status: 'refused', message: 'No.', ...extra })
})

test.each([
  [429, 'no JSON', { status: 'too-many', retrySeconds: 2 }],
  [503, '{"status":"error"}', { status: 'failed' }],
  [200, 'no JSON', { status: 'failed' }],
])('a response with status %i and the body %s is a failure', async (status, body, posted) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, headers: { 'Retry-After': '2' } }))
  expect(await postToApi('contact', {}, 'en')).toEqual(posted)
})
