import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('finds a misspelt dish from the header by keyboard, and a diet and a meal', async ({ page }) => {
      const field = page.getByLabel('What are you looking for?')
      await page.goto('/northgate/privacy')
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
      await field.fill('maccaroni')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 3, name: 'Macaroni and cheese', exact: true })).toBeVisible()
      await field.fill('vegan supper')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(/Dinner/)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      await page.getByRole('link', { name: /^See all \d+ dishes$/ }).click()
      await expect(page).toHaveURL(/\/northgate\/dish-search\?q=/)
    })
  })
