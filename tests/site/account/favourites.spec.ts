import { expect } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { readCalendar } from '../../support/formats/calendar'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const menu = '/northgate/whats-on-the-menu?location=north-hall'

test('the private calendar shows favourites until the link of an entry stops them', async ({ page }) => {
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  await page.goto(menu)
  await page.getByRole('button', { name: 'Favourite: Macaroni and cheese' }).first().click()
  await page.goto(`${accountPath('account', 'northgate', 'en')}?part=favourites`)
  const choice = 'Show in my private calendar where my favourite dishes are served'
  await page.getByRole('checkbox', { name: choice }).check()
  await page.getByRole('button', { name: 'Save the calendar choice' }).click()
  const shown = 'All set! Your private calendar now shows where your favourites are served.'
  await expect(page.getByText(shown)).toBeVisible()
  await page.getByRole('button', { name: 'Get calendar link' }).click()
  const address = new URL(await page.getByLabel('Calendar link', { exact: true }).inputValue())
  expect(await findViolations(page, 'main')).toEqual([])
  const read = async () =>
    readCalendar(await (await page.request.get(address.pathname + address.search)).text()).entries
  const summary = 'Macaroni and cheese is served today at North Hall'
  const entry = (await read()).find((each) => each.summary === summary)
  expect(entry?.starts).toBe('2026-11-20')
  const link = new URL(/http\S+$/.exec(entry?.description ?? '')?.[0] ?? '')

  await page.goto(link.pathname + link.search)
  expect(await findViolations(page, 'main')).toEqual([])
  expect((await read()).length).toBeGreaterThan(0) // opening the link changed nothing
  await page.getByRole('button', { name: 'Stop these entries' }).click()
  await expect(page.getByText('OK! Your private calendar no longer shows your favourites.')).toBeVisible()
  expect(await read()).toEqual([])
})

test('a heart keeps a dish and a location, and the account lists and removes them, by keyboard on a phone', async ({
  page,
}) => {
  const slug = 'universite-saint-cyrille'
  const frenchMenu = `/${slug}/whats-on-the-menu?location=la-grande-table`
  let isDown = true
  await page.route('**/v1/customer/remove_favourite', (route) => (isDown ? route.abort() : route.continue()))
  await page.setViewportSize({ width: 360, height: 740 })
  await setLanguage(page, 'fr')
  await signUp(page, slug)
  await page.goto(frenchMenu)
  const heart = page.getByRole('rowheader').getByRole('button', { name: 'Favori\u00a0: Macaroni au fromage' }).first()
  const location = page.getByRole('button', { name: 'Favori\u00a0: La Grande Table' })
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await location.focus()
  await page.keyboard.press('Enter')
  await expect(location).toHaveAttribute('aria-pressed', 'true')
  expect(await findViolations(page, 'main')).toEqual([])
  const failed = page.waitForEvent('requestfailed')
  await heart.click()
  await failed
  await expect(heart).toHaveAttribute('aria-pressed', 'true') // the failed call changed nothing
  isDown = false

  await page.goto(`${accountPath('account', slug, 'fr')}?part=favourites`)
  await expect(page.locator('.favourite-list').getByText('La Grande Table')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'M’écrire les jours où mes plats favoris sont servis' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await page.keyboard.press('Enter')
  const started = 'C’est fait! Nous vous écrirons les jours où vos favoris sont servis.'
  await expect(page.getByText(started)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await tabTo(page, page.getByRole('button', { name: 'Retirer Macaroni au fromage de vos favoris' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Macaroni au fromage')).toHaveCount(0)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.goto(frenchMenu)
  await expect(location).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor’s heart leads to the login', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto(menu)
  await page.getByRole('button', { name: 'Log in to save favourites' }).click()
  await page.waitForURL(/\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(menu.replace(/\?.*/, ''))
})
