import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { stopClock } from '../../support/browser/stop-clock'
import { test, waitForHydration } from '../../support/browser/visitor'

const title = 'Three chilis, one bean'
const popup = (page: Page) => page.getByRole('dialog')

/** Opens a home page and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Navigation' })).toBeVisible()
}

test('[PUB-2.29] [PUB-2.30] [PUB-4.11] [PUB-9.1] the popup opens after one second and does not open again once closed', async ({
  page,
  context,
}) => {
  await stopClock(page)
  await open(page, '/northgate')
  const button = page.getByRole('button', { name: 'Navigation' })
  await button.focus()
  await page.clock.runFor(900)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(popup(page)).toHaveAccessibleName(title)
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(popup(page).getByRole('img')).toHaveAttribute('src', /^\/files\/popup\/[^/]+$/)
  const more = popup(page).getByRole('link', { name: 'Read More' })
  await expect(more).toHaveAttribute('href', '/northgate/events')
  await page.clock.resume() // axe waits with timers
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  const popupCookie = async () => (await context.cookies()).find(({ name }) => name.startsWith('popup-'))
  await expect.poll(popupCookie).toMatchObject({ value: 'true', path: '/' }) // set after the dialog is hidden
  const daysLeft = (((await popupCookie())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(daysLeft)).toBe(7)
  expect(await (await page.request.get('/northgate')).text()).not.toContain('/files/popup/')
  await open(page, '/northgate')
  await page.clock.runFor(3_000)
  await expect(popup(page)).toHaveCount(0)
})

test('[PUB-2.30] its link and a click beside it close the popup and set its cookie', async ({ page, context }) => {
  for (const close of [
    () => page.mouse.click(4, 4),
    () => popup(page).getByRole('link', { name: 'Read More' }).click(),
  ]) {
    await context.clearCookies()
    await page.goto('/northgate')
    await expect(popup(page)).toBeVisible()
    await close()
    await expect(popup(page)).toHaveCount(0)
    const cookies = async () => (await context.cookies()).map(({ name, value }) => [name.slice(0, 6), value])
    await expect.poll(cookies).toContainEqual(['popup-', 'true'])
  }
})

test('the popup opens and closes before the scripts of the page have arrived', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/northgate', { waitUntil: 'commit' })
  await expect(popup(page)).toHaveAccessibleName(title)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  release()
  await waitForHydration(page)
  await expect(popup(page)).toHaveCount(0)
})

test('the popup waits until other dialogs are closed', async ({ page }) => {
  await stopClock(page)
  await open(page, '/northgate')
  await page.getByRole('button', { name: 'Navigation' }).click()
  await page.clock.runFor(3_000)
  await expect(popup(page)).toHaveAccessibleName('Navigation')
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(popup(page)).toHaveAccessibleName(title)
})
