import { expect, type Page, type Route } from '@playwright/test'
import { stopClock } from '../../support/browser/stop-clock'
import { test } from '../../support/browser/visitor'

const board = '/northgate/board/north-hall'
const macaroni = 'Macaroni and cheese'
const walls = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
]

const dishOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const lastDish = (page: Page) => page.getByRole('region', { name: 'Dishes' }).getByRole('listitem').last()
const minutes = (count: number) => count * 60_000

const answerAsServer = (route: Route) => route.fallback()
/** Answers as if another dish were served instead of macaroni. */
async function answerWithAnotherDish(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).replaceAll(macaroni, 'Pâté chinois') })
}

/** Opens a hydrated board whose clock the test controls. `refreshes.answer` answers its refreshes. */
async function openWithClock(page: Page) {
  const refreshes = { count: 0, answer: answerAsServer as (route: Route) => Promise<void> }
  await page.route(`**${board}`, (route, request) => {
    if (request.resourceType() !== 'fetch') return route.fallback()
    refreshes.count += 1
    return refreshes.answer(route)
  })
  await stopClock(page)
  await page.goto(board)
  await expect(page.locator('#board[style]')).toBeVisible() // set by fitBoard after hydration
  return refreshes
}

test('shows location, date, status and the dishes now served with their allergens, and the period of the URL', async ({
  page,
}) => {
  await page.goto(board)
  await expect(page.getByRole('heading', { level: 1, name: 'North Hall' })).toBeVisible()
  await expect(page.getByText('Friday, November 20', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Open\. Closes at \d+:\d\dpm\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lunch'])
  await expect(dishOf(page, macaroni)).toContainText(/Contains [^.]*milk/)
  await expect(page.getByText('Allergens not declared', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/about an allergy/)).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'link', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  for (const size of walls) {
    await page.setViewportSize(size)
    const root = () =>
      page.evaluate(() => {
        const { scrollWidth: width, scrollHeight: height } = document.documentElement
        return { width, height, type: parseFloat(getComputedStyle(document.querySelector('li')!).fontSize) }
      })
    await expect.poll(root).toMatchObject(size)
    expect((await root()).type).toBeGreaterThanOrEqual(0.0146 * ((size.width + size.height) / 2))
  }
  await page.goto(`${board}?period=breakfast`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Breakfast'])
})

test('refreshes every minute and keeps unchanged content in place', async ({ page }) => {
  const refreshes = await openWithClock(page)
  const before = await dishOf(page, macaroni).elementHandle()
  await page.clock.fastForward(minutes(1.2))
  await expect.poll(() => refreshes.count).toBe(1)
  await page.clock.fastForward(minutes(1.2))
  await expect.poll(() => refreshes.count).toBe(2)
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
  refreshes.answer = answerWithAnotherDish
  await page.clock.fastForward(minutes(1.2))
  await expect(dishOf(page, 'Pâté chinois')).toContainText(/Contains [^.]*milk/)
  await expect(dishOf(page, macaroni)).toHaveCount(0)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('keeps its content when requests fail, warns after five minutes, and recovers', async ({ page }) => {
  const refreshes = await openWithClock(page)
  const stale = /^Not updated since \d+:\d\dpm\. /
  refreshes.answer = (route) => route.abort()
  for (const _ of [1, 2, 3, 4]) await page.clock.fastForward(minutes(1))
  await expect(page.getByRole('status')).toBeEmpty()
  refreshes.answer = (route) => route.fulfill({ status: 500, body: '<div id="board"></div>' })
  for (const _ of [5, 6]) await page.clock.fastForward(minutes(1))
  await expect(page.getByRole('status')).toHaveText(stale)
  await expect(dishOf(page, macaroni)).toBeVisible()
  refreshes.answer = (route) => route.fulfill({ status: 200, body: 'Sign in to this network' })
  await page.clock.fastForward(minutes(1.2))
  await expect(dishOf(page, macaroni)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(stale)
  refreshes.answer = answerAsServer
  await page.clock.fastForward(minutes(1.2))
  await expect(page.getByRole('status')).toBeEmpty()
  await expect(dishOf(page, macaroni)).toBeVisible()
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 640 } })

  test('turns through the dishes that do not fit, and pauses after a key press', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }) // smooth scrolling does not follow the controlled clock
    const refreshes = await openWithClock(page)
    refreshes.answer = (route) => route.abort()
    await expect(page.getByText('1 of 2')).toBeVisible()
    await expect(lastDish(page)).not.toBeInViewport()
    await page.keyboard.press('Shift')
    for (const _ of [15, 30, 45]) await page.clock.fastForward(minutes(0.25))
    await expect(page.getByText('1 of 2')).toBeVisible()
    await page.clock.fastForward(minutes(0.3))
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(lastDish(page)).toBeInViewport()
    await page.clock.fastForward(minutes(0.25))
    await expect(page.getByText('1 of 2')).toBeVisible()
  })

  test('keeps the scroll position during a refresh', async ({ page }) => {
    const refreshes = await openWithClock(page)
    await page.clock.fastForward(minutes(0.27))
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(lastDish(page)).toBeInViewport()
    refreshes.answer = answerWithAnotherDish
    await page.keyboard.press('Shift')
    for (const _ of [34, 52, 70]) await page.clock.fastForward(minutes(0.3))
    await expect(dishOf(page, 'Pâté chinois')).toBeAttached()
    await expect(page.getByText('2 of 2')).toBeVisible()
    await expect(lastDish(page)).toBeInViewport()
  })

  test('completes a page turn that a refresh interrupts', async ({ page }) => {
    await openWithClock(page)
    await expect(page.getByText('1 of 2')).toBeVisible()
    await page.evaluate(() => {
      const board = document.getElementById('board')
      const redraw = () => (board!.innerHTML = String(board!.innerHTML))
      board?.addEventListener('scroll', redraw, { capture: true, once: true })
    })
    await page.clock.fastForward(minutes(0.27))
    await expect(lastDish(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('2 of 2')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('boards say that they do not refresh, what opens next, and what is not published', async ({ page }) => {
    await page.goto(board)
    await expect(dishOf(page, macaroni)).toContainText(/Contains [^.]*milk/)
    await expect(page.getByText(/^As of \d+:\d\dpm\. Turn on JavaScript/)).toBeVisible()
    await page.goto('/universite-saint-cyrille/board/bistro-du-jardin')
    await expect(page.getByRole('heading', { level: 2, name: "Sorry, we're closed" })).toBeVisible()
    await expect(page.getByText(/^.+, Friday, November 20th, 2026$/)).toBeVisible()
    await expect(page.getByText('Closed. Opens Monday at 11:30am.', { exact: true })).toBeVisible()
    await expect(page.getByRole('list')).toHaveCount(0)
    await page.goto('/northgate/board/the-lantern')
    await expect(page.getByText('Closed. Opens at 5:00pm.', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Late Night' }).first()).toBeVisible()
    await page.goto('/lakeshore-college/board/the-breakwater')
    await expect(page.getByText('Coming soon.', { exact: true })).toBeVisible()
    await page.goto('/northgate/board/kettlewick')
    const pictures = page.getByRole('main').getByRole('img', { name: /Kettlewick/ })
    await expect(pictures.first()).toBeVisible()
  })
})
