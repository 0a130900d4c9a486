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

const tours = [
  {
    language: 'en',
    slug: 'northgate',
    place: 'Lakeshore Kitchen',
    time: { date: '2026-12-01', hour: 12, minute: 30 },
    make: 'Make a Reservation',
    month: 'Next month',
    day: 'Tuesday, December 1st, 2026',
    block: /^Lunch table/,
    full: /^12:30pm This time is full\.$/,
    waiting: 'Waiting list',
    join: 'Join the waiting list for 12:30pm',
    onList: 'You are on the waiting list.',
    joined:
      'OK! You are on the waiting list at Lakeshore Kitchen on 12/1/26 at 12:30pm. We will email you when a table is free.',
    note: 'We will email you when a table is free.',
    offered: 'A table is free. Accept it within 30 minutes.',
    accept: 'Accept the table at Lakeshore Kitchen on 12/1/26 at 12:30pm',
    created: 'Great! Reservation successfully created.',
    gone: 'This offer has ended. The seat went to the next person.',
    ended: 'This offer has ended. The table went to the next person.',
    tab: 'Reservations',
  },
] as const

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}
const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const tour of tours)
  test(`a customer waits for a full time, accepts the table that is freed, and loses an offer that has ended (${tour.language})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000) // two dozen customers sign up
    await page.clock.install()
    await setLanguage(page, tour.language)
    await signUp(page, tour.slug)
    const address = `${accountPath('account', tour.slug, tour.language)}?part=reservations`
    await page.goto(address)
    const dialog = page.getByRole('dialog')
    const openToTimes = async () => {
      await press(page, tour.make)
      await press(page, tour.place)
      await press(page, tour.month)
      await dialog.getByRole('button', { name: tour.day, exact: true }).click()
      await dialog.getByRole('button', { name: tour.block }).click()
    }
    const chosen = page.waitForResponse((response) => response.url().includes('/v1/reservations/choices'))
    await press(page, tour.make)
    await press(page, tour.place)
    const location_id = new URL((await chosen).url()).searchParams.get('location_id') ?? ''
    await page.keyboard.press('Escape')
    const place = { location_id, ...tour.time }
    const last = await fill(baseURL ?? '', tour.slug, place)
    const next = await requests.newContext({ baseURL })
    await signUp({ request: next }, tour.slug)

    await page.reload()
    await openToTimes()
    await expect(dialog.getByRole('radio', { name: tour.full })).toBeDisabled()
    await expect(dialog.getByRole('heading', { name: tour.waiting })).toBeVisible()
    expect(await findViolations(page, 'dialog')).toEqual([])
    expect(await widthBeyond(page)).toBe(0)
    await press(page, tour.join)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: tour.joined })).toBeFocused()
    const list = page.getByRole('region', { name: tour.waiting })
    await expect(list.getByText(tour.note)).toBeVisible()
    await expect(list.getByRole('button', { name: tour.accept })).toHaveCount(0)
    await openToTimes()
    await expect(dialog.getByText(tour.onList)).toBeVisible()
    await page.keyboard.press('Escape')
    await next.post('/v1/reservations/wait', { data: { ...place, friends: 0 } })

    const { reservations } = await listed(last)
    await last.delete(`/v1/reservations?reservation_id=${reservations[0]?.id}`)
    expect((await listed(next)).waits).toMatchObject([{ status: 'waiting' }])
    await page.reload()
    await expect(list.getByText(tour.offered)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await widthBeyond(page)).toBe(0)

    // A page that stays open counts down; the server still holds the table for this browser, whose clock is ahead.
    await page.clock.fastForward('30:30')
    await expect(list.getByText(tour.ended)).toBeVisible()
    await expect(list.getByRole('button', { name: tour.accept })).toHaveCount(0)
    await page.reload()
    await expect(list.getByText(tour.offered)).toBeVisible()

    // The customer leaves the list on another device: the table goes to the next person.
    const leave = async (request: APIRequestContext) => {
      const { waits } = await listed(request)
      await request.delete(`/v1/reservations/wait?wait_id=${waits[0]?.id}`)
    }
    await leave(page.request)
    expect((await listed(next)).waits).toMatchObject([{ status: 'offered' }])
    await press(page, tour.accept)
    await expect(page.getByRole('alert').filter({ hasText: tour.gone })).toBeFocused()
    await expect(list).toHaveCount(0)

    await openToTimes()
    await press(page, tour.join)
    await expect(list.getByText(tour.note)).toBeVisible()
    await leave(next)
    await page.reload()
    await press(page, tour.accept)
    await expect(page.getByRole('status').filter({ hasText: tour.created })).toBeFocused()
    await expect(list).toHaveCount(0)
    const row = page.getByRole('table', { name: tour.tab }).getByRole('row').nth(1)
    await expect(row).toContainText(tour.place)
    expect((await listed(page.request)).waits).toEqual([])
    for (const context of [last, next]) await context.dispose()
  })
