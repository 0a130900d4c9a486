import { expect, type Page, type Route } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'

const statuses = '**/v1/locations/status?*'
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 4 }) })

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('[PUB-2.23] [PUB-2.24] [PUB-2.25] [PUB-2.28] shows open locations, carousel, panels and pages in this order', async ({
  page,
}) => {
  const news = 'Keep up with Northgate University Dining'
  await page.goto('/northgate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate University Dining')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...['Hungry now?', news, 'Save the Dates', 'Meal plans', 'Talk to us', 'More to explore'],
  ])
  const parts = [
    page.getByRole('heading', { name: 'Hungry now?' }),
    page.getByRole('region', { name: 'Pictures' }),
    page.getByRole('heading', { name: news }),
  ]
  const tops = await Promise.all(parts.map(async (it) => (await it.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect(page.getByRole('region', { name: news })).toContainText('What changed in the kitchens lately')
  const events = page.getByRole('region', { name: 'Save the Dates' })
  await expect(events.getByRole('article')).toHaveCount(3)
  await expect(events.getByRole('heading', { name: 'Three chilis, one vote' })).toBeVisible()
  await expect(events.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/northgate/events')
  const plan = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Unlimited', exact: true }) })
  for (const text of ['Come and go as you please', '$2,210.00']) await expect(plan).toContainText(text)
  const contact = page.getByRole('region', { name: 'Talk to us' })
  for (const text of ['Priya Raman', '705-555-0163']) await expect(contact).toContainText(text)
})

test('[PUB-2.26] [PUB-8.5] a campus without content shows the default headers and empty messages', async ({ page }) => {
  await page.goto('/lakeshore-college')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Locations Near You',
    'Keep up with Lakeshore College Dining',
    ...['Save the Dates', 'Quick Shop', 'Contact us'],
  ])
  for (const kind of ['more news', 'more events', 'meal plans'])
    await expect(page.getByRole('main').getByText(`Check back soon for ${kind}.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0)
})

test('[PUB-2.27] shows status, occupancy and meal status of an open location, and links to its menu and all hours', async ({
  page,
}) => {
  await page.goto('/northgate')
  const hall = rowOf(page, 'North Hall')
  for (const text of ['Open. Closes at 8:30pm.', 'Busy', 'Macaroni and cheese at every lunch', 'Lunch until 2:30pm'])
    await expect(hall).toContainText(text)
  await expect(hall.getByRole('img', { name: 'Today: 7:00am to 8:30pm' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All hours' })).toHaveAttribute('href', '/northgate/hours-of-operation')
  await hall.getByRole('link', { name: 'Menu: North Hall' }).click()
  await expect(page).toHaveURL(/\/northgate\/whats-on-the-menu\?location=/)
})

test('news and events are lines on a tablet and side by side on wider screens, with large days', async ({ page }) => {
  await page.goto('/northgate')
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const panel of ['Keep up with Northgate University Dining', 'Save the Dates']) {
      const cards = await page.getByRole('region', { name: panel }).getByRole('article').all()
      const topsOf = (card: Element) =>
        [card, ...card.querySelectorAll('h3, .date-leaf')].map((it) => it.getBoundingClientRect().top)
      const tops = await Promise.all(cards.map((card) => card.evaluate(topsOf)))
      expect([tops.length, new Set(tops.map(([top]) => top)).size], String(width)).toEqual([3, width === 768 ? 3 : 1])
      for (const [, title, leaf] of tops)
        expect(leaf && title && leaf < title).toBe(panel === 'Save the Dates' || undefined)
    }
  }
})

test.describe('while the page is open', () => {
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  const closed = { label: 'closed', color: 'red', message: 'Closed. Opens Saturday at 8:00am.' }
  type Answer = { locations: { name: string; status: object }[] }

  /** Counts status requests and reports North Hall as closed, unless the test replaces `answers.other`. */
  async function closeTheHall(page: Page) {
    const requests: number[] = []
    const answers: { other: ((route: Route) => Promise<void>) | null } = { other: null }
    await page.route(statuses, async (route) => {
      requests.push(requests.length)
      if (answers.other) return answers.other(route)
      const answer = await route.fetch()
      const body = (await answer.json()) as Answer
      const hall = body.locations.find(({ name }) => name === 'North Hall')
      if (hall) hall.status = closed
      await route.fulfill({ response: answer, json: body })
    })
    return { requests, answers }
  }

  /** Advances the clock until the next status request. The first minute begins with hydration. */
  const nextRequest = (page: Page, requests: number[], before = requests.length) =>
    expect
      .poll(async () => {
        await page.clock.fastForward(60_000)
        return requests.length
      })
      .toBeGreaterThan(before)

  test('[PUB-4.10] [PUB-9.1] refreshes the status every minute and keeps the focus', async ({ page }) => {
    await page.clock.install()
    const { requests } = await closeTheHall(page)
    await page.goto('/northgate')
    const hall = rowOf(page, 'North Hall')
    const sentence = page.getByRole('status').filter({ hasText: 'open right now' })
    await expect(hall).toContainText('Open.')
    const before = Number(/^\d+/.exec(await sentence.innerText())?.[0])
    const link = hall.getByRole('link', { name: 'Menu: North Hall' })
    await link.focus()
    expect(requests).toHaveLength(0)
    await nextRequest(page, requests)
    await expect(hall).toContainText('Closed. Opens Saturday at 8:00am.')
    await expect(hall).not.toContainText('Busy')
    await expect(sentence).toHaveText(new RegExp(`^${before - 1} of`))
    const shut = page.getByRole('heading', { name: 'Closed now' }).locator('..')
    await expect(shut.getByRole('heading', { name: 'North Hall' })).toBeVisible()
    await expect(link).toBeFocused()
    const soFar = requests.length
    await page.clock.fastForward(45_000)
    expect(requests).toHaveLength(soFar)
    await page.clock.fastForward(15_000)
    await expect.poll(() => requests.length).toBe(soFar + 1)
    const kitchen = rowOf(page, 'Lakeshore Kitchen')
    await expect(kitchen).toContainText('Lunch until 3:00pm')
    await page.clock.fastForward(175 * 60_000)
    await expect(kitchen).not.toContainText('Lunch until')
  })

  test('[PUB-9.1] aborts a request after 20 seconds', async ({ page }) => {
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), milliseconds)
        return controller.signal
      }
    })
    await page.clock.install()
    await page.route(statuses, () => {}) // never answers
    const failed: string[] = []
    page.on('requestfailed', (it) => failed.push(it.url()))
    await page.goto('/northgate')
    await expect(rowOf(page, 'North Hall')).toContainText('Open.')
    const sent = page.waitForRequest(statuses)
    await page.clock.runFor(60_000)
    await sent
    await page.clock.runFor(19_000)
    expect(failed).toEqual([])
    await page.clock.runFor(1_000)
    await expect.poll(() => failed).toEqual([expect.stringContaining('/v1/locations/status')])
    await expect(rowOf(page, 'North Hall')).toContainText('Open.')
  })

  test('sends no requests while the page is hidden, and one as soon as it is visible', async ({ page }) => {
    await page.clock.install()
    const { requests } = await closeTheHall(page)
    await page.goto('/northgate')
    await expect(rowOf(page, 'North Hall')).toContainText('Open.')
    const beSeen = (state: DocumentVisibilityState) =>
      page.evaluate((it) => {
        Object.defineProperty(document, 'visibilityState', { value: it, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await beSeen('hidden')
    await page.clock.runFor(180_000)
    expect(requests).toHaveLength(0)
    await beSeen('visible')
    await expect(rowOf(page, 'North Hall')).toContainText('Closed.')
    expect(requests).toHaveLength(1)
  })
})
