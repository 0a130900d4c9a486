import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

test('[PUB-2.15] [CUS-2.8] [CUS-2.11] [CUS-3.5] meal-plan-purchase opens the meal plans with prices, messages of staff and a contact', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/northgate/meal-plan-purchase')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forfaits repas')
  await page.locator('#order-products > summary').click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Bloc de 60 repas' }) })
  for (const fact of ['489,95\u00a0$', '60 repas · Environ 8,17\u00a0$ le repas', 'Se termine le 27 avril 2027'])
    await expect(card).toContainText(fact)
  const comparison = page.getByRole('region', { name: 'Comparer les forfaits repas' })
  const row = 'En semaine 1\u00a0925,00\u00a0$ Se termine le 20 décembre 2026 15 repas par semaine 29,17\u00a0$'
  await expect(comparison.getByRole('row', { name: row })).toBeVisible() // 66 meals are left
  await expect(comparison).toContainText('Se termine le 20 décembre 2026 · En vente jusqu’au 4 décembre 2026')
  await expect(comparison).toContainText('96,00\u00a0$ par mois (8 paiements)')
  const subscriptions = page.getByRole('region', { name: 'Abonnements' })
  await expect(subscriptions.getByRole('heading', { name: '8 repas par mois' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '4 soupers par semaine' })).toHaveCount(0) // switched off on this site
  await expect(page.getByText(/Écrivez-nous/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const message = page.locator('#order-products .order-products > .order-message')
  await expect(message).toContainText('Toutes les personnes qui habitent la colline ont un forfait de résidence.')
  for (const [name, text] of [
    ['Abonnements', 'Payez au fur et à mesure\u00a0: les forfaits mensuels sont facturés le premier du mois'],
    ['Solde prépayé', 'L’argent repas est accepté à tous les comptoirs'],
    ['Composez votre forfait', 'Composez votre forfait\u00a0: chaque montant d’argent repas'],
  ] as const)
    await expect(page.getByRole('region', { name, exact: true }).locator('.order-message')).toContainText(text)
  await expect(page.locator('#order-products .order-message')).toHaveCount(4)
})
