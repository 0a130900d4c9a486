import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { tabTo } from '../support/browser/tab-to'

test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Tokyo' })

test('notes an arrival, blocks a time and cancels a reservation with the keyboard, in both languages', async ({
  page,
  context,
}) => {
  await enterStudio(context, 'administrator', 'en')
  await openInStudio(page, '/admin/reservations-by-day')
  await page.getByLabel('Site').selectOption({ label: 'Saint-Cyrille University' })
  await page.getByLabel('Location').selectOption({ label: 'Garden Bistro' })
  await expect(page.getByRole('heading', { level: 2, name: 'Friday, November 20th, 2026' })).toBeVisible()
  await expect(page.getByText('This location takes no reservations on this day.')).toBeVisible() // closed for a repair
  await page.getByLabel('Day', { exact: true }).fill('2026-11-23')
  const time = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '12:30pm' }) })
  await expect(time.first()).toContainText('31 guests · 1 seat free')
  await expect(time.first()).toContainText('Élodie Marchand-Vu 3 people')
  await expect(time.first()).toContainText('No account 24 people')
  expect(await findViolations(page, '.book')).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const status = page.locator('.book__done, .book__refusal')
  await press('Check in Élodie Marchand-Vu, 12:30pm')
  await expect(status).toHaveText('Élodie Marchand-Vu has arrived.')
  await expect(page.getByRole('button', { name: 'Undo the check-in of Élodie Marchand-Vu, 12:30pm' })).toBeFocused()
  await press('Block 12:00pm')
  await expect(status).toHaveText('12:00pm is blocked for new reservations.')
  await press('Unblock 12:00pm')
  await expect(status).toHaveText('12:00pm is open for reservations again.')

  await enterStudio(context, 'menu-editor', 'fr')
  await openInStudio(page, '/admin/reservations-by-day')
  await page.getByLabel('Point de service').selectOption({ label: 'Bistro du jardin' })
  await page.getByLabel('Jour', { exact: true }).fill('2026-11-23')
  const cancel = 'Annuler la réservation\u00a0: Élodie Marchand-Vu, 12h30…'
  await press(cancel)
  const dialog = page.getByRole('dialog', { name: /^Annuler cette réservation\s: Élodie Marchand-Vu\?$/ })
  await expect(dialog).toContainText('La personne en est avisée par courriel.')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: cancel, exact: true })).toBeFocused()
  await press(cancel)
  await press('Annuler la réservation')
  await expect(status).toHaveText(/^Réservation annulée\s: Élodie Marchand-Vu\./)
  await expect(page.getByText('Élodie Marchand-Vu', { exact: true })).toHaveCount(0)
})

test('shows no book to dietitians, and says when the server does not answer', async ({ page, context }) => {
  await page.route(
    (url) => url.pathname === '/api/reservations/book',
    (route) => route.abort(),
  )
  await enterStudio(context, 'dietitian', 'en')
  expect((await page.goto('/admin/reservations-by-day'))?.status()).toBe(404)
  await enterStudio(context, 'administrator', 'en')
  await openInStudio(page, '/admin/reservations-by-day')
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
