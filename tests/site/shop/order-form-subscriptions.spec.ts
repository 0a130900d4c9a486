import { expect } from '@playwright/test'
import { customers } from '../../../demo/northgate/shop/customers'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openPanel, panel, signUp, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
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

for (const { language, plan, words, days, texts } of [
  {
    language: 'en',
    plan: '8 meals a month',
    words: {
      add: 'Add to cart: 8 meals a month',
      start: 'Start',
      end: 'End',
      accept: 'Accept and add to cart',
      remove: 'Delete 8 meals a month',
      empty: 'Your cart is empty.',
      due: '$0.00',
    },
    days: ['December 1, 2026', 'January 1, 2027', 'February 1, 2027', 'March 1, 2027'],
    texts: [
      '2 payments of $96.00',
      'Nothing is due today. The first payment is on January 1, 2027.',
      'Last plan date: February 22, 2027. Last billing date: February 15, 2027.',
      'Cancel from your account at least three days before the next delivery.',
    ],
  },
  {
    language: 'fr',
    plan: '8 repas par mois',
    words: {
      add: 'Ajouter au panier\u00a0: 8 repas par mois',
      start: 'Début',
      end: 'Fin',
      accept: 'Accepter et ajouter au panier',
      remove: 'Supprimer\u00a0: 8 repas par mois',
      empty: 'Votre panier est vide.',
      due: '0,00\u00a0$',
    },
    days: ['1er décembre 2026', '1er janvier 2027', '1er février 2027', '1er mars 2027'],
    texts: [
      '2 paiements de 96,00\u00a0$',
      'Rien n’est dû aujourd’hui. Le premier paiement est le 1er janvier 2027.',
      'Dernière date du forfait\u00a0: 22 février 2027. Dernière date de facturation\u00a0: 15 février 2027.',
      'Annulez depuis votre compte au moins trois jours avant la prochaine livraison.',
    ],
  },
] as const)
  test(`[CUS-4.33] [CUS-4.34] [CUS-5.22] [CUS-5.25] [CUS-9.9] a customer chooses dates, accepts the terms and pays nothing today (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, 'northgate')
    await page.goto('/northgate/meal-plan-purchase')
    await openPanel(page, 'products')
    await page.getByRole('button', { name: words.add }).click()
    const dialog = page.getByRole('dialog', { name: plan })
    const [start, end] = [dialog.getByLabel(words.start), dialog.getByLabel(words.end)]
    // November 20 is after the 18th.
    await expect(start.locator('option').first()).toHaveText(days[0])
    await expect(end.locator('option:checked')).toHaveText(days[1])
    await start.selectOption({ label: days[1] })
    await expect(end.locator('option').first()).toHaveText(days[2])
    await expect(end.locator('option:checked')).toHaveText(days[2])
    await end.selectOption({ label: days[3] })
    for (const text of texts) await expect(dialog).toContainText(text)
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: words.accept }).click()
    await expect(totalOf(page)).toHaveText(words.due)
    // The second sentence of the dialog says the last plan date, which the cart repeats.
    await expect(panel(page, 'cart')).toContainText(texts[2].split('. ')[0] ?? '')
    await panel(page, 'cart').getByRole('button', { name: words.remove }).click()
    await expect(panel(page, 'cart')).toContainText(words.empty)
  })
