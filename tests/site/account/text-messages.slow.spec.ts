import { expect, type Page } from '@playwright/test'
import { reservationsResponse } from '@/contract/reservations/reservations'
import { accountPath } from '@/domain/account/account-paths'
import { locationsOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tokenOf } from '../../support/browser/staff-sessions'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'
import { startSecondServer } from '../../support/servers/second-server'

const port = 3187

test('[CUS-1.2] a customer asks for text messages, and the demo shows the one about a cancellation', async ({
  page,
}) => {
  test.setTimeout(120_000) // the jobs run every twenty seconds
  const slug = 'universite-saint-cyrille'
  await setLanguage(page, 'fr')
  await signUp(page, slug, { mobile: '4185550191' }) // numbers of tests differ: each finds its message
  await page.goto(`${accountPath('account', slug, 'fr')}?part=notifications`)
  const box = page.getByRole('checkbox', { name: 'M’aviser par message texte' })
  await expect(box).toHaveAccessibleDescription(/Rappels et annulations de vos réservations, et places libres.*STOP/)
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const saved = 'C’est fait! Vos préférences en matière d’avis ont été mises à jour.'
  await expect(page.getByRole('status')).toHaveText(saved)
  expect(await findViolations(page)).toEqual([])

  const headers = { Authorization: `JWT ${await tokenOf('administrator')}` }
  const id = await reserve(page, slug, 'Bistro du jardin')
  const canceled = await page.request.post(`/api/reservations/${id}/cancel`, { headers, data: {} })
  expect(canceled.status()).toBe(200)
  const text =
    'Université Saint-Cyrille : nous devons annuler votre réservation, Bistro du jardin, mer. 2 déc. à 11h45. Répondez STOP pour cesser.'
  const message = page.getByRole('article', { name: 'Message texte' }).filter({ hasText: text })
  await expect(async () => {
    await page.goto('/mailbox', { waitUntil: 'load' })
    await expect(message).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [2_000] })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courriels de la démo')
  await expect(message.locator('p[lang]')).toHaveAttribute('lang', 'fr')
  expect(await findViolations(page)).toEqual([])
})

/** Books a table on December 2 at 11:45 through v1. Returns the id of the reservation. */
async function reserve({ request }: Page, slug: string, place: string) {
  const { siteId: site_id, locations } = await locationsOf(request, slug)
  const location_id = locations.find(({ name }) => name === place)?.id
  const time = { date: '2026-12-02', hour: 11, minute: 45 }
  const response = await request.post('/v1/reservations', {
    data: { site_id, location_id, ...time, friends: 0, locale: 'fr' },
  })
  const answer: unknown = await response.json()
  expect(answer).toMatchObject({ status: 'success' })
  const [reservation] = reservationsResponse.parse(answer).reservations
  expect(reservation?.location_name).toBe(place)
  return reservation?.id
}

test('without a provider, text messages are not offered, and news can be chosen', async ({ page, request }) => {
  const server = `http://localhost:${port}`
  const child = await startSecondServer(request, port, { DEMO_MAILBOX: 'off', SERVER_URL: server })
  try {
    await setLanguage(page, 'en', server)
    await signUp(page, 'northgate', { mobile: '4185550192' })
    await page.goto(`${server}${accountPath('account', 'northgate', 'en')}?part=notifications`)
    await page.getByRole('checkbox', { name: 'Send me news and offers' }).check()
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByText('Notify me by text message')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save' }).click()
    const saved = 'All set! Your notification preferences have been updated.'
    await expect(page.getByRole('status')).toHaveText(saved)
    expect(await findViolations(page)).toEqual([])
    expect((await request.get(`${server}/mailbox`)).status()).toBe(404)
  } finally {
    child.kill('SIGKILL')
  }
})
