import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

/** About 90 m to the south of North Hall. */
const onCampus = { latitude: 45.3455, longitude: -80.025 }
const paris = { latitude: 48.8566, longitude: 2.3522 }

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const askForDistances = (page: Page) => page.getByRole('button', { name: 'Show what is near me' }).click()
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a closed location names the open ones nearby, and each says how to find it', async ({ page }) => {
  await page.goto('/northgate/locations')
  const card = cardOf(page, 'The Lantern')
  for (const text of [
    'Ground floor, behind the mailboxes',
    'Open now nearby',
    /North Hall\s*\(same building\)/,
    /Trailside Market\s*\(290\u00a0m\)/,
  ])
    await expect(card).toContainText(text)
  await expect(card.getByRole('link', { name: /^Directions: The Lantern/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=45.346%2C-80.0239',
  )
  await expect(cardOf(page, 'North Hall')).not.toContainText('Open now nearby')
  await card.getByRole('link', { name: 'North Hall' }).click()
  await expect(page).toHaveURL(/\/northgate\/whats-on-the-menu\?location=north-hall$/)
  await expect(page.getByRole('main')).not.toContainText('Open now nearby')
  for (const location of ['the-lantern', 'observatory-cafe']) {
    await page.goto(`/northgate/whats-on-the-menu?location=${location}`)
    await expect(page.getByRole('main')).toContainText('Open now nearby')
  }
  await page.goto('/northgate/hours-of-operation')
  await page.getByText('2 locations are closed right now: see what is open nearby').click()
  const lantern = page.getByRole('listitem').filter({ hasText: 'The Lantern' }).first()
  await expect(lantern).toContainText(/North Hall\s*\(same building\)/)
  expect(await findViolations(page)).toEqual([])
})

test('distances appear after the visitor asks, and the position is not sent', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(onCampus)
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const locate = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...parameters) => {
      document.documentElement.dataset.asked = 'true'
      locate(...parameters)
    }
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/northgate/locations')
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  await askForDistances(page)
  await expect(page.getByText('Distances are from where you are')).toBeVisible()
  await says(page, /Nearest open now\s*North Hall \(90\u00a0m\)/)
  await expect(cardOf(page, 'North Hall')).toContainText('90\u00a0m from you')
  expect(sent.filter((url) => /45\.34|80\.02/.test(decodeURIComponent(url)))).toEqual([])
  expect(await findViolations(page)).toEqual([])
})

test('without a usable position the page says so in one sentence', async ({ page, context }) => {
  await page.goto('/northgate/campus-map')
  await askForDistances(page)
  await says(page, 'Your browser did not share your position, so distances are not shown.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(paris)
  await askForDistances(page)
  await says(page, 'You seem to be away from campus, so distances are not shown.')
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
  })
  await askForDistances(page)
  await says(page, "Sorry, we couldn't find your position, so distances are not shown.")
  await expect(page.getByRole('region', { name: 'North Hall' })).toBeVisible()
})

test('pins say open or closed in a word, and the label of the selected one covers no other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/campus-map')
  const map = page.getByRole('region', { name: 'Map of Northgate University' })
  await expect(map.getByRole('button', { name: '1 North Hall Open' })).toBeVisible()
  await expect(map.getByRole('button', { name: '5 Observatory Café Closed' })).toBeVisible()
  const pins = await map.getByRole('button', { name: /^\d/ }).all()
  expect(pins).toHaveLength(6)
  for (const pin of pins) {
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    // The map moves to the selected pin, so that all boxes are read at the same moment.
    await expect.poll(() => map.evaluate(findCoveredPins), `${await pin.textContent()} covers others`).toEqual([])
  }
})

/** The pins of a map that the label of the selected one covers by more than a pixel. */
function findCoveredPins(map: Element): (string | null)[] {
  const pins = [...map.querySelectorAll('button')].filter((each) => each.querySelector('.map-label'))
  const selected = pins.find((each) => each.getAttribute('aria-pressed') === 'true')
  const label = selected?.querySelector('.map-label')?.getBoundingClientRect()
  if (!label) return ['no label is visible']
  const isCovered = (box: DOMRect) =>
    label.right > box.left + 1 && box.right > label.left + 1 && label.bottom > box.top + 1 && box.bottom > label.top + 1
  return pins
    .filter((each) => each !== selected && isCovered(each.getBoundingClientRect()))
    .map((each) => each.textContent)
}
