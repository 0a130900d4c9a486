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

for (const { language, site, plan, total, item, discounted, code, why, reason, remove, empty } of [
  {
    language: 'en',
    site: 'northgate',
    plan: 'Block of 60',
    total: '$553.63', // 489.95 + 24.49 + 39.19
    item: '1 item, $553.63',
    discounted: '$498.26', // 440.95 after 49.00, + 22.04 + 35.27
    code: 'hello10',
    why: 'Why this total?',
    reason: 'Promo code HELLO10: 10% off, rounded up to the cent.',
    remove: 'Delete',
    empty: 'Your cart is empty.',
  },
  {
    language: 'fr',
    site: 'universite-saint-cyrille',
    plan: 'Carnet de 25 repas',
    total: '316,11\u00a0$', // 274,95 + 13,74 + 27,42
    item: '1 article, 316,11\u00a0$',
    discounted: '284,50\u00a0$', // 247,45 after 27,50, + 12,37 + 24,68
    code: 'bienvenue10',
    why: 'Pourquoi ce total?',
    reason: 'Code promo BIENVENUE10\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.',
    remove: 'Supprimer',
    empty: 'Votre panier est vide.',
  },
] as const)
  test(`[CUS-2.69] [CUS-2.71] [CUS-4.8] [CUS-4.14] [CUS-4.32] [CUS-5.20] [PUB-5.9] a guest buys up to the total and understands it (${language})`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await page.goto(`/${site}/meal-plan-purchase`)
    await openPanel(page, 'products')
    await addButton(page, plan).click()
    await expect(totalOf(page)).toHaveText(total)
    expect(await isOpen(page, 'cart')).toBe(true)
    await expect(page.locator('#order-cart-summary')).toBeFocused()
    await expect(page.locator('#order-cart-summary')).toContainText(item)
    const cart = panel(page, 'cart')
    await expect(cart.locator('.order-notice')).toHaveCount(0)

    const promo = cart.locator('#promo-code')
    await promo.fill(code)
    await expect(promo).toHaveValue(code.toUpperCase())
    await promo.press('Enter')
    await expect(totalOf(page)).toHaveText(discounted)
    await cart.getByText(why).click()
    await expect(cart.getByText(reason)).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.reload()
    expect(await isOpen(page, 'cart')).toBe(true)
    await expect(totalOf(page)).toHaveText(discounted)
    await cart.locator('#promo-remove').click()
    await expect(totalOf(page)).toHaveText(total)
    await cart.getByRole('button', { name: remove }).click()
    await expect(cart).toContainText(empty)
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
