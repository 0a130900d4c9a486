import { expect } from '@playwright/test'
import { closedPopups } from '../support/closed-popups'
import { test } from '../support/visitor'

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
