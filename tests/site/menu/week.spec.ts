import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const week = '/northgate/menu-week?location=north-hall'
const days = (page: Page) => page.getByRole('region', { name: /at a glance|coup d’œil/ }).locator('.week-day')
const unsafe = (page: Page) =>
  page.locator('.week-dish:is([data-has~=milk], [data-undeclared])').filter({ visible: true })

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('a week fits a desktop screen, keeps the filters of the menu and leads back to each meal', async ({ page }) => {
  await setLanguage(page, 'fr') // its words are longer
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/whats-on-the-menu?location=north-hall&hide=milk&only=vegan')
  await page.getByRole('link', { name: 'Semaine', exact: true }).click()
  await expect(page.getByText(/^Masqués\s: Lait · Seulement végétalien/)).toBeVisible()
  await expect(unsafe(page)).toHaveCount(0)
  await page.goto(week)
  await expect(days(page)).toHaveCount(8)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const boxes = await days(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.slice(0, 7).map(({ top }) => top)).size).toBe(1)
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(1440)
  expect(boxes[0]?.height).toBeLessThan(900)
  expect(await findViolations(page)).toEqual([])
  await days(page).filter({ hasText: 'vendredi' }).getByRole('link', { name: 'Souper' }).click()
  await expect(page).toHaveURL(/whats-on-the-menu\?location=salle-nord&date=2026-11-20&period=/)
})

test('a visitor’s own allergens hide their dishes, and up to six others stand in each meal', async ({ page }) => {
  await page.goto(week)
  await expect(unsafe(page)).not.toHaveCount(0)
  await page.getByText('Choose my allergens').click()
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await expect(unsafe(page)).toHaveCount(0)
  const lunch = days(page).filter({ hasText: 'Friday' }).locator('.week-meal').filter({ hasText: 'Lunch' })
  await expect(lunch.getByRole('listitem')).toHaveCount(6)
  const breakfast = days(page).filter({ hasText: 'Friday' }).locator('.week-meal').filter({ hasText: 'Breakfast' })
  await expect(breakfast.getByText('No dishes match these filters.')).toBeVisible()
})

test('on a phone each day fills the width, today comes first, and a link leads to another day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(week)
  const friday = days(page).filter({ hasText: 'Friday' })
  await expect(friday).toBeInViewport()
  expect(await friday.boundingBox()).toMatchObject({ x: 16, width: 328 })
  await page.getByRole('link', { name: 'Saturday, November 21st, 2026' }).click()
  await expect.poll(async () => (await days(page).filter({ hasText: 'Saturday' }).boundingBox())?.x).toBe(16)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('allergens of the address hide their dishes, and days without a menu say why', async ({ page }) => {
    await page.goto(`${week}&mine=milk`)
    await expect(unsafe(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Next week' }).click()
    await expect(page.getByText('North Hall, Sun, Nov 22 to Sat, Nov 28')).toBeVisible()
    await expect(unsafe(page)).toHaveCount(0)
    await page.goto(`${week}&date=2027-06-01`)
    await expect(days(page)).toHaveText(Array.from({ length: 7 }, () => /day \d+.*Coming soon\.$/))
    await page.goto('/northgate/menu-week?location=observatory-cafe&date=x')
    await expect(days(page).filter({ hasText: 'Friday' })).toContainText("Sorry, we're closed")
  })
})
