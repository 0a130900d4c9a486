import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'
import { startIdentityProvider, type IdentityProvider } from '../../support/servers/identity-provider'
import { identityProviderPort, testSites } from '../../../scripts/tests/test-site.mjs'

const site = 'northgate'
let provider: IdentityProvider

test.describe.configure({ mode: 'serial' }) // they share the provider's port
test.beforeAll(async () => {
  const server = `http://localhost:${testSites.site}`
  const callbacks = [`${server}/sign-on/customers/${site}/callback`, `${server}/sign-on/staff/callback`]
  provider = await startIdentityProvider(callbacks, identityProviderPort)
})
test.afterAll(() => provider.close())

test('[CUS-4.23] a campus account signs in, refuses in words, and locks the names it provides', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${site}/login`)
  provider.person = null
  await page.getByRole('link', { name: 'Continue with your Northgate account' }).click()
  const refusal = "We couldn't sign you in with your Northgate account. Try again, or use your password."
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const email = 'zoe@northgate.example'
  provider.person = { sub: 'zoe', email, email_verified: true, given_name: 'Zoé', family_name: 'Roy' }
  await page.getByRole('link', { name: 'Continue with your Northgate account' }).press('Enter')
  await expect(page.getByLabel('First name')).toHaveValue('Zoé')
  await expect(page.getByLabel('First name')).not.toBeEditable()
  await expect(page.getByLabel('Last name', { exact: true })).not.toBeEditable()
  await expect(page.getByText('Your Northgate account provides your name and email.')).toBeVisible()
  await expect(page.getByText('You sign in with your Northgate account, so you have no password here.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('staff sign in to the studio with their campus account', async ({ page }) => {
  await page.goto('/admin/login', { waitUntil: 'load' })
  provider.person = { sub: 'stranger', email: 'nobody@example.com', email_verified: true }
  await page.getByRole('link', { name: 'Continue with your dining account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your dining account did not sign you in.' })).toBeVisible()
  await page.context().clearCookies({ name: /^_session/ }) // the stranger’s at the provider
  provider.person = { sub: 'editor', email: 'editor@example.com', email_verified: true }
  await page.getByRole('link', { name: 'Continue with your dining account' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Locations', exact: true })).toBeVisible()
})
