import { jest } from '@jest/globals'
import { z } from 'zod'
import { textParameter } from '@/contract/field-types'
import { listParameter, structuredParameter } from '@/contract/structured-parameter'
import { ok, refuse } from '@/domain/result'
import { setRateLimits } from '@/server/http/rate-limits'
import { handleRequest } from '@/v1/engine/handle-request'
import { formatSetCookie, readCookie } from '@/domain/http/cookies'
import { get, getPrivate, post, remove } from '@/v1/engine/define-endpoint'
import { success } from '@/v1/engine/envelope'

/** These endpoints need no documentation. */
const described = { about: { en: '', fr: '' }, answer: z.unknown(), example: {} }
const input = z.object({ id: textParameter, choice: textParameter })
const calls = { acts: 0 }
const plan = z.union([z.string(), z.object({ id: z.string(), days: z.array(z.number().int()).optional() })])

/** Echoes its parameters and the cookie `basket`, and sets that cookie. */
const echo = {
  ...described,
  execute: async (given: object, { cookie }: { cookie: (name: string) => string | null }) => {
    calls.acts += 1
    return ok({
      value: { ...given, basket: cookie('basket') },
      remember: { name: 'basket', value: 'new', seconds: 60, secret: true },
    })
  },
  shape: (value: object) => success(0, value),
}

/** Writes, paths with a read and a write, a write that throws, and a cart. */
const endpoints = [
  post('act/{id}', {
    ...described,
    input,
    limit: 'votes',
    execute: async ({ id, choice }, { cookie }) => {
      calls.acts += 1
      if (choice === 'wrong') return refuse('not-found-choice')
      return ok({ value: { id, choice, before: cookie('act_1') }, remember: { name: 'act_1', value: 'yes' } })
    },
    shape: (value: object, locale) => success(0, { locale, ...value }),
  }),
  get('both', {
    ...described,
    input: z.object({}),
    resolve: async () => ok({ site: null, validUntil: 0, read: async () => ok({ read: true }) }),
    shape: (value: object) => success(0, value),
  }),
  post('both', {
    ...described,
    input: z.object({}),
    limit: 'votes',
    execute: async () => ok({ value: { read: false }, remember: null }),
    shape: (value: object) => success(0, value),
  }),
  post('cart', {
    ...echo,
    input: z.object({ plan: structuredParameter(plan), note: textParameter }),
    limit: 'forms',
    session: 'uses',
  }),
  post('names', { ...echo, input: z.object({ names: listParameter((names) => names) }), limit: 'forms' }),
  remove('cart', { ...echo, input: z.object({ item: textParameter }), limit: 'forms', session: 'uses' }),
  getPrivate('cart', { ...echo, input: z.object({ item: textParameter }) }),
  getPrivate('card', { ...echo, input: z.object({}), documentPath: () => '/northgate/card' }),
  getPrivate('checked', { ...echo, input: z.object({}), limit: 'forms', session: null }),
  remove('open', { ...echo, input: z.object({}), limit: 'forms' }),
  post('broken', {
    ...described,
    input: z.object({}),
    limit: 'votes',
    execute: async () => {
      throw new Error('no database at /secret/path')
    },
    shape: (value: object) => value,
  }),
]

const json = (value: unknown) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) })
const send = async (address: string, more: Partial<Parameters<typeof handleRequest>[1]> = {}) => {
  const delivery = await handleRequest(endpoints, { method: 'POST', address, ...more })
  return { ...delivery, text: delivery.bytes?.toString() ?? '' }
}

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'a secret of these tests'
})
beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000) // a slow machine regains no token
  calls.acts = 0
  setRateLimits({ reads: null, votes: null, forms: null })
})

test('[PUB-7.1] executes a write each time and forbids storing the response', async () => {
  const { status, headers, text } = await send('/v1/act/7.json/', { body: json({ choice: 'a' }), ifNoneMatch: '*' })
  expect([status, text]).toEqual([
    200,
    '{"status":"success","request_time":0.001,"records":0,"locale":"en","id":"7","choice":"a","before":null}',
  ])
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Set-Cookie': 'act_1=yes; Path=/; Max-Age=315360000; SameSite=Lax',
  })
  expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
  await send('/v1/act/7', { body: json({ choice: 'a' }) })
  expect(calls.acts).toBe(2)
})

test('[PUB-7.23] reads parameters from the body, then from the query', async () => {
  const choiceOf = async (address: string, body?: ReturnType<typeof json>) =>
    JSON.parse((await send(address, { body })).text)
  expect(await choiceOf('/v1/act/7?choice=a')).toMatchObject({ choice: 'a' })
  expect(await choiceOf('/v1/act/7?choice=a', json({ choice: 'b', id: '8' }))).toMatchObject({ choice: 'b', id: '7' })
  expect(await choiceOf('/v1/act/7', json({ locale: 'fr' }))).toMatchObject({ choice: null, locale: 'fr' })
})

test('[V1-14.3] answers refusals with 200 in the requested language and sets no cookie', async () => {
  for (const [address, body, msg] of [
    ['/v1/act/7?choice=wrong', undefined, 'Choice not found.'],
    ['/v1/act/7?choice=wrong&locale=fr', undefined, 'Choix introuvable.'],
    ['/v1/act/7', { type: 'application/json', bytes: Buffer.from('{') }, 'The request cannot be read.'],
    ['/v1/act/7?locale=fr', 'too-long', 'La demande est trop longue.'],
  ] as const) {
    const { status, text, headers } = await send(address, { body })
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'error', msg }])
    expect(headers['Cache-Control']).toBe('no-store')
    expect(headers).not.toHaveProperty('Set-Cookie')
  }
})

test.each([
  ['GET', '/v1/act/7', 405, 'POST, OPTIONS'],
  ['HEAD', '/v1/act/7', 405, 'POST, OPTIONS'],
  ['DELETE', '/v1/act/7', 405, 'POST, OPTIONS'],
  ['OPTIONS', '/v1/act/7', 204, 'POST, OPTIONS'],
  ['PUT', '/v1/both', 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', '/v1/both', 204, 'GET, HEAD, POST, OPTIONS'],
])('[V1-14.3] answers %s %s with %d and Allow: %s', async (method, address, status, allowed) => {
  const answer = await send(address, { method })
  expect([answer.status, answer.headers.Allow]).toEqual([status, allowed])
  if (method === 'OPTIONS') expect(answer.headers['Access-Control-Allow-Methods']).toBe(allowed)
  expect(calls.acts).toBe(0)
})

test('serves a GET and a POST on the same path', async () => {
  const readOf = async (method: string) => JSON.parse((await send('/v1/both', { method })).text).read
  expect([await readOf('GET'), await readOf('POST')]).toEqual([true, false])
})

describe('structured parameters', () => {
  const planOf = async (value: unknown) => JSON.parse((await send('/v1/cart', { body: json(value) })).text) as object

  test('accepts the objects and arrays that the schema of the endpoint describes, and texts as before', async () => {
    expect(await planOf({ plan: { id: 'a', days: [1, 2], price: 3 } })).toMatchObject({
      plan: { id: 'a', days: [1, 2] },
    })
    expect(await planOf({ plan: { id: 'a', price: 3 } })).not.toHaveProperty('plan.price')
    expect(await planOf({ plan: 5, note: 7 })).toMatchObject({ plan: '5', note: '7' })
    expect(await planOf({ plan: null })).toMatchObject({ plan: null })
    const inQuery = await send('/v1/cart?plan=a&note=b')
    expect(JSON.parse(inQuery.text)).toMatchObject({ plan: 'a', note: 'b' })
  })

  test.each([
    ['a wrong type', { plan: { id: 1 } }],
    ['a missing key', { plan: {} }],
    ['an array in place of an object', { plan: [] }],
    ['nine levels', { plan: { id: 'a', x: [[[[[[[[]]]]]]]] } }],
    ['keys of a prototype only', JSON.parse('{"plan":{"__proto__":{"id":"a"}}}') as object],
  ])('refuses %s with the name of the field', async (_, value) => {
    expect(await planOf(value)).toEqual({ status: 'error', msg: expect.stringMatching(/^Invalid field: plan/) })
    expect(calls.acts).toBe(0)
  })

  test('names the place of a wrong value', async () => {
    setRateLimits({ reads: null, votes: null, forms: null })
    const strict = [
      post('strict', {
        ...echo,
        input: z.object({ plan: structuredParameter(z.object({ dayList: z.array(z.number()) })) }),
        limit: 'forms',
      }),
    ]
    const { bytes } = await handleRequest(strict, {
      method: 'POST',
      address: '/v1/strict',
      body: json({ plan: { dayList: [1, 'x'] } }),
    })
    expect(bytes?.toString()).toBe('{"status":"error","msg":"Invalid field: plan.day_list.1."}')
  })

  test.each([
    ['an object', '{"choice":{"a":1}}'],
    ['an array', '{"choice":["a"]}'],
    ['an array of any depth', `{"choice":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ])('refuses %s where the endpoint expects a text', async (_, sent) => {
    const { text } = await send('/v1/act/7', { body: { type: 'application/json', bytes: Buffer.from(sent) } })
    expect(JSON.parse(text)).toEqual({ status: 'error', msg: 'Invalid field: choice.' })
    expect(calls.acts).toBe(0)
  })
})

describe('a list', () => {
  const form = (text: string) => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) })
  const listed = async (address: string, body?: ReturnType<typeof json>) =>
    JSON.parse((await send(address, { body })).text) as { names: unknown }

  test.each([
    ['an array', '/v1/names', json({ names: ['Milk', 'Nuts, mixed', 7] }), ['Milk', 'Nuts, mixed', '7']],
    ['an empty array', '/v1/names', json({ names: [] }), []],
    ['an array under a name with brackets', '/v1/names', json({ 'names[]': ['Milk', 'Egg'] }), ['Milk', 'Egg']],
    ['a text with commas', '/v1/names', json({ names: ' Milk,, Egg ' }), ['Milk', 'Egg']],
    ['an empty text', '/v1/names', form('names='), []],
    ['a name that a form repeats', '/v1/names', form('names=Milk&names=Nuts%2C+mixed'), ['Milk', 'Nuts, mixed']],
    ['a repeated name with brackets', '/v1/names', form('names[]=Milk&names%5B%5D=Egg'), ['Milk', 'Egg']],
    ['a name that the query repeats', '/v1/names?names=Milk&names=Egg', undefined, ['Milk', 'Egg']],
    ['null', '/v1/names', json({ names: null }), null],
    ['nothing', '/v1/names', json({}), null],
  ])('is taken from %s', async (_, address, body, names) => {
    expect(await listed(address, body)).toMatchObject({ status: 'success', names })
  })

  test.each([
    ['an object', { names: { a: 'Milk' } }],
    ['an array with an object', { names: ['Milk', {}] }],
    ['an array in an array', { names: [['Milk']] }],
    ['an array with null', { names: [null] }],
    ['1,001 entries', { names: Array(1001).fill('Milk') }],
  ])('refuses %s with the name of the field', async (_, sent) => {
    expect(await listed('/v1/names', json(sent))).toEqual({ status: 'error', msg: 'Invalid field: names.' })
  })
})

describe('a DELETE', () => {
  test('reads its parameters from the query or from a JSON body', async () => {
    const itemOf = async (address: string, body?: ReturnType<typeof json>) =>
      (JSON.parse((await send(address, { method: 'DELETE', body })).text) as { item: string }).item
    expect([await itemOf('/v1/cart?item=a'), await itemOf('/v1/cart', json({ item: 'b' }))]).toEqual(['a', 'b'])
    expect(await itemOf('/v1/cart?item=a', json({ item: 'b' }))).toBe('b')
  })

  test('[V1-14.9] is granted to other origins only where no cookie decides', async () => {
    const open = await send('/v1/open', { method: 'OPTIONS' })
    expect(open.headers['Access-Control-Allow-Methods']).toBe('DELETE, OPTIONS')
    expect((await send('/v1/open', { method: 'DELETE' })).headers['Access-Control-Allow-Origin']).toBe('*')
    const cart = await send('/v1/cart', { method: 'OPTIONS' })
    expect(cart).toMatchObject({ status: 204, headers: { Allow: 'GET, HEAD, POST, DELETE, OPTIONS' } })
    expect(cart.headers).not.toHaveProperty('Access-Control-Allow-Methods')
  })
})

describe('a call that acts on a cookie', () => {
  const cookie = 'basket=old'
  test.each(['GET', 'POST', 'DELETE'])('[V1-14.9] %s is not stored and only for this origin', async (method) => {
    const { status, headers, text } = await send('/v1/cart', { method, cookie, ifNoneMatch: '*' })
    expect([status, JSON.parse(text)]).toMatchObject([200, { basket: 'old' }])
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Set-Cookie': 'basket=new; Path=/; Max-Age=60; SameSite=Lax; HttpOnly',
    })
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  test.each(['GET', 'POST', 'DELETE'])('%s of a page of another origin runs without cookies', async (method) => {
    const { headers, text } = await send('/v1/cart', { method, cookie, isForeign: true })
    expect(JSON.parse(text)).toMatchObject({ basket: null })
    expect(headers).not.toHaveProperty('Set-Cookie')
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
  })

  test('[V1-14.12] is granted to pages of an origin that the operator lists, which send and read cookies', async () => {
    const clientOrigin = 'https://app.example.edu'
    const page = { cookie, isForeign: true, clientOrigin }
    const leave = { 'Access-Control-Allow-Origin': clientOrigin, 'Access-Control-Allow-Credentials': 'true' }
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { headers, text } = await send('/v1/cart', { method, ...page })
      expect(JSON.parse(text)).toMatchObject({ basket: 'old' })
      expect(headers).toMatchObject({ ...leave, Vary: 'Accept-Encoding, Cookie, Origin', 'Cache-Control': 'no-store' })
      expect(headers).toHaveProperty('Set-Cookie')
    }
    const methods = 'GET, HEAD, POST, DELETE, OPTIONS'
    const preflight = { 'Access-Control-Allow-Methods': methods, 'Access-Control-Allow-Headers': 'Content-Type' }
    expect((await send('/v1/cart', { method: 'OPTIONS', ...page })).headers).toMatchObject({ ...leave, ...preflight })
    for (const address of ['/v1/both', '/v1/act/7']) {
      const { headers } = await send(address, { method: address === '/v1/both' ? 'GET' : 'POST', ...page })
      expect(headers['Access-Control-Allow-Origin']).toBe('*')
      expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
    }
  })

  const textTypes = ['text/plain', '', 'application/x-www-form-urlencoded', 'multipart/form-data; x; application/json']
  test.each(['POST', 'DELETE'])('%s with a cookie accepts JSON only', async (method) => {
    for (const type of textTypes) {
      const body = { type, bytes: Buffer.from('{"item":"a"}') }
      const { text } = await send('/v1/cart', { method, cookie, body })
      expect([type, JSON.parse(text).msg]).toEqual([type, expect.stringMatching(/^Send the parameters as JSON/)])
    }
    expect(calls.acts).toBe(0)
    const body = { type: 'text/plain', bytes: Buffer.from('{"item":"a"}') }
    for (const sent of [{ body }, { cookie, body: { ...body, type: 'application/json; charset=utf-8' } }])
      expect(JSON.parse((await send('/v1/cart', { method, ...sent })).text)).toMatchObject({ status: 'success' })
  })
})

describe('a private read', () => {
  test('runs for each GET and HEAD, whatever the cookie', async () => {
    for (const basket of ['a', 'b']) {
      const { text } = await send('/v1/cart?item=1', { method: 'GET', cookie: `basket=${basket}` })
      expect(JSON.parse(text)).toMatchObject({ item: '1', basket })
    }
    const head = await send('/v1/cart?item=1', { method: 'HEAD' })
    expect([head.status, head.bytes, calls.acts]).toEqual([200, null, 3])
  })

  test('[CUS-7.21] with a document redirects browsers that open it, wherever the link was, and answers programs', async () => {
    const open = (more: object, path = 'card') => send(`/v1/${path}`, { method: 'GET', cookie: 'basket=a', ...more })
    const tab = { isForeign: true, isNavigation: true }
    const headers = { Location: '/northgate/card', 'Cache-Control': 'no-store' }
    expect(await open({ ...tab, wantsPage: true })).toMatchObject({ status: 303, bytes: null, headers })
    const basketOf = async (more: object, path?: string) => JSON.parse((await open(more, path)).text).basket
    expect([await basketOf({}), await basketOf(tab)]).toEqual(['a', 'a'])
    expect([await basketOf({ isForeign: true }), await basketOf(tab, 'cart')]).toEqual([null, null])
  })

  test('counts towards its own limit', async () => {
    setRateLimits({ reads: null, votes: null, forms: { perSecond: 0.1, burst: 1 } })
    const statuses: number[] = []
    for (const path of ['checked', 'checked', 'cart', 'cart'])
      statuses.push((await send(`/v1/${path}`, { method: 'GET', network: 'a' })).status)
    expect(statuses).toEqual([200, 429, 200, 200])
  })
})

test('[V1-14.3] answers 429 to a network over its limit without executing the write', async () => {
  setRateLimits({ reads: null, votes: { perSecond: 0.1, burst: 2 }, forms: null })
  const statuses: number[] = []
  for (const network of ['a', 'a', 'a', 'b']) statuses.push((await send('/v1/act/7', { network })).status)
  expect(statuses).toEqual([200, 200, 429, 200])
  expect(calls.acts).toBe(3)
  const { headers, text } = await send('/v1/act/7', { network: 'a', body: json({ locale: 'fr' }) })
  expect(headers).toMatchObject({ 'Retry-After': 10, 'Access-Control-Allow-Origin': '*' })
  expect(JSON.parse(text)).toEqual({ status: 'error', msg: 'Trop de demandes. Réessayez dans 10 secondes.' })
})

test('answers 503 to a fault and logs the error without exposing it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, text } = await send('/v1/broken')
  expect([status, text]).toEqual([503, '{"status":"error","msg":"Something went wrong."}'])
  expect(JSON.stringify(log.mock.calls[0]?.[1])).toContain('no database')
  log.mockRestore()
})

test.each`
  header                        | value
  ${null}                       | ${null}
  ${''}                         | ${null}
  ${'survey_1=a'}               | ${'a'}
  ${'l1=fr; survey_1=a=b; x=y'} | ${'a=b'}
  ${'survey_1=a; survey_1=b'}   | ${'a'}
  ${'survey_1='}                | ${''}
  ${'survey_1'}                 | ${''}
  ${'survey_11=a;xsurvey_1=b'}  | ${null}
`('[PUB-2.50] reads the value $value from the cookies "$header"', ({ header, value }) => {
  expect(readCookie(header, 'survey_1')).toBe(value)
})

test('[PUB-2.50] sets a vote cookie for the whole site that lasts ten years', () => {
  expect(formatSetCookie({ name: 'survey_1', value: 'a' }, true)).toBe(
    'survey_1=a; Path=/; Max-Age=315360000; SameSite=Lax',
  )
})
