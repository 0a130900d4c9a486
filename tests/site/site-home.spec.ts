import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { closedPopups } from '../support/closed-popups'

test.beforeEach(({ context, request, baseURL }) => closedPopups({ context, request, baseURL }))

for (const path of ['/northgate', '/NorthGate', '/NORTHGATE/'])
  test(`[PUB-2.2] [PUB-2.6] a site is found whatever the case of its slug: ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate University Dining')
  })

test('[PUB-2.23] [PUB-2.27] the home says of each location in words whether it is open, and leads to its menu', async ({
  page,
}) => {
  await page.goto('/northgate')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'North Hall' }) })
  await expect(row).toHaveText(/(Open|Closed)\./)
  await row.getByRole('link', { name: 'Menu: North Hall' }).click()
  await expect(page).toHaveURL(/\/northgate\/whats-on-the-menu\?location=/)
  await expect(page).toHaveTitle(/^Northgate University \|\| What’s on the menu$/)
})

test('[PUB-2.23] in French the home is French throughout', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
  await page.goto('/universite-saint-cyrille')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Services alimentaires\u00a0– Université Saint-Cyrille',
  )
  await expect(page).toHaveTitle('Accueil\u00a0– Services alimentaires, Université Saint-Cyrille')
  await expect(page.getByText(/(Ouvert|Fermé)\./).first()).toBeVisible()
  await expect(page.getByText(/\b(Open|Closed)\b/)).toHaveCount(0)
})

for (const locale of ['en', 'fr'])
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const)
    test(`[PUB-2.18] the home has no barrier (${locale}, ${width}, ${colorScheme})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const site of ['/northgate', '/universite-saint-cyrille']) {
        await page.goto(site)
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      }
    })

test('[PUB-2.22] no page is wider than a screen of 320 px', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/',
    '/northgate',
    '/universite-saint-cyrille',
    '/northgate/about-dining',
    '/northgate/nowhere',
  ]) {
    await page.goto(path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
  }
})
