import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { customerPassword, signUp } from '../../support/browser/sign-up'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test, waitForHydration } from '../../support/browser/visitor'

test.use({ viewport: { width: 360, height: 740 } })

test('a customer agrees to the texts at sign-up and downloads their data, by keyboard on a phone', async ({ page }) => {
  const email = `reader-${Date.now()}@northgate.example`
  await page.route('**/v1/customer/export?*', (route) => route.abort(), { times: 1 })
  await setLanguage(page, 'en')
  await page.goto('/northgate/signup')
  const agreement =
    'By creating an account, you agree to the terms of use (opens in a new tab) and the privacy policy (opens in a new tab).'
  await expect(page.getByText(agreement.slice(0, 20)).first()).toHaveText(agreement)
  for (const [name, path] of [
    [/privacy policy/, '/northgate/privacy'],
    [/terms of use/, '/northgate/terms-of-use'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  expect(await findViolations(page)).toEqual([])
  for (const [label, value] of [
    ['First name', 'Noémie'],
    ['Last name', 'Ducharme'],
    ['Email', email],
    ['Password', customerPassword],
    ['Confirm the password', customerPassword],
  ] as const) {
    await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByRole('button', { name: 'Create my account' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?opened$/)
  await waitForHydration(page)

  const link = page.getByRole('link', { name: 'Download my data' })
  const alert = page.getByRole('main').getByRole('alert')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(alert).toHaveText('We couldn’t prepare your file. Try again.')
  await expect(link).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^northgate-my-data-\d{4}-\d\d-\d\d\.json$/)
  const ready = 'All set! Your file has been downloaded.'
  await expect(page.getByRole('status').filter({ hasText: ready })).toBeVisible()
  await expect(alert).toHaveCount(0)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
  expect(file.profile).toMatchObject({ email, lastName: 'Ducharme' })
  expect(file.consents).toMatchObject(
    ['privacy', 'terms'].map((kind) => ({ kind, action: 'given', locale: 'en', source: 'sign-up' })),
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
})

test('a customer deletes the account, by keyboard on a phone', async ({ page }) => {
  await setLanguage(page, 'fr')
  await signUp(page, 'northgate')
  await page.goto(accountPath('account', 'northgate', 'fr'))
  const button = page.getByRole('button', { name: 'Supprimer mon compte' })
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte définitivement?' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const field = dialog.getByLabel('Mot de passe actuel')
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Un mot de passe est requis')
  await page.keyboard.type('Wrong-word1!')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Le mot de passe actuel est erroné.')
  expect(await findViolations(page)).toEqual([])
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(customerPassword)
  await tabTo(page, dialog.getByRole('button', { name: 'Supprimer définitivement' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?deleted$/)
  const deleted = 'C’est noté! Votre compte a été supprimé.'
  await expect(page.getByRole('status').filter({ hasText: deleted })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(accountPath('account', 'northgate', 'fr'))
  await expect(page).toHaveURL(new RegExp(accountPath('signIn', 'northgate', 'fr')))
})

test('says that the session has ended instead of downloading', async ({ page }) => {
  await setLanguage(page, 'fr')
  await signUp(page, 'northgate')
  await page.goto(accountPath('account', 'northgate', 'fr'))
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('link', { name: 'Télécharger mes données' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Votre session est terminée. Connectez-vous de nouveau pour télécharger vos données.',
  )
})
