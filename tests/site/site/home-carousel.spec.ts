import { expect, type Page } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { stopClock } from '../../support/browser/stop-clock'
import { test } from '../../support/browser/visitor'

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
/** The focusable pictures, which are those in view. */
const inView = (page: Page) => pictures(page).locator('.swiper-slide:not([inert])')
const captions = [
  'Macaroni and cheese, every single lunch',
  'Lakeshore Kitchen: smaller, calmer, six days',
  'Midnight pancakes, flipped by professors',
] as const

/** Opens the home page with a stopped clock and waits until the carousel has started. */
async function open(page: Page, says = 'Pause') {
  await stopClock(page)
  await page.goto('/northgate')
  await pictures(page).scrollIntoViewIfNeeded()
  await expect(pictures(page).getByRole('button', { name: says })).toBeVisible()
}
/** Advances the clock by four seconds. */
const fourSeconds = (page: Page) => page.clock.runFor(4_000)
/** Waits until the picture with this caption, and no other, is in view and the transition has ended, which the clock does not control. */
async function expectInView(page: Page, caption: string) {
  await expect(inView(page)).toHaveCount(1)
  await expect(inView(page)).toContainText(caption)
  await pictures(page)
    .locator('.swiper-wrapper')
    .evaluate(async (row) => void (await Promise.all(row.getAnimations().map(({ finished }) => finished))))
  await expect(page.getByText(caption)).toBeInViewport({ ratio: 1 })
}

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('[PUB-2.31] [PUB-9.1] shows the next picture every four seconds and the first after the last, until Pause', async ({
  page,
}) => {
  await open(page)
  for (const caption of [...captions, captions[0]]) {
    await expectInView(page, caption)
    await fourSeconds(page)
  }
  await expect(page.locator('.swiper-slide').first()).toHaveCSS('margin-right', '200px')
  await expectInView(page, captions[1])
  await pictures(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(8_000)
  await expectInView(page, captions[1])
  await pictures(page).getByRole('button', { name: 'Play' }).click()
  await fourSeconds(page)
  await expectInView(page, captions[2])
  await expect(pictures(page).getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('[PUB-2.31] focus stops autoplay, and the keyboard changes pictures', async ({ page }) => {
  await open(page)
  await inView(page).getByRole('link').focus()
  await expect(pictures(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await fourSeconds(page)
  await expectInView(page, captions[0])
  await page.keyboard.press('ArrowRight')
  await expectInView(page, captions[1])
  await pictures(page).getByRole('button', { name: 'Previous picture' }).press('Enter')
  await expectInView(page, captions[0])
  await pictures(page).getByRole('button', { name: 'Next picture' }).press('Enter')
  await expectInView(page, captions[1])
})

test('with reduced motion the carousel waits for Play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'Play')
  await fourSeconds(page)
  await expectInView(page, captions[0])
  await pictures(page).getByRole('button', { name: 'Play' }).click()
  await fourSeconds(page)
  await expectInView(page, captions[1])
})

test('[PUB-2.31] a picture links to its link, its location or its event', async ({ page, request }) => {
  await page.goto('/northgate')
  const hrefs = await pictures(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual([
    '/northgate/whats-on-the-menu',
    expect.stringMatching(/^\/northgate\/whats-on-the-menu\?location=[0-9a-f]{24}$/),
    expect.stringMatching(/^\/northgate\/event\/[0-9a-f]{24}$/),
  ])
  for (const href of hrefs) expect([href, (await request.get(href)).status()]).toEqual([href, 200])
})

test('starting the carousel causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((it) => (it as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', (route) => route.abort()) // a font that loads late would shift the layout
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/northgate')
    await pictures(page).scrollIntoViewIfNeeded()
    await expect(pictures(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    )
    expect([width, moved < 0.001]).toEqual([width, true])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures are a scrollable row', async ({ page }) => {
    await page.goto('/northgate')
    const [first, second] = [page.getByText(captions[0]), page.getByText(captions[1])]
    await first.scrollIntoViewIfNeeded()
    await expect(first).toBeInViewport()
    await expect(second).not.toBeInViewport()
    await second.scrollIntoViewIfNeeded()
    await expect(second).toBeInViewport()
    await expect(pictures(page).getByRole('button')).toHaveCount(0)
  })
})
