import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

test.use({ viewport: { width: 360, height: 740 } })

type Place = { location_id: string; date: string; hour: number; minute: number }
type Listed = { reservations: { id: string }[]; waits: { id: string; status: string }[] }
type Choices = {
  choices: {
    name: string
    dates: {
      date: string
      blocks: { times: { hour: number; minute: number; remaining: number; maxFriends: number }[] }[]
    }[]
  }
}

const listed = async (request: APIRequestContext) =>
  (await (await request.get('/v1/customer/reservations')).json()) as Listed

/** Other customers take all seats of a time. Returns the request context of the last one, who has come alone. */
async function fill(
  baseURL: string,
  slug: string,
  { location_id, date, hour, minute }: Place,
): Promise<APIRequestContext> {
  for (let party = 0; party < 60; party += 1) {
    const other = await requests.newContext({ baseURL })
    await signUp({ request: other }, slug)
    const { choices } = (await (
      await other.get(`/v1/reservations/choices?location_id=${location_id}`)
    ).json()) as Choices
    const time = choices.dates
      .find((each) => each.date === date)
      ?.blocks.flatMap(({ times }) => times)
      .find((each) => each.hour === hour && each.minute === minute)
    if (!time) throw new Error('The location does not offer this time')
    const friends = Math.max(0, Math.min(time.maxFriends, time.remaining - 2))
    const data = { location_id, date, hour, minute, friends }
    expect(await (await other.post('/v1/reservations', { data })).json()).toMatchObject({ status: 'success' })
    if (time.remaining === 1) return other
  }
  throw new Error('The time has too many seats')
}

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}
const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a customer waits for a full time, accepts the table that is freed, and loses an offer that has ended', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000) // two dozen customers sign up
  await page.clock.install()
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  await page.goto(`${accountPath('account', 'northgate', 'en')}?part=reservations`)
  const dialog = page.getByRole('dialog')
  const openToTimes = async () => {
    await press(page, 'Make a Reservation')
    await press(page, 'Lakeshore Kitchen')
    await press(page, 'Next month')
    await dialog.getByRole('button', { name: 'Tuesday, December 1st, 2026', exact: true }).click()
    await dialog.getByRole('button', { name: /^Lunch table/ }).click()
  }
  const chosen = page.waitForResponse((response) => response.url().includes('/v1/reservations/choices'))
  await press(page, 'Make a Reservation')
  await press(page, 'Lakeshore Kitchen')
  const location_id = new URL((await chosen).url()).searchParams.get('location_id') ?? ''
  await page.keyboard.press('Escape')
  const place = { location_id, date: '2026-12-01', hour: 12, minute: 30 }
  const last = await fill(baseURL ?? '', 'northgate', place)
  const next = await requests.newContext({ baseURL })
  await signUp({ request: next }, 'northgate')

  await page.reload()
  await openToTimes()
  await expect(dialog.getByRole('radio', { name: /^12:30pm This time is full\.$/ })).toBeDisabled()
  await expect(dialog.getByRole('heading', { name: 'Waiting list' })).toBeVisible()
  expect(await findViolations(page, 'dialog')).toEqual([])
  expect(await widthBeyond(page)).toBe(0)
  await press(page, 'Join the waiting list for 12:30pm')
  await expect(dialog).toBeHidden()
  const joined =
    'OK! You are on the waiting list at Lakeshore Kitchen on 12/1/26 at 12:30pm. We will email you when a table is free.'
  await expect(page.getByRole('status').filter({ hasText: joined })).toBeFocused()
  const list = page.getByRole('region', { name: 'Waiting list' })
  const accept = 'Accept the table at Lakeshore Kitchen on 12/1/26 at 12:30pm'
  const offer = list.getByText('A table is free. Accept it within 30 minutes.')
  const note = list.getByText('We will email you when a table is free.')
  await expect(note).toBeVisible()
  await expect(list.getByRole('button', { name: accept })).toHaveCount(0)
  await openToTimes()
  await expect(dialog.getByText('You are on the waiting list.')).toBeVisible()
  await page.keyboard.press('Escape')
  await next.post('/v1/reservations/wait', { data: { ...place, friends: 0 } })

  const { reservations } = await listed(last)
  await last.delete(`/v1/reservations?reservation_id=${reservations[0]?.id}`)
  expect((await listed(next)).waits).toMatchObject([{ status: 'waiting' }])
  await page.reload()
  await expect(offer).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await widthBeyond(page)).toBe(0)

  // A page that stays open counts down; the server still holds the table for this browser, whose clock is ahead.
  await page.clock.fastForward('30:30')
  await expect(list.getByText('This offer has ended. The table went to the next person.')).toBeVisible()
  await expect(list.getByRole('button', { name: accept })).toHaveCount(0)
  await page.reload()
  await expect(offer).toBeVisible()

  // The customer leaves the list on another device: the table goes to the next person.
  const leave = async (request: APIRequestContext) => {
    const { waits } = await listed(request)
    await request.delete(`/v1/reservations/wait?wait_id=${waits[0]?.id}`)
  }
  await leave(page.request)
  expect((await listed(next)).waits).toMatchObject([{ status: 'offered' }])
  await press(page, accept)
  const gone = 'This offer has ended. The seat went to the next person.'
  await expect(page.getByRole('alert').filter({ hasText: gone })).toBeFocused()
  await expect(list).toHaveCount(0)

  await openToTimes()
  await press(page, 'Join the waiting list for 12:30pm')
  await expect(note).toBeVisible()
  await leave(next)
  await page.reload()
  await press(page, accept)
  await expect(page.getByRole('status').filter({ hasText: 'Great! Reservation successfully created.' })).toBeFocused()
  await expect(list).toHaveCount(0)
  const row = page.getByRole('table', { name: 'Reservations' }).getByRole('row').nth(1)
  await expect(row).toContainText('Lakeshore Kitchen')
  expect((await listed(page.request)).waits).toEqual([])
  for (const context of [last, next]) await context.dispose()
})
