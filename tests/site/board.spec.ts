import { expect, type Page } from '@playwright/test'
import { languages } from '../support/site-pages'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

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
    stale: /^Not renewed since 12:\d\dpm\. /,
    still: /^As of 12:\d\dpm\. Without JavaScript/,
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
    stale: /^Tableau non mis à jour depuis 12h\d\d\. /,
    still: /^À 12h\d\d\. Sans JavaScript/,
    notFound: 'Désolé, nous ne trouvons pas cette page.',
    part: (part: number) => `${part} de 2`,
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

/** The page's own questions for a new board, and nothing else, are answered by this. */
async function answerRenewals(page: Page, path: string, answer: Parameters<Page['route']>[1]) {
  await page.unrouteAll()
  await page.route(`**${path}`, (route, request) =>
    request.resourceType() === 'fetch' ? answer(route, request) : route.fallback(),
  )
}

/** A board whose scripts are at work, with its clock in the test's hand. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('#board[style]')).toBeVisible() // fitted to the screen, which only scripts do
  await page.clock.pauseAt(Date.now() + 2_000)
}

for (const language of languages) {
  const it = campuses[language]
  test.describe(language, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: language, url: baseURL ?? '' }])
    })

    test('[PUB-2.27] [PUB-2.38] [PUB-3.7] a board says where, when, whether it is open, and what is served now with what it contains', async ({
      page,
    }) => {
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

    test('[PUB-2.38] the address may name another period, in either language', async ({ page }) => {
      await page.goto(`${it.board}?period=${it.another.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([it.another])
    })

    test('[PUB-2.14] an unknown location is not found, and no other takes its place', async ({ page }) => {
      const answer = await page.goto(`${it.board}-of-old`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: it.notFound })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })

    for (const size of sizes)
      test(`[PUB-2.22] a board of ${size.width} by ${size.height} has no barrier and shows everything`, async ({
        page,
      }) => {
        await page.setViewportSize(size)
        await page.goto(it.board)
        await expect(dishOf(page, it.dish)).toBeAttached()
        expect(await barriers(page)).toEqual([])
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

    test('a board renews itself every minute, and leaves what did not change as it is', async ({ page }) => {
      await openWithClock(page, it.board)
      const before = await dishOf(page, it.dish).elementHandle()
      let asked = 0
      await answerRenewals(page, it.board, (route) => {
        asked += 1
        return route.fallback()
      })
      await page.clock.fastForward(minutes(1.2))
      await expect.poll(() => asked).toBe(1)
      await page.clock.fastForward(minutes(1.2))
      await expect.poll(() => asked).toBe(2)
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true)
      await answerRenewals(page, it.board, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(it.dish, 'Pâté chinois') })
      })
      await page.clock.fastForward(minutes(1.2))
      await expect(dishOf(page, 'Pâté chinois')).toContainText(it.contains)
      await expect(dishOf(page, it.dish)).toHaveCount(0)
      await expect(page.getByRole('status')).toBeEmpty()
    })

    test('a board without an answer keeps what it has, says after five minutes how old it is, and recovers', async ({
      page,
    }) => {
      await openWithClock(page, it.board)
      await answerRenewals(page, it.board, (route) => route.abort())
      for (const _ of [1, 2, 3, 4]) await page.clock.fastForward(minutes(1))
      await expect(page.getByRole('status')).toBeEmpty()
      await answerRenewals(page, it.board, (route) => route.fulfill({ status: 500, body: '<div id="board"></div>' }))
      for (const _ of [5, 6]) await page.clock.fastForward(minutes(1))
      await expect(page.getByRole('status')).toHaveText(it.stale)
      await expect(dishOf(page, it.dish)).toBeVisible()
      await page.clock.resume() // axe waits by the page's clock
      expect(await barriers(page)).toEqual([])
      await answerRenewals(page, it.board, (route) => route.fulfill({ status: 200, body: 'Sign in to this network' }))
      await page.clock.fastForward(minutes(1.2))
      await expect(dishOf(page, it.dish)).toBeVisible()
      await expect(page.getByRole('status')).toHaveText(it.stale)
      await page.unrouteAll()
      await page.clock.fastForward(minutes(1.2))
      await expect(page.getByRole('status')).toBeEmpty()
      await expect(dishOf(page, it.dish)).toBeVisible()
    })

    test('what does not fit a screen comes in parts, and waits while somebody reads', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' }) // turns at once: a slow turn goes by the browser's own clock
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWithClock(page, it.board)
      await answerRenewals(page, it.board, (route) => route.abort())
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

    test('the part that somebody reads stays in view when the board renews itself', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 })
      await openWithClock(page, it.board)
      const last = page.getByRole('region', { name: it.dishes }).getByRole('listitem').last()
      await page.clock.fastForward(minutes(0.27))
      await expect(page.getByText(it.part(2))).toBeVisible()
      await expect(last).toBeInViewport()
      await answerRenewals(page, it.board, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(it.dish, 'Pâté chinois') })
      })
      await page.keyboard.press('Shift')
      for (const _ of [34, 52, 70]) await page.clock.fastForward(minutes(0.3))
      await expect(dishOf(page, 'Pâté chinois')).toBeAttached()
      await expect(page.getByText(it.part(2))).toBeVisible()
      await expect(last).toBeInViewport()
    })

    test('a turn that a renewal meets on its way arrives', async ({ page }) => {
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

    test('at 320 pixels nothing needs sideways scrolling', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(it.board)
      await expect(dishOf(page, it.dish)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a board shows its dishes, and that it does not renew itself', async ({ page }) => {
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
    closed: 'Désolé, nous sommes fermés',
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

    test('[PUB-2.39] the board of a closed hall is its sign, with the next opening', async ({ page }) => {
      await page.goto('/universite-saint-cyrille/board/bistro-du-jardin')
      await expect(page.getByRole('heading', { level: 2, name: it.closed })).toBeVisible()
      await expect(page.getByText(it.where)).toBeVisible()
      await expect(page.getByText(it.opensNext, { exact: true })).toBeVisible()
      await expect(page.getByRole('list')).toHaveCount(0)
      expect(await barriers(page)).toEqual([])
    })

    test('[PUB-2.38] a place that opens later today shows what it will serve', async ({ page }) => {
      await page.goto('/northgate/board/the-lantern')
      await expect(page.getByText(it.opensToday, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: it.tonight }).first()).toBeVisible()
    })

    test('[PUB-2.40] a location whose menu is not published yet says that it is to come', async ({ page }) => {
      await page.goto('/lakeshore-college/board/the-breakwater')
      await expect(page.getByText(it.comingSoon, { exact: true })).toBeVisible()
    })

    test('[PUB-2.37] a coffee bar shows the pictures of its menu', async ({ page }) => {
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
