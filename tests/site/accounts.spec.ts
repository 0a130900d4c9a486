import { createClient } from '@libsql/client'
import { expect, type Page } from '@playwright/test'
import { sitesResponse } from '@/contract/sites'
import { barriers } from '../support/barriers'
import { speak } from '../support/site-pages'
import { tabTo } from '../support/tab-to'
import { test } from '../support/visitor'

const password = 'Potage-1!'
let serial = 0
const newEmail = () => `guest-${process.pid}-${Date.now()}-${(serial += 1)}@northgate.example`

const siteId = async (page: Page) => {
  const { sites } = sitesResponse.parse(await (await page.request.get('/v1/sites/public')).json())
  return sites.find(({ slug }) => slug === 'northgate')?.id ?? ''
}
/** An account of its own, signed in. */
async function newAccount(page: Page, email = newEmail()): Promise<string> {
  const person = { first_name: 'Noé', last_name: 'Roy', email, password, confirm_password: password }
  const answer = await page.request.post('/v1/customer/create', { data: { ...person, site_id: await siteId(page) } })
  expect(await answer.json()).toMatchObject({ status: 'success' })
  return email
}
const header = (page: Page) => page.getByRole('banner')

test('[PUB-2.9] [CUS-2.14] a visitor signs up, is told that it is done, and is at their account', async ({ page }) => {
  const email = newEmail()
  await page.goto('/northgate', { waitUntil: 'networkidle' })
  await header(page).getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveTitle('Northgate University || Sign up')
  await page.getByLabel('First name').fill('Noémie')
  await page.getByLabel('Last name').fill('d’Arc')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm the password').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/northgate\/customer-account\?opened$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your account is ready.' })).toBeVisible()
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Noémie')
})

test('[CUS-5.13] [PUB-5.1] what is wrong is said at each field, which keeps what was typed, and the first has the focus', async ({
  page,
}) => {
  await page.goto('/northgate/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('noémie@')
  await page.getByLabel('Password', { exact: true }).fill('potage')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('The First name field is required.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('The Email field must be a valid email.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters/)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('potage')
  expect(await barriers(page)).toEqual([])
})

for (const { language, path, words } of [
  {
    language: 'en',
    path: '/northgate/login',
    words: { email: 'Email', password: 'Password', go: 'Log in', wrong: 'Invalid email or password.', out: 'Log out' },
  },
  {
    language: 'fr',
    path: '/northgate/se-connecter-a-votre-compte',
    words: {
      email: 'Courriel',
      password: 'Mot de passe',
      go: 'Se connecter',
      wrong: 'Courriel ou mot de passe non valide.',
      out: 'Se déconnecter',
    },
  },
] as const)
  test(`[PUB-2.8] [CUS-8.1] [PUB-2.19] a customer signs in, past a wrong password, and out again (${language})`, async ({
    page,
    baseURL,
  }) => {
    const email = await newAccount(page)
    await page.context().clearCookies()
    await speak(page, language, baseURL)
    await page.goto(path, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.getByLabel(words.email).fill(email)
    await main.getByLabel(words.password).fill('Potage-2!')
    await main.getByRole('button', { name: words.go }).click()
    await expect(main.getByRole('alert')).toHaveText(words.wrong)
    await expect(main.getByRole('alert')).toBeFocused()
    await expect(main.getByLabel(words.email)).toHaveValue(email)
    await main.getByLabel(words.password).fill(password)
    await main.getByLabel(words.password).press('Enter')
    await expect(page).toHaveURL(language === 'en' ? /\/customer-account$/ : /\/gerer-votre-compte$/)
    expect(await barriers(page)).toEqual([])
    await header(page).getByRole('button', { name: words.out }).click()
    await expect(page).toHaveURL(/\/northgate$/)
    await expect(header(page).getByRole('link', { name: words.go })).toBeVisible()
  })

test('[PUB-4.13] [PUB-6.2] [PUB-6.3] [PUB-6.1] who is signed in is kept off the ways in, everybody else off the account', async ({
  page,
}) => {
  const arrive = async (path: string) => new URL((await page.goto(`/northgate/${path}`))?.url() ?? '').pathname
  for (const path of ['customer-account', 'gerer-votre-compte']) expect(await arrive(path)).toBe('/northgate/login')
  await newAccount(page)
  for (const path of ['login', 'se-connecter-a-votre-compte', 'signup', 'sinscrire'])
    expect(await arrive(path)).toBe('/northgate/customer-account')
  expect(await arrive('whats-on-the-menu')).toBe('/northgate/whats-on-the-menu')
  await page.goto('/universite-saint-cyrille/customer-account')
  await expect(page).toHaveURL(/\/universite-saint-cyrille\/login$/) // an account is of one site
})

test('[PUB-2.20] [PUB-6.4] the navigation of an account has what the site offers, and nothing of the staff’s', async ({
  page,
}) => {
  await newAccount(page)
  await page.goto('/northgate/customer-account')
  const parts = page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
  await expect(parts).toHaveText([
    'Profile',
    'Allergens',
    'Food insecurity',
    'Orders',
    'Subscriptions',
    'Notifications',
  ])
  await expect(parts.first()).toHaveAttribute('aria-current', 'page')
  await parts.nth(1).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Allergens' })).toBeVisible()
  await expect(page.getByRole('link', { name: /admin|studio/i })).toHaveCount(0)
})

test('[CUS-2.17] [CUS-8.19] a profile is kept, and says so', async ({ page }) => {
  await newAccount(page)
  await page.goto('/northgate/customer-account', { waitUntil: 'networkidle' })
  await page.getByLabel('Phone').fill('705-555-0199')
  await page.getByLabel('City').fill('Parry Sound')
  await page.getByLabel('Province').selectOption('Ontario')
  await page.getByLabel('Postal code').fill('p2a 9z9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your profile has been updated.' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Postal code')).toHaveValue('P2A 9Z9')
  await expect(page.getByLabel('Province')).toHaveValue('ON')
})

test('[CUS-8.22] a profile that could not be kept says so, and loses nothing', async ({ page }) => {
  await newAccount(page)
  await page.goto('/northgate/customer-account', { waitUntil: 'networkidle' })
  await page.route('**/v1/customer/update_customer', (route) => route.abort())
  await page.getByLabel('City').fill('Sudbury')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/What you wrote is still here/)
  await expect(page.getByLabel('City')).toHaveValue('Sudbury')
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('You are logged out. Log in again.')
})

test('[PUB-2.4] [CUS-2.4] [CUS-8.3] [CUS-8.5] a forgotten password is replaced by the link of a letter, by keyboard alone', async ({
  page,
}) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await page.goto('/northgate/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await tabTo(page, page.getByRole('button', { name: 'Forgot your password?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox.' })).toBeVisible()
  const key = await keyOf(email)
  await page.goto(`/reset-password/${key}`, { waitUntil: 'networkidle' })
  expect(await barriers(page)).toEqual([])
  await page.getByRole('textbox', { name: 'New password' }).fill('Bouillon-2#')
  await page.getByLabel('Confirm the password').fill('Bouillon-2#')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Your new password is set.')
  await expect(page).toHaveURL(/\/northgate\/login$/, { timeout: 5_000 })
  await page.goto(`/reset-password/${key}`)
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
})

/** What the letter would carry. */
async function keyOf(email: string): Promise<string> {
  const database = createClient({ url: 'file:./.test/site/refectory.db' })
  let key = ''
  await expect
    .poll(async () => {
      const found = await database.execute({
        sql: 'select reset_password_token as key from customers where email = ?',
        args: [email],
      })
      return (key = String(found.rows[0]?.key ?? ''))
    })
    .toMatch(/^\w{20,}$/)
  database.close()
  return key
}

test('[PUB-2.4] [CUS-2.4] the other path is the studio’s', async ({ request }) => {
  const answer = await request.get('/resetPassword/abc', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, '/admin/reset/abc'])
})

test('[PUB-2.8] [PUB-2.14] a campus without accounts has neither the pages nor the ways to them', async ({ page }) => {
  for (const path of ['login', 'signup', 'customer-account'])
    expect((await page.goto(`/lakeshore-college/${path}`))?.status()).toBe(404)
  await expect(header(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.8] nothing that was typed can end in an address', async ({ page }) => {
    await page.goto('/northgate/login')
    const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
    await expect(button).toBeDisabled()
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  })
})
