import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { siteIdOf } from '../../v1/campus'

type PanelName = 'selections' | 'products' | 'cart' | 'checkout'

/** A panel of the order form. */
export const panel = (page: Page, name: PanelName) => page.locator(`#order-${name}`)
export const openPanel = (page: Page, name: PanelName) => panel(page, name).locator('> summary').click()
export const totalOf = (page: Page) => panel(page, 'cart').locator('.order-total dd')

/** The button that adds a plan. */
export const addButton = (page: Page, name: string) => page.locator(`#order-products [data-name="${name}"]`)

/** The names of the sums of the cart: the subtotal, the taxes and the total. */
export const sumNames = (page: Page) => panel(page, 'cart').locator('.order-totals dt')

/** Signs a new customer up, whose cart no other test changes. */
export async function signUp(page: Page, site: 'northgate' | 'universite-saint-cyrille') {
  const site_id = await siteIdOf(page.request, site)
  const password = 'Secret-word1!'
  const name = { first_name: 'Maya', last_name: 'Lindqvist' }
  const data = { ...name, site_id, email: `${randomUUID()}@example.com`, password, confirm_password: password }
  const response = await page.request.post('/v1/customer/create', { data })
  expect(await response.json()).toMatchObject({ status: 'success' })
}
