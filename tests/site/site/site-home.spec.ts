import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

for (const path of ['/northgate', '/NorthGate', '/NORTHGATE/'])
  test(`[PUB-2.2] [PUB-2.6] opens the home page for a slug in any letter case: ${path}`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate University Dining')
  })

test('[PUB-2.27] the home page shows the status of each location in words and links to its menu', async ({ page }) => {
  await page.goto('/northgate')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'North Hall' }) })
  await expect(row).toHaveText(/(Open|Closed)\./)
  await row.getByRole('link', { name: 'Menu: North Hall' }).click()
  await expect(page).toHaveURL(/\/northgate\/whats-on-the-menu\?location=/)
  await expect(page).toHaveTitle(/^Northgate University \|\| What’s on the menu$/)
})

test('[PUB-2.23] the French home page has a French heading, title and statuses', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
  await page.goto('/universite-saint-cyrille')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Services alimentaires\u00a0– Université Saint-Cyrille',
  )
  await expect(page).toHaveTitle('Accueil\u00a0– Services alimentaires, Université Saint-Cyrille')
  await expect(page.getByText(/(Ouvert|Fermé)\./).first()).toBeVisible()
  await expect(page.getByText(/\b(Open|Closed)\b/)).toHaveCount(0)
})
