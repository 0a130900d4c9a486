import { expect } from '@playwright/test'
import { openInStudio } from '../../support/browser/open-in-studio'
import { enterStudio } from '../../support/browser/staff-sessions'
import { test } from '../../support/browser/watched-test'

test('an administrator opens an account without a password, and its owner chooses one by a mailed link', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'invited@northgate.example'
  await enterStudio(page.context(), 'administrator', 'en')
  await openInStudio(page, '/admin/collections/staff/create')
  await expect(page.getByText('They get an email with a link, valid for seven days')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /password/i })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rosalie Tremblay')
  await page.getByRole('textbox', { name: /^Email/ }).fill(email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Staff member successfully created.')).toBeVisible()
  let link: string | undefined
  await expect
    .poll(
      async () => (link = /\/admin\/reset\/[0-9a-f]{40}/.exec(await (await page.request.get('/mailbox')).text())?.[0]),
    )
    .toBeTruthy()
  const owner = await (await browser.newContext({ baseURL })).newPage()
  await owner.goto(String(link))
  await owner.getByLabel('New password').fill('soupe aux pois 1948')
  await owner.getByLabel('Confirm Password').fill('soupe aux pois 1948')
  await owner.getByRole('button', { name: 'Reset password' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()
  await owner.context().close()
})
