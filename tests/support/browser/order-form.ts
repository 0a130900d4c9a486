import type { Page } from '@playwright/test'

type PanelName = 'selections' | 'products' | 'cart' | 'checkout'

/** A panel of the order form. */
export const panel = (page: Page, name: PanelName) => page.locator(`#order-${name}`)
export const openPanel = (page: Page, name: PanelName) => panel(page, name).locator('> summary').click()
export const totalOf = (page: Page) => panel(page, 'cart').locator('.order-total dd')

/** The button that adds a plan. */
export const addButton = (page: Page, name: string) =>
  panel(page, 'products').getByRole('button', { name: new RegExp(`^(Add to cart|Ajouter au panier\\s): ${name}$`) })

/** The names of the sums of the cart: the subtotal, the taxes and the total. */
export const sumNames = (page: Page) => panel(page, 'cart').locator('.order-totals dt')
