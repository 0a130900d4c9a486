import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'
import { menu } from './open-lunch'

const search = (text: string) => `/northgate/dish-search?q=${encodeURIComponent(text)}`
const resultOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const field = (page: Page) => page.getByLabel('What would you like to eat?')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('finds a dish from the menu page and links to a menu that serves it', async ({ page }) => {
      await page.goto(menu)
      await page.getByRole('link', { name: 'Find a dish' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Find a dish' })).toBeVisible()
      await field(page).fill('macaroni')
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/northgate\/dish-search\?q=/)
      const result = resultOf(page, 'Macaroni and cheese')
      await expect(result.getByText('Contains gluten, milk, wheat', { exact: true })).toBeVisible()
      await result.getByRole('link').first().click()
      await expect(page).toHaveURL(/\?location=[^&]+&date=2026-11-\d\d&period=[0-9a-f]{24}#category-/)
      await expect(page.getByRole('row', { name: /Macaroni and cheese/ }).first()).toBeVisible()
    })
  })

test('finds dishes by their name in the other language and lists the earliest menus first', async ({ page }) => {
  await page.goto(search('fromage'))
  await expect(page.getByRole('status')).toHaveText(/^\d+ dishes for “fromage”$/)
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(/^Today: /)
  const more = page.getByText(/^\d+ more times?$/)
  const often = page.getByRole('article').filter({ has: more }).first()
  const links = often.getByRole('link')
  const before = await links.count()
  await often.getByText(/^\d+ more times?$/).click()
  expect(await links.count()).toBeGreaterThan(before)
  const dates = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('date')),
  )
  expect(dates).toEqual(dates.toSorted())
})

test('explains undeclared allergens, an empty search, no results, no words and too many words', async ({ page }) => {
  await page.goto('/northgate/dish-search')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(0)
  const soup = 'Kettle soup of the day'
  await page.goto(search(soup))
  await expect(resultOf(page, soup).getByText('Allergens not declared', { exact: true })).toBeVisible()
  await page.goto(search('xylophone'))
  await expect(page.getByRole('status')).toHaveText('No dishes found for “xylophone” this week.')
  await page.goto(search('?!'))
  await expect(page.getByText(/^Enter the name of a dish or an ingredient/)).toBeVisible()
  await page.goto(search('soup with tomato and basil or chicken'))
  await expect(page.getByText('Searched only for: soup with tomato and basil or', { exact: true })).toBeVisible()
})

test('[PUB-4.7] says which allergens a search leaves out, offers to remember them, and shows nothing for what it cannot read', async ({
  page,
}) => {
  await page.goto(search('without milk'))
  await expect(page.getByText('Left out: dishes that contain or may contain milk.')).toBeVisible()
  expect((await page.getByRole('article').allInnerTexts()).filter((text) => /(contain)[^\n]*milk/i.test(text))).toEqual(
    [],
  )
  await page.getByText(/^\d+ dishes? without allergen information$/).click()
  await expect(page.getByText('Nobody has declared the allergens of these dishes.').first()).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByRole('link', { name: 'Make these my allergens' }).click()
  await expect(page).toHaveURL(/mine=milk$/) // without the mark, once they are remembered
  await expect(page.locator('#my-allergens')).toContainText('Milk hidden')
  await page.goto(menu)
  await expect(page.locator('#my-allergens')).toContainText('Milk hidden')
  await page.goto(search('soup without coconut'))
  await expect(page.getByText('for “without coconut”, so no dishes are shown')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('applies the filters of the menu page and offers a search without them', async ({ page }) => {
  await page.goto(menu)
  await page.getByRole('main').getByRole('button', { name: 'Milk', exact: true }).click()
  await page.getByRole('link', { name: 'Find a dish' }).click()
  await expect(page).toHaveURL(/hide=milk/)
  await field(page).fill('fromage')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^\d+ of \d+ dishes hidden: milk/)).toBeVisible()
  const before = await page.getByRole('article').count()
  await page.getByRole('link', { name: 'Search without filters' }).click()
  await expect(page).not.toHaveURL(/hide=/)
  expect(await page.getByRole('article').count()).toBeGreaterThan(before)
})
