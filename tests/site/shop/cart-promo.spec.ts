import { expect } from '@playwright/test'
import { addPlan, cartOf, lookAgain, noticesIn, openProducts, totalOf } from '../../support/browser/cart'
import { test } from '../../support/browser/visitor'

for (const { language, plan, ...words } of [
  {
    language: 'en',
    plan: 'Weekday',
    label: 'Promo code',
    apply: 'Apply',
    required: 'A promo code is required',
    withoutPlan: 'Promo codes can only be applied to meal plans',
    notMet: 'None of the plans in your cart meet the requirements of this promo code',
    unknown: 'This promo code is not valid.',
  },
  {
    language: 'fr',
    plan: 'En semaine',
    label: 'Code promo',
    apply: 'Appliquer',
    required: 'Un code promo est requis',
    withoutPlan: 'Les codes promo s’appliquent seulement aux forfaits repas',
    notMet: 'Aucun des forfaits de votre panier ne répond aux conditions de ce code promo',
    unknown: 'Ce code promo n’est pas valide.',
  },
] as const)
  test(`[CUS-8.13] [CUS-5.19] [CUS-5.20] a promo code is refused beside its field, in the sentence of its reason (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await page.locator('[aria-labelledby=order-coffee] button').click()
    const promo = cartOf(page).locator('form.order-promo')
    const refuses = async (code: string, message: string) => {
      await promo.getByLabel(words.label).fill(code)
      await promo.getByRole('button', { name: words.apply }).click()
      await expect(promo.getByRole('alert')).toHaveText(message)
      await expect(promo.getByLabel(words.label)).toHaveValue(code.toUpperCase())
      await expect(promo.getByLabel(words.label)).toHaveAccessibleDescription(message)
    }
    await refuses('', words.required)
    await refuses('hello10', words.withoutPlan)
    await addPlan(page, plan)
    await refuses('friend25', words.notMet) // it is for two other plans
    await refuses('nope', words.unknown)
  })

for (const { language, plan, ...words } of [
  {
    language: 'en',
    plan: 'Block of 60',
    lost: 'Promo code HELLO10 no longer applies.',
    remove: 'Remove promo code HELLO10',
    total: '$553.63',
  },
  {
    language: 'fr',
    plan: 'Bloc de 60 repas',
    lost: 'Le code promo HELLO10 ne s’applique plus.',
    remove: 'Retirer le code promo HELLO10',
    total: '553,63\u00a0$',
  },
] as const)
  test(`a code that no longer applies is told and can be removed (${language})`, async ({ page, baseURL }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await page.locator('#promo-code').fill('hello10')
    await page.locator('#promo-code').press('Enter')
    await expect(cartOf(page).locator('#promo-remove')).toBeVisible()
    await lookAgain(page, (cart) => {
      cart.promo = null
      for (const item of cart.items) item.notices = ['promo-lost']
    })
    await expect(noticesIn(page)).toHaveText([words.lost])
    await expect(page.locator('.order-alert[role=status]')).toContainText(words.lost)
    await cartOf(page).getByRole('button', { name: words.remove }).click()
    await expect(noticesIn(page)).toHaveCount(0)
    await expect(page.locator('#promo-code')).toBeFocused()
    await expect(totalOf(page)).toHaveText(words.total)
    await page.unroute('**/v1/cart/fetch*')
    await page.reload()
    await expect(noticesIn(page)).toHaveCount(0)
  })
