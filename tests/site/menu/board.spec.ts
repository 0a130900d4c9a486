import { expect, type Page } from '@playwright/test'
import { languages } from '../../support/browser/site-pages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const campuses = {
  en: {
    board: '/northgate/board/north-hall',
    name: 'North Hall',
    date: 'Friday, November 20',
    status: /^Open\. Closes at \d+:\d\dpm\.$/,
    period: 'Lunch',
    another: 'Breakfast',
    dish: 'Macaroni and cheese',
    contains: /Contains [^.]*milk/,
    undeclared: 'Allergens not declared',
    dishes: 'Dishes',
    disclaimer: /about an allergy/,
    stale: /^Not updated since 12:\d\dpm\. /,
    still: /^As of 12:\d\dpm\. Turn on JavaScript/,
    notFound: "Sorry, we're unable to find that.",
    part: (part: number) => `${part} of 2`,
  },
  fr: {
    board: '/universite-saint-cyrille/board/la-grande-table',
    name: 'La Grande Table',
    date: 'vendredi 20 novembre',
    status: /^Ouvert\. Ferme à \d\dh\d\d\.$/,
    period: 'Dîner',
    another: 'Souper',
    dish: 'Macaroni au fromage',
    contains: /Contient\u00a0: [^.]*lait/,
    undeclared: 'Allergènes non déclarés',
    dishes: 'Plats',
    disclaimer: /allergie/,
    stale: /^Non mis à jour depuis 12h\d\d\. /,
    still: /^À 12h\d\d\. Activez JavaScript/,
    notFound: 'Désolés, nous ne trouvons pas cette page.',
    part: (part: number) => `${part} sur 2`,
  },
} as const

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
]
const isWall = ({ width, height }: { width: number; height: number }) => width >= 1024 || height >= 1200

const dishOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const minutes = (count: number) => count * 60_000

/** Handles only the page's refresh requests. */
async function onRefresh(page: Page, path: string, answer: Parameters<Page['route']>[1]) {
  await page.unrouteAll()
  await page.route(`**${path}`, (route, request) =>
    request.resourceType() === 'fetch' ? answer(route, request) : route.fallback(),
  )
}

/** Opens a hydrated board whose clock the test controls. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('#board[style]')).toBeVisible() // set by fitBoard after hydration
  await page.clock.pauseAt(Date.now() + 2_000)
}

for (const language of languages) {
  const it = campuses[language]
  test.describe(language, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: language, url: baseURL ?? '' }])
    })

    test('shows location, date, status and the dishes now served with their allergens', async ({ page }) => {
      await page.goto(it.board)
      await expect(page.getByRole('heading', { level: 1, name: it.name })).toBeVisible()
      await expect(page.getByText(it.date, { exact: true })).toBeVisible()
      await expect(page.getByText(it.status)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([it.period])
      await expect(dishOf(page, it.dish)).toContainText(it.contains)
      await expect(page.getByText(it.undeclared, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(it.disclaimer)).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      for (const role of ['banner', 'contentinfo', 'navigation', 'link', 'button'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
    })

    test('shows the period named in the URL in either language', async ({ page }) => {
      await page.goto(`${it.board}?period=${it.another.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([it.another])
    })

    test('[PUB-2.14] shows the not-found page for an unknown location', async ({ page }) => {
      const answer = await page.goto(`${it.board}-of-old`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: it.notFound })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })

    for (const size of sizes)
      test(`is accessible and fits a screen of ${size.width} by ${size.height} pixels`, async ({ page }) => {
        await page.setViewportSize(size)
        await page.goto(it.board)
        await expect(dishOf(page, it.dish)).toBeAttached()
        expect(await findViolations(page)).toEqual([])
        const root = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          height: document.documentElement.scrollHeight,
          type: parseFloat(getComputedStyle(document.querySelector('li') ?? document.body).fontSize),
        }))
        expect(root.width).toBe(size.width)
        if (!isWall(size)) return
        expect(root.height).toBe(size.height)
        expect(root.type).toBeGreaterThanOrEqual(0.0146 * ((size.width + size.height) / 2))
      })

    test('refreshes every minute and keeps unchanged content in place', async ({ page }) => {
      await openWithClock(page, it.board)
      const before = await dishOf(page, it.dish).elementHandle()
      let asked = 0
      await onRefresh(page, it.board, (route) => {
        asked += 1
        return route.fallback()
      })
      await page.clock.fastForward(minutes(1.2))
      await expect.poll(() => asked).toBe(1)
      await page.clock.fastForward(minutes(1.2))
      await expect.poll(() => asked).toBe(2)
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
      await onRefresh(page, it.board, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(it.dish, 'Pâté chinois') })
      })
      await page.clock.fastForward(minutes(1.2))
      await expect(dishOf(page, 'Pâté chinois')).toContainText(it.contains)
      await expect(dishOf(page, it.dish)).toHaveCount(0)
      await expect(page.getByRole('status')).toBeEmpty()
    })

    test('keeps its content when requests fail, warns after five minutes, and recovers', async ({ page }) => {
      await openWithClock(page, it.board)
      await onRefresh(page, it.board, (route) => route.abort())
      for (const _ of [1, 2, 3, 4]) await page.clock.fastForward(minutes(1))
      await expect(page.getByRole('status')).toBeEmpty()
      await onRefresh(page, it.board, (route) => route.fulfill({ status: 500, body: '<div id="board"></div>' }))
      for (const _ of [5, 6]) await page.clock.fastForward(minutes(1))
      await expect(page.getByRole('status')).toHaveText(it.stale)
      await expect(dishOf(page, it.dish)).toBeVisible()
      await page.clock.resume() // axe uses the page's clock
      expect(await findViolations(page)).toEqual([])
      await onRefresh(page, it.board, (route) => route.fulfill({ status: 200, body: 'Sign in to this network' }))
      await page.clock.fastForward(minutes(1.2))
      await expect(dishOf(page, it.dish)).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(it.stale)
      await page.unrouteAll()
      await page.clock.fastForward(minutes(1.2))
      await expect(page.getByRole('status')).toBeEmpty()
      await expect(dishOf(page, it.dish)).toBeVisible()
    })

    test('turns through the dishes that do not fit, and pauses after a key press', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' }) // smooth scrolling does not follow the controlled clock
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWithClock(page, it.board)
      await onRefresh(page, it.board, (route) => route.abort())
      const last = page.getByRole('region', { name: it.dishes }).getByRole('listitem').last()
      await expect(page.getByText(it.part(1))).toBeVisible()
      await expect(last).not.toBeInViewport()
      await page.keyboard.press('Shift')
      for (const _ of [15, 30, 45]) await page.clock.fastForward(minutes(0.25))
      await expect(page.getByText(it.part(1))).toBeVisible()
      await page.clock.fastForward(minutes(0.3))
      await expect(page.getByText(it.part(2))).toBeVisible()
      await expect(last).toBeInViewport()
      await page.clock.fastForward(minutes(0.25))
      await expect(page.getByText(it.part(1))).toBeVisible()
    })

    test('keeps the scroll position during a refresh', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWithClock(page, it.board)
      const last = page.getByRole('region', { name: it.dishes }).getByRole('listitem').last()
      await page.clock.fastForward(minutes(0.27))
      await expect(page.getByText(it.part(2))).toBeVisible()
      await expect(last).toBeInViewport()
      await onRefresh(page, it.board, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(it.dish, 'Pâté chinois') })
      })
      await page.keyboard.press('Shift')
      for (const _ of [34, 52, 70]) await page.clock.fastForward(minutes(0.3))
      await expect(dishOf(page, 'Pâté chinois')).toBeAttached()
      await expect(page.getByText(it.part(2))).toBeVisible()
      await expect(last).toBeInViewport()
    })

    test('completes a page turn that a refresh interrupts', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWithClock(page, it.board)
      const last = page.getByRole('region', { name: it.dishes }).getByRole('listitem').last()
      await expect(page.getByText(it.part(1))).toBeVisible()
      await page.evaluate(() => {
        const board = document.getElementById('board')
        board?.addEventListener('scroll', () => (board.innerHTML = String(board.innerHTML)), {
          capture: true,
          once: true,
        })
      })
      await page.clock.fastForward(minutes(0.27))
      await expect(last).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(it.part(2))).toBeVisible()
    })

    test('does not scroll sideways at 320 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(it.board)
      await expect(dishOf(page, it.dish)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('shows its dishes and a note that it does not refresh', async ({ page }) => {
        await page.goto(it.board)
        await expect(dishOf(page, it.dish)).toContainText(it.contains)
        await expect(page.getByText(it.still)).toBeVisible()
      })
    })
  })
}

const others = {
  en: {
    closed: "Sorry, we're closed",
    where: /^.+, Friday, November 20th, 2026$/,
    opensNext: 'Closed. Opens Monday at 11:30am.',
    comingSoon: 'Coming soon.',
    opensToday: 'Closed. Opens at 5:00pm.',
    tonight: 'Late Night',
  },
  fr: {
    closed: 'Désolés, nous sommes fermés',
    where: /^.+, vendredi 20 novembre 2026$/,
    opensNext: 'Fermé. Ouvre lundi à 11h30.',
    comingSoon: 'Bientôt disponible.',
    opensToday: 'Fermé. Ouvre à 17h00.',
    tonight: 'Fin de soirée',
  },
} as const

for (const language of languages) {
  const it = others[language]
  test.describe(`other boards (${language})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: language, url: baseURL ?? '' }])
    })

    test('shows the closed sign and the next opening', async ({ page }) => {
      await page.goto('/universite-saint-cyrille/board/bistro-du-jardin')
      await expect(page.getByRole('heading', { level: 2, name: it.closed })).toBeVisible()
      await expect(page.getByText(it.where)).toBeVisible()
      await expect(page.getByText(it.opensNext, { exact: true })).toBeVisible()
      await expect(page.getByRole('list')).toHaveCount(0)
      expect(await findViolations(page)).toEqual([])
    })

    test('shows the next period of a location that opens later today', async ({ page }) => {
      await page.goto('/northgate/board/the-lantern')
      await expect(page.getByText(it.opensToday, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: it.tonight }).first()).toBeVisible()
    })

    test('announces an unpublished menu as coming soon', async ({ page }) => {
      await page.goto('/lakeshore-college/board/the-breakwater')
      await expect(page.getByText(it.comingSoon, { exact: true })).toBeVisible()
    })

    test('shows the menu images of a location', async ({ page }) => {
      await page.goto('/northgate/board/kettlewick')
      await expect(
        page
          .getByRole('main')
          .getByRole('img', { name: /Kettlewick/ })
          .first(),
      ).toBeVisible()
    })
  })
}
