import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/visitor'

const cart = (page: Page) => page.locator('#order-cart')
const addBlockButton = (page: Page) => page.getByRole('button', { name: 'Add to cart: Block of 30' })

async function addBlock(page: Page) {
  await page.goto('/northgate/meal-plan-purchase')
  await page.locator('#order-products > summary').click()
  await addBlockButton(page).click()
}

test('[CUS-8.12] a failure says so in one sentence, a refusal in the words of the server, and nothing is lost', async ({
  page,
}) => {
  const json = { status: 'error', msg: 'A cart holds up to 30 items. Remove one first.' }
  let calls = 0
  await page.route('**/v1/cart/add_meal_plan', (route) => {
    calls += 1
    if (calls === 1) return route.abort()
    if (calls === 2) return route.fulfill({ status: 503 })
    return calls === 3 ? route.fulfill({ json }) : route.continue()
  })
  await addBlock(page)
  const alert = page.locator('.order-alert[role=alert]')
  for (const sentence of [
    /^We're sorry, but something went wrong\./,
    /^We're sorry, but something went wrong\./,
    json.msg,
  ]) {
    await expect(alert).toContainText(sentence)
    await expect(page.locator('.order-overlay')).toHaveCount(0)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toHaveCount(0)
    await expect(addBlockButton(page)).toBeFocused()
    await addBlockButton(page).click()
  }
  await expect(cart(page).locator('.order-item')).toHaveCount(1)
})

test('a deletion that fails keeps the item, and an answer that cannot be stored is taken back', async ({ page }) => {
  for (const path of ['delete_cart_item*', 'set_selections'])
    await page.route(`**/v1/cart/${path}`, (route) => route.abort())
  await addBlock(page)
  await cart(page).getByRole('button', { name: 'Delete Block of 30' }).click()
  await page.locator('.order-alert').getByRole('button', { name: 'Dismiss' }).click()
  await expect(cart(page).locator('.order-item')).toHaveCount(1)
  await page.locator('#order-selections > summary').click()
  await page.getByLabel('Who are you?').selectOption('Resident student')
  await expect(page.locator('.order-alert')).toBeVisible()
  await expect(page.getByLabel('Who are you?').locator('option:checked')).toHaveText('Select')
})
