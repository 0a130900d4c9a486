import { expect } from '@playwright/test'
import {
  addPlan,
  cartOf,
  changeCart,
  checkoutButton,
  noticesIn,
  openProducts,
  totalOf,
} from '../../support/browser/cart'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

test('[CUS-4.7] two windows show the same cart as soon as they are looked at, and say why', async ({
  page,
  context,
}) => {
  await openProducts(page, 'en')
  await addPlan(page, 'Block of 30')
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto('/northgate/meal-plan-purchase')
  await cartOf(other).getByRole('button', { name: 'Delete Block of 30' }).click()
  await expect(cartOf(other).locator('.order-item')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(cartOf(page).locator('.order-item')).toHaveCount(0)
  await expect(page.locator('.order-alert[role=status]')).toContainText('Your cart changed in another window.')
})

test('a change by staff is announced with its price, and dates that have passed block the checkout', async ({
  page,
}) => {
  const change = await changeCart(page)
  await openProducts(page, 'fr')
  await addPlan(page, 'Bloc de 30 repas')
  await change((cart) => {
    for (const item of cart.items)
      Object.assign(item, { price: 120, beforePromoPrice: 120, previous_price: 100, notices: ['price-changed'] })
    cart.total = 135.6
  })
  await expect(page.locator('.order-alert[role=status] p')).toHaveText(
    'Bloc de 30 repas\u00a0: Le prix est passé de 100,00\u00a0$ à 120,00\u00a0$ depuis que vous avez ajouté cet article. Total\u00a0: 135,60\u00a0$.',
  )
  await expect(totalOf(page)).toHaveText('135,60\u00a0$')
  await expect(checkoutButton(page)).toBeEnabled()
  await change((cart) => {
    for (const item of cart.items) item.notices = ['dates-passed']
  })
  await expect(noticesIn(page)).toHaveText([
    'Les dates de cet abonnement ne sont plus offertes. Choisissez de nouvelles dates, ou supprimez cet article.',
  ])
  await expect(checkoutButton(page)).toBeDisabled()
  await expect(checkoutButton(page)).toHaveAccessibleDescription(
    'Pour passer au paiement, modifiez ou supprimez les articles signalés.',
  )
})
