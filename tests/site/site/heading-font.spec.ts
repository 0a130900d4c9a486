import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
test.use({ userAgent: phone, viewport: { width: 360, height: 740 } })
test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('the first page on a phone loads one small font, for its headings, which does not move the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { score: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.score += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/northgate')
  const heading = page.getByRole('heading', { level: 2 }).first()
  expect(await heading.evaluate((it) => getComputedStyle(it).fontFamily)).toMatch(/^"Fraunces Headings", Georgia/)
  const font = '/static/fraunces-headings-1.woff2'
  const preloads = page.locator('head link[rel=preload][as=font]')
  expect(await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([font])
  // The fonts of the next page are fetched a while after this one has loaded, which may be before this line runs.
  const fontsOfPage = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    const before = files.filter(({ startTime }) => loaded && startTime < loaded.loadEventStart)
    return before.map(({ name }) => new URL(name).pathname)
  })
  expect(fontsOfPage).toEqual([font])
  const response = await page.request.get(font)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await response.body()).length).toBeLessThan(14_000)
  const isLoaded = () => page.evaluate(() => document.fonts.check('600 20px "Fraunces Headings"'))
  await expect.poll(isLoaded).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score)).toBe(0)
})

test('the font of headings has every letter of both languages', async ({ page }) => {
  await page.goto('/northgate')
  const missing = await page.evaluate(async () => {
    // Its own face: the page's one is optional, so a font that is late is not used even after it has loaded.
    document.fonts.add(await new FontFace('Letters', 'url(/static/fraunces-headings-1.woff2)').load())
    const canvas = document.createElement('canvas').getContext('2d')
    const widthIn = (fallback: string, letter: string) => {
      if (!canvas) return NaN
      canvas.font = `40px Letters, ${fallback}`
      return canvas.measureText(letter.repeat(20)).width
    }
    const letters =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’‘“”–—…&!?.,:;'
    // Without Ÿ, with which no French word begins. A letter that the font lacks is as wide as in the fallback font: in a
    // narrow one and in a wide one it differs.
    return [...letters].filter((letter) => widthIn('serif', letter) !== widthIn('monospace', letter)).join('')
  })
  expect(missing).toBe('')
})
