import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { waitForHydrationOnGoto, test } from '../../support/browser/visitor'
import { friday, macaroni, menu, openLunch } from './open-lunch'

const anotherHall = 'lakeshore-kitchen'
const hiddenByMilk = /^\d+ of \d+ dishes hidden: milk$/

const dish = (page: Page) => page.getByRole('row', { name: new RegExp(macaroni) })
const dishNames = (page: Page) => page.getByRole('rowheader').getByRole('button').allTextContents()
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
const facts = (page: Page) =>
  page.getByRole('dialog', { name: macaroni }).getByRole('table', { name: /Nutrition Facts/ })

test('[PUB-4.5] [PUB-4.7] moves a selected allergen to the selected list, hides its dishes and restores both in order', async ({
  page,
}) => {
  await openLunch(page)
  const group = page.getByRole('group', { name: 'Hide dishes with' })
  const names = (list: string) => group.getByRole('list', { name: list }).getByRole('button').allTextContents()
  const [dishes, available] = [await dishNames(page), await names('Available')]
  await toggle(page, 'Milk').click()
  await expect(dish(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: hiddenByMilk })).toBeVisible()
  await expect(page).toHaveURL(/[?&]hide=milk(&|$)/)
  await expect(toggle(page, 'Milk')).toBeFocused()
  expect(await names('Selected')).toEqual(['Milk'])
  expect(await names('Available')).toEqual(available.filter((name) => name !== 'Milk'))
  expect(await findViolations(page, 'main')).toEqual([])
  await toggle(page, 'Milk').click()
  await expect(dish(page)).toBeVisible()
  expect(await dishNames(page)).toEqual(dishes)
  expect(await names('Available')).toEqual(available)
  await expect(group.getByRole('list', { name: 'Selected' })).toHaveCount(0)
  await expect.poll(() => parameter(page, 'hide')).toBeNull()
})

test('[PUB-4.7] shows only dishes of a required category and omits empty categories', async ({ page }) => {
  await openLunch(page)
  await toggle(page, 'Vegetarian').click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows.filter({ hasNotText: 'Vegetarian' })).toHaveCount(0)
  expect(await rows.count()).toBeGreaterThan(0)
  for (const table of await page.getByRole('table').all())
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(0)
})

test('[PUB-4.3] resets the filters when the location changes and offers to restore them', async ({ page }) => {
  await openLunch(page)
  await toggle(page, 'Milk').click()
  await page.getByLabel('Location').selectOption(anotherHall)
  await expect(page).toHaveURL(new RegExp(`location=${anotherHall}&date=${friday}&`))
  await expect(page.getByLabel('Location')).toHaveValue(anotherHall)
  await expect(page.getByRole('status').filter({ hasText: 'Filters cleared: milk' })).toBeVisible()
  await expect(toggle(page, 'Milk')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Restore' }).click()
  await expect(toggle(page, 'Milk')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Location')).toHaveValue(anotherHall)
})

test('[PUB-2.40] shows a loading message for the next menu', async ({ page }) => {
  await page.route(`**${menu}?location=${anotherHall}**`, (route) => route.fulfill({ status: 204 })) // leaves the old page on show
  await openLunch(page)
  await page.getByLabel('Location').selectOption(anotherHall)
  const loading = /^Loading menus for Lakeshore Kitchen on Friday, November 20th, 2026$/
  await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible()
})

test('[PUB-2.36] loads another date and keeps the filters', async ({ page }) => {
  await openLunch(page)
  await toggle(page, 'Milk').click()
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=2026-11-21.*hide=milk/)
  await page.getByLabel('Select a menu date').fill(friday)
  await expect(page).toHaveURL(new RegExp(`date=${friday}.*hide=milk`))
  await expect(page.getByRole('main')).toContainText('Friday, November 20')
  await expect(toggle(page, 'Milk')).toHaveAttribute('aria-pressed', 'true')
})

test('waits for Enter after a choice by keyboard steps', async ({ page }) => {
  await page.goto(`${menu}?date=${friday}`)
  await page.getByLabel('Select a menu date').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Show this menu' })).toBeVisible()
  expect(page.url()).toContain(`?date=${friday}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=/)
  await expect(page).not.toHaveURL(new RegExp(`date=${friday}`))
})

test('[PUB-2.38] opens the nutrition dialog by keyboard on a small screen, closes it with Escape and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openLunch(page)
  await expect(page.getByRole('region', { name: 'Legend' }).getByRole('term')).toHaveCount(7)
  const name = page.getByRole('button', { name: macaroni })
  await name.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: macaroni })
  await expect(dialog.getByText('Vegetarian', { exact: true })).toBeVisible()
  await expect(facts(page)).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: /^Fat \d/ })).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(page).toHaveURL(/&dish=[0-9a-f]{24}$/)
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  expect(await findViolations(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(name).toBeFocused()
  await expect.poll(() => parameter(page, 'dish')).toBeNull()
})

test('shows an error when nutrition fails to load and offers a retry', async ({ page }) => {
  let isDown = true
  await page.route('**/v1/location/**', (route) => (isDown ? route.abort() : route.fallback()))
  await openLunch(page)
  await page.getByRole('button', { name: macaroni }).click()
  const dialog = page.getByRole('dialog', { name: macaroni })
  await expect(dialog.getByRole('alert')).toContainText("We're sorry, but something went wrong.")
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(facts(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('restores filters and the open dish from a shared URL', async ({ page, browser }) => {
  await openLunch(page)
  await toggle(page, 'Vegetarian').click()
  const names = await dishNames(page)
  await page.getByRole('button', { name: macaroni }).click()
  await expect(facts(page)).toBeVisible()
  const other = waitForHydrationOnGoto(await browser.newPage())
  await other.goto(page.url())
  await expect(facts(other)).toBeVisible()
  expect(await facts(other).innerText()).toBe(await facts(page).innerText())
  // Scripts move nothing: a tap that was aimed before them lands where it was aimed.
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto(page.url())
  const place = await still.getByRole('dialog').boundingBox()
  await expect.poll(() => other.getByRole('dialog').boundingBox()).toEqual(place)
  await other.keyboard.press('Escape')
  await expect(other.getByRole('button', { name: macaroni })).toBeFocused()
  expect(await dishNames(other)).toEqual(names)
  await still.context().close()
  await other.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, periods and the nutrition dialog work', async ({ page }) => {
    await openLunch(page)
    await toggle(page, 'Milk').click()
    await expect(page).toHaveURL(/hide=milk/)
    await expect(dish(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: hiddenByMilk })).toBeVisible()
    await toggle(page, 'Milk').click()
    await expect(dish(page)).toBeVisible()
    await toggle(page, 'Vegetarian').click()
    await page.getByRole('button', { name: macaroni }).click()
    await expect(page).toHaveURL(/only=vegetarian.*dish=/)
    const dialog = page.getByRole('dialog', { name: macaroni })
    await expect(dialog.getByRole('rowheader', { name: /^Fat \d/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })

  test('keeps filters for another date and resets them for another location', async ({ page }) => {
    await page.goto(`${menu}?location=north-hall&date=${friday}&hide=milk`)
    await page.getByLabel('Select a menu date').fill('2026-11-21')
    await page.getByRole('button', { name: 'Show this menu' }).click()
    await expect(toggle(page, 'Milk')).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel('Location').selectOption(anotherHall)
    await page.getByLabel('Select a menu date').fill(friday)
    await page.getByRole('button', { name: 'Show this menu' }).click()
    await expect(page.getByLabel('Location')).toHaveValue(anotherHall)
    await expect(toggle(page, 'Milk')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('sends rows once as HTML and once as data, and leaves them unchanged during hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { rowChanges: changes })
    document.addEventListener('DOMContentLoaded', () => {
      for (const table of document.querySelectorAll('table')) {
        new MutationObserver((list) => list.forEach(({ type }) => changes.push(type))).observe(table, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        })
      }
    })
  })
  const response = await page.goto(`${menu}?date=${friday}`)
  const body = (await response?.text()) ?? ''
  await toggle(page, 'Milk').click()
  await expect(page).toHaveURL(/hide=milk/)
  const described = await page
    .getByRole('row')
    .getByRole('cell')
    .filter({ hasText: /\w{4,}.*\w{4,}.*\w{4,}.*\.$/ })
    .allTextContents()
  expect(described.length).toBeGreaterThan(3)
  const html = body.replace(/<script[^]*?<\/script>/g, '')
  for (const text of described) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
    const count = described.filter((other) => other.includes(text)).length
    expect([html.split(escaped).length - 1, body.split(text).length - 1], text).toEqual([count, 2 * count])
  }
  expect(gzipSync(body).byteLength).toBeLessThan(50_000)
  expect(await page.evaluate(() => (window as unknown as { rowChanges: string[] }).rowChanges)).toEqual([])
})
