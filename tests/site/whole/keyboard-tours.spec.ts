import { expect } from '@playwright/test'
import { tabTo } from '../../support/browser/tab-to'
import { test, waitForHydration } from '../../support/browser/visitor'
import { friday, macaroni, menu } from '../menu/open-lunch'

test('meals, filters, nutrition, days and locations of the menu can be used by keyboard only', async ({ page }) => {
  await page.goto(`${menu}?date=${friday}`)
  const lunch = page.getByRole('link', { name: 'Lunch' })
  await tabTo(page, lunch)
  await expect(lunch).toHaveCSS('outline', /3px/) // the focus is seen
  await page.keyboard.press('Enter')
  await expect(lunch).toHaveAttribute('aria-current', 'page')
  await waitForHydration(page)

  const own = page.locator('.my-allergens summary')
  await tabTo(page, own)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: 'Peanuts' }))
  await page.keyboard.press('Escape')
  await expect(own).toBeFocused()

  const milk = page.getByRole('main').getByRole('button', { name: 'Milk', exact: true })
  const dish = page.getByRole('button', { name: macaroni })
  await tabTo(page, milk)
  await page.keyboard.press('Space')
  await expect(milk).toHaveAttribute('aria-pressed', 'true')
  await expect(milk).toBeFocused()
  await expect(dish).toBeHidden()
  await page.keyboard.press('Space')

  await tabTo(page, dish)
  await expect(dish).toHaveCSS('outline', /3px/)
  await page.keyboard.press('Enter')
  const facts = page.getByRole('dialog', { name: macaroni })
  await expect(facts.getByRole('table', { name: /Nutrition Facts/ })).toBeVisible()
  await tabTo(page, facts.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(facts).toBeHidden()
  await expect(dish).toBeFocused()

  await page.keyboard.press('Control+Home')
  await tabTo(page, page.getByRole('link', { name: 'Next day' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=2026-11-21/)
  await waitForHydration(page)
  const location = page.getByLabel('Location')
  await tabTo(page, location)
  await page.keyboard.press('ArrowDown')
  await expect(location).not.toHaveValue('north-hall')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=(?!north-hall)/)
})
