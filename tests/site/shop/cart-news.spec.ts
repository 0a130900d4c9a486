import { expect } from '@playwright/test'
import {
  addPlan,
  cartOf,
  checkoutButton,
  lookAgain,
  noticesIn,
  openProducts,
  totalOf,
} from '../../support/browser/cart'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

for (const { language, plan, ...words } of [
  {
    language: 'en',
    plan: 'Block of 30',
    delete: 'Delete Block of 30',
    other: 'Your cart changed in another window.',
    price: 'Block of 30: The price changed from $100.00 to $120.00 since you added this item. Total: $135.60.',
    promo:
      'Block of 30: The discount of promo code HELLO10 changed from $10.00 to $5.00. Block of 30: The bonus of promo code HELLO10 changed from $0.00 to $2.50. Total: $107.35.',
    due: 'This subscription starts this month, so $96.00 is due today instead of $0.00.',
    passed: 'The dates of this subscription can no longer be chosen. Choose new dates, or delete this item.',
    blocked: 'To check out, change or delete the marked items.',
  },
  {
    language: 'fr',
    plan: 'Bloc de 30 repas',
    delete: 'Supprimer\u00a0: Bloc de 30 repas',
    other: 'Votre panier a changé dans une autre fenêtre.',
    price:
      'Bloc de 30 repas\u00a0: Le prix est passé de 100,00\u00a0$ à 120,00\u00a0$ depuis que vous avez ajouté cet article. Total\u00a0: 135,60\u00a0$.',
    promo:
      'Bloc de 30 repas\u00a0: Le rabais du code promo HELLO10 est passé de 10,00\u00a0$ à 5,00\u00a0$. Bloc de 30 repas\u00a0: Le boni du code promo HELLO10 est passé de 0,00\u00a0$ à 2,50\u00a0$. Total\u00a0: 107,35\u00a0$.',
    due: 'Cet abonnement commence ce mois-ci\u00a0: vous payez 96,00\u00a0$ aujourd’hui au lieu de 0,00\u00a0$.',
    passed:
      'Les dates de cet abonnement ne sont plus offertes. Choisissez de nouvelles dates, ou supprimez cet article.',
    blocked: 'Pour passer au paiement, modifiez ou supprimez les articles signalés.',
  },
] as const) {
  test(`[CUS-4.7] two windows show the same cart as soon as they are looked at, and say why (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    const other = waitForHydrationOnGoto(await context.newPage())
    await other.goto('/northgate/meal-plan-purchase')
    await cartOf(other).getByRole('button', { name: words.delete }).click()
    await expect(cartOf(other).locator('.order-item')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(cartOf(page).locator('.order-item')).toHaveCount(0)
    await expect(page.locator('.order-alert[role=status]')).toContainText(words.other)
  })

  test(`a price that staff change is told as what it is, for all to see (${language})`, async ({ page, baseURL }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await lookAgain(page, (cart) => {
      for (const item of cart.items) {
        Object.assign(item, { price: 120, beforePromoPrice: 120, previous_price: 100, notices: ['price-changed'] })
        cart.total = 135.6
      }
    })
    const news = page.locator('.order-alert[role=status]')
    await expect(news.locator('p')).toHaveText(words.price)
    await expect(news).not.toContainText(words.other)
  })

  test(`a promo code that staff change is told with what it gave and gives (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await lookAgain(page, (cart) => {
      for (const item of cart.items)
        Object.assign(item, {
          ...{ promo_code: 'HELLO10', notices: ['promo-discount-changed', 'promo-bonus-changed'] },
          ...{ price: 95, discount: 5, previous_discount: 10, bonus: 2.5, previous_bonus: 0 },
        })
      cart.total = 107.35
    })
    await expect(page.locator('.order-alert[role=status] p')).toHaveText(words.promo)
    await expect(noticesIn(page)).toHaveText([/HELLO10/, /HELLO10/])
    await expect(checkoutButton(page)).toBeEnabled()
  })

  test(`what a subscription costs now that its month has begun is told, and dates that have passed (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await lookAgain(page, (cart) => {
      for (const item of cart.items)
        Object.assign(item, { price: 96, beforePromoPrice: 96, previous_due: 0, notices: ['due-changed'] })
      cart.total = 96
    })
    await expect(noticesIn(page)).toHaveText([words.due])
    await expect(totalOf(page)).toHaveText(language === 'en' ? '$96.00' : '96,00\u00a0$')
    await expect(checkoutButton(page)).toBeEnabled()
    await page.unroute('**/v1/cart/fetch*')
    await lookAgain(page, (cart) => {
      for (const item of cart.items) item.notices = ['dates-passed']
    })
    await expect(noticesIn(page)).toHaveText([words.passed])
    await expect(checkoutButton(page)).toBeDisabled()
    await expect(checkoutButton(page)).toHaveAccessibleDescription(words.blocked)
  })
}
