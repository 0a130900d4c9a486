import { jest } from '@jest/globals'
import { z } from 'zod'
import { textParameter } from '@/contract/field-types'
import { ok, refuse } from '@/domain/result'
import { setRateLimits } from '@/server/http/rate-limits'
import { handleRequest } from '@/v1/engine/handle-request'
import { formatSetCookie, readCookie } from '@/v1/engine/cookies'
import { get, getPrivate, post, remove } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'

process.env.PAYLOAD_SECRET = 'only-for-tests-only-for-tests-only' // the address of the server is a setting

/** These endpoints need no documentation. */
const described = { about: { en: '', fr: '' }, answer: z.unknown(), example: {} }
const input = z.object({ id: textParameter, choice: textParameter })
const calls = { acts: 0 }

/** A write, a path with a read and a write, and a write that throws. */
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
    resolve: async () => ok({ cacheKey: ['both'], siteId: null, validUntil: 0, read: async () => ok({ read: true }) }),
    shape: (value: object) => success(0, value),
  }),
  post('both', {
    ...described,
    input: z.object({}),
    limit: 'votes',
    execute: async () => ok({ value: { read: false }, remember: null }),
    shape: (value: object) => success(0, value),
  }),
  getPrivate('mine', {
    ...described,
    input,
    execute: async ({ id }, { cookie }) => ok({ value: { id, owner: cookie('owner') }, remember: null }),
    shape: (value: object) => success(0, value),
  }),
  remove('mine', {
    ...described,
    input: z.object({ id: textParameter, plan: z.unknown() }),
    structured: ['plan'],
    limit: null,
    session: 'uses',
    execute: async ({ id, plan }, { cookie }) =>
      ok({
        value: { id, plan: plan ?? null, owner: cookie('owner') },
        remember: { name: 'owner', value: 'new', seconds: 60, secret: true },
      }),
    shape: (value: object) => success(0, value),
  }),
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

beforeEach(() => {
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

describe('calls that act for a visitor’s cookies', () => {
  const cookie = 'owner=ana'
  const parsed = async (...call: Parameters<typeof send>) => JSON.parse((await send(...call)).text)

  test('a private GET is answered from the cookies, and is not stored or shared', async () => {
    const { headers, text } = await send('/v1/mine?id=7', { method: 'GET', cookie, ifNoneMatch: '*' })
    expect(JSON.parse(text)).toMatchObject({ id: '7', owner: 'ana' })
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' })
    expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
    const head = await send('/v1/mine?id=7', { method: 'HEAD', cookie })
    expect([head.status, head.text]).toEqual([200, ''])
  })

  test('a page of another origin gets no cookies, and no preflight', async () => {
    expect(await parsed('/v1/mine', { method: 'GET', cookie, isForeign: true })).toMatchObject({ owner: null })
    const removed = await send('/v1/mine?id=7', { method: 'DELETE', cookie, isForeign: true })
    expect(JSON.parse(removed.text)).toMatchObject({ owner: null })
    expect(removed.headers).not.toHaveProperty('Set-Cookie')
    const { status, headers } = await send('/v1/mine', { method: 'OPTIONS' })
    expect([status, headers.Allow]).toEqual([204, 'GET, HEAD, DELETE, OPTIONS'])
    expect(Object.keys(headers).join()).not.toContain('Access-Control')
  })

  test('a DELETE takes parameters from the query or a body, and structures from JSON', async () => {
    expect(await parsed('/v1/mine?id=7', { method: 'DELETE', cookie })).toMatchObject({ id: '7', owner: 'ana' })
    const sent = json({ id: '8', plan: { id: 'a' } })
    expect(await parsed('/v1/mine?id=7', { method: 'DELETE', body: sent })).toMatchObject({
      id: '8',
      plan: { id: 'a' },
    })
    const { headers } = await send('/v1/mine', { method: 'DELETE', cookie })
    expect(headers['Set-Cookie']).toBe('owner=new; Path=/; Max-Age=60; SameSite=Lax; HttpOnly')
  })

  test('[V1-14.9] a customer’s session accepts JSON only, as forms of other pages can send anything else', async () => {
    const form = { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('id=7') }
    const session = 'customer=a.b.c'
    expect(await parsed('/v1/mine', { method: 'DELETE', cookie: session, body: form })).toMatchObject({
      status: 'error',
    })
    expect(await parsed('/v1/mine', { method: 'DELETE', cookie, body: form })).toMatchObject({ id: '7' })
    expect(await parsed('/v1/mine?id=7', { method: 'DELETE', cookie: session })).toMatchObject({ id: '7' })
  })

  test('a POST there is 405', async () => {
    const { status, headers } = await send('/v1/mine', { method: 'POST' })
    expect([status, headers.Allow]).toEqual([405, 'GET, HEAD, DELETE, OPTIONS'])
  })
})
