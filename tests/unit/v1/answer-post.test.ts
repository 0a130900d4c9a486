import { jest } from '@jest/globals'
import { z } from 'zod'
import { parameter } from '@/contract/words'
import { ok, refuse } from '@/domain/result'
import { openLimits } from '@/server/rate-limits'
import { answerRequest } from '@/v1/answer-request'
import { setCookie, readCookie } from '@/v1/cookies'
import { get, post } from '@/v1/endpoint'
import { success } from '@/v1/envelope'

/** Nobody is told of this table. */
const described = { about: { en: '', fr: '' }, answer: z.unknown(), example: {} }
const input = z.object({ id: parameter, choice: parameter })
const told = { acts: 0 }

/** One that can be done, one that can be read too, one that breaks. */
const endpoints = [
  post('act/{id}', {
    ...described,
    input,
    limit: 'votes',
    act: async ({ id, choice }, { cookie }) => {
      told.acts += 1
      if (choice === 'wrong') return refuse('not-found-choice')
      return ok({ value: { id, choice, before: cookie('act_1') }, remember: { name: 'act_1', value: 'yes' } })
    },
    shape: (value: object, locale) => success(0, { locale, ...value }),
  }),
  get('both', {
    ...described,
    input: z.object({}),
    ask: async () => ok({ about: ['both'], siteId: null, until: 0, read: async () => ok({ read: true }) }),
    shape: (value: object) => success(0, value),
  }),
  post('both', {
    ...described,
    input: z.object({}),
    limit: 'votes',
    act: async () => ok({ value: { read: false }, remember: null }),
    shape: (value: object) => success(0, value),
  }),
  post('broken', {
    ...described,
    input: z.object({}),
    limit: 'votes',
    act: async () => {
      throw new Error('no database at /secret/path')
    },
    shape: (value: object) => value,
  }),
]

const json = (value: unknown) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) })
const send = async (address: string, more: Partial<Parameters<typeof answerRequest>[1]> = {}) => {
  const delivery = await answerRequest(endpoints, { method: 'POST', address, ...more })
  return { ...delivery, text: delivery.bytes?.toString() ?? '' }
}

beforeEach(() => {
  told.acts = 0
  openLimits({ reads: null, votes: null, forms: null })
})

test('[PUB-7.1] what is done is answered once, and nobody keeps the answer', async () => {
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
  expect(told.acts).toBe(2)
})

test('[PUB-7.23] parameters come by the body or by the address, the body first', async () => {
  const choiceOf = async (address: string, body?: ReturnType<typeof json>) =>
    JSON.parse((await send(address, { body })).text)
  expect(await choiceOf('/v1/act/7?choice=a')).toMatchObject({ choice: 'a' })
  expect(await choiceOf('/v1/act/7?choice=a', json({ choice: 'b', id: '8' }))).toMatchObject({ choice: 'b', id: '7' })
  expect(await choiceOf('/v1/act/7', json({ locale: 'fr' }))).toMatchObject({ choice: null, locale: 'fr' })
})

test('[V1-14.3] refusals are 200 in the asked language, and leave no cookie', async () => {
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
])('[V1-14.3] %s %s is %d and told %s', async (method, address, status, allowed) => {
  const answer = await send(address, { method })
  expect([answer.status, answer.headers.Allow]).toEqual([status, allowed])
  if (method === 'OPTIONS') expect(answer.headers['Access-Control-Allow-Methods']).toBe(allowed)
  expect(told.acts).toBe(0)
})

test('a path may be read and done', async () => {
  const readOf = async (method: string) => JSON.parse((await send('/v1/both', { method })).text).read
  expect([await readOf('GET'), await readOf('POST')]).toEqual([true, false])
})

test('[V1-14.3] a network that acts too often waits, another does not, and nothing is done meanwhile', async () => {
  openLimits({ reads: null, votes: { perSecond: 0.1, burst: 2 }, forms: null })
  const statuses: number[] = []
  for (const network of ['a', 'a', 'a', 'b']) statuses.push((await send('/v1/act/7', { network })).status)
  expect(statuses).toEqual([200, 200, 429, 200])
  expect(told.acts).toBe(3)
  const { headers, text } = await send('/v1/act/7', { network: 'a', body: json({ locale: 'fr' }) })
  expect(headers).toMatchObject({ 'Retry-After': 10, 'Access-Control-Allow-Origin': '*' })
  expect(JSON.parse(text)).toEqual({ status: 'error', msg: 'Trop de demandes. Réessayez dans 10 secondes.' })
})

test('what nobody can act on is 503: the log has the error, the caller has not', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { status, text } = await send('/v1/broken')
  expect([status, text]).toEqual([503, '{"status":"error","msg":"Something went wrong."}'])
  expect(String(log.mock.calls[0]?.[1])).toContain('no database')
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
`('[PUB-2.50] the cookies "$header" hold $value', ({ header, value }) => {
  expect(readCookie(header, 'survey_1')).toBe(value)
})

test('[PUB-2.50] the cookie of a vote is everywhere on the site and has no end', () => {
  expect(setCookie({ name: 'survey_1', value: 'a' }, true)).toBe('survey_1=a; Path=/; Max-Age=315360000; SameSite=Lax')
})
