import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { caches } from '@/server/cache/caches'
import { fetchPrivacyNotice, readPrivacyNotice } from '@/server/http/pages/privacy-notice'

let answer: RequestListener = (_, response) => response.end()
let requested: string[] = []
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  answer(request, response)
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices.json`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requested = []
  caches.values.clear()
})

const respondWith = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
const dangerous =
  '<h2>Data</h2><p onclick="x()">We keep <b>little</b>.</p><script>x()</script><img src="https://t.example/p.gif">'

test.each([
  ['a list of notices', [{ content: dangerous, timestamp: '2026-11-02T10:00:00Z' }, { content: '<p>Second</p>' }]],
  [
    'notices by name',
    { one: { content: dangerous, timestamp: Date.UTC(2026, 10, 2, 10) }, two: { content: '<p>Second</p>' } },
  ],
])('[PUB-2.72] takes the first of %s, sanitized and without images, with its time', async (_, notices) => {
  respondWith({ notices, stylesheets: ['https://t.example/a.css'] })
  expect(await fetchPrivacyNotice(address)).toEqual({
    html: '<h2>Data</h2><p>We keep <b>little</b>.</p>',
    changed: new Date('2026-11-02T10:00:00Z'),
  })
})

test.each([[undefined], [null], ['soon']])('has no time for the timestamp %j', async (timestamp) => {
  respondWith({ notices: [{ content: '<p>Text</p>', timestamp }] })
  expect((await fetchPrivacyNotice(address)).changed).toBeNull()
})

test.each<[string, () => void, limit?: number]>([
  ['is not JSON', () => respondWith('<p>Hello</p>')],
  ['has no notices', () => respondWith({ notices: [] })],
  ['has a first notice without content', () => respondWith({ notices: [{ text: 'x' }] })],
  ['is empty when it is sanitized', () => respondWith({ notices: [{ content: '<script>x()</script>' }] })],
  ['is an error', () => respondWith({ notices: [{ content: '<p>x</p>' }] }, 500)],
  ['is too long', () => respondWith({ notices: [{ content: `<p>${'x'.repeat(600_000)}</p>` }] })],
  [
    'redirects',
    () => {
      answer = (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
    },
  ],
  ['never comes', () => (answer = () => {}), 10],
  [
    'never ends',
    () => {
      answer = (_, response) => response.writeHead(200).write('{"notices":')
    },
    10,
  ],
])('rejects a response that %s', async (...[, prepare, limit]) => {
  prepare()
  await expect(fetchPrivacyNotice(address, limit)).rejects.toThrow()
})

describe('the notice on the privacy page', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.PAYLOAD_SECRET = 'a secret of these tests'
    process.env.PRIVACY_NOTICE_URL = `${address}?lang={locale}`
  })
  afterEach(() => {
    process.env = { ...before }
    jest.restoreAllMocks()
  })

  test('is null without a request when the operator configured none', async () => {
    delete process.env.PRIVACY_NOTICE_URL
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(requested).toEqual([])
  })

  test('[PUB-2.72] is in the visitor’s language, and fetched once', async () => {
    respondWith({ notices: [{ content: '<p>Texte</p>' }] })
    expect((await readPrivacyNotice('fr'))?.html).toBe('<p>Texte</p>')
    await readPrivacyNotice('fr')
    expect(requested).toEqual(['/notices.json?lang=fr'])
  })

  test('is null after a failure, which is logged and not retried at once', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    respondWith('no', 500)
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(requested).toHaveLength(1)
    expect(log.mock.calls).toEqual([[expect.stringContaining('it answers 500')]])
  })
})
