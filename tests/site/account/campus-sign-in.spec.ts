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

for (const { language, login, button, refusal, firstName, lastName, note, noPassword } of [
  {
    language: 'en',
    login: 'login',
    button: 'Continue with your Northgate account',
    refusal: "We couldn't sign you in with your Northgate account. Try again, or use your password.",
    firstName: 'First name',
    lastName: 'Last name',
    note: 'Your Northgate account provides your name and email.',
    noPassword: 'You sign in with your Northgate account, so you have no password here.',
  },
  {
    language: 'fr',
    login: 'se-connecter-a-votre-compte',
    button: 'Continuer avec votre compte Northgate',
    refusal: 'La connexion avec votre compte Northgate n’a pas fonctionné. Réessayez, ou utilisez votre mot de passe.',
    firstName: 'Prénom',
    lastName: 'Nom',
    note: 'Votre compte Northgate fournit votre nom et votre courriel.',
    noPassword: 'Vous vous connectez avec votre compte Northgate\u00a0: vous n’avez donc pas de mot de passe ici.',
  },
] as const)
  test(`[CUS-4.23] a campus account signs in, refuses in words, and locks the names it provides (${language})`, async ({
    page,
  }) => {
    await setLanguage(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${site}/${login}`)
    provider.person = null
    await page.getByRole('link', { name: button }).click()
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    const email = `${language}@northgate.example`
    provider.person = { sub: language, email, email_verified: true, given_name: 'Zoé', family_name: 'Roy' }
    await page.getByRole('link', { name: button }).press('Enter')
    await expect(page.getByLabel(firstName)).toHaveValue('Zoé')
    await expect(page.getByLabel(firstName)).not.toBeEditable()
    await expect(page.getByLabel(lastName, { exact: true })).not.toBeEditable()
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByText(noPassword)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

test('staff sign in to the studio with their campus account', async ({ page }) => {
  await page.goto('/admin/login', { waitUntil: 'load' })
  provider.person = { sub: 'stranger', email: 'nobody@example.com', email_verified: true }
  await page.getByRole('link', { name: 'Continue with your dining account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your dining account did not sign you in.' })).toBeVisible()
  provider.person = { sub: 'editor', email: 'editor@example.com', email_verified: true }
  await page.getByRole('link', { name: 'Continue with your dining account' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Locations', exact: true })).toBeVisible()
})
