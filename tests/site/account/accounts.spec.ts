import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeEmailChangeKey } from '@/features/account/email-change/email-change-key'
import { hashResetKey } from '@/server/auth/reset-links'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { customerPassword as password, signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test, waitForHydration } from '../../support/browser/visitor'
import { openDatabaseOf } from '../../support/servers/open-database'

let serial = 0
const newEmail = () => `guest-${process.pid}-${Date.now()}-${(serial += 1)}@northgate.example`

const header = (page: Page) => page.getByRole('banner')
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
async function fillSignUp(page: Page, email: string) {
  const person = { 'First name': 'Noémie', 'Last name': 'd’Arc', Email: email }
  const values = { ...person, Password: password, 'Confirm the password': password }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

test('[PUB-2.9] [PUB-2.20] [PUB-6.4] [CUS-1.2] [CUS-2.14] [CUS-2.16] [CUS-9.15] a visitor signs up, sees a confirmation, and is on the account page with the tabs of the site and no staff links', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/northgate/hours-of-operation') // a page without a popup over its header
  await header(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveTitle('Northgate University || Sign up')
  await waitForHydration(page)
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/northgate\/customer-account\?opened$/)
  await expect(page.getByRole('status').filter({ hasText: 'Great! Your account is ready.' })).toBeVisible()
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Noémie')

  const tabs = page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
  const names = ['Profile', 'Allergens', 'Food insecurity', 'Favourites', 'Reservations', 'Orders', 'Subscriptions']
  await expect(tabs).toHaveText([...names, 'Notifications'])
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
  await tabs.nth(1).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Allergens' })).toBeVisible()
  await expect(page.getByRole('link', { name: /admin|studio/i })).toHaveCount(0)
})

test('[CUS-5.13] [CUS-5.27] [CUS-8.6] [CUS-8.26] sign-up shows errors at each field, keeps what was typed, and says when it failed', async ({
  page,
}) => {
  await page.route('**/v1/customer/create', (route) => route.abort())
  await page.goto('/northgate/signup')
  const create = page.getByRole('button', { name: 'Create my account' })
  await field(page, 'Email').fill('noémie@')
  await create.click()
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('The First name field is required.')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/A password is required/)
  await expect(field(page, 'Confirm the password')).toHaveAccessibleDescription('Enter the password again.')
  await field(page, 'Password').fill('potage')
  await create.click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Use at least 8 characters/)
  await expect(field(page, 'Password')).toHaveValue('potage')
  expect(await findViolations(page)).toEqual([])
  await fillSignUp(page, newEmail())
  await create.click()
  const failed = "We're sorry, something went wrong creating your account."
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeFocused()
})

test('[PUB-2.8] [CUS-1.2] [CUS-8.1] [CUS-2.13] [PUB-2.19] a customer signs in after a wrong password, and signs out', async ({
  page,
}) => {
  const email = await signUp(page, 'northgate')
  await page.context().clearCookies()
  await setLanguage(page, 'fr')
  await page.goto('/northgate/se-connecter-a-votre-compte')
  const main = page.getByRole('main')
  await main.getByLabel('Courriel').fill(email)
  await main.getByLabel('Mot de passe').fill('Potage-2!')
  await main.getByRole('button', { name: 'Se connecter' }).click()
  await expect(main.getByRole('alert')).toHaveText('Courriel ou mot de passe non valide.')
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(main.getByLabel('Courriel')).toHaveValue(email)
  await main.getByLabel('Mot de passe').fill(password)
  await main.getByLabel('Mot de passe').press('Enter')
  await expect(page).toHaveURL(/\/gerer-votre-compte$/)
  expect(await findViolations(page)).toEqual([])
  await header(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/northgate$/)
  await expect(header(page).getByRole('link', { name: 'Se connecter' })).toBeVisible()
})

test('[PUB-2.4] [PUB-4.13] [PUB-6.2] [PUB-6.3] [CUS-2.1] [CUS-2.2] [CUS-2.3] [CUS-2.4] [CUS-4.2] [CUS-4.4] [CUS-8.2] redirects visitors to sign-in, and customers to their account', async ({
  page,
  request,
  baseURL,
}) => {
  const open = async (path: string) => {
    const { pathname, search } = new URL((await page.request.get(path)).url())
    return decodeURIComponent(pathname + search)
  }
  for (const path of ['customer-account', 'gerer-votre-compte'])
    expect(await open(`/northgate/${path}`)).toMatch(/^\/northgate\/login(\?|$)/)
  // The link of a mail about a declined payment.
  expect(await open('/northgate/customer-account?part=subscriptions')).toBe(
    '/northgate/login?next=/northgate/customer-account?part=subscriptions',
  )
  await page.context().addCookies([{ name: 'customer', value: 'forged', url: baseURL ?? '' }])
  expect(await open('/northgate/customer-account')).toMatch(/^\/northgate\/login/)
  await signUp(page, 'northgate')
  for (const path of ['login', 'se-connecter-a-votre-compte', 'signup', 'sinscrire'])
    expect(await open(`/northgate/${path}`)).toBe('/northgate/customer-account')
  expect(await open('/northgate/whats-on-the-menu')).toBe('/northgate/whats-on-the-menu')
  // An account belongs to one site.
  expect(await open('/universite-saint-cyrille/customer-account')).toMatch(/^\/universite-saint-cyrille\/login/)
  for (const path of ['login', 'signup', 'customer-account'])
    expect((await page.request.get(`/lakeshore-college/${path}`)).status()).toBe(404) // a campus without accounts
  const staff = await request.get('/resetPassword/abc', { maxRedirects: 0 })
  expect([staff.status(), staff.headers().location]).toEqual([307, '/admin/reset/abc'])
})

test('[CUS-1.2] [CUS-2.17] [CUS-5.9] [CUS-5.10] [CUS-8.19] [CUS-9.15] saves a profile with a valid phone number and confirms it', async ({
  page,
}) => {
  await signUp(page, 'northgate')
  await page.goto('/northgate/customer-account')
  const sent = page.waitForRequest('**/v1/customer/update_customer')
  await page.getByLabel('Phone').fill('705-555-019')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number')
  await page.getByLabel('Phone').fill('')
  await page.getByLabel('Phone').pressSequentially('7055550199')
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0199')
  await page.getByLabel('City').fill('Parry Sound')
  await page.getByLabel('Province').selectOption('Ontario')
  await page.getByLabel('Postal code').fill('p2a 9z9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All set! Your profile has been updated.' })).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({ phone: '7055550199' })
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0199')
  await expect(page.getByLabel('Postal code')).toHaveValue('P2A 9Z9')
  await expect(page.getByLabel('Province')).toHaveValue('ON')
})

test('[PUB-9.1] [CUS-8.28] [CUS-9.14] keeps the confirmation of a profile until the form is sent again; a save that fails shows a message and loses nothing', async ({
  page,
}) => {
  await signUp(page, 'northgate')
  await page.clock.install()
  let isDown = false
  await page.route('**/v1/customer/update_customer', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/northgate/customer-account')
  await page.getByLabel('City').fill('Parry Sound')
  await page.getByRole('button', { name: 'Save' }).click()
  const confirmation = page.getByRole('status').filter({ hasText: 'All set! Your profile has been updated.' })
  await expect(confirmation).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(confirmation).toBeVisible()
  isDown = true
  await page.getByLabel('City').fill('Sudbury')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Sorry, we ran into an unexpected error.')
  await expect(confirmation).toBeHidden()
  await expect(page.getByLabel('City')).toHaveValue('Sudbury')
})

test('[PUB-2.4] [CUS-2.12] [CUS-2.62] [CUS-2.63] [CUS-8.3] [CUS-8.5] [CUS-9.14] [CUS-9.15] resets a forgotten password with the emailed link, by keyboard only', async ({
  page,
}) => {
  const email = await signUp(page, 'northgate')
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/northgate/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  const forgotten = page.getByRole('button', { name: 'Forgot your password?' })
  await tabTo(page, forgotten)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Return to login' }))
  await page.keyboard.press('Enter')
  await tabTo(page, forgotten)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'OK! Check your inbox.' })).toBeVisible()
  const key = await replaceKeyOf(email)
  await page.goto(`/reset-password/${key}`)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'New password' }).fill('Bouillon-2#')
  await page.getByLabel('Confirm the password').fill('Bouillon-2#')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Great! Your password has been changed.')
  await page.clock.runFor(1_990)
  await expect(page).toHaveURL(/\/reset-password\//)
  await page.clock.runFor(10)
  await expect(page).toHaveURL(/\/northgate\/login$/)
  await page.clock.resume()
  await page.goto(`/reset-password/${key}`)
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link: Northgate University' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

test('[CUS-7.6] a customer saves a new email, and confirms it by the link with the password', async ({ page }) => {
  const [email, next] = [await signUp(page, 'northgate'), newEmail()]
  await page.goto('/northgate/customer-account')
  await field(page, 'Email').fill(next)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: `We sent a link to ${next}.` })).toBeVisible()
  await page.goto(`/confirm-email/${await emailKeyOf(email, next)}`)
  expect(await findViolations(page)).toEqual([])
  await field(page, 'Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Great! Your email has been changed.')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/northgate\/login$/)
})

/** The key of the link in the mail to a new email. */
async function emailKeyOf(email: string, newEmail: string): Promise<string> {
  const database = openDatabaseOf('site')
  const { rows } = await database.execute({ sql: 'select id from customers where email = ?', args: [email] })
  database.close()
  const change = { customerId: String(rows[0]?.id), newEmail, expiresAt: Date.now() + 60_000 }
  const secret = createHash('sha256').update('only-for-tests-only-for-tests-only').digest('hex').slice(0, 32) // as Payload
  return makeEmailChangeKey(change, { email, emailVerifiedAt: null }, secret)
}

/** Waits for the link's key and replaces it by a known one: only its hash is stored, and the key only in the email. */
async function replaceKeyOf(email: string): Promise<string> {
  const database = openDatabaseOf('site')
  const run = (sql: string, ...args: string[]) => database.execute({ sql, args: [...args, email] })
  await expect
    .poll(async () => {
      const { rows } = await run('select reset_password_token as hash from customers where email = ?')
      return String(rows[0]?.hash ?? '')
    })
    .toMatch(/^[0-9a-f]{64}$/)
  const key = randomBytes(20).toString('hex')
  await run('update customers set reset_password_token = ? where email = ?', hashResetKey(key))
  database.close()
  return key
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('forms cannot be sent, so no input can end up in a URL', async ({ page }) => {
    await page.goto('/northgate/login')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await expect(button).toBeDisabled()
    await expect(page.getByText('Turn on JavaScript to use this form.')).toBeVisible()
  })
})
