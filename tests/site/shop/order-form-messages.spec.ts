import { expect } from '@playwright/test'
import { openPanel, panel } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

for (const { language, messages } of [
  {
    language: 'en',
    messages: [
      ['order-message', 'Everyone who lives on the hill has a residential plan.'],
      ['Subscriptions', 'Pay as you go: monthly plans are billed on the first, weekly plans on Sunday.'],
      ['Declining balance', 'Dining Dollars work at every counter'],
      ['Make your own plan', 'Put your own plan together'],
    ],
  },
  {
    language: 'fr',
    messages: [
      ['order-message', 'Toutes les personnes qui habitent la colline ont un forfait de résidence.'],
      ['Abonnements', 'Payez au fur et à mesure\u00a0: les forfaits mensuels sont facturés le premier du mois'],
      ['Solde dégressif', 'L’argent repas est accepté à tous les comptoirs'],
      ['Composez votre forfait', 'Composez votre forfait\u00a0: chaque montant d’argent repas'],
    ],
  },
] as const)
  test(`[CUS-3.5] each kind of product begins with the message of staff (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/meal-plan-purchase')
    await openPanel(page, 'products')
    const [[, plans], ...others] = messages
    await expect(panel(page, 'products').locator('.order-products > .order-message')).toContainText(plans)
    for (const [name, message] of others) {
      const section = page.getByRole('region', { name, exact: true })
      await expect(section.locator('.order-message')).toContainText(message)
      await expect(section.locator('.order-message')).toBeVisible()
    }
    await expect(panel(page, 'products').locator('.order-message')).toHaveCount(4)
  })
