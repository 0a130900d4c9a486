import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const password = 'Secret-word1!'
const texts = {
  en: {
    title: 'Where you are signed in',
    end: /^Sign out Firefox on Linux, signed in on/,
    endOthers: 'Sign out everywhere else',
    ended: 'OK! The session has ended.',
    onlyHere: 'No other device is signed in.',
    change: 'Change your password',
    current: 'Current password',
    renewed: 'New password',
    confirm: 'Confirm the password',
    wrong: 'The current password is wrong.',
    changed: 'All set! Your password has been changed, and your other sessions have ended.',
    failed: 'Sorry, we ran into an unexpected error.',
  },
  fr: {
    title: 'Appareils connectés',
    end: /^Déconnecter : Firefox sur Linux, connexion le/,
    endOthers: 'Déconnecter tous les autres appareils',
    ended: 'C’est noté! La session est terminée.',
    onlyHere: 'Aucun autre appareil n’est connecté.',
    change: 'Changer votre mot de passe',
    current: 'Mot de passe actuel',
    renewed: 'Nouveau mot de passe',
    confirm: 'Confirmez le mot de passe',
    wrong: 'Le mot de passe actuel est erroné.',
    changed: 'C’est fait! Votre mot de passe a été changé, et vos autres sessions sont terminées.',
    failed: 'Désolés, nous avons rencontré une erreur inattendue.',
  },
} as const

/** A new customer, signed in here and on two other devices. */
async function signUp(page: Page) {
  const site_id = await siteIdOf(page.request, 'northgate')
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const name = { first_name: 'Ana', last_name: 'Roy' }
  const data = { ...name, email, password, confirm_password: password, site_id }
  expect(await (await page.request.post('/v1/customer/create', { data })).json()).toMatchObject({ status: 'success' })
  const cookies = await page.context().cookies()
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  for (let n = 0; n < 2; n += 1)
    await page.request.post('/v1/customer/authenticate', { data: { email, password, site_id }, headers })
  await page.context().addCookies(cookies)
}

for (const language of ['en', 'fr'] as const)
  test(`a customer ends another session and changes the password, by keyboard (${language})`, async ({
    page,
    baseURL,
  }) => {
    const text = texts[language]
    await setLanguage(page, language, baseURL)
    await signUp(page)
    await page.goto(accountPath('account', 'northgate', language))
    const panel = page.getByRole('region', { name: text.title })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    expect(await findViolations(page)).toEqual([])

    await page.route('**/v1/customer/end_session', (route) => route.abort(), { times: 1 })
    await panel.getByRole('button', { name: text.end }).first().focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('alert')).toHaveText(text.failed)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText(text.ended)
    await expect(panel.getByRole('status')).toBeFocused()
    await expect(panel.getByRole('listitem')).toHaveCount(2)

    const form = page.getByRole('form', { name: text.change })
    const fill = async (current: string) => {
      await form.getByRole('textbox', { name: text.current }).fill(current)
      await form.getByRole('textbox', { name: text.renewed }).fill('Other-word2#')
      await form.getByRole('textbox', { name: text.confirm }).fill('Other-word2#')
      await page.keyboard.press('Enter')
    }
    await fill('Wrong-word1!')
    await expect(form.getByRole('alert')).toHaveText(text.wrong)
    await fill(password)
    await expect(form.getByRole('status')).toHaveText(text.changed)
    await expect(panel.getByText(text.onlyHere)).toBeVisible()
    await expect(panel.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
  })
