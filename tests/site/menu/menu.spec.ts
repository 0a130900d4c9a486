import { expect, type Page } from '@playwright/test'
import { campuses, type Campus } from './menu-messages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { waitForHydration, waitForHydrationOnGoto, test } from '../../support/browser/visitor'

const friday = '2026-11-20'

/** Opens a Friday lunch, which has macaroni on both campuses. */
async function openLunch(page: Page, it: Campus) {
  await page.goto(`${it.page}?date=${friday}`)
  await page.getByRole('navigation', { name: it.periods }).getByRole('link', { name: it.lunch }).click()
  await expect(
    page.getByRole('navigation', { name: it.periods }).getByRole('link', { name: it.lunch }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(dish(page, it)).toBeVisible()
  await waitForHydration(page)
}

const dish = (page: Page, it: Campus) => page.getByRole('row', { name: new RegExp(it.macaroni) })
const dishNames = (page: Page) => page.getByRole('rowheader').getByRole('button').allTextContents()
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const queryOf = (page: Page) => new URL(page.url()).searchParams

for (const it of campuses) {
  test.describe(`${it.slug} (${it.locale})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
    })

    test('[PUB-4.7] hides dishes that contain a selected allergen and restores them in order', async ({ page }) => {
      await openLunch(page, it)
      const before = await dishNames(page)
      await toggle(page, it.milk).click()
      await expect(dish(page, it)).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: it.hidden })).toBeVisible()
      await expect(page).toHaveURL(/[?&]hide=milk(&|$)/)
      await expect(toggle(page, it.milk)).toBeFocused()
      await toggle(page, it.milk).click()
      await expect(dish(page, it)).toBeVisible()
      expect(await dishNames(page)).toEqual(before)
      await expect.poll(() => queryOf(page).get('hide')).toBeNull()
    })

    test('[PUB-4.5] moves a selected filter to the selected list and back to its sorted position', async ({ page }) => {
      await openLunch(page, it)
      const group = page.getByRole('group', { name: it.hide })
      const names = (list: string) => group.getByRole('list', { name: list }).getByRole('button').allTextContents()
      const before = await names(it.available)
      await toggle(page, it.milk).click()
      expect(await names(it.selected)).toEqual([it.milk])
      expect(await names(it.available)).toEqual(before.filter((name) => name !== it.milk))
      await toggle(page, it.milk).click()
      expect(await names(it.available)).toEqual(before)
      await expect(group.getByRole('list', { name: it.selected })).toHaveCount(0)
    })

    test('[PUB-4.7] shows only dishes of a required category and omits empty categories', async ({ page }) => {
      await openLunch(page, it)
      await toggle(page, it.vegetarian).click()
      const rows = page.getByRole('rowheader')
      const left = await rows.count()
      expect(left).toBeGreaterThan(0)
      for (const row of await page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .all())
        await expect(row).toContainText(it.vegetarian)
      for (const table of await page.getByRole('table').all())
        expect(await table.getByRole('rowheader').count()).toBeGreaterThan(0)
    })

    test('[PUB-4.3] resets the filters when the location changes', async ({ page }) => {
      await openLunch(page, it)
      await toggle(page, it.milk).click()
      await page.getByLabel(it.location).selectOption(it.anotherHall)
      await expect(page).toHaveURL(new RegExp(`location=${it.anotherHall}&date=${friday}&`))
      await expect(page.getByLabel(it.location)).toHaveValue(it.anotherHall)
      await expect(page.getByRole('status').filter({ hasText: it.cleared })).toBeVisible()
      await expect(toggle(page, it.milk)).toHaveAttribute('aria-pressed', 'false')
      await page.getByRole('link', { name: it.restore }).click()
      await expect(toggle(page, it.milk)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByLabel(it.location)).toHaveValue(it.anotherHall)
    })

    test('[PUB-2.40] shows a loading message for the next menu', async ({ page }) => {
      await openLunch(page, it)
      await page.route(`**${it.page}?location=${it.anotherHall}**`, (route) => route.fulfill({ status: 204 })) // leaves the old page on show
      await page.getByLabel(it.location).selectOption(it.anotherHall)
      await expect(page.getByRole('status').filter({ hasText: it.loading })).toBeVisible()
    })

    test('[PUB-2.35] groups locations by building and selects the first', async ({ page }) => {
      await page.goto(it.page)
      await expect(page.getByLabel(it.location)).toHaveValue(it.firstHall)
      const groups = await page
        .getByLabel(it.location)
        .getByRole('group', { includeHidden: true })
        .evaluateAll((all) => all.map((group) => group.getAttribute('label')))
      expect(groups.length).toBeGreaterThan(1)
      expect(groups.at(-1)).toBe(it.othersGroup)
    })

    test('[PUB-2.36] loads another date and keeps the filters', async ({ page }) => {
      await openLunch(page, it)
      await toggle(page, it.milk).click()
      await page.getByRole('link', { name: it.nextDay }).click()
      await expect(page).toHaveURL(/date=2026-11-21.*hide=milk/)
      await page.getByLabel(it.date).fill(friday)
      await expect(page).toHaveURL(new RegExp(`date=${friday}.*hide=milk`))
      await expect(page.getByRole('main')).toContainText(it.day)
      await expect(toggle(page, it.milk)).toHaveAttribute('aria-pressed', 'true')
    })

    test('waits for Enter after a choice by keyboard steps', async ({ page }) => {
      await page.goto(`${it.page}?date=${friday}`)
      await page.getByLabel(it.date).focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('button', { name: it.show })).toBeVisible()
      expect(page.url()).toContain(`?date=${friday}`)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/location=/)
      await expect(page).not.toHaveURL(new RegExp(`date=${friday}`))
    })

    test('[PUB-2.39] shows the closed sign with location and date', async ({ page }) => {
      await page.goto(`${it.page}?location=${it.anotherHall}&date=2026-11-22`)
      for (const words of it.closed) await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    })

    test('[PUB-2.40] announces an unpublished menu as coming soon', async ({ page }) => {
      await page.goto(`${it.page}?date=2027-03-03`)
      await expect(page.getByText(it.comingSoon, { exact: true })).toBeVisible()
    })

    test('[PUB-2.38] opens the nutrition dialog by keyboard, closes it with Escape and restores the focus', async ({
      page,
    }) => {
      await openLunch(page, it)
      const name = page.getByRole('button', { name: it.macaroni })
      await name.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: it.macaroni })
      await expect(dialog.getByRole('table', { name: new RegExp(it.facts) })).toBeVisible()
      await expect(dialog.getByRole('rowheader', { name: it.fat })).toBeVisible()
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await expect(page).toHaveURL(/&dish=[0-9a-f]{24}$/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(name).toBeFocused()
      await expect.poll(() => queryOf(page).get('dish')).toBeNull()
    })

    test('shows an error when nutrition fails to load and offers a retry', async ({ page }) => {
      await openLunch(page, it)
      await page.route('**/v1/location/**', (route) => route.abort())
      await page.getByRole('button', { name: it.macaroni }).click()
      const dialog = page.getByRole('dialog', { name: it.macaroni })
      await expect(dialog.getByRole('alert')).toContainText(it.failed)
      await page.unroute('**/v1/location/**')
      await dialog.getByRole('button', { name: it.retry }).click()
      await expect(dialog.getByRole('table', { name: new RegExp(it.facts) })).toBeVisible()
      await dialog.getByRole('button', { name: it.close }).click()
      await expect(dialog).toBeHidden()
    })

    test('restores filters and the open dish from a shared URL', async ({ page, browser }) => {
      await openLunch(page, it)
      await toggle(page, it.vegetarian).click()
      const names = await dishNames(page)
      const facts = async (on: Page) => on.getByRole('dialog', { name: it.macaroni }).getByRole('table').innerText()
      await page.getByRole('button', { name: it.macaroni }).click()
      await expect(page.getByRole('dialog', { name: it.macaroni }).getByRole('table')).toBeVisible()
      const other = waitForHydrationOnGoto(await browser.newPage())
      await other.context().addCookies([{ name: 'l1', value: it.locale, url: page.url() }])
      await other.goto(page.url())
      await expect(other.getByRole('dialog', { name: it.macaroni }).getByRole('table')).toBeVisible()
      expect(await facts(other)).toBe(await facts(page))
      await other.keyboard.press('Escape')
      await expect(other.getByRole('button', { name: it.macaroni })).toBeFocused()
      expect(await dishNames(other)).toEqual(names)
      await other.close()
    })

    test('is accessible initially, with filters and with an open dialog', async ({ page }) => {
      await openLunch(page, it)
      const faults = () => findViolations(page, 'main')
      expect(await faults()).toEqual([])
      await toggle(page, it.milk).click()
      expect(await faults()).toEqual([])
      await toggle(page, it.milk).click()
      await page.getByRole('button', { name: it.macaroni }).click()
      await expect(page.getByRole('dialog', { name: it.macaroni }).getByRole('table')).toBeVisible()
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
      expect(await faults()).toEqual([])
    })

    test('[PUB-2.38] fits 320 pixels and explains seven marks in the legend', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openLunch(page, it)
      const legend = page.getByRole('region', { name: it.legend })
      await expect(legend.getByRole('term')).toHaveCount(7)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.evaluate(() => window.scrollTo(0, 1200))
      await page.getByRole('button', { name: it.macaroni }).click()
      await expect(page.getByRole('dialog', { name: it.macaroni }).getByRole('table')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('[PUB-4.7] filters, periods and the nutrition dialog work', async ({ page }) => {
        await openLunch(page, it)
        await toggle(page, it.milk).click()
        await expect(page).toHaveURL(/hide=milk/)
        await expect(dish(page, it)).toBeHidden()
        await expect(page.getByRole('status').filter({ hasText: it.hidden })).toBeVisible()
        await toggle(page, it.milk).click()
        await expect(dish(page, it)).toBeVisible()
        await toggle(page, it.vegetarian).click()
        await page.getByRole('button', { name: it.macaroni }).click()
        await expect(page).toHaveURL(/only=vegetarian.*dish=/)
        const dialog = page.getByRole('dialog', { name: it.macaroni })
        await expect(dialog.getByRole('rowheader', { name: it.fat })).toBeVisible()
        await dialog.getByRole('button', { name: it.close }).click()
        await expect(dialog).toBeHidden()
      })

      test('[PUB-4.3] keeps filters for another date and resets them for another location', async ({ page }) => {
        await page.goto(`${it.page}?location=${it.firstHall}&date=${friday}&hide=milk`)
        await page.getByLabel(it.date).fill('2026-11-21')
        await page.getByRole('button', { name: it.show }).click()
        await expect(toggle(page, it.milk)).toHaveAttribute('aria-pressed', 'true')
        await page.getByLabel(it.location).selectOption(it.anotherHall)
        await page.getByLabel(it.date).fill(friday)
        await page.getByRole('button', { name: it.show }).click()
        await expect(page.getByLabel(it.location)).toHaveValue(it.anotherHall)
        await expect(toggle(page, it.milk)).toHaveAttribute('aria-pressed', 'false')
      })
    })
  })
}

const [english] = campuses

test('sends rows once and leaves them unchanged during hydration', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on(
    'console',
    (message) => message.type() === 'error' && !/favicon|404/.test(message.text()) && errors.push(message.text()),
  )
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
  const response = await page.goto(`${english.page}?date=${friday}`)
  const body = (await response?.text()) ?? ''
  await toggle(page, english.milk).click()
  await expect(page).toHaveURL(/hide=milk/)
  const described = await page
    .getByRole('row')
    .getByRole('cell')
    .filter({ hasText: /\w{4,}.*\w{4,}.*\w{4,}.*\.$/ })
    .allTextContents()
  expect(described.length).toBeGreaterThan(3)
  for (const text of described) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
    expect(body.split(escaped).length - 1, text).toBe(described.filter((other) => other.includes(text)).length)
  }
  expect(await page.evaluate(() => (window as unknown as { rowChanges: string[] }).rowChanges)).toEqual([])
  expect(errors).toEqual([])
})

for (const query of [
  '?hide=<script>alert(1)</script>',
  '?hide=__proto__&only=constructor&location=__proto__&period=toString',
  '?hide=milk&hide=egg&location=a&location=b&date=2026-11-20&date=x&period=a&period=b&dish=a&dish=b',
  '?hide[]=milk&location[x]=y',
  '?date=2026-02-30&location=%00&dish=%27%22%3E',
  `?hide=${'milk,'.repeat(1500)}`,
  '?at=nowhere&hide="]{}*{display:none}',
]) {
  test(`ignores invalid parameters: ${query.slice(0, 60)}`, async ({ page }) => {
    let alerted = false
    page.on('dialog', (dialog) => {
      alerted = true
      void dialog.dismiss()
    })
    const response = await page.goto(english.page + query)
    expect(response?.status()).toBe(200)
    await expect(page.getByLabel(english.location)).toHaveValue(english.firstHall)
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(0)
    expect(alerted).toBe(false)
  })
}
