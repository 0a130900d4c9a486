import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import { deliver, prepareAnswer } from '@/server/answer'
import { caches } from '@/server/caches'
import { addressKey, answerV1, cookieLanguage, openDoor, turnAway, type DoorRequest } from '@/server/front-door'
import { rawRequest } from '../../support/raw-request'

const door = jest.fn(async (request: DoorRequest) => deliver(prepareAnswer(200, '{"from":"the door"}', {}), request))

let server: Server
let base = ''
beforeAll(async () => {
  openDoor(door)
  server = createServer((request, response) => {
    if (!answerV1(request, response) && !turnAway(request, response)) response.end('the framework')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  door.mockClear()
  Object.values(caches).forEach((cache) => cache.clear())
})

async function keep(address: string, language: '' | 'en' | 'fr', json: string) {
  const built = async () => ({ value: prepareAnswer(200, json, {}), tags: ['a'] })
  await caches.addresses.remember(addressKey(address, language), async () => ({
    value: { key: json, build: built },
    tags: ['a'],
  }))
  await caches.answers.remember(json, built)
}

test('a kept answer is sent from its bytes, by language, and the door is not asked', async () => {
  await keep('/v1/hot?a=1', '', '{"hot":"en"}')
  await keep('/v1/hot?a=1', 'fr', '{"hot":"fr"}')
  const plain = await fetch(`${base}/v1/hot?a=1`)
  expect(await plain.text()).toBe('{"hot":"en"}')
  expect(await (await fetch(`${base}/v1/hot?a=1`, { headers: { cookie: 'l1=fr' } })).text()).toBe('{"hot":"fr"}')
  const known = await fetch(`${base}/v1/hot?a=1`, { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(door).not.toHaveBeenCalled()
})

test.each(['/v1', '/v1/', '/v1?x', '/v1/cold?a=%zz&b', '/feeds', '/feeds/north/news.atom?locale=fr'])(
  '%s is asked at the door, raw',
  async (address) => {
    const response = await fetch(`${base}${address}`, { headers: { cookie: 'l1=fr', 'accept-encoding': 'none' } })
    expect(await response.text()).toBe('{"from":"the door"}')
    expect(door).toHaveBeenCalledWith(
      expect.objectContaining({ address, method: 'GET', cookie: 'l1=fr', acceptEncoding: 'none' }),
    )
  },
)

test.each(['HEAD', 'OPTIONS', 'PROPFIND', 'REPORT'])('%s is asked at the door too', async (method) => {
  if (method !== 'HEAD') await keep('/v1/cold', '', '{"hot":1}')
  await fetch(`${base}/v1/cold`, { method })
  expect(door).toHaveBeenCalledWith(expect.objectContaining({ method }))
})

test('what is expired is asked at the door again', async () => {
  await keep('/v1/hot', '', '{"hot":1}')
  caches.answers.expire('a')
  expect(await (await fetch(`${base}/v1/hot`)).text()).toBe('{"from":"the door"}')
})

test.each([
  ['POST', '/v1/hot'],
  ['GET', '/v12'],
  ['GET', '/feedstore'],
  ['GET', '/northgate/feeds/'],
  ['GET', '/northgate/v1/'],
])('%s %s is the framework’s', async (method, address) => {
  expect(await (await fetch(`${base}${address}`, { method })).text()).toBe('the framework')
})

test.each`
  cookie               | language
  ${undefined}         | ${''}
  ${'l1=fr'}           | ${'fr'}
  ${'a=1; l1=en; b=2'} | ${'en'}
  ${'xl1=fr'}          | ${''}
  ${'l1=french'}       | ${''}
  ${'l1=__proto__'}    | ${''}
`('[PUB-1.4] the cookie $cookie asks for "$language"', ({ cookie, language }) => {
  expect(cookieLanguage(cookie)).toBe(language)
})

describe('an address that the framework would fail over, or read as another than it is written', () => {
  const port = () => Number(new URL(base).port)

  test.each(['/%ff', '/northgate/%c0%ae', '/northgate/%', '/admin/%e0%80', '*', 'http://campus.example/northgate'])(
    '%s is a bad request',
    async (target) => expect(await rawRequest(port(), target)).toMatchObject({ status: 400 }),
  )

  test.each([
    '/files',
    '/files/logo',
    '/files/logo/',
    '/files//a.webp',
    '/files/../a.webp',
    '/files/logo/..',
    '/files/logo/%2e%2e',
    '/files/logo/a/b.webp',
    '/files\\logo\\a.webp',
    '/files/%6cogo/a.webp',
    '/files/logo/../location/a.webp',
  ])('%s is no file', async (target) => expect(await rawRequest(port(), target)).toMatchObject({ status: 404 }))

  test.each([
    '/',
    '/northgate',
    '/northgate/caf%C3%A9?q=%ff',
    '/filesystem',
    '/files/logo/a.webp',
    '/files/section_banner/Caf%C3%A9%20(1).png?v=1',
  ])('%s goes on to the framework', async (target) =>
    expect((await rawRequest(port(), target)).body).toContain('the framework'),
  )
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
  ['POST', '/voters', {}, 405],
  ['PATCH', '/api/sites/1', {}, 200],
  ['POST', '/v1/surveys/answer', {}, 200],
  ['HEAD', '/northgate', {}, 200],
])(
  '%s %s with %j goes no further where a page takes no forms: %i',
  async (method, path, headers: Record<string, string>, status) => {
    const response = await fetch(base + path, { method, headers })
    expect([response.status, response.headers.get('allow')]).toEqual([status, status === 405 ? 'GET, HEAD' : null])
  },
)

test('[V1-1.8] a doubled slash makes no difference for what has a body either', async () => {
  const request = { method: 'POST', url: '/v1//surveys///answer/?next=//x', headers: {} } as IncomingMessage
  expect(answerV1(request, {} as ServerResponse)).toBe(false)
  expect(request.url).toBe('/v1/surveys/answer/?next=//x')
})
