import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../../support/browser/visitor'

type Icon = { src: string; sizes: string; type: string; purpose: string }
type Manifest = {
  name: string
  short_name: string
  lang: string
  id: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  icons: Icon[]
  shortcuts: { name: string; url: string }[]
}

test('the web app manifest has the name of the site in the language of the page', async ({
  page,
  request,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
  await page.goto('/northgate')
  const touchIcon = await page.locator('head > link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await request.get(touchIcon ?? '')).headers()['content-type']).toBe('image/png')
  const address = await page.locator('head > link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(address ?? '') // without the cookie, as browsers ask
  expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({
    name: 'Services alimentaires\u00a0– Université Northgate',
    short_name: 'Université Northgate',
    lang: 'fr-CA',
    id: '/northgate',
    start_url: '/northgate',
    scope: '/northgate',
    display: 'standalone',
  })
  const brand = await page.locator('.branded').evaluate((it) => getComputedStyle(it).getPropertyValue('--brand'))
  expect(manifest.theme_color.toLowerCase()).toBe(brand.toLowerCase())
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/)
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
})

test('every icon has its declared size, and maskable icons fill their square', async ({ request }) => {
  const { icons, theme_color: brand } = (await (
    await request.get('/northgate/manifest.webmanifest')
  ).json()) as Manifest
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  )
  for (const { src, sizes, type, purpose } of icons) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type']).toContain(type)
    const picture = sharp(await answer.body())
    const { width, height, format } = await picture.metadata()
    expect(format).toBe(type === 'image/png' ? 'png' : 'svg')
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    const { data } = await picture.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer({
      resolveWithObject: true,
    })
    if (purpose === 'maskable') expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(brand.toLowerCase())
    else expect(data[3]).toBe(0)
  }
})
