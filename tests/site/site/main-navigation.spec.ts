import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

const names = { en: 'Main pages', fr: 'Pages principales' }
const sites = ['northgate', 'universite-saint-cyrille', 'lakeshore-college']

for (const language of languages) {
  test(`the main pages are visible in one line from 992 px, and the current one is marked (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const main = page.getByRole('banner').getByRole('navigation', { name: names[language] })
    for (const site of sites)
      for (const [width, count] of [
        [1440, 8],
        [992, 6],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/${site}/hours-of-operation`)
        await expect(main.getByRole('link')).toHaveCount(count)
        await expect(main.locator('[aria-current]')).toHaveAttribute('href', `/${site}/hours-of-operation`)
        const tops = await main
          .getByRole('link')
          .evaluateAll((links) => links.map((it) => it.getBoundingClientRect().top))
        expect(new Set(tops).size).toBe(1)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([site, width, overflow]).toEqual([site, width, 0])
      }
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(main).toBeHidden()
  })

  test(`a home page is shorter than 4,000 px on a phone (${language})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language, baseURL)
    await page.context().addCookies([{ name: 'type', value: '1', url: baseURL }])
    for (const site of sites) {
      await page.goto(`/${site}`)
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect([site, height, height < 4_000]).toEqual([site, height, true])
    }
  })
}

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
