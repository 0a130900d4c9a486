import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { answerHealth, registerReadinessCheck } from '@/server/http/lifecycle/health'
import { warmUp } from '@/server/http/lifecycle/warm-up'
import { singletons } from '@/server/process-singletons'
import { beginStop } from '@/server/shutdown'

const server = createServer((incoming, response) => {
  if (!answerHealth(incoming, response)) response.writeHead(404).end()
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  delete singletons.isStopping
  delete singletons.checkReadiness
})

const ask = (path: string, method = 'GET') =>
  new Promise<string>((done, fail) => {
    const { port } = server.address() as AddressInfo
    const outgoing = request({ port, host: '127.0.0.1', path, method }, (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('end', () => done(`${response.statusCode} ${text.trim()}`.trim()))
    })
    outgoing.on('error', fail).end()
  })

test.each([
  ['/readyz', '503 starting'],
  ['/healthz', '200 ok'],
  ['/readyz/', '404'],
  ['/readyzz', '404'],
  ['/v1/readyz', '404'],
])('before the first check: %s is %s', async (path, answer) => {
  expect(await ask(path)).toBe(answer)
})

test.each([
  [null, '200 ok'],
  ['database', '503 database'],
  ['migrations', '503 migrations'],
] as const)('the fault %s is answered with %s', async (fault, answer) => {
  registerReadinessCheck(async () => fault)
  expect(await ask('/readyz')).toBe(answer)
  expect(await ask('/healthz')).toBe('200 ok')
})

test('an error of the check says nothing but that the database does not answer', async () => {
  registerReadinessCheck(() => Promise.reject(new Error('mongodb://user:password@db')))
  expect(await ask('/readyz')).toBe('503 database')
})

test('a process that ends is alive and not ready', async () => {
  registerReadinessCheck(async () => null)
  beginStop()
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual(['200 ok', '503 draining'])
})

test('a process that makes its first requests is not ready, and says so after a fault', async () => {
  registerReadinessCheck(async () => null)
  const { port } = server.address() as AddressInfo
  const warming = warmUp(null, port)
  expect(await ask('/readyz')).toBe('503 starting')
  registerReadinessCheck(async () => 'database')
  expect(await ask('/readyz')).toBe('503 database')
  await warming
  registerReadinessCheck(async () => null)
  expect(await ask('/readyz')).toBe('200 ok')
})

test('answers HEAD without a body and refuses other methods', async () => {
  registerReadinessCheck(async () => null)
  expect(await ask('/readyz', 'HEAD')).toBe('200')
  expect(await ask('/readyz', 'POST')).toBe('405 Method not allowed')
})
