import { expect, type Page } from '@playwright/test'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

/** The number of sheets of Letter paper that a page needs. */
const countSheets = async (page: Page) =>
  (
    (
      await page.pdf({
        format: 'Letter',
        preferCSSPageSize: true,
        margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
      })
    )
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? []
  ).length

for (const [language, site] of [
  ['en', 'northgate'],
  ['fr', 'universite-saint-cyrille'],
] as const satisfies [(typeof languages)[number], string][])
  test(`the menu, the week and the hours of ${site} fit one sheet each, and what one can eat two, without alerts, navigation and search (${language})`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    for (const path of ['whats-on-the-menu', 'hours-of-operation']) {
      await page.goto(`/${site}/${path}`)
      await page.evaluate(() => document.fonts.ready)
      expect([path, await countSheets(page)]).toEqual([path, 1])
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 26, 22)')
      for (const role of ['navigation', 'search', 'button'] as const)
        await expect(
          page
            .getByRole(role)
            .filter({ visible: true })
            .filter({ hasText: /navigation/i }),
        ).toHaveCount(0)
      await expect(page.getByRole('region', { name: /Alerts|Alertes/ })).toBeHidden()
      await expect(page.locator('a[href*="/dish-search"]').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: null, colorScheme: null })
    }
    await page.goto(`/${site}/menu-week`)
    expect(await countSheets(page)).toBe(1)
    await page.goto(`/${site}/what-can-i-eat?mine=milk,peanuts`)
    expect(await countSheets(page)).toBeLessThanOrEqual(2)
  })
