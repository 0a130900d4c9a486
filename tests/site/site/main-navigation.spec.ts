import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

const sites = ['northgate', 'universite-saint-cyrille', 'lakeshore-college']

// French words are longer: what fits in French fits in English.
test.describe('in French', () => {
  test.beforeEach(({ page }) => setLanguage(page, 'fr'))

  test('the main pages are visible in one line from 992 px, and the current one is marked', async ({ page }) => {
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Pages principales' })
    for (const site of sites) {
      await page.goto(`/${site}/hours-of-operation`)
      await expect(main.locator('[aria-current]')).toHaveAttribute('href', `/${site}/hours-of-operation`)
      for (const [width, count] of [
        [1440, 8],
        [992, 6],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect(main.getByRole('link')).toHaveCount(count)
        const tops = await main
          .getByRole('link')
          .evaluateAll((links) => links.map((it) => it.getBoundingClientRect().top))
        expect(new Set(tops).size).toBe(1)
      }
    }
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(main).toBeHidden()
  })

  test('a home page is shorter than 3,800 px on a phone, and begins within the first 245', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.context().addCookies([{ name: 'type', value: '1', url: baseURL }])
    // A font that arrives late is not used on that page, and the one in its place is larger: a busy machine needs both before.
    await page.goto(`/${sites[0]}`)
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
    for (const site of sites) {
      await page.goto(`/${site}`)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect([site, height, height < 3_800]).toEqual([site, height, true])
      const { y = 999 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {}
      expect([site, y, y < 245]).toEqual([site, y, true])
    }
  })

  test('on a phone the link to all schools and the language switch share a line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    await page.goto('/northgate/hours-of-operation')
    const schools = page.getByRole('banner').getByRole('link', { name: 'Tous les établissements' })
    const [left, right] = await Promise.all([
      schools.boundingBox(),
      page.getByRole('banner').getByRole('button', { name: 'English' }).boundingBox(),
    ])
    expect([left?.y, left?.height]).toEqual([right?.y, right?.height])
    expect(await schools.evaluate((it) => it.clientHeight)).toBe(
      await schools.evaluate((it) => Math.round(parseFloat(getComputedStyle(it).minHeight))),
    )
  })
})

test('the dark scheme shows the inverted logo without a light background', async ({ page }) => {
  await page.goto('/northgate')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Northgate University' })
  const sourceOf = () => logo.evaluate((it) => (it as HTMLImageElement).currentSrc)
  const usual = await sourceOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(sourceOf).not.toBe(usual)
  expect(await logo.evaluate((it) => getComputedStyle(it.parentElement!).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  // The browser names the new source before the file has arrived.
  await expect.poll(() => logo.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
})
