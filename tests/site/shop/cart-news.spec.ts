import { expect } from '@playwright/test'
import { addPlan, cartOf, openProducts } from '../../support/browser/cart'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

test('[CUS-4.7] two windows show the same cart as soon as they are looked at, and say why', async ({
  page,
  context,
}) => {
  await openProducts(page, 'en')
  await addPlan(page, 'Block of 30')
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto('/northgate/meal-plan-purchase')
  await cartOf(other).getByRole('button', { name: 'Delete Block of 30' }).click()
  await expect(cartOf(other).locator('.order-item')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(cartOf(page).locator('.order-item')).toHaveCount(0)
  await expect(page.locator('.order-alert[role=status]')).toContainText('Your cart changed in another window.')
})
