import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../../support/browser/tab-to'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const map = (page: Page) => page.getByRole('region', { name: 'Map of Northgate University' })
const markerOf = (page: Page, name: string) => map(page).getByRole('button', { name })
const linkOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Locations' }).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0)
const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('[PUB-2.57] [PUB-2.58] [PUB-3.4] groups locations by building, each with its image and buttons', async ({
  page,
}) => {
  await page.goto('/northgate/locations')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'North Residence',
    'Lakeshore Commons',
    'Additional locations',
  ])
  const hall = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'North Hall' }) })
  await expect(hall).toContainText('The main dining hall, for everyone who lives on the hill.')
  for (const text of ['Open. Closes at 8:30pm.', 'Today: 7:00am to 8:30pm']) await expect(hall).toContainText(text)
  await expect(hall.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
  await expect(hall.getByRole('link', { name: 'Hours: North Hall' })).toHaveAttribute(
    'href',
    '/northgate/hours-of-operation',
  )
  await hall.getByRole('link', { name: 'Menus: North Hall' }).click()
  await expect(page).toHaveURL('/northgate/whats-on-the-menu?location=north-hall')
  await page.goBack()
  await hall.getByRole('link', { name: 'Map: North Hall' }).click()
  await expect(page).toHaveURL('/northgate/campus-map?location=north-hall')
  await expect(heading(page, 'North Hall')).toBeVisible()
})

test('[PUB-2.62] [PUB-4.9] shows the details of the selected location', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  const place = page.getByRole('region', { name: 'North Hall' })
  await expect(place).toContainText('Open. Closes at 8:30pm.')
  await expect(place.getByText('Busy', { exact: true })).toBeVisible()
  await expect(place).toContainText('a salad bar at every meal')
  await expect(place.getByRole('link', { name: 'north-hall@northgate.example' })).toBeVisible()
  await expect(place.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
  for (const [term, text] of Object.entries({
    Address: '1 Northgate Drive',
    Contact: 'Gareth Oyelaran',
    Phone: '705-555-0164',
    'Payment methods': 'Meal swipe',
    Services: 'Delivery robots',
    Cuisines: 'Indian',
  }))
    await expect(place.getByText(term, { exact: true }).locator('..')).toContainText(text)
  const thursday = place.getByText(/Thursday\s*7:00a/)
  await expect(thursday).toBeHidden()
  await place.getByText('Hours this week').click()
  await expect(thursday).toBeVisible()
  expect(await findViolations(page)).toEqual([]) // with an open week
  await linkOf(page, 'Observatory Café').click()
  const closed = page.getByRole('region', { name: 'Observatory Café' })
  await expect(closed.getByText(/^Closed\. Opens Monday at 10:00am\.$/)).toBeVisible()
  await expect(closed.getByText('Quiet', { exact: true })).toHaveCount(0)
})

test('[PUB-2.60] [PUB-2.61] selects locations by keyboard in the field, the list and the map', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  await expect(markerOf(page, 'North Hall')).toHaveAttribute('aria-pressed', 'true')
  const field = page.getByLabel('Location', { exact: true })
  await tabTo(page, field)
  await page.keyboard.press('ArrowDown')
  await expect(heading(page, 'The Lantern')).toBeVisible()
  await expect(markerOf(page, 'The Lantern')).toHaveAttribute('aria-pressed', 'true')

  const link = linkOf(page, 'Observatory Café')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Observatory Café')).toBeVisible()
  await expect(page.getByText('Showing Observatory Café.')).toBeAttached()
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/northgate/campus-map?location=observatory-cafe')

  const marker = markerOf(page, 'North Hall')
  await tabTo(page, marker)
  await page.keyboard.press('Enter')
  await expect(marker).toBeFocused()
  await expect(marker).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveValue('north-hall')
  await page.reload()
  await expect(heading(page, 'North Hall')).toBeVisible()
})

test('[PUB-9.2] at zoom 16 shows the selected marker at 66 pixels on top and the others at 44', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/campus-map')
  const [hall, lantern, market] = ['North Hall', 'The Lantern', 'Trailside Market'].map((name) =>
    markerOf(page, name),
  ) as [Locator, Locator, Locator]
  await expect(hall).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => widthOf(hall)).toBe(66)
  for (const other of [lantern, market]) expect(await widthOf(other)).toBe(44)
  const eastwards = (await middleOf(market)).x - (await middleOf(hall)).x
  expect(Math.abs(eastwards - ((80.0244 - 80.0205) / 360) * 256 * 2 ** 16)).toBeLessThan(1.5)

  await lantern.click()
  await expect.poll(() => widthOf(lantern)).toBe(66)
  await expect.poll(() => widthOf(hall)).toBe(44)
  expect(await lantern.evaluate((it) => Number(getComputedStyle(it.parentElement ?? it).zIndex))).toBeGreaterThan(
    await hall.evaluate((it) => Number(getComputedStyle(it.parentElement ?? it).zIndex)),
  )
  await expect(page).toHaveURL('/northgate/campus-map?location=the-lantern')
})

test('[PUB-2.22] places map and list side by side from 992 px and the list first below that', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  const list = page.getByRole('navigation', { name: 'Locations' })
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return { list: await list.boundingBox(), map: await map(page).boundingBox() }
  }
  const wide = await boxes(992)
  expect((wide.list?.x ?? 0) + (wide.list?.width ?? 0)).toBeLessThan(wide.map?.x ?? 0)
  expect(wide.map?.y).toBeLessThan((wide.list?.y ?? 0) + (wide.list?.height ?? 0))
  const narrow = await boxes(991)
  expect((narrow.list?.y ?? 0) + (narrow.list?.height ?? 0)).toBeLessThan(narrow.map?.y ?? 0)
})

test('loads the map script only on the map page, and shows nothing of another site for the id of its location', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
  await page.goto('/northgate/locations')
  for (const url of scripts.splice(0))
    expect([url, (await (await request.get(url)).text()).includes('leaflet-container')]).toEqual([url, false])

  const { site } = await (await request.get('/v1/sites/universite-saint-cyrille/info')).json()
  const { locations } = await (await request.get(`/v1/locations/all_locations?platform=0&site_id=${site.id}`)).json()
  await page.goto(`/northgate/campus-map?location=${locations[0].id}`)
  await expect(heading(page, 'North Hall')).toBeVisible()
  expect((await page.content()).includes(locations[0].name)).toBe(false)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('selects a location by the field and the list', async ({ page }) => {
    await page.goto('/northgate/campus-map')
    await expect(page.getByRole('heading', { level: 2, name: 'North Hall' })).toBeVisible()
    await expect(page.getByText('Loading locations and campus map')).toBeHidden()
    await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Kettlewick' })
    await page.getByRole('button', { name: 'Show this location' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kettlewick' })).toBeVisible()
    await linkOf(page, 'Observatory Café').click()
    await expect(page).toHaveURL('/northgate/campus-map?location=observatory-cafe#place')
    await expect(page.getByRole('region', { name: 'Observatory Café' })).toContainText('Bethany Crane')
  })
})

test('[PUB-2.63] shows the loading text until the map script responds, and the list works when it fails', async ({
  page,
}) => {
  let failMapScript = () => {}
  const mapScriptFails = new Promise<void>((resolve) => {
    failMapScript = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes('leaflet-container')) return route.fulfill({ response, body: text })
    await mapScriptFails
    return route.abort()
  })
  await page.goto('/northgate/campus-map', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Loading locations and campus map')).toBeVisible()
  failMapScript()
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await linkOf(page, 'Observatory Café').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Observatory Café' })).toBeVisible()
})
