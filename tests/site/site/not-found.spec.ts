import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const nowhere = [
  '/404',
  '/nowhere',
  '/nowhere/at/all',
  '/northgate/nowhere',
  '/northgate/menu-lab',
  '/northgate/whats-on-the-menu/tomorrow',
  '/en',
  '/fr',
  '/fr/northgate',
  '/files',
  '/files/logo/%2e%2e%2frefectory.db',
  '/northgate/__proto__',
]

for (const path of nowhere)
  test(`[PUB-2.2] [PUB-2.14] [PUB-8.1] ${path} responds with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.14] the not-found page is readable and has the frame of a known site', async ({ page }) => {
    await page.goto('/northgate/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we're unable to find that.")
    await expect(page.getByRole('contentinfo')).toContainText('1 Northgate Drive')
    await page.getByRole('main').getByRole('link', { name: 'Northgate University Dining' }).click()
    await expect(page).toHaveURL(/\/northgate$/)
  })
})

for (const [locale, heading, title] of [
  ['en', "Sorry, we're unable to find that.", 'Page not found'],
  ['fr', 'Désolés, nous ne trouvons pas cette page.', 'Page introuvable'],
] as const)
  test(`[PUB-2.14] the not-found page is in the visitor’s language and accessible (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
    for (const path of ['/nowhere', '/northgate/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`)
      expect(await findViolations(page)).toEqual([])
    }
  })
