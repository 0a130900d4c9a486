import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { customerPassword, signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/visitor'

/** A new customer, signed in here and on two other devices. */
async function signInOnThreeDevices(page: Page) {
  const site_id = await siteIdOf(page.request, 'northgate')
  const email = await signUp(page, 'northgate')
  const cookies = await page.context().cookies()
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const data = { email, password: customerPassword, site_id }
  for (let n = 0; n < 2; n += 1) await page.request.post('/v1/customer/authenticate', { data, headers })
  await page.context().addCookies(cookies)
}

test('a customer ends another session and changes the password, by keyboard', async ({ page }) => {
  await page.route('**/v1/customer/end_session', (route) => route.abort(), { times: 1 })
  await setLanguage(page, 'en')
  await signInOnThreeDevices(page)
  await page.goto(accountPath('account', 'northgate', 'en'))
  const panel = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  expect(await findViolations(page)).toEqual([])

  const end = /^Sign out Firefox on Linux, signed in on/
  await panel.getByRole('button', { name: end }).first().focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('Sorry, we ran into an unexpected error.')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('OK! The session has ended.')
  await expect(panel.getByRole('status')).toBeFocused()
  await expect(panel.getByRole('listitem')).toHaveCount(2)

  const form = page.getByRole('form', { name: 'Change your password' })
  const fill = async (current: string) => {
    await form.getByRole('textbox', { name: 'Current password' }).fill(current)
    await form.getByRole('textbox', { name: 'New password' }).fill('Other-word2#')
    await form.getByRole('textbox', { name: 'Confirm the password' }).fill('Other-word2#')
    await page.keyboard.press('Enter')
  }
  await fill('Wrong-word1!')
  await expect(form.getByRole('alert')).toHaveText('The current password is wrong.')
  await fill(customerPassword)
  const changed = 'All set! Your password has been changed, and your other sessions have ended.'
  await expect(form.getByRole('status')).toHaveText(changed)
  await expect(panel.getByText('No other device is signed in.')).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
})
