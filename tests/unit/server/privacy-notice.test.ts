import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { caches } from '@/server/caches'
import { fetchNotice, readPrivacyNotice } from '@/server/privacy-notice'

let answer: RequestListener = (_, response) => response.end()
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
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
  asked = []
  caches.values.clear()
})

const saying = (body: unknown, status = 200) => {
  answer = (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
const dangerous =
  '<h2>Data</h2><p onclick="x()">We keep <b>little</b>.</p><script>x()</script><img src="https://t.example/p.gif">'

test.each([
  ['a list', [{ content: dangerous, timestamp: '2026-11-02T10:00:00Z' }, { content: '<p>Second</p>' }]],
  ['names', { one: { content: dangerous, timestamp: Date.UTC(2026, 10, 2, 10) }, two: { content: '<p>Second</p>' } }],
])('[PUB-2.72] the first of the notices by %s, cleaned, without pictures, with its time', async (_, notices) => {
  saying({ notices, stylesheets: ['https://t.example/a.css'] })
  expect(await fetchNotice(address)).toEqual({
    html: '<h2>Data</h2><p>We keep <b>little</b>.</p>',
    changed: new Date('2026-11-02T10:00:00Z'),
  })
})

test.each([[undefined], [null], ['soon']])('[PUB-2.72] a notice whose time is %j has none', async (timestamp) => {
  saying({ notices: [{ content: '<p>Text</p>', timestamp }] })
  expect((await fetchNotice(address)).changed).toBeNull()
})

test.each<[string, () => void]>([
  ['is no JSON', () => saying('<p>Hello</p>')],
  ['has no notices', () => saying({ notices: [] })],
  ['has a first notice without content', () => saying({ notices: [{ text: 'x' }] })],
  ['has nothing left when it is cleaned', () => saying({ notices: [{ content: '<script>x()</script>' }] })],
  ['is an error', () => saying({ notices: [{ content: '<p>x</p>' }] }, 500)],
  ['is longer than it may be', () => saying({ notices: [{ content: `<p>${'x'.repeat(600_000)}</p>` }] })],
  [
    'leads elsewhere',
    () => {
      answer = (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
    },
  ],
  ['never comes', () => (answer = () => {})],
  [
    'begins and never ends',
    () => {
      answer = (_, response) => response.writeHead(200).write('{"notices":')
    },
  ],
])('[PUB-2.72] an answer that %s is refused', async (_, prepare) => {
  prepare()
  await expect(fetchNotice(address, 300)).rejects.toThrow()
})

describe('what the privacy page is given', () => {
  const before = { ...process.env }
  beforeEach(() => {
    process.env.PAYLOAD_SECRET = 'a secret of these tests'
    process.env.PRIVACY_NOTICE_URL = `${address}?lang={locale}`
  })
  afterEach(() => {
    process.env = { ...before }
    jest.restoreAllMocks()
  })

  test('[PUB-2.72] nobody is asked where the operator named nobody', async () => {
    delete process.env.PRIVACY_NOTICE_URL
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(asked).toEqual([])
  })

  test('[PUB-2.72] the notice in the visitor’s language, asked for once', async () => {
    saying({ notices: [{ content: '<p>Texte</p>' }] })
    expect((await readPrivacyNotice('fr'))?.html).toBe('<p>Texte</p>')
    await readPrivacyNotice('fr')
    expect(asked).toEqual(['/notices.json?lang=fr'])
  })

  test('[PUB-2.72] a failure is told to the log alone, and not asked for again at once', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    saying('no', 500)
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(await readPrivacyNotice('en')).toBeNull()
    expect(asked).toHaveLength(1)
    expect(log.mock.calls).toEqual([[expect.stringContaining('it answers 500')]])
  })
})
