import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { Secret, TOTP } from 'otpauth'
import { tokenOf } from '../../support/browser/staff-sessions'
import { openInStudio } from '../../support/browser/open-in-studio'
import { studioApi } from '../staff-sign-in'
import { findViolations } from '../../support/browser/accessibility-violations'

const password = 'four-plain-words-here'
const words = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  code: 'Code from your authenticator app, or a recovery code',
  home: 'Menus and dishes',
  turnOn: 'Turn on two-step sign-in',
  confirm: 'Confirm',
  kept: 'I have saved the codes',
  left: 'On. Recovery codes left: 10.',
  turnOff: 'Turn off two-step sign-in',
  codeOrRecovery: 'Code from the app, or a recovery code',
  missing: 'Enter the code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong or has already been used. Wait for the next code, then try again.',
  mismatch: /^This email and password do not match/,
}

const expectAccessible = async (page: Page, part: string) => expect(await findViolations(page, part)).toEqual([])

test('lets staff turn on two-step sign-in and sign in with a code, by keyboard', async ({ browser, request }) => {
  const api = await studioApi(request, 'administrator')
  const email = 'two-steps@example.com'
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  const person = { name: 'Two Steps', email, password, role: 'menuEditor', sites: [{ site: site.id }] }
  const { doc } = (await (await api('POST', 'staff', person)).json()) as { doc: { id: string } }
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Language': 'en-CA' } })
  const page = await context.newPage()
  try {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const signIn = async (typed: string) => {
      await page.goto('/admin/login', { waitUntil: 'networkidle' })
      await field(words.email).fill(email)
      await page.getByLabel(words.password).fill(typed)
      await page.keyboard.press('Enter')
    }

    await signIn('not the password')
    await expect(page.locator('form').getByRole('alert')).toHaveText(words.mismatch)
    await expect(field(words.email)).toHaveValue(email)
    await expect(field(words.code)).toHaveCount(0)
    await expectAccessible(page, 'form')
    await page.getByLabel(words.password).fill(password)
    await page.getByRole('button', { name: words.signIn }).click()
    await expect(page.getByRole('heading', { name: words.home })).toBeVisible()

    await openInStudio(page, '/admin/account')
    const begins = page.waitForResponse('**/second-factor/begin')
    await page.getByRole('button', { name: words.turnOn }).click()
    const { secret, now } = (await (await begins).json()) as { secret: string; now: string }
    const difference = Date.parse(now) - Date.now() // the tests run with another campus clock
    const code = (steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + difference + steps * 30_000,
      })
    await expect(page.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
    await expectAccessible(page, '.second-factor')
    await field('Code').fill(code())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').locator('code')).toHaveCount(10)
    const [recovery = ''] = await page.getByRole('listitem').locator('code').allTextContents()
    await page.getByRole('button', { name: words.kept }).click()
    await expect(page.getByText(words.left)).toBeVisible()
    await expectAccessible(page, '.second-factor')

    await context.clearCookies()
    await signIn(password)
    await expect(page.locator('form').getByRole('alert')).toHaveText(words.missing)
    await expect(field(words.code)).toBeFocused()
    await expect(page.getByLabel(words.password)).toHaveValue(password)
    await expectAccessible(page, 'form')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.locator('form').getByRole('alert')).toHaveText(words.wrong)
    await expect(field(words.code)).toBeFocused()
    await page.keyboard.type(code(1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words.home })).toBeVisible()

    await openInStudio(page, '/admin/account')
    await field(words.codeOrRecovery).fill(recovery)
    await page.getByRole('button', { name: words.turnOff }).click()
    await expect(page.getByRole('button', { name: words.turnOn })).toBeVisible()
  } finally {
    await context.close()
    await api('DELETE', `staff/${doc.id}`)
  }
})

test('lets an administrator turn off two-step sign-in for someone who has lost their phone', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const api = await studioApi(request, 'administrator')
  const email = 'lost-phone@example.com'
  const made = await api('POST', 'staff', { name: 'Lost', email, password, role: 'menuEditor', sites: [] })
  const { doc } = (await made.json()) as { doc: { id: string } }
  try {
    const signIn = (data: object = {}) => request.post('/api/staff/login', { data: { email, password, ...data } })
    const { token } = (await (await signIn()).json()) as { token: string }
    const post = (path: string, data: object = {}) =>
      request.post(`/api/staff/second-factor/${path}`, { data, headers: { Authorization: `JWT ${token}` } })
    const { secret, now } = (await (await post('begin')).json()) as { secret: string; now: string }
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    expect((await post('confirm', { code: totp.generate({ timestamp: Date.parse(now) }) })).status()).toBe(200)
    expect((await signIn()).status()).toBe(400)

    await context.addCookies([{ name: 'payload-token', value: await tokenOf('administrator'), url: baseURL ?? '' }])
    await openInStudio(page, `/admin/collections/staff/${doc.id}`)
    await page.getByRole('button', { name: 'Turn off for a lost phone' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Turned off. They can turn it on again from their account.')).toBeVisible()
    expect((await signIn()).status()).toBe(200)
  } finally {
    await api('DELETE', `staff/${doc.id}`)
  }
})
