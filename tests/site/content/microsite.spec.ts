import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/visitor'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Pages of the microsite' })

test('[PUB-2.69] [PUB-2.70] [PUB-2.71] shows tagline, figures, blocks with anchors and pages of a microsite in order', async ({
  page,
}) => {
  await page.goto('/northgate/microsite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A hall by the lake. Doors open soon.')
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /^\/files\/microsite\//)
  for (const figure of [
    '62 days until the doors open',
    '28 days in the first menu cycle',
    '340 days a year with supper',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: figure })).toHaveCSS('opacity', '1')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...['Welcome', 'Retail', 'Residential', 'Catering'],
    ...['Our Dining Philosophy', 'Our Wellness Philosophy', 'Our Sustainability Philosophy'],
  ])
  expect(await bar(page).locator('summary, ul:not(ul ul) > li > a').allTextContents()).toEqual([
    ...['Meal Plans', 'Sample Menus', 'Staff', 'General Contact Info', 'Join Our Team'],
  ])
  const block = 'Our Dining Philosophy'
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: block, exact: true }).click()
  await expect(page).toHaveURL(/#our-dining-philosophy$/)
  await expect(page.getByRole('heading', { name: block, exact: true })).toBeInViewport()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('[PUB-2.69] the navigation bar links to pages and opens child pages by keyboard', async ({ page }) => {
      await page.goto('/northgate/microsite')
      const child = bar(page).getByRole('link', { name: 'Compare the plans' })
      await expect(bar(page).getByRole('link', { name: 'Welcome' })).toHaveCount(0)
      await expect(child).toBeHidden()
      await bar(page).locator('summary', { hasText: 'Meal Plans' }).focus()
      await page.keyboard.press('Enter')
      await expect(child).toHaveAttribute('href', '/northgate/meal-plan-purchase')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/northgate\/microsite\/meal-plans$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal Plans')
      await page.goBack()
      await bar(page).getByRole('link', { name: 'Join Our Team' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team')
    })
  })

test('[PUB-2.69] figures appear after 1000, 1500 and 2000 ms, or immediately with reduced motion', async ({ page }) => {
  const delays = () =>
    page
      .getByRole('region', { name: 'Figures' })
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { animationName, animationDelay } = getComputedStyle(card)
          return animationName === 'none' ? 'at once' : animationDelay
        }),
      )
  await page.goto('/northgate/microsite')
  expect(await delays()).toEqual(['1s', '1.5s', '2s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await delays()).toEqual(['at once', 'at once', 'at once'])
})
