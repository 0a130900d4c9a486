import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'

test('[PUB-2.11] [PUB-2.33] a section shows its title, its text and its child pages, which link back', async ({
  page,
}) => {
  await page.goto('/northgate/about-dining')
  await expect(page).toHaveTitle('Northgate University || About dining')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About dining at Northgate')
  await expect(page.getByRole('heading', { name: 'Eating safely' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(100)
  const inSection = page.getByRole('complementary', { name: 'In this section' })
  await inSection.getByRole('link', { name: 'Meet the team' }).click()
  await expect(page).toHaveURL(/\/northgate\/staff$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the team')
  const breadcrumb = page.getByRole('navigation', { name: 'You are here' })
  await expect(breadcrumb.getByRole('link', { name: 'About dining' })).toHaveAttribute(
    'href',
    '/northgate/about-dining',
  )
})

test('[PUB-2.32] a banner shows the name of the section and hides its heading visually', async ({ page }) => {
  for (const [path, side] of [
    ['/northgate/sustainability', 'left'],
    ['/universite-saint-cyrille/developpement-durable', 'right'],
  ] as const) {
    await page.goto(path)
    const name = page.locator('main p').filter({ hasText: 'Sustainability' }).first()
    await expect(name).toBeVisible()
    await expect(name).toHaveCSS('text-align', side)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sustainability')
    const picture = page.getByRole('main').getByRole('img').first()
    await expect(picture).toHaveAttribute('src', /^\/files\/section_banner\//)
    await expect(picture).toHaveAttribute('alt', /.+/)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeLessThanOrEqual(1)
  }
})
