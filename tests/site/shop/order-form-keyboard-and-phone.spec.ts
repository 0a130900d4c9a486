import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { addButton, openPanel, panel, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('the order form works with the keyboard alone', async ({ page }) => {
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  await page.goto(address)
  const press = (key: string) => page.keyboard.press(key)
  const who = page.getByLabel('Who are you?')
  await tabTo(page, who)
  await press('End')
  await expect(who.locator('option:checked')).toHaveText('Faculty and staff')
  await tabTo(page, page.getByRole('button', { name: 'Continue to products' }))
  await press('Enter')
  await tabTo(page, addButton(page, 'Block of 30'))
  await press('Enter')
  await expect(page.locator('#order-cart-summary')).toBeFocused()

  await tabTo(page, page.locator('#promo-code'))
  await page.keyboard.type('hello10')
  await press('Enter')
  await expect(page.locator('#promo-remove')).toBeFocused()
  await expect(panel(page, 'cart')).toContainText('Promo code HELLO10 applies.')
  await tabTo(page, page.getByText('Why this total?'))
  await press('Enter')
  await expect(page.getByText('Promo code HELLO10: 10% off, rounded up to the cent.')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Continue shopping' }))
  await press('Enter')
  const add = page.getByRole('button', { name: 'Add to cart: 8 meals a month' })
  await tabTo(page, add)
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: '8 meals a month' })
  await expect(dialog).toBeVisible()
  await press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await press('Enter')
  await tabTo(page, dialog.getByLabel('Start'))
  await press('ArrowDown')
  await tabTo(page, dialog.getByRole('button', { name: 'Accept and add to cart' }))
  await press('Enter')
  await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(2)
  await expect(page.locator('.order-overlay')).toHaveCount(0)

  await tabTo(page, page.getByRole('button', { name: 'Delete Block of 30' }))
  await press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Deleted: Block of 30.' })).toHaveCount(1)
  await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(1)
})

test('nothing overflows a phone, the total stays in view, and the comparison leaves out plans that the answers hide', async ({
  page,
}) => {
  const [plan, monthly] = ['En semaine', '8 repas par mois']
  await page.setViewportSize({ width: 360, height: 740 })
  await setLanguage(page, 'fr')
  await signUp(page, 'northgate')
  await page.goto(address)
  await page.getByLabel('Qui êtes-vous?').selectOption('Parent d’une étudiante ou d’un étudiant')
  await openPanel(page, 'products')
  const comparison = page.locator('.plan-comparison')
  await expect(comparison.getByRole('rowheader', { name: 'Bloc de 30 repas' })).toBeVisible()
  await expect(comparison.locator('th', { hasText: monthly }).first()).toBeHidden()
  await openPanel(page, 'selections')
  await page.getByLabel('Qui êtes-vous?').selectOption('')

  await openPanel(page, 'products')
  await addButton(page, plan).click()
  await expect(totalOf(page)).toHaveText('1\u00a0925,00\u00a0$')
  await page.getByText('Pourquoi ce total?').click()
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
  await openPanel(page, 'products')
  const bar = page.locator('.order-total-bar')
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('1 article, 1\u00a0925,00\u00a0$')
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: `Ajouter au panier\u00a0: ${monthly}` }).click()
  const dialog = page.getByRole('dialog', { name: monthly })
  const box = await dialog.boundingBox()
  expect([box?.x ?? -1, 360 - (box?.x ?? 0) - (box?.width ?? 999)].every((side) => side >= 0)).toBe(true)
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const accept = dialog.getByRole('button', { name: 'Accepter et ajouter au panier' })
  await accept.scrollIntoViewIfNeeded()
  await expect(accept).toBeInViewport({ ratio: 1 })
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
})
