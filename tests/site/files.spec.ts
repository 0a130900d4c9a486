import { expect, test } from '@playwright/test'

test('[PUB-2.19] the logo is served with its length, in parts, and not twice to who has it', async ({
  page,
  request,
}) => {
  await page.goto('/northgate')
  const address =
    (await page.getByRole('banner').getByRole('img', { name: 'Northgate University' }).getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/files\/logo\//)
  const whole = await request.get(address)
  const size = (await whole.body()).length
  expect(whole.headers()).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(size),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
  })
  const part = await request.get(address, { headers: { range: 'bytes=2-11' } })
  expect([
    part.status(),
    part.headers()['content-range'],
    part.headers()['content-length'],
    (await part.body()).length,
  ]).toEqual([206, `bytes 2-11/${size}`, '10', 10])
  expect((await request.get(address, { headers: { range: `bytes=${size}-` } })).status()).toBe(416)
  expect((await request.get(address, { headers: { 'if-none-match': whole.headers().etag ?? '' } })).status()).toBe(304)
  const head = await request.head(address)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(size)])
})

for (const path of [
  '/files/logo/nothing.webp',
  '/files/logo/..%2f..%2frefectory.db',
  '/files/logo/..%5c..%5crefectory.db',
  '/files/..%2f/refectory.db',
  '/files/logo/.secret.webp',
  '/files/logo/%00.webp',
  '/files/staff/a.webp',
  '/files/constructor/a.webp',
])
  test(`a file that is none of ours is answered 404: ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
