import { expect } from '@playwright/test'
import { addPlan, cartOf, changeCart, noticesIn, openProducts, totalOf } from '../../support/browser/cart'
import { test } from '../../support/browser/visitor'

test('[CUS-8.13] a promo code is refused beside its field, in the sentence of its reason', async ({ page }) => {
  await openProducts(page, 'en')
  await page.locator('[aria-labelledby=order-coffee] button').click()
  const promo = cartOf(page).locator('form.order-promo')
  const field = promo.getByLabel('Promo code')
  const refuses = async (code: string, message: string) => {
    await field.fill(code)
    await promo.getByRole('button', { name: 'Apply' }).click()
    await expect(promo.getByRole('alert')).toHaveText(message)
    await expect(field).toHaveValue(code.toUpperCase())
    await expect(field).toHaveAccessibleDescription(message)
  }
  await refuses('', 'A promo code is required')
  await refuses('hello10', 'Promo codes can only be applied to meal plans')
  await addPlan(page, 'Weekday')
  // It is for two other plans.
  await refuses('friend25', 'None of the plans in your cart meet the requirements of this promo code')
  await refuses('nope', 'This promo code is not valid.')
})

test('a code that no longer applies is told and can be removed', async ({ page }) => {
  const change = await changeCart(page)
  await openProducts(page, 'fr')
  await addPlan(page, 'Bloc de 60 repas')
  await page.locator('#promo-code').fill('hello10')
  await page.locator('#promo-code').press('Enter')
  await expect(cartOf(page).locator('#promo-remove')).toBeVisible()
  await change((cart) => {
    cart.promo = null
    for (const item of cart.items) item.notices = ['promo-lost']
  })
  await expect(noticesIn(page)).toHaveText(['Le code promo HELLO10 ne s’applique plus.'])
  await cartOf(page).getByRole('button', { name: 'Retirer le code promo HELLO10' }).click()
  await expect(noticesIn(page)).toHaveCount(0)
  await expect(page.locator('#promo-code')).toBeFocused()
  await expect(totalOf(page)).toHaveText('553,63\u00a0$')
})
