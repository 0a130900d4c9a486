import { expect, type Page } from '@playwright/test'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'
const cart = (page: Page) => page.locator('#order-cart')
const addBlock = async (page: Page) => {
  await page.goto(address)
  await page.locator('#order-products > summary').click()
  await page.locator('#order-products [data-name="Block of 30"]').click()
}

for (const [fault, fulfil] of [
  ['no connection', null],
  ['a fault of the server', 503],
] as const)
  test(`after ${fault}, one sentence says so and nothing is lost`, async ({ page }) => {
    await page.route('**/v1/cart/add_meal_plan', (route) =>
      fulfil ? route.fulfill({ status: fulfil }) : route.abort(),
    )
    await addBlock(page)
    const alert = page.locator('.order-alert')
    await expect(alert).toContainText("We're sorry, but something went wrong.")
    await expect(page.locator('.order-overlay')).toHaveCount(0)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.locator('#order-products [data-name="Block of 30"]')).toBeFocused()
    await page.unroute('**/v1/cart/add_meal_plan')
    await page.locator('#order-products [data-name="Block of 30"]').click()
    await expect(cart(page).locator('.order-item')).toHaveCount(1)
  })

test('[CUS-8.12] a refusal shows the message of the server until it is dismissed', async ({ page }) => {
  const json = { status: 'error', msg: 'A cart holds up to 30 items. Remove one first.' }
  await page.route('**/v1/cart/add_meal_plan', (route) => route.fulfill({ json }))
  await addBlock(page)
  await expect(page.locator('.order-alert')).toContainText(json.msg)
})

test('a deletion that fails keeps the item', async ({ page }) => {
  await addBlock(page)
  await page.route('**/v1/cart/delete_cart_item*', (route) => route.abort())
  await cart(page).getByRole('button', { name: 'Delete Block of 30' }).click()
  await expect(page.locator('.order-alert')).toBeVisible()
  await expect(cart(page).locator('.order-item')).toHaveCount(1)
})

test('an answer that cannot be stored in the cart is taken back', async ({ page }) => {
  await addBlock(page)
  await page.route('**/v1/cart/set_selections', (route) => route.abort())
  await page.locator('#order-selections > summary').click()
  await page.getByLabel('Who are you?').selectOption('Resident student')
  await expect(page.locator('.order-alert')).toBeVisible()
  await expect(page.getByLabel('Who are you?').locator('option:checked')).toHaveText('Select')
})

test('an answer that withdraws an item says so and counts it for nothing', async ({ page }) => {
  await addBlock(page)
  await page.locator('#order-selections > summary').click()
  await page.getByLabel('Who are you?').selectOption('Resident student')
  await page.locator('#order-cart > summary').click()
  await expect(cart(page).locator('.order-notice')).toContainText('This item is no longer available with your answers.')
  await expect(cart(page).locator('.order-total dd')).toHaveText('$0.00')
})

test('[CUS-4.7] two windows show the same cart as soon as they are looked at', async ({ page, context }) => {
  await addBlock(page)
  await expect(cart(page).locator('.order-item')).toHaveCount(1) // the server has stored it
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto(address)
  await expect(cart(other).locator('.order-item')).toHaveCount(1)
  await other.getByRole('button', { name: 'Delete Block of 30' }).click()
  await expect(cart(other)).toContainText('Your cart is empty.')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(cart(page)).toContainText('Your cart is empty.')
  await expect(page.getByRole('status').filter({ hasText: 'Your cart changed in another window.' })).toHaveCount(1)
})
