import { expect, type Page } from '@playwright/test'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'
const cart = (page: Page) => page.locator('#order-cart')
const addPlan = async (page: Page, name: string) => {
  await page.goto(address)
  await page.locator('#order-products > summary').click()
  await page.locator(`#order-products [data-name="${name}"]`).click()
}
const addBlock = (page: Page) => addPlan(page, 'Block of 30')

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

for (const { language, plan, msg, dismiss } of [
  { language: 'en', plan: 'Block of 30', msg: 'A cart holds up to 30 items. Remove one first.', dismiss: 'Dismiss' },
  {
    language: 'fr',
    plan: 'Bloc de 30 repas',
    msg: 'Un panier contient au plus 30 articles. Retirez-en un d’abord.',
    dismiss: 'Fermer',
  },
] as const)
  test(`[CUS-8.12] a refusal shows the message of the server until it is dismissed (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.route('**/v1/cart/add_meal_plan', (route) => route.fulfill({ json: { status: 'error', msg } }))
    await addPlan(page, plan)
    const alert = page.locator('.order-alert[role=alert]')
    await expect(alert).toContainText(msg)
    await alert.getByRole('button', { name: dismiss }).click()
    await expect(alert).toHaveCount(0)
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
