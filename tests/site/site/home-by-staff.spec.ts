import { expect, type APIRequestContext } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { demoManager } from '../../support/browser/demo-editor'
import { test } from '../../support/browser/visitor'

const home = '/universite-saint-cyrille'
type Row = { active?: boolean }
type Site = { homepageImages: Row[]; tiles: object[] }

/** Changes the site, or one of its documents, through the API of the studio. */
async function manager(request: APIRequestContext) {
  const { headers, siteId } = await demoManager(request)
  const write = async (data: object, path = `sites/${siteId}`) =>
    expect((await request.patch(`/api/${path}`, { headers, data })).status()).toBe(200)
  const site = (await (await request.get(`/api/sites/${siteId}?depth=0`, { headers })).json()) as Site
  return { write, site }
}

// Serial, because all tests change the same site.
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('[PUB-2.24] [PUB-2.28] hides a panel and prices that staff switch off', async ({ page, request }) => {
  const { write } = await manager(request)
  const plans = page.getByRole('region', { name: 'Meal plans' })
  await page.goto(home)
  await expect(plans.locator('.plan-price').getByText(/\$\d/)).toHaveCount(3)
  try {
    await write({ panelDisplayContact: false, showMealPlanPrices: false })
    await page.reload()
    await expect(plans.getByRole('heading', { name: 'All meals' })).toBeVisible()
    await expect(plans.getByText(/\$\d/)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'A question?' })).toHaveCount(0)
  } finally {
    await write({ panelDisplayContact: true, showMealPlanPrices: true })
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'A question?' })).toBeVisible()
})

test('[PUB-3.1] hides closed locations and tiles without links', async ({ page, request }) => {
  const { write, site } = await manager(request)
  const closed = page.getByRole('heading', { name: 'Closed now' })
  const explore = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More to explore' }) })
  await page.goto(home)
  await expect(closed).toBeVisible()
  await expect(explore.getByRole('link')).toHaveCount(site.tiles.length)
  try {
    await write({ showClosedLocations: false, tiles: site.tiles.map((tile) => ({ ...tile, link: null })) })
    await page.reload()
    await expect(closed).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible()
    await expect(explore).toHaveCount(0)
  } finally {
    await write({ showClosedLocations: true, tiles: site.tiles })
  }
})

test('[PUB-3.1] [PUB-2.21] the footer links to the accessibility statement and to pages of a parent company', async ({
  page,
  request,
}) => {
  const { write } = await manager(request)
  const footer = page.getByRole('contentinfo')
  await page.goto(home)
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', `${home}/privacy`)
  try {
    await write({ privacyLink: 'https://company.example/privacy', termsLink: 'https://company.example/terms' })
    await page.reload()
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      'https://company.example/privacy',
    )
    await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      'https://company.example/terms',
    )
  } finally {
    await write({ privacyLink: null, termsLink: null })
  }
  await footer.getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You can use this site')
})

test('[PUB-2.31] a single picture has no controls, and without active pictures there is no carousel', async ({
  page,
  request,
}) => {
  const { write, site } = await manager(request)
  const inUse = (count: number) =>
    write({ homepageImages: site.homepageImages.map((row, index) => ({ ...row, active: index < count })) })
  const pictures = page.getByRole('region', { name: 'Pictures' })
  try {
    await inUse(1)
    await page.goto(home)
    await expect(pictures.getByRole('img')).toHaveCount(1)
    await expect(pictures.locator('.carousel-view')).toHaveCount(0) // the part that adds controls
    await inUse(0)
    await page.reload()
    await expect(pictures).toHaveCount(0)
  } finally {
    await inUse(site.homepageImages.length)
  }
})

test('[PUB-2.58] the locations page shows pictures on a site that shows none on its menus', async ({
  page,
  request,
}) => {
  const { write } = await manager(request)
  await write({ locationImages: false })
  try {
    await page.goto(`${home}/locations`)
    const hall = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'La Grande Table' }) })
    await expect(hall.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
  } finally {
    await write({ locationImages: true })
  }
})
