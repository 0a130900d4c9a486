import { expect } from '@playwright/test'
import { barriers } from '../support/barriers'
import { speak } from '../support/site-pages'
import { test } from '../support/visitor'

for (const { language, path, name, plan, price, apart, months, week, ask } of [
  {
    language: 'en',
    path: '/northgate/meal-plan-purchase',
    name: 'Meal plans',
    plan: 'Block of 60',
    price: '$489.95',
    apart: 'Subscriptions',
    months: '8 meals a month',
    week: '4 suppers a week',
    ask: /Ask us:/,
  },
  {
    language: 'fr',
    path: '/northgate/meal-plan-purchase',
    name: 'Forfaits repas',
    plan: 'Bloc de 60 repas',
    price: '489,95\u00a0$',
    apart: 'Abonnements',
    months: '8 repas par mois',
    week: '4 soupers par semaine',
    ask: /Demandez-nous/,
  },
] as const)
  test(`[PUB-2.15] [CUS-2.8] the page of meal plans shows what is on sale, with prices, and whom to ask (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan }) })
    await expect(card).toContainText(price)
    const subscriptions = page.getByRole('region', { name: apart })
    await expect(subscriptions.getByRole('heading', { name: months })).toBeVisible()
    await expect(page.getByRole('heading', { name: week })).toHaveCount(0) // weekly ones are off here
    await expect(page.getByText(ask)).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

test('[PUB-2.28] the panel of the home leads to all plans, of which it shows some', async ({ page }) => {
  await page.goto('/northgate')
  await page.getByRole('link', { name: 'See all meal plans' }).click()
  await expect(page).toHaveURL(/\/northgate\/meal-plan-purchase$/)
})
