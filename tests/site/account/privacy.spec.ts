import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test, waitForHydration } from '../../support/browser/visitor'

const password = 'Secret-word1!'
const texts = {
  en: {
    agreement:
      'By creating an account, you agree to the terms of use (opens in a new tab) and the privacy policy (opens in a new tab).',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm the password',
    create: 'Create my account',
    download: 'Download my data',
    failed: 'We couldn’t prepare your file. Try again.',
    ready: 'All set! Your file has been downloaded.',
    delete: 'Delete my account',
    title: 'Delete your account for good?',
    current: 'Current password',
    confirmDelete: 'Delete for good',
    wrong: 'The current password is wrong.',
    required: 'A password is required',
    deleted: 'OK! Your account has been deleted.',
  },
  fr: {
    agreement:
      'En créant un compte, vous acceptez les conditions d’utilisation (s’ouvre dans un nouvel onglet) et la politique de confidentialité (s’ouvre dans un nouvel onglet).',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    password: 'Mot de passe',
    confirm: 'Confirmez le mot de passe',
    create: 'Créer mon compte',
    download: 'Télécharger mes données',
    failed: 'La préparation du fichier a échoué. Réessayez.',
    ready: 'C’est fait! Votre fichier a été téléchargé.',
    delete: 'Supprimer mon compte',
    title: 'Supprimer votre compte définitivement?',
    current: 'Mot de passe actuel',
    confirmDelete: 'Supprimer définitivement',
    wrong: 'Le mot de passe actuel est erroné.',
    required: 'Un mot de passe est requis',
    deleted: 'C’est noté! Votre compte a été supprimé.',
  },
} as const
type Texts = (typeof texts)['en' | 'fr']

/** Before the page is opened: a page that is open may send its next request past a route that is new. */
const failFirstDownload = (page: Page) => page.route('**/v1/customer/export?*', (route) => route.abort(), { times: 1 })

/** Signs up with the keyboard alone. */
async function signUp(page: Page, language: 'en' | 'fr', { email, lastName }: { email: string; lastName: string }) {
  const text = texts[language]
  await page.goto(accountPath('signUp', 'northgate', language))
  await expect(page.getByText(text.agreement.slice(0, 20)).first()).toHaveText(text.agreement)
  for (const [name, path] of [
    [/privacy policy|politique de confidentialité/, '/northgate/privacy'],
    [/terms of use|conditions d’utilisation/, '/northgate/terms-of-use'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  expect(await findViolations(page)).toEqual([])
  for (const [label, value] of [
    [text.firstName, 'Noémie'],
    [text.lastName, lastName],
    [text.email, email],
    [text.password, password],
    [text.confirm, password],
  ] as const) {
    await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByRole('button', { name: text.create }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?opened$/)
  await waitForHydration(page)
}

/** Downloads the file after a failure (`failFirstDownload`), and returns what it contains. */
async function download(page: Page, text: Texts): Promise<Record<string, unknown>> {
  const link = page.getByRole('link', { name: text.download })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.failed)
  await expect(link).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^northgate-my-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByRole('status').filter({ hasText: text.ready })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  return JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
}

for (const language of ['en', 'fr'] as const)
  test(`a customer downloads their data and deletes the account, by keyboard on a phone (${language})`, async ({
    page,
    baseURL,
  }) => {
    const text = texts[language]
    const person = { email: `leaver-${language}${Date.now()}@northgate.example`, lastName: 'Ducharme' }
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language, baseURL)
    await failFirstDownload(page)
    await signUp(page, language, person)

    const file = await download(page, text)
    expect(file.profile).toMatchObject({ email: person.email, lastName: person.lastName })
    expect(file.consents).toMatchObject(
      ['privacy', 'terms'].map((kind) => ({ kind, action: 'given', locale: language, source: 'sign-up' })),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await findViolations(page)).toEqual([])

    const button = page.getByRole('button', { name: text.delete })
    const dialog = page.getByRole('dialog', { name: text.title })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    const field = dialog.getByLabel(text.current)
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(text.required)
    await page.keyboard.type('Wrong-word1!')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(text.wrong)
    expect(await findViolations(page)).toEqual([])
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(password)
    await tabTo(page, dialog.getByRole('button', { name: text.confirmDelete }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?deleted$/)
    await expect(page.getByRole('status').filter({ hasText: text.deleted })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.goto(accountPath('account', 'northgate', language))
    await expect(page).toHaveURL(new RegExp(accountPath('signIn', 'northgate', language)))
  })

test('says that the session has ended instead of downloading', async ({ page, baseURL }) => {
  await setLanguage(page, 'fr', baseURL)
  const site_id = await siteIdOf(page.request, 'northgate')
  const person = { first_name: 'Ana', last_name: 'Roy', email: `ended-${Date.now()}@northgate.example`, password }
  const response = await page.request.post('/v1/customer/create', { data: { ...person, site_id } })
  expect(await response.json()).toMatchObject({ status: 'success' })
  await page.goto(accountPath('account', 'northgate', 'fr'))
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('link', { name: texts.fr.download }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Votre session est terminée. Connectez-vous de nouveau pour télécharger vos données.',
  )
})
