import { expect } from '@playwright/test'
import { customers } from '../../../demo/northgate/shop/customers'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openPanel, panel, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/visitor'

test('[CUS-2.73] [CUS-4.11] a guest logs in for a subscription and returns to the order form', async ({ page }) => {
  await page.goto('/northgate/meal-plan-purchase')
  await openPanel(page, 'products')
  await expect(page.getByRole('region', { name: 'Subscriptions' }).getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Meal plans' }).getByRole('article')).toHaveCount(5)
  await expect(panel(page, 'products')).toContainText('Subscriptions need an account. Log in or Sign Up')
  await page.getByRole('link', { name: 'Log in to add: 8 meals a month' }).click()
  await page.waitForURL(/\/northgate\/login\?next=/)
  const { email = '', password = '' } = customers.find(({ key }) => key === 'anjali') ?? {}
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('form.form button:not([type=button])').click()
  await page.waitForURL(/\/northgate\/meal-plan-purchase$/)
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
})

test('[CUS-4.33] [CUS-4.34] [CUS-5.22] [CUS-5.25] [CUS-9.9] a customer chooses dates, accepts the terms and pays nothing today', async ({
  page,
}) => {
  const plan = '8 repas par mois'
  await setLanguage(page, 'fr')
  await signUp(page, 'northgate')
  await page.goto('/northgate/meal-plan-purchase')
  await openPanel(page, 'products')
  await page.getByRole('button', { name: `Ajouter au panier\u00a0: ${plan}` }).click()
  const dialog = page.getByRole('dialog', { name: plan })
  const [start, end] = [dialog.getByLabel('Début'), dialog.getByLabel('Fin')]
  await expect(start.locator('option').first()).toHaveText('1er décembre 2026') // November 20 is after the 18th.
  await expect(end.locator('option:checked')).toHaveText('1er janvier 2027')
  await start.selectOption({ label: '1er janvier 2027' })
  await expect(end.locator('option').first()).toHaveText('1er février 2027')
  await expect(end.locator('option:checked')).toHaveText('1er février 2027')
  await end.selectOption({ label: '1er mars 2027' })
  for (const text of [
    '2 paiements de 108,48\u00a0$, taxes comprises.',
    'Rien n’est dû aujourd’hui. Le premier paiement est le 1er janvier 2027.',
    'Dernière date du forfait\u00a0: 22 février 2027. Dernière date de facturation\u00a0: 15 février 2027.',
    'Annulez depuis votre compte au moins trois jours avant la prochaine livraison.',
  ])
    await expect(dialog).toContainText(text)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Accepter et ajouter au panier' }).click()
  await expect(totalOf(page)).toHaveText('0,00\u00a0$')
  const cart = panel(page, 'cart')
  await expect(cart).toContainText('Dernière date du forfait\u00a0: 22 février 2027.')
  await expect(cart).toContainText(
    'Aujourd’hui 0,00\u00a0$. À partir du 1er janvier 2027\u00a0: 108,48\u00a0$ par mois, taxes comprises.',
  )
  await expect(cart.locator('.order-item s')).toHaveCount(0) // free today is not reduced
  await cart.getByRole('button', { name: `Supprimer\u00a0: ${plan}` }).click()
  await expect(cart).toContainText('Votre panier est vide.')
})
