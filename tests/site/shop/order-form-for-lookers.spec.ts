import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'

// Three meals and two snacks are 5 meals a week. Residential plans have 31 days left: 5 × 31 / 7 is 23 meals, rounded up. Blocks
// have 159 days left: 114 meals. A month is 52 / 12 weeks: 22 meals.
const plansByRank = [
  [
    'En semaine',
    'Meilleur choix',
    'Le plus bas prix par repas consommé.',
    'Vous avez besoin de 23 repas jusqu’à la fin du forfait. Il en comprend 66.',
    'Les repas inutilisés expirent chaque semaine.',
  ],
  [
    'Illimité',
    'Plus souple que le meilleur choix, à un prix plus élevé.',
    'Vous avez besoin de 23 repas jusqu’à la fin du forfait. Mangez aussi souvent que vous voulez.',
  ],
  [
    '16 repas par mois',
    'Pas assez de repas\u00a0: il en manque 6.',
    'Vous avez besoin de 22 repas par mois. Il en comprend 16. Les repas inutilisés expirent chaque mois.',
  ],
  [
    'Bloc de 30 repas',
    'Pas assez de repas\u00a0: il en manque 84.',
    'Vous avez besoin de 114 repas jusqu’à la fin du forfait. Il en comprend 30. Utilisez les repas quand vous voulez.',
  ],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all products and prices are visible, and no control that does nothing', async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    await expect(page.getByText('Turn on JavaScript to buy online.')).toBeVisible()
    for (const text of ['$489.95', '$96.00 a month', 'You pay 4% less.', '80 meals', '$45.00 a month'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('.order-form').getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('.order-form :is(input, select)').filter({ visible: true })).toHaveCount(0)
  })

  test('the advice ranks the plans for three answers in a form, and gives the reasons', async ({ page }) => {
    await setLanguage(page, 'fr')
    await page.goto(address, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Aidez-moi à choisir' }).click()
    await page.getByRole('group', { name: 'Jours sur le campus par semaine' }).getByLabel('3').check()
    await page.getByRole('group', { name: 'Repas ces jours-là' }).getByLabel('1').check()
    await page.getByLabel('De temps en temps').check()
    await page.getByRole('button', { name: 'Comparer les forfaits' }).click()
    await expect(page).toHaveURL(/\?days=3&meals=1&snacks=some#help-me-choose$/)
    const plans = page.getByRole('region', { name: 'Forfaits pour 5 repas par semaine' }).getByRole('listitem')
    for (const [name, ...sentences] of plansByRank) {
      const plan = plans.filter({ has: page.getByRole('link', { name, exact: true }) })
      for (const sentence of sentences) await expect(plan).toContainText(sentence)
    }
    await expect(plans.first().getByRole('link')).toHaveText(plansByRank[0][0])
    await expect(plans.last().getByRole('link')).toHaveText(plansByRank[3][0])
  })
})

test('a link of the advice opens its plan, whose description shows two lines until it is opened', async ({ page }) => {
  await page.goto(`${address}?days=3&meals=1&snacks=some#help-me-choose`)
  await page.getByRole('region', { name: 'Plans for 5 meals a week' }).getByRole('link', { name: 'Unlimited' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart: Unlimited' })).toBeInViewport()
  const card = page.getByRole('article', { name: 'Unlimited' })
  const description = card.locator('.order-desc')
  const before = await description.evaluate((element) => element.clientHeight)
  await card.getByRole('button', { name: 'More about Unlimited' }).click()
  await expect(card.getByRole('button', { name: 'Less about Unlimited' })).toHaveAttribute('aria-expanded', 'true')
  expect(await description.evaluate((element) => element.clientHeight)).toBeGreaterThan(before)
  await expect(page.getByRole('article', { name: 'Flex 14' }).getByRole('button', { name: /^More/ })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('every panel has readable colours and names in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address)
  for (const name of ['selections', 'products', 'cart']) {
    if (name !== 'selections') await page.locator(`#order-${name} > summary`).click()
    expect(await findViolations(page)).toEqual([])
  }
})

test('prints all products and no controls', async ({ page }) => {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('$489.95').first()).toBeVisible()
  await expect(page.locator('.order-form').getByRole('button').filter({ visible: true })).toHaveCount(0)
})
