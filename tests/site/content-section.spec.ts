import { expect } from '@playwright/test'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

test('[PUB-2.11] [PUB-2.33] a section shows its title, its text and the pages under it', async ({ page }) => {
  await page.goto('/northgate/about-dining')
  await expect(page).toHaveTitle('Northgate University || About dining')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About dining at Northgate')
  await expect(page.getByRole('heading', { name: 'Eating safely' })).toBeVisible()
  await page
    .getByRole('complementary', { name: 'In this section' })
    .getByRole('link', { name: 'Meet the team' })
    .click()
  await expect(page).toHaveURL(/\/northgate\/staff$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the team')
})

test('[PUB-2.17] a page without a text says so calmly', async ({ page }) => {
  expect((await page.goto('/lakeshore-college/about-dining'))?.status()).toBe(200)
  await expect(page.getByText('There is nothing on this page yet.')).toBeVisible()
})

test('[PUB-2.11] a page below another leads back to it', async ({ page }) => {
  await page.goto('/northgate/staff')
  await expect(
    page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'About dining' }),
  ).toHaveAttribute('href', '/northgate/about-dining')
})

test('[PUB-3.2] a section that is only a link leads there', async ({ request }) => {
  const answer = await request.get('/northgate/housing', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, 'https://housing.northgate.example/'])
})

test('[PUB-2.15] the menu page is found by the name of its screen', async ({ page }) => {
  expect((await page.goto('/universite-saint-cyrille/whats-on-the-menu'))?.status()).toBe(200)
})

for (const [locale, title, heading] of [
  ['en', 'Northgate University || About dining', 'About dining at Northgate'],
  ['fr', 'À propos\u00a0– Services alimentaires, Université Northgate', 'Manger à Northgate'],
] as const)
  test(`[PUB-1.5] a section has its title and no barrier (${locale})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
    await page.goto('/northgate/about-dining')
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await barriers(page)).toEqual([])
  })
