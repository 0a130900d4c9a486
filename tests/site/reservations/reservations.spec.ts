import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

test.use({ viewport: { width: 360, height: 740 } })

type V1Answer = { reservations: { id: string }[]; url: string }

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('in a time zone where it is Saturday morning, in the dark', () => {
  test.use({ timezoneId: 'Pacific/Auckland', colorScheme: 'dark' })

  test('[CUS-1.3] [CUS-2.28] [CUS-2.29] [CUS-2.30] [CUS-2.32] [CUS-2.33] [CUS-2.34] [CUS-2.35] [CUS-2.36] [CUS-2.37] [CUS-2.39] [CUS-4.38] [CUS-4.39] [CUS-4.40] [CUS-8.25] [CUS-9.15] reserves, prints and cancels with the keyboard alone, in campus time', async ({
    page,
    baseURL,
  }) => {
    const empty = page.getByText("We weren't able to locate any reservations associated with your account.")
    await setLanguage(page, 'en')
    await signUp(page, 'northgate')
    await page.goto(accountPath('account', 'northgate', 'en'))
    await tabTo(page, page.getByRole('link', { name: 'Reservations', exact: true }))
    await page.keyboard.press('Enter')
    await expect(empty).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await tabTo(page, page.getByRole(role, { name, exact: true }))
      await page.keyboard.press('Enter')
    }
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('heading', { level: 2 })
    const openToBlocks = async () => {
      await press('Make a Reservation')
      await expect(title).toHaveText('Make a reservation')
      await press('Lakeshore Kitchen')
      await expect(title).toHaveText('Make a reservation at Lakeshore Kitchen')
      const grid = dialog.getByRole('grid', { name: 'November 2026' })
      await tabTo(page, grid.getByRole('button', { name: 'Friday, November 20th, 2026', exact: true }))
      for (const key of ['ArrowDown', 'End']) await page.keyboard.press(key)
      await expect(grid.getByRole('button', { name: 'Saturday, November 28th, 2026', exact: true })).toBeFocused()
    }
    await openToBlocks()
    const closed = dialog.getByRole('button', { name: 'Sunday, November 22nd, 2026, not available' })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    expect(await findViolations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Make a reservation at Lakeshore Kitchen on 11/28/26')
    await press(/^Lunch table/)
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
    await tabTo(page, dialog.getByRole('radio').filter({ hasText: '11:30' }).first())
    await expect(dialog.getByRole('radio', { name: /^11:30am High 40 seats left$/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const noon = dialog.getByRole('radio', { name: /^12:00pm High 40 seats left$/ })
    await expect(noon).toBeChecked()
    await expect(noon).toBeFocused()
    await expect(title).toHaveText('Make a reservation at Lakeshore Kitchen on 11/28/26 at 12:00pm')
    expect(await findViolations(page, 'dialog')).toEqual([])
    await press('Next')
    await tabTo(page, dialog.getByRole('radio', { name: 'Just me' }))
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: '+1', exact: true })).toBeChecked()
    expect(await widthBeyond(page)).toBe(0)
    await press('Create Reservation')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Great! Reservation successfully created.' })).toBeFocused()
    const table = page.getByRole('table', { name: 'Reservations' })
    const row = table.getByRole('row').nth(1)
    for (const text of ['11/28/26', '12:00pm', 'Lakeshore Kitchen', '+1']) await expect(row).toContainText(text)
    expect(await findViolations(page)).toEqual([])
    expect(await widthBeyond(page)).toBe(0)
    const columns = ['Date', 'Time', 'Location', 'Guests', 'Print', 'Manage']
    await expect(table.getByRole('columnheader')).toHaveText(columns.slice(1)) // the date is above the time
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(table.getByRole('columnheader')).toHaveText(columns)
    await page.setViewportSize({ width: 360, height: 740 })
    const v1 = async (path: string) => (await page.request.get(`/v1/customer/${path}`)).json() as Promise<V1Answer>
    const { reservations } = await v1('reservations')
    expect(reservations).toEqual([expect.objectContaining({ friends: 1, location_name: 'Lakeshore Kitchen' })])
    const { url } = await v1(`reservation_card?reservation_id=${reservations[0]?.id}`)
    const print = 'Print the reservation at Lakeshore Kitchen on 11/28/26 at 12:00pm'
    const printLink = page.getByRole('link', { name: print, exact: true })
    expect(url).toBe(`${baseURL}${await printLink.getAttribute('href')}`)
    const opened = await page.request.get(`/v1/customer/reservation_card?reservation_id=${reservations[0]?.id}`, {
      ...{ headers: { accept: 'text/html' }, maxRedirects: 0 },
    })
    expect([opened.status(), opened.headers().location]).toEqual([303, await printLink.getAttribute('href')])

    // The same time says why it cannot be chosen.
    await openToBlocks()
    await page.keyboard.press('Enter')
    await press(/^Lunch table/)
    await expect(dialog.getByText("You've already reserved this time.")).toBeVisible()
    await press('Cancel')
    await expect(dialog).toBeHidden()

    await press(print, 'link')
    await expect(page.getByRole('heading', { level: 1, name: 'Reservation' })).toBeVisible()
    const card = page.getByRole('article')
    for (const text of ['Saturday, November 28th, 2026, 12:00pm', 'Lakeshore Kitchen', '2 people', 'Ana Roy'])
      await expect(card).toContainText(text)
    expect(await findViolations(page)).toEqual([])
    const pdf = page.getByRole('link', { name: 'Download as PDF' })
    const file = await page.request.get((await pdf.getAttribute('href')) ?? '')
    expect([file.headers()['content-type'], file.headers()['cache-control']]).toEqual(['application/pdf', 'no-store'])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(card).toBeVisible()
    await page.emulateMedia({ media: null })
    await press('Back to your reservations', 'link')

    await press('Cancel the reservation at Lakeshore Kitchen on 11/28/26 at 12:00pm')
    const canceled = 'OK! Your reservation at Lakeshore Kitchen on 11/28/26 at 12:00pm is canceled.'
    await expect(page.getByRole('status').filter({ hasText: canceled })).toBeFocused()
    await expect(empty).toBeVisible()
  })
})

test('[CUS-2.38] [CUS-4.35] [CUS-4.36] [CUS-4.37] [CUS-8.15] goes back step by step, and keeps every choice but the time when others are faster, offline, or after the session ended', async ({
  page,
  context,
}) => {
  const taken = { status: 'error', msg: "We're sorry, the time slot you requested is no longer available." }
  let isTaken = false
  await page.route('**/v1/reservations', (route) => (isTaken ? route.fulfill({ json: taken }) : route.continue()))
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  await page.goto(`${accountPath('account', 'northgate', 'en')}?part=reservations`)
  await page.getByRole('button', { name: 'Make a Reservation' }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  const back = dialog.getByRole('button', { name: 'Back' })
  const create = dialog.getByRole('button', { name: 'Create Reservation' })
  const noon = dialog.getByRole('radio', { name: /^12:00pm/ })
  const toTimes = async () => {
    await dialog.getByRole('button', { name: 'Observatory Café' }).click()
    await dialog.getByRole('button', { name: 'Monday, November 30th, 2026' }).click()
    await expect(title).toHaveText('Make a reservation at Observatory Café on 11/30/26')
  }
  await toTimes() // neither blocks nor a party
  await expect(create).toBeDisabled()
  await noon.click()
  await expect(create).toBeEnabled()
  await back.click()
  await expect(title).toHaveText('Make a reservation at Observatory Café')
  await back.click()
  await expect(title).toHaveText('Make a reservation')
  await toTimes()
  await expect(noon).not.toBeChecked()
  await noon.click()

  const alert = dialog.getByRole('alert')
  await context.setOffline(true)
  await create.click()
  await expect(alert).toHaveText('You are offline. Check your connection, then try again.')
  await expect(noon).toBeChecked()
  await context.setOffline(false)
  isTaken = true

  const fresh = page.waitForResponse((response) => response.url().includes('/v1/reservations/choices'))
  await create.click()
  await fresh
  await expect(alert).toHaveText(taken.msg)
  await expect(title).toHaveText('Make a reservation at Observatory Café on 11/30/26')
  await expect(noon).not.toBeChecked()
  isTaken = false

  await context.clearCookies()
  await noon.click()
  await create.click()
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/northgate/login')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Make a Reservation' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says what to do instead of the button', async ({ page }) => {
    await setLanguage(page, 'en')
    await signUp(page, 'northgate')
    await page.goto(`${accountPath('account', 'northgate', 'en')}?part=reservations`, { waitUntil: 'load' })
    await expect(page.getByText(/^Turn on JavaScript to make or cancel a reservation, or call \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make a Reservation' })).toBeHidden()
  })
})
