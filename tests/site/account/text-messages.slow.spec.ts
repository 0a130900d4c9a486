import { expect, type Page } from '@playwright/test'
import { reservationsResponse } from '@/contract/reservations/reservations'
import { accountPath } from '@/domain/account/account-paths'
import { locationsOf, siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { tokenOf } from '../../support/browser/staff-sessions'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'
import { startSecondServer } from '../../support/servers/second-server'

const port = 3187
const tours = [
  {
    language: 'en',
    slug: 'northgate',
    place: 'Lakeshore Kitchen',
    time: { date: '2026-12-02', hour: 12, minute: 30 },
    optIn: 'Send me news and offers',
    byText: 'Notify me by text message',
    hint: /Reminders and cancellations of your reservations, and free seats.*STOP/,
    saved: 'All set! Your notification preferences have been updated.',
    heading: 'Text message',
    title: 'Mails of the demo',
    message:
      'Northgate University: we had to cancel your reservation at Lakeshore Kitchen, Wed, Dec 2, 12:30pm. Reply STOP to end.',
  },
  {
    language: 'fr',
    slug: 'universite-saint-cyrille',
    place: 'Bistro du jardin',
    time: { date: '2026-12-02', hour: 11, minute: 45 },
    optIn: 'M’envoyer des nouvelles et des offres',
    byText: 'M’aviser par message texte',
    hint: /Rappels et annulations de vos réservations, et places libres.*STOP/,
    saved: 'C’est fait! Vos préférences en matière d’avis ont été mises à jour.',
    heading: 'Message texte',
    title: 'Courriels de la démo',
    message:
      'Université Saint-Cyrille : nous devons annuler votre réservation, Bistro du jardin, mer. 2 déc. à 11h45. Répondez STOP pour cesser.',
  },
] as const
type Tour = (typeof tours)[number]

/** Signs up a new customer with a mobile number. Numbers of tests differ, so that each finds its own message. */
async function signUp(page: Page, { slug }: Tour, server: string, mobile: string): Promise<void> {
  const site_id = await siteIdOf(page.request, slug)
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const data = { site_id, first_name: 'Ana', last_name: 'Roy', email, password: 'Secret-word1!', mobile }
  const response = await page.request.post(`${server}/v1/customer/create`, { data })
  expect(await response.json()).toMatchObject({ status: 'success' })
}
const notifications = ({ slug, language }: Tour) => `${accountPath('account', slug, language)}?part=notifications`

for (const tour of tours)
  test(`[CUS-1.2] a customer asks for text messages, and the demo shows the one about a cancellation (${tour.language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000) // the jobs run every twenty seconds
    await setLanguage(page, tour.language)
    await signUp(page, tour, '', tour.language === 'en' ? '7055550191' : '4185550191')
    await page.goto(notifications(tour))
    const box = page.getByRole('checkbox', { name: tour.byText })
    await expect(box).toHaveAccessibleDescription(tour.hint)
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(tour.saved)
    expect(await findViolations(page)).toEqual([])

    const { id, location } = await reserve(page, tour)
    expect(location).toBe(tour.place)
    const headers = { Authorization: `JWT ${await tokenOf('administrator')}` }
    const canceled = await page.request.post(`/api/reservations/${id}/cancel`, { headers, data: {} })
    expect(canceled.status()).toBe(200)
    const message = page.getByRole('article', { name: tour.heading }).filter({ hasText: tour.message })
    await expect(async () => {
      await page.goto('/mailbox', { waitUntil: 'load' })
      await expect(message).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 90_000, intervals: [2_000] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title)
    await expect(message.locator('p[lang]')).toHaveAttribute('lang', tour.language)
    expect(await findViolations(page)).toEqual([])
  })

/** Books the tour's time through v1. Returns the reservation. */
async function reserve({ request }: Page, { slug, place, time, language }: Tour) {
  const { siteId: site_id, locations } = await locationsOf(request, slug)
  const location_id = locations.find(({ name }) => name === place)?.id
  const data = { site_id, location_id, ...time, friends: 0, locale: language }
  const response = await request.post('/v1/reservations', { data })
  const answer: unknown = await response.json()
  expect(answer).toMatchObject({ status: 'success' })
  const { reservations } = reservationsResponse.parse(answer)
  return { id: reservations[0]?.id ?? '', location: reservations[0]?.location_name }
}

test('without a provider, text messages are not offered, and news can be chosen, in both languages', async ({
  page,
  request,
}) => {
  const server = `http://localhost:${port}`
  const child = await startSecondServer(request, port, { DEMO_MAILBOX: 'off', SERVER_URL: server })
  try {
    for (const tour of tours) {
      await setLanguage(page, tour.language, server)
      await signUp(page, tour, server, '4185550192')
      await page.goto(`${server}${notifications(tour)}`)
      await page.getByRole('checkbox', { name: tour.optIn }).check()
      await expect(page.getByRole('checkbox')).toHaveCount(1)
      await expect(page.getByText(tour.byText)).toHaveCount(0)
      await page.getByRole('button', { name: tour.language === 'en' ? 'Save' : 'Enregistrer' }).click()
      await expect(page.getByRole('status')).toHaveText(tour.saved)
      expect(await findViolations(page)).toEqual([])
    }
    expect((await request.get(`${server}/mailbox`)).status()).toBe(404)
  } finally {
    child.kill('SIGKILL')
  }
})
