import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  addBalance,
  addPlan,
  cartOf,
  checkoutButton,
  noticesIn,
  openPanel,
  openProducts,
  totalOf,
} from '../../support/browser/cart'
import { test } from '../../support/browser/visitor'

test('[CUS-2.68] [CUS-4.16] a balance says its rule and refuses too little, and an edit replaces its amount', async ({
  page,
}) => {
  const balance = 'Argent repas avec boni croissant'
  await openProducts(page, 'fr')
  const box = page.getByRole('form', { name: balance })
  const amount = box.locator('input')
  for (const text of [
    'Pour chaque tranche complète de 100,00\u00a0$, vous recevez un boni de 3\u00a0%, jusqu’à 12\u00a0%.',
    'Vous payez 250,00\u00a0$ et recevez 265,00\u00a0$.',
    'Ajoutez 50,00\u00a0$ pour un boni de 27,00\u00a0$.',
  ])
    await expect(box).toContainText(text)
  await addBalance(page, balance, '20')
  await expect(box.getByRole('alert')).toHaveText('La valeur doit être supérieure à 50,00\u00a0$')
  await expect(amount).toHaveValue('20')
  await expect(amount).toBeFocused()
  await addBalance(page, balance, '300')
  await expect(cartOf(page)).toContainText('Solde prépayé de 327,00\u00a0$, dont un boni de 27,00\u00a0$.')
  await expect(totalOf(page)).toHaveText('300,00\u00a0$')

  const edit = cartOf(page).getByRole('button', { name: `Modifier\u00a0: ${balance}` })
  const editing = 'Vous modifiez le montant qui est dans votre panier.'
  await edit.click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('300,00')
  await expect(box).toContainText(editing)
  await box.getByRole('button', { name: 'Annuler' }).click()
  await expect(amount).toBeFocused()
  await expect(box).not.toContainText(editing)
  await openPanel(page, 'cart')
  await edit.click()
  await amount.fill('250,00')
  await box.getByRole('button', { name: `Enregistrer\u00a0: ${balance}` }).click()
  await expect(totalOf(page)).toHaveText('250,00\u00a0$')
  await expect(cartOf(page).locator('.order-item')).toHaveCount(1)

  await addBalance(page, balance, '60') // without an edit, balances add up
  await expect(totalOf(page)).toHaveText('310,00\u00a0$')
  await expect(cartOf(page).locator('.order-item')).toHaveCount(2)
})

test('[CUS-4.16] [CUS-5.21] [CUS-9.8] [CUS-9.11] a custom plan has the price of its two parts, coffee is sold by card without tax, and an edit starts with what was chosen', async ({
  page,
}) => {
  await openProducts(page, 'en')
  const custom = page.getByRole('form', { name: 'Make your own plan' })
  await custom.getByLabel('80 meals').check()
  await custom.getByLabel('$220 for $200').check()
  await expect(custom.getByRole('status')).toContainText('$1,000.00 ($1,130.00 with taxes) Includes a bonus of $20.00.')
  await custom.getByRole('button', { name: 'Add to cart: Make your own plan' }).click()
  await expect(totalOf(page)).toHaveText('$1,130.00')
  await expect(cartOf(page)).toContainText('80 swipes.Declining balance of $220.00, including a bonus of $20.00.')

  await openPanel(page, 'products')
  const coffee = page.getByRole('form', { name: 'Coffee subscription' })
  await expect(coffee).toContainText('Two medium coffees a day, one per transaction, with at least an hour')
  const months = coffee.getByLabel('How many months?')
  const prices = ['$45.00', '$90.00', '$135.00', '$180.00', '$225.00']
  await expect(months.locator('option')).toHaveText(
    prices.map((price, at) => `${at + 1} ${at === 0 ? 'month' : 'months'}, ${price}`),
  )
  await months.selectOption('4')
  await coffee.getByRole('button').click()
  await expect(totalOf(page)).toHaveText('$1,310.00')
  await expect(cartOf(page).locator('.order-pay')).toHaveText('You can pay with: Credit card')

  await page.reload() // the fields start anew
  await cartOf(page)
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(custom.getByLabel('80 meals')).toBeFocused()
  await expect(custom.getByLabel('80 meals')).toBeChecked()
  await expect(custom.getByLabel('$220 for $200')).toBeChecked()
  await openPanel(page, 'cart')
  await cartOf(page)
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click()
  await expect(months).toHaveValue('4')
})

test('[CUS-3.8] a balance without its plan says so, and the checkout says what is missing', async ({ page }) => {
  const plan = 'Bloc de 30 repas'
  const blocked = 'Pour passer au paiement, modifiez ou supprimez les articles signalés.'
  await openProducts(page, 'fr')
  await addPlan(page, plan)
  await addBalance(page, 'Complément pour qui a un forfait', '75')
  await expect(checkoutButton(page)).toBeEnabled()
  await cartOf(page)
    .getByRole('button', { name: `Supprimer\u00a0: ${plan}` })
    .click()
  await expect(noticesIn(page)).toHaveText([
    'Cet article se vend seulement avec un forfait repas. Ajoutez un forfait repas, ou supprimez cet article.',
  ])
  await expect(checkoutButton(page)).toBeDisabled()
  await expect(checkoutButton(page)).toHaveAccessibleDescription(blocked)
  await expect(cartOf(page)).not.toContainText('Vous pourrez payer avec')
  expect(await findViolations(page)).toEqual([])
  await openPanel(page, 'checkout')
  await expect(page.locator('#order-checkout .order-notice').filter({ visible: true })).toHaveText(blocked)
  await expect(page.locator('#order-checkout form')).toBeHidden()
  await expect(page.locator('#order-products')).toBeVisible()
  await addPlan(page, plan)
  await expect(noticesIn(page)).toHaveCount(0)
  await expect(checkoutButton(page)).toBeEnabled()
})

test('[CUS-4.9] [CUS-9.14] a loader blocks the page for a second, so that a double click adds one item', async ({
  page,
}) => {
  await page.clock.install()
  await openProducts(page, 'en')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/v1/cart/add') && calls.push(request.url()))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answered = page.waitForResponse('**/v1/cart/add_meal_plan')
  await page.getByRole('button', { name: 'Add to cart: Block of 30' }).dblclick()
  const overlay = page.locator('.order-overlay')
  await expect(overlay).toContainText('Updating your cart…')
  const panels = page.locator('.order-form > div').first()
  expect(await panels.evaluate((element) => (element as HTMLElement).inert)).toBe(true)
  await (await answered).finished()
  await page.clock.runFor(990)
  await expect(overlay).toBeVisible()
  await page.clock.runFor(10)
  await expect(overlay).toHaveCount(0)
  await expect(cartOf(page).locator('.order-item')).toHaveCount(1)
  expect(calls).toHaveLength(1)
})
