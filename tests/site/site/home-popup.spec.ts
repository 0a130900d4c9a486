import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test, waitForHydration } from '../../support/browser/visitor'

const words = {
  en: { path: '/northgate', days: 7, title: 'Three chilis, one bean', close: 'Close', more: 'Read More' },
  fr: {
    path: '/universite-saint-cyrille',
    days: 14,
    title: 'La cabane s’en vient au campus',
    close: 'Fermer',
    more: 'Lire la suite',
  },
} as const
const popup = (page: Page) => page.getByRole('dialog')

/** Stops the timers of the page's browser, also of pages that it opens later. */
async function stopTimers(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1)
}

/** Opens a home page and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Navigation' })).toBeVisible()
}

for (const language of ['en', 'fr'] as const) {
  const say = words[language]
  test(`[PUB-2.29] [PUB-2.30] [PUB-9.1] the popup opens after one second and does not open again once closed (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'l1', value: language, url: baseURL }])
    await stopTimers(page)
    await open(page, say.path)
    const button = page.getByRole('button', { name: 'Navigation' })
    await button.focus()
    await page.clock.runFor(900)
    await expect(popup(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(popup(page)).toHaveAccessibleName(say.title)
    await expect(popup(page).getByRole('button', { name: say.close })).toBeFocused()
    await expect(popup(page).getByRole('img')).toHaveAttribute('src', /^\/files\/popup\/[^/]+$/)
    const more = popup(page).getByRole('link', { name: say.more })
    await expect(more).toHaveAttribute('href', `${say.path}/events`)
    await page.clock.resume() // axe waits with timers
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    const popupCookie = async () => (await context.cookies()).find(({ name }) => name.startsWith('popup-'))
    await expect.poll(popupCookie).toBeDefined() // the close event sets it after the dialog is hidden
    const cookie = await popupCookie()
    expect(cookie).toMatchObject({ value: 'true', path: '/' })
    const daysLeft = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(Math.round(daysLeft)).toBe(say.days)
    expect(await (await page.request.get(say.path)).text()).not.toContain('/files/popup/')
    await open(page, say.path)
    await page.clock.runFor(3_000)
    await expect(popup(page)).toHaveCount(0)
  })
}

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its button': (page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  'a click beside it': (page) => page.mouse.click(4, 4),
  'its link': (page) => popup(page).getByRole('link', { name: 'Read More' }).click(),
}
for (const [way, close] of Object.entries(ways))
  test(`[PUB-2.30] [PUB-4.11] ${way} closes the popup and sets its cookie`, async ({ page, context }) => {
    await page.goto('/northgate')
    await expect(popup(page)).toBeVisible()
    await close(page)
    await expect(popup(page)).toHaveCount(0)
    const cookies = async () => (await context.cookies()).map(({ name, value }) => [name.slice(0, 6), value])
    await expect.poll(cookies).toContainEqual(['popup-', 'true'])
  })

test('the popup opens and closes before the scripts of the page have arrived', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/northgate', { waitUntil: 'commit' })
  await expect(popup(page)).toHaveAccessibleName(words.en.title)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  release()
  await waitForHydration(page)
  await expect(popup(page)).toHaveCount(0)
})

test('[PUB-2.29] the popup opens if its cookie is not true', async ({ page, context, request, baseURL }) => {
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as {
    site: { active_popup: { _id: string } }
  }
  await context.addCookies([{ name: `popup-${site.active_popup._id}`, value: 'false', url: baseURL }])
  await page.goto('/northgate')
  await expect(popup(page)).toBeVisible()
})

test('the popup waits until other dialogs are closed', async ({ page }) => {
  await stopTimers(page)
  await open(page, '/northgate')
  await page.getByRole('button', { name: 'Navigation' }).click()
  await page.clock.runFor(3_000)
  await expect(popup(page)).toHaveAccessibleName('Navigation')
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(popup(page)).toHaveAccessibleName('Three chilis, one bean')
})

test('[PUB-2.23] a site before its launch has no popup, carousel and panels', async ({ page }) => {
  await page.clock.install()
  await page.goto('/vallee-verte')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pictures' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
})
