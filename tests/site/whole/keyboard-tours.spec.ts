import { expect } from '@playwright/test'
import { tabTo } from '../../support/browser/tab-to'
import { campuses } from '../menu/menu-messages'
import { test } from '../../support/browser/visitor'

const home = '/universite-saint-cyrille'
const texts = {
  en: { soup: 'The soup for Fridays?', choice: 'Pea soup', mine: 'Your choice', show: 'Show' },
  fr: { soup: 'La soupe du vendredi', choice: 'Soupe aux pois', mine: 'Votre choix', show: 'Afficher' },
}

for (const it of campuses)
  test.describe(`keyboard only, ${it.locale}`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
    })

    test('[PUB-2.38] uses meals, filters, nutrition, days and locations of the menu', async ({ page }) => {
      test.setTimeout(60_000) // about a hundred keys
      await page.goto(`${it.page}?date=2026-11-20`)
      const main = page.getByRole('main')
      await tabTo(page, page.getByRole('link', { name: it.lunch }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: it.lunch })).toHaveAttribute('aria-current', 'page')

      const milk = main.getByRole('button', { name: it.milk, exact: true })
      await tabTo(page, milk)
      await page.keyboard.press('Space')
      await expect(milk).toHaveAttribute('aria-pressed', 'true')
      await expect(milk).toBeFocused()
      await expect(page.getByRole('button', { name: it.macaroni })).toBeHidden()
      await page.keyboard.press('Space')

      const dish = page.getByRole('button', { name: it.macaroni })
      await tabTo(page, dish)
      await page.keyboard.press('Enter')
      const facts = page.getByRole('dialog', { name: it.macaroni })
      await expect(facts.getByRole('table', { name: new RegExp(it.facts) })).toBeVisible()
      await tabTo(page, facts.getByRole('button', { name: it.close }))
      await page.keyboard.press('Enter')
      await expect(facts).toBeHidden()
      await expect(dish).toBeFocused()

      await page.keyboard.press('Control+Home')
      await tabTo(page, page.getByRole('link', { name: it.nextDay }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/date=2026-11-21/)
      await page.waitForLoadState('networkidle')
      const location = page.getByLabel(it.location)
      await tabTo(page, location)
      await page.keyboard.press('ArrowDown')
      await expect(location).not.toHaveValue(it.firstHall)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/location=(?!north-hall|la-grande-table)/)
    })

    test('[PUB-2.52] chooses an album and opens, pages and closes its photos', async ({ page }) => {
      await page.goto(`${home}/photo-albums`, { waitUntil: 'networkidle' })
      const heading = page.getByRole('heading', { level: 2 }).first()
      const first = (await heading.textContent()) ?? ''
      await tabTo(page, page.getByRole('combobox', { name: 'Album' }))
      await page.keyboard.press('ArrowDown')
      await tabTo(page, page.getByRole('button', { name: texts[it.locale].show }))
      await page.keyboard.press('Enter')
      await expect(heading).not.toHaveText(first)
      const photo = page.getByRole('region').filter({ has: heading }).getByRole('link').first()
      await page.waitForLoadState('networkidle')
      const caption = await photo.locator('xpath=ancestor::li').textContent()
      await tabTo(page, photo)
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog')
      await expect(viewer.getByText(caption ?? '')).toBeInViewport()
      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText(caption ?? '')).not.toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(photo).toBeFocused()
    })

    test('[PUB-2.50] votes in a poll and shows the result', async ({ page }) => {
      await page.goto(`${home}/surveys`, { waitUntil: 'networkidle' })
      const poll = page.getByRole('article').filter({ hasText: texts[it.locale].soup })
      await tabTo(page, poll.getByRole('button', { name: texts[it.locale].choice }))
      await page.keyboard.press('Space')
      await expect(poll.getByRole('listitem').filter({ hasText: texts[it.locale].choice })).toContainText(
        texts[it.locale].mine,
      )
      await expect(poll.getByRole('group')).toBeFocused()
    })
  })
