import { expect, type Page } from '@playwright/test'
import type { CartRow } from '@/contract/shop/cart'
import { addButton } from './order-form'
import { setLanguage, type Language } from './site-pages'

export const cartOf = (page: Page) => page.locator('#order-cart')
export const openPanel = (page: Page, name: 'selections' | 'products' | 'cart' | 'checkout') =>
  page.locator(`#order-${name} > summary`).click()
export const totalOf = (page: Page) => cartOf(page).locator('.order-total dd')
export const noticesIn = (page: Page) => cartOf(page).locator('.order-item .order-notice')
/** The button that begins the checkout. */
export const checkoutButton = (page: Page) => cartOf(page).locator('.order-sum-actions button').first()

/** Opens the products of the order form of Northgate in a language. */
export async function openProducts(page: Page, language: Language) {
  await setLanguage(page, language)
  await page.goto('/northgate/meal-plan-purchase')
  await openPanel(page, 'products')
}

/** Adds a plan with a click on its card, from the cart too. */
export async function addPlan(page: Page, name: string) {
  const button = addButton(page, name)
  if (!(await button.isVisible())) await openPanel(page, 'products')
  await button.click()
  await expect(page.locator('.order-overlay')).toHaveCount(0)
}

/** Adds an amount of a declining balance, from the cart too. */
export async function addBalance(page: Page, name: string, amount: string) {
  const field = page.getByRole('form', { name }).locator('input')
  if (!(await field.isVisible())) await openPanel(page, 'products')
  await field.fill(amount)
  await field.press('Enter')
  await expect(page.locator('.order-overlay')).toHaveCount(0)
}

/**
 * Makes the page show another cart than the server's, as if staff or the date had changed it. Call it before the page opens; each
 * call of the result changes what the page gets from now on, and makes it look at once.
 */
export async function changeCart(page: Page) {
  let change: (cart: CartRow) => void = () => {}
  await page.route('**/v1/cart/fetch*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { cart: CartRow }
    change(json.cart)
    await route.fulfill({ response, json })
  })
  return (next: (cart: CartRow) => void) => {
    change = next
    return page.evaluate(() => window.dispatchEvent(new Event('focus')))
  }
}
