import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

test('[PUB-2.11] [PUB-2.33] a section shows its title, its text and its child pages', async ({ page }) => {
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

test('[PUB-2.17] a content page without text shows an empty message', async ({ page }) => {
  expect((await page.goto('/lakeshore-college/about-dining'))?.status()).toBe(200)
  await expect(page.getByText('This page has no content yet.')).toBeVisible()
})

test('[PUB-2.11] a child page links to its parent', async ({ page }) => {
  await page.goto('/northgate/staff')
  await expect(
    page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'About dining' }),
  ).toHaveAttribute('href', '/northgate/about-dining')
})

test('[PUB-3.2] a section with a URL redirects there', async ({ request }) => {
  const answer = await request.get('/northgate/housing', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, 'https://housing.northgate.example/'])
})

test('[PUB-2.15] the slug of a screen opens that screen', async ({ page }) => {
  expect((await page.goto('/universite-saint-cyrille/whats-on-the-menu'))?.status()).toBe(200)
})

for (const [locale, title, heading] of [
  ['en', 'Northgate University || About dining', 'About dining at Northgate'],
  ['fr', 'À propos\u00a0– Services alimentaires, Université Northgate', 'Manger à Northgate'],
] as const)
  test(`[PUB-1.5] a section page has a title in the language of the visitor and is accessible (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
    await page.goto('/northgate/about-dining')
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await findViolations(page)).toEqual([])
  })
