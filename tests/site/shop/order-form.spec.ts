import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { addButton, openPanel, panel, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'
import { customers } from '../../../demo/northgate/shop/customers'

const page1 = '/northgate/meal-plan-purchase'
const isOpen = (page: Page, name: Parameters<typeof panel>[1]) =>
  panel(page, name).evaluate((element) => (element as HTMLDetailsElement).open)

test('[CUS-2.64] [CUS-4.13] [CUS-4.16] the selections come first, one panel is open at a time, and editing an item returns to its product', async ({
  page,
}) => {
  await page.goto(page1)
  expect(await isOpen(page, 'selections')).toBe(true)
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to products' }).click()
  expect(await isOpen(page, 'products')).toBe(true)
  expect(await isOpen(page, 'selections')).toBe(false)
  await expect(page.locator('#order-products-summary')).toBeFocused()
  const plan = page.getByRole('button', { name: 'Add to cart: Block of 30' })
  await plan.click()
  await panel(page, 'cart').getByRole('button', { name: 'Edit Block of 30' }).click()
  expect(await isOpen(page, 'products')).toBe(true)
  await expect(plan).toBeFocused()
})

test('a plan that is added before the scripts load is in the cart afterwards', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  let load: () => void = () => undefined
  const chosen = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(page1, { waitUntil: 'commit' })
  await openPanel(page, 'products')
  await page.getByRole('button', { name: 'Add to cart: Block of 30' }).click()
  load()
  await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(1)
  expect(faults).toEqual([]) // a panel that is open must not make React draw the page again
})

test('[CUS-2.69] [CUS-2.71] [CUS-4.8] [CUS-4.14] [CUS-4.32] [CUS-5.20] [PUB-5.9] a guest buys up to the total and understands it', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/universite-saint-cyrille/meal-plan-purchase')
  await openPanel(page, 'products')
  await addButton(page, 'Carnet de 25 repas').click()
  await expect(totalOf(page)).toHaveText('316,11\u00a0$') // 274,95 + 13,74 + 27,42
  expect(await isOpen(page, 'cart')).toBe(true)
  await expect(page.locator('#order-cart-summary')).toBeFocused()
  await expect(page.locator('#order-cart-summary')).toContainText('1 article, 316,11\u00a0$')
  const cart = panel(page, 'cart')
  await expect(cart.locator('.order-notice')).toHaveCount(0)

  const promo = cart.locator('#promo-code')
  await promo.fill('bienvenue10')
  await expect(promo).toHaveValue('BIENVENUE10')
  await promo.press('Enter')
  await expect(totalOf(page)).toHaveText('284,50\u00a0$') // 247,45 after 27,50, + 12,37 + 24,68
  await cart.getByText('Pourquoi ce total?').click()
  const reason = 'Code promo BIENVENUE10\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.'
  await expect(cart.getByText(reason)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.reload()
  expect(await isOpen(page, 'cart')).toBe(true)
  await expect(totalOf(page)).toHaveText('284,50\u00a0$')
  await cart.locator('#promo-remove').click()
  await expect(totalOf(page)).toHaveText('316,11\u00a0$')
  await cart.getByRole('button', { name: 'Supprimer' }).click()
  await expect(cart).toContainText('Votre panier est vide.')
  await expect(page.locator('#order-cart-summary')).toBeFocused()
})

test('[CUS-2.15] [CUS-4.5] a returning customer logs in over the order form, by keyboard', async ({ page }) => {
  await setLanguage(page, 'fr')
  await page.goto(page1)
  const opener = page.locator('.order-returning').getByRole('link', { name: 'Se connecter' })
  await expect(opener).toHaveAttribute('href', /\?next=%2Fnorthgate%2Fmeal-plan-purchase$/) // without scripts
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Se connecter' })
  await dialog.getByRole('button', { name: 'Mot de passe oublié?' }).press('Enter')
  await dialog.getByRole('button', { name: 'Revenir à la connexion' }).press('Enter')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  const { email = '', password = '' } = customers.find(({ key }) => key === 'anjali') ?? {}
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(email)
  await dialog.getByLabel('Mot de passe').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('.order-returning')).toContainText(email)
  await expect(page).toHaveURL(/\/northgate\/meal-plan-purchase$/)
})
