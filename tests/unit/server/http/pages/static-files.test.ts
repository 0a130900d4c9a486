import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createStaticFiles } from '@/server/http/pages/static-files'
import { compressStatic } from '../../../../../scripts/compress-static.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
const css = '.dish { color: green }\n'.repeat(100)
let base = ''
const server = createServer((request, response) => {
  if (!serve(request, response)) response.end('left to Next')
})
let serve: ReturnType<typeof createStaticFiles>

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'))
  const files = ['chunks/a.css', 'chunks/b.js', 'media.png'].map((name) => path.join(folder, name))
  for (const file of files) writeFileSync(file, css)
  await compressStatic(files)
  serve = createStaticFiles(folder)
  rmSync(folder, { recursive: true }) // as a later build does
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/`
})
afterAll(() => void server.close())

const ask = (name: string, headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' }, method = 'GET') =>
  fetch(base + name, { method, headers })

test.each([
  ['chunks/a.css', 'text/css; charset=utf-8'],
  ['chunks/a.css?v=1', 'text/css; charset=utf-8'],
  ['chunks/b.js', 'application/javascript; charset=utf-8'],
])('sends %s compressed, to be kept for a year', async (name, type) => {
  const response = await ask(name)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(100)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(css)
})

test('sends no body for HEAD', async () => {
  const response = await ask('chunks/a.css', { 'Accept-Encoding': 'br' }, 'HEAD')
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await response.text()).toBe('')
})

test.each([
  ['a picture', 'media.png', { 'Accept-Encoding': 'br' }, 'GET'],
  ['an unknown file', 'chunks/c.js', { 'Accept-Encoding': 'br' }, 'GET'],
  ['the compressed file by its own name', 'chunks/a.css.br', { 'Accept-Encoding': 'br' }, 'GET'],
  ['a path out of the folder', '../server/pages.js', { 'Accept-Encoding': 'br' }, 'GET'],
  ['a browser without Brotli', 'chunks/a.css', { 'Accept-Encoding': 'gzip' }, 'GET'],
  ['a browser that refuses Brotli', 'chunks/a.css', { 'Accept-Encoding': 'gzip, br;q=0' }, 'GET'],
  ['another method', 'chunks/a.css', { 'Accept-Encoding': 'br' }, 'POST'],
])('leaves %s to Next', async (_, name, headers, method) => {
  expect(await (await ask(name, headers, method)).text()).toBe('left to Next')
})

test('serves nothing without a build', () => {
  const none = createStaticFiles(path.join(folder, 'missing'))
  const request = { url: '/_next/static/chunks/a.css', method: 'GET', headers: { 'accept-encoding': 'br' } }
  expect(none(request as never, {} as never)).toBe(false)
})
