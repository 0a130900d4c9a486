import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'

const unknownId = '0'.repeat(24)
const nowhere = [
  ...['/404', '/en', '/fr', '/fr/northgate', '/nowhere', '/nowhere/at/all', '/files', '/v1/docs/nothing'],
  ...['/v1/docs/get_sites_public/more', '/v1/docs/__proto__', '/files/logo/%2e%2e%2frefectory.db'],
  ...['privacy', 'terms-of-use', 'microsite', 'search?q=soup', 'dish-search?q=soup', 'manifest.webmanifest'].map(
    (page) => `/nowhere/${page}`,
  ),
  ...['nowhere', 'menu-lab', '__proto__', 'whats-on-the-menu/tomorrow', 'board/north-hall-of-old'].map(
    (page) => `/northgate/${page}`,
  ),
  ...['event', 'news-item', 'special-offer', 'event/nothing', 'event/__proto__', 'event/%00'].map(
    (page) => `/northgate/${page}`,
  ),
  ...[`event/${unknownId}`, `event/${unknownId}/more`, `news-item/${'9'.repeat(3000)}`].map(
    (page) => `/northgate/${page}`,
  ),
  ...['microsite/welcome', 'microsite/nowhere', 'app-icon/any-4096.png'].map((page) => `/northgate/${page}`),
  '/lakeshore-college/microsite',
]

test('[PUB-2.2] [PUB-2.14] [PUB-8.1] responds with 404 to paths that no page has', async ({ request }) => {
  const statuses = await Promise.all(nowhere.map(async (path) => [path, (await request.get(path)).status()]))
  expect(statuses.filter(([, status]) => status !== 404)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.14] the not-found page is readable and has the frame of a known site', async ({ page }) => {
    await page.goto('/northgate/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we're unable to find that.")
    await expect(page).toHaveTitle(/Page not found/)
    await expect(page.getByRole('contentinfo')).toContainText('1 Northgate Drive')
    await page.getByRole('main').getByRole('link', { name: 'Northgate University Dining' }).click()
    await expect(page).toHaveURL(/\/northgate$/)
  })
})
