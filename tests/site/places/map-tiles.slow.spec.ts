import { expect } from '@playwright/test'
import { useSecondServer } from '../../support/servers/second-server'
import { test } from '../../support/browser/visitor'

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const server = useSecondServer(3195, {
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: '© <a href="https://maps.example/rights">Maps</a><img src=x onerror="document.title=1">',
})
const campusMap = `${server}/northgate/campus-map`

test('[PUB-2.60] shows the configured tiles at zoom 16 with their sanitized attribution', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://tiles.example/**', (route, request) => {
    asked.push(request.url())
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  await page.goto(campusMap)
  const map = page.getByRole('region', { name: /^Map of/ })
  await expect(map.getByRole('button', { name: /North Hall/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(map.getByRole('link', { name: 'Maps' })).toHaveAttribute('href', 'https://maps.example/rights')
  await expect(page.locator('img[onerror], img[src="x"]')).toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  for (const address of asked) expect(address).toMatch(/^https:\/\/tiles\.example\/16\/\d+\/\d+\.png$/)
})

test('locations can be selected when the tile server fails', async ({ page }) => {
  await page.route('https://tiles.example/**', (route) => route.abort())
  await page.goto(campusMap)
  const map = page.getByRole('region', { name: /^Map of/ })
  await map.getByRole('button', { name: /Kettlewick/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Kettlewick' })).toBeVisible()
})
