import { expect } from '@playwright/test'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

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
  test(`[PUB-2.2] [PUB-2.14] [PUB-8.1] ${path} is answered 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.14] the not-found page can be read, in the frame of the site that is known', async ({ page }) => {
    await page.goto('/northgate/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we're unable to find that.")
    await expect(page.getByRole('contentinfo')).toContainText('1 Northgate Drive')
    await page.getByRole('main').getByRole('link', { name: 'Northgate University Dining' }).click()
    await expect(page).toHaveURL(/\/northgate$/)
  })
})

for (const [locale, heading, title] of [
  ['en', "Sorry, we're unable to find that.", 'Page not found'],
  ['fr', 'Désolé, nous ne trouvons pas cette page.', 'Page introuvable'],
] as const)
  test(`[PUB-2.14] the not-found page speaks the visitor’s language and has no barrier (${locale})`, async ({
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
      expect(await barriers(page)).toEqual([])
    }
  })
