import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { waitForHydration, test } from '../../support/browser/visitor'

const menu = '/northgate/whats-on-the-menu?location=north-hall'
const unreadable = 'A filter in the address of this page could not be applied. It hides no dish.'

for (const it of [
  {
    locale: 'en',
    sentence: 'This filter could not be applied: gone. It hides no dish.',
    dinner: 'Dinner',
    clear: 'Clear filters',
    hidden: /dishes hidden: milk/,
  },
  {
    locale: 'fr',
    sentence: 'Ce filtre n’a pas pu être appliqué\u00a0: gone. Il ne masque aucun plat.',
    dinner: 'Souper',
    clear: 'Effacer les filtres',
    hidden: /plats sur \d+ masqués\s: lait/,
  },
])
  test.describe(`a filter that no menu has (${it.locale})`, () => {
    test.beforeEach(({ page, baseURL }) =>
      page.context().addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }]),
    )

    test('[PUB-4.7] a menu says so, applies the others, and says so on other meals until it is cleared', async ({
      page,
    }) => {
      expect((await page.goto(`${menu}&hide=gone,milk`))?.status()).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByText(it.sentence, { exact: true })).toBeVisible()
      await expect(main.getByText(it.hidden)).toBeVisible()
      await expect(main.locator('.menu-dish[data-has~="milk"]').first()).toBeHidden()
      expect(await findViolations(page, 'main')).toEqual([])
      await main.getByRole('link', { name: it.dinner, exact: true }).click()
      await expect(main.getByRole('link', { name: it.dinner, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(main.getByText(it.sentence, { exact: true })).toBeVisible()
      await waitForHydration(page)
      await main.getByRole('button', { name: it.clear }).click()
      await expect(main.getByText(it.sentence, { exact: true })).toBeHidden()
      await expect(page).not.toHaveURL(/[?&]hide=/)
    })

    for (const address of [
      '/northgate/dish-search?q=macaroni&hide=gone',
      '/northgate/dish-search?q=macaroni&only=gone',
      '/northgate/search?q=macaroni&hide=gone',
      '/northgate/what-can-i-eat?only=vegan,gone',
      '/northgate/what-can-i-eat?mine=peanuts&hide=gone',
    ])
      test(`${address} says so`, async ({ page }) => {
        expect((await page.goto(address))?.status()).toBe(200)
        await expect(page.getByRole('main').getByText(it.sentence, { exact: true })).toBeVisible()
        expect(await findViolations(page, 'main')).toEqual([])
      })
  })

for (const query of [
  'hide=<b>nuts</b>',
  'hide="]{}*{display:none}',
  `hide=${'milk,'.repeat(1500)}`,
  'mine=Peanut butter',
  'at=lakeshore-kitchen&hide=<b>nuts</b>',
])
  test(`a menu says that it does not apply what is no code: ${query.slice(0, 40)}`, async ({ page }) => {
    expect((await page.goto(`${menu}&${query}`))?.status()).toBe(200)
    await expect(page.getByRole('main').getByText(unreadable, { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/<b>|display:none/)
  })
