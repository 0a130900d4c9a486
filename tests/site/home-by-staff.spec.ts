import { expect, type APIRequestContext } from '@playwright/test'
import { closedPopups } from '../support/closed-popups'
import { demoManager } from '../support/demo-editor'
import { test } from '../support/visitor'

const home = '/universite-saint-cyrille'
type Row = { active?: boolean }
type Site = { homepageImages: Row[]; activePopup: { id: string } | string }

/** Writes to the site, and to a document of it, through the studio's API. */
async function manager(request: APIRequestContext) {
  const { headers, siteId } = await demoManager(request)
  const write = async (data: object, path = `sites/${siteId}`) =>
    expect((await request.patch(`/api/${path}`, { headers, data })).status()).toBe(200)
  const site = (await (await request.get(`/api/sites/${siteId}?depth=0`, { headers })).json()) as Site
  return { write, site }
}

// One after the other: all of them change the one site.
test.describe.configure({ mode: 'serial' })

test('[PUB-2.24] [PUB-2.28] a panel that staff switch off is not there, nor are prices that they hide', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await closedPopups({ context, request, baseURL })
  const { write } = await manager(request)
  const plans = page.getByRole('region', { name: 'Meal plans' })
  await page.goto(home)
  await expect(plans.getByText(/\$\d/)).toHaveCount(3)
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

test('[PUB-2.31] one picture alone just stands there; with none in use there are no pictures', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await closedPopups({ context, request, baseURL })
  const { write, site } = await manager(request)
  const inUse = (count: number) =>
    write({ homepageImages: site.homepageImages.map((row, index) => ({ ...row, active: index < count })) })
  const pictures = page.getByRole('region', { name: 'Pictures' })
  try {
    await inUse(1)
    await page.goto(home)
    await pictures.scrollIntoViewIfNeeded()
    await expect(pictures.getByRole('img')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await expect(pictures.getByRole('button')).toHaveCount(0)
    await inUse(0)
    await page.reload()
    await expect(pictures).toHaveCount(0)
  } finally {
    await inUse(site.homepageImages.length)
  }
})

test('[PUB-2.29] a popup opens only on its days', async ({ page, request }) => {
  const { write, site } = await manager(request)
  const { activePopup } = site
  const popup = `popups/${typeof activePopup === 'string' ? activePopup : activePopup.id}`
  await page.clock.install()
  const dialog = page.getByRole('dialog', { name: 'The sugar shack comes to campus' })
  const opens = async () => {
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(2_000)
    return dialog.isVisible()
  }
  try {
    await write({ showFrom: '2026-11-21', showUntil: null }, popup)
    expect(await opens()).toBe(false)
    await write({ showFrom: null, showUntil: '2026-11-20' }, popup)
    expect(await opens()).toBe(true)
    await write({ showFrom: null, showUntil: '2026-11-19' }, popup)
    expect(await opens()).toBe(false)
  } finally {
    await write({ showFrom: '2026-11-17', showUntil: '2026-12-03' }, popup)
  }
})
