import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'
import { macaroni, openLunch } from './open-lunch'

const barOfOne = /^Your plate: 1 dish, ([\d,]+) Cal$/
const barOfTwo = /^Your plate: 2 dishes, ([\d,]+) Cal$/

async function putOnPlate(page: Page, name: string | RegExp = macaroni) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my plate' }).click()
  await expect(page.getByRole('region', { name: 'Your plate', exact: true })).toBeVisible()
}
const bar = (page: Page) => page.getByRole('region', { name: 'Your plate', exact: true }).getByRole('link')
const menuWithEverything = /whats-on-the-menu\?(?=.*hide=milk)(?=.*only=vegetarian)(?=.*plate=)/
const calories = async (page: Page, pattern: RegExp) =>
  Number(pattern.exec((await bar(page).textContent()) ?? '')?.[1]?.replace(/\D/g, ''))

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('adds a dish twice, shows the total, and removes it', async ({ page }) => {
      await openLunch(page)
      await putOnPlate(page)
      await expect(page).toHaveURL(/&plate=[0-9a-f]{24}#category-[0-9a-f]{24}$/)
      const once = await calories(page, barOfOne)
      expect(once).toBeGreaterThan(100)
      await putOnPlate(page)
      await expect(page).toHaveURL(/&plate=[0-9a-f]{24}\.2#/)
      expect(await calories(page, barOfTwo)).toBe(2 * once)
      await bar(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your plate' })).toBeVisible()
      const table = page.getByRole('table', { name: /Nutrition Facts\s*Per plate \(2 dishes\)/ })
      await expect(table.getByRole('rowheader').first()).toContainText((2 * once).toLocaleString('en-CA'))
      await expect(page.getByRole('listitem').filter({ hasText: /^Milk \(.*Macaroni and cheese/ })).toBeVisible()
      const fewer = page.getByRole('link', { name: 'Remove one: Macaroni and cheese' })
      await fewer.click()
      await expect(fewer).toHaveCount(0)
      await page.getByRole('link', { name: 'Add one: Macaroni and cheese' }).click()
      await expect(fewer).toBeVisible()
      await page.getByRole('link', { name: 'Back to the menu' }).click()
      await expect(bar(page)).toHaveText(barOfTwo)
      await bar(page).click()
      await page.getByRole('link', { name: 'Remove: Macaroni and cheese' }).click()
      await expect(page.getByText('Your plate is empty.', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Back to the menu' }).click()
      await expect(page.getByRole('button', { name: macaroni })).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    })
  })

test('keeps the plate and the current filters across days, and the plate across locations', async ({ page }) => {
  await openLunch(page)
  await page.getByRole('main').getByRole('button', { name: 'Vegetarian', exact: true }).click()
  await putOnPlate(page)
  await expect(page).toHaveURL(/only=vegetarian&plate=[0-9a-f]{24}#/)
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/only=vegetarian&plate=/)
  await page.getByLabel('Location').selectOption('lakeshore-kitchen')
  await expect(page).toHaveURL(/location=lakeshore-kitchen.*&plate=[0-9a-f]{24}$/)
  await expect(bar(page)).toHaveText(barOfOne)
  await page.goBack()
  await page.getByRole('main').getByRole('button', { name: 'Milk', exact: true }).click()
  // Until the page has hydrated, the button sends the form, which names the same parameters in another order.
  await expect(page).toHaveURL(menuWithEverything)
  await bar(page).click()
  await expect(page).toHaveURL(/\/plate\?.*hide=milk/)
  await page.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(page).toHaveURL(menuWithEverything)
})

test('adds a dish by keyboard on a small screen, and is accessible with dishes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openLunch(page)
  await page.getByRole('button', { name: macaroni }).focus()
  await page.keyboard.press('Enter')
  const put = page.getByRole('dialog').getByRole('button', { name: 'Add to my plate' })
  await expect(put).toBeVisible()
  for (let step = 0; step < 4 && !(await put.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveText(barOfOne)
  const expectFitAndAccessible = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // so that the bar covers no dish
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findViolations(page)).toEqual([])
  }
  await expectFitAndAccessible()
  await bar(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your plate' })).toBeVisible()
  await expectFitAndAccessible()
})

test('names dishes with undeclared allergens first and shows totals with unknown amounts as a minimum', async ({
  page,
}) => {
  await page.goto('/northgate/dish-search?q=kettle')
  await page.getByRole('article').getByRole('link').first().click()
  await putOnPlate(page, 'Kettle soup of the day')
  await expect(bar(page)).toHaveText('Your plate: 1 dish')
  await page.getByRole('rowheader').filter({ hasNotText: 'Kettle' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to my plate' }).click()
  await expect(bar(page)).toHaveText(/^Your plate: 2 dishes, at least \d+ Cal$/)
  await bar(page).click()
  const allergens = page.getByRole('region', { name: 'Allergens of the whole plate' })
  await expect(allergens.getByRole('paragraph').first()).toHaveText('Allergens not declared: Kettle soup of the day')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toContainText('at least')
  await expect(page.getByText('Nutrition not available: Kettle soup of the day')).toBeVisible()
})
