import { expect } from '@playwright/test'
import { test, waitForHydration } from '../../support/browser/visitor'

test('a menu says which filter it does not apply, and says so on other meals until it is cleared', async ({ page }) => {
  const sentence = 'This filter could not be applied: gone. It hides no dish.'
  await page.goto('/northgate/whats-on-the-menu?location=north-hall&hide=gone,milk')
  const main = page.getByRole('main')
  await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  await expect(main.getByText(/dishes hidden: milk/)).toBeVisible()
  await expect(main.locator('.menu-dish[data-has~="milk"]').first()).toBeHidden()
  const dinner = main.getByRole('link', { name: 'Dinner', exact: true })
  await dinner.click()
  await expect(dinner).toHaveAttribute('aria-current', 'page')
  await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  await waitForHydration(page)
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(main.getByText(sentence, { exact: true })).toBeHidden()
  await expect(page).not.toHaveURL(/[?&]hide=/)
})
