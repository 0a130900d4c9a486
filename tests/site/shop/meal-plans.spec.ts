import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'

for (const { language, path, name, plan, price, facts, table, row, monthly, apart, months, week, ask } of [
  {
    language: 'en',
    path: '/northgate/meal-plan-purchase',
    name: 'Meal plans',
    plan: 'Block of 60',
    price: '$489.95',
    facts: ['60 meals · About $8.17 a meal', 'Valid September 3, 2026 to April 27, 2027'],
    table: 'Compare meal plans',
    row: 'Weekday $1,925.00 Valid September 3, 2026 to December 20, 2026 15 meals a week $8.26',
    monthly: '$96.00 a month (8 payments)',
    apart: 'Subscriptions',
    months: '8 meals a month',
    week: '4 suppers a week',
    ask: /Email us:/,
  },
  {
    language: 'fr',
    path: '/northgate/meal-plan-purchase',
    name: 'Forfaits repas',
    plan: 'Bloc de 60 repas',
    price: '489,95\u00a0$',
    facts: ['60 repas · Environ 8,17\u00a0$ le repas', 'Valide du 3 septembre 2026 au 27 avril 2027'],
    table: 'Comparer les forfaits repas',
    row: 'En semaine 1\u00a0925,00\u00a0$ Valide du 3 septembre 2026 au 20 décembre 2026 15 repas par semaine 8,26\u00a0$',
    monthly: '96,00\u00a0$ par mois (8 paiements)',
    apart: 'Abonnements',
    months: '8 repas par mois',
    week: '4 soupers par semaine',
    ask: /Écrivez-nous/,
  },
] as const)
  test(`[PUB-2.15] [CUS-2.8] [CUS-2.11] meal-plan-purchase opens the meal plans with prices and a contact (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.locator('#order-products > summary').click()
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan }) })
    await expect(card).toContainText(price)
    for (const fact of facts) await expect(card).toContainText(fact)
    const comparison = page.getByRole('region', { name: table })
    await expect(comparison.getByRole('row', { name: row })).toBeVisible()
    await expect(comparison).toContainText(monthly)
    const subscriptions = page.getByRole('region', { name: apart })
    await expect(subscriptions.getByRole('heading', { name: months })).toBeVisible()
    await expect(page.getByRole('heading', { name: week })).toHaveCount(0) // weekly subscriptions are switched off on this site
    await expect(page.getByText(ask)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

test('the home page panel links to all meal plans', async ({ page, context, request, baseURL }) => {
  await dismissPopups({ context, request, baseURL }) // it would cover the link a second after the load
  await page.goto('/northgate')
  await page.getByRole('link', { name: 'See all meal plans' }).click()
  await expect(page).toHaveURL(/\/northgate\/meal-plan-purchase$/)
})
