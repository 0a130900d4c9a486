import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const)
  test(`a page arrives whole in the encoding that the browser accepts: ${accepted}`, async ({ request }) => {
    const headers = { accept: 'text/html', 'accept-encoding': accepted }
    const response = await request.get('/northgate/hours-of-operation', { headers })
    expect(response.headers()['content-encoding']).toBe(encoding)
    expect(response.headers().vary?.toLowerCase()).toContain('accept-encoding')
    expect(await response.text()).toMatch(/^<!DOCTYPE html>[^]*Hours of operation[^]*<\/html>$/)
  })

test('a page has one stylesheet, which browsers with Brotli get compressed once and keep for a year', async ({
  request,
}) => {
  const html = await (await request.get('/northgate/hours-of-operation')).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(sheets).toHaveLength(1)
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'gzip, br', 'gzip'].map((encoding) =>
      request.get(sheets[0] ?? '', { headers: { 'accept-encoding': encoding } }),
    ),
  )
  const encodings = [plain, brotli, gzip].map((response) => response?.headers()['content-encoding'])
  expect(encodings).toEqual([undefined, 'br', 'gzip'])
  expect(brotli?.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotli?.headers()['content-type']).toMatch(/^text\/css; charset=utf-8$/i)
  expect(await brotli?.text()).toBe(await plain?.text())
})

test('a range that ends before it starts is ignored for the files of the site', async ({ request }) => {
  const html = await (await request.get('/northgate/hours-of-operation')).text()
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? ''
  for (const address of [sheet, `${sheet}.br`, '/static/fraunces-1.woff2', '/icon.svg']) {
    const response = await request.get(address, { headers: { range: 'bytes=9-1', 'accept-encoding': 'gzip' } })
    expect(`${address} ${response.status()}`).toBe(`${address} 200`)
  }
})
