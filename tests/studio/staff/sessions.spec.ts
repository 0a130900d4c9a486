import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { openInStudio } from '../../support/browser/open-in-studio'
import { studioApi } from '../staff-sign-in'
import { findViolations } from '../../support/browser/accessibility-violations'

const password = 'four-plain-words-here'

test('staff end another session, and give their password for a new email', async ({ browser, request, baseURL }) => {
  const api = await studioApi(request, 'administrator')
  const email = 'sessions@example.com'
  const person = { name: 'Sessions', email, password, role: 'menuEditor', sites: [] }
  const { doc } = (await (await api('POST', 'staff', person)).json()) as { doc: { id: string } }
  const context = await browser.newContext({
    locale: 'fr-CA',
    extraHTTPHeaders: { 'Accept-Language': 'fr-CA' },
  })
  try {
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
    const signIn = () => request.post('/api/staff/login', { data: { email, password }, headers })
    for (let n = 0; n < 2; n += 1) await signIn()
    const { token } = (await (await signIn()).json()) as { token: string }
    await context.addCookies([{ name: 'payload-token', value: token, url: baseURL ?? '' }])
    const page = await context.newPage()
    // A page that the studio reads again comes late, and must not drop what was typed meanwhile.
    let release = () => {}
    const isTyped = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/admin/account*', async (route) => {
      if (route.request().headers().rsc) await isTyped
      await route.continue()
    })
    await openInStudio(page, '/admin/account')
    const panel = page.getByRole('region', { name: 'Appareils connectés' })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    expect(await findViolations(page, '[aria-labelledby=session-panel-title]')).toEqual([])
    await panel
      .getByRole('button', { name: /^Déconnecter : Firefox sur Linux, connexion le/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText('La session est terminée.')
    await expect(panel.getByRole('status')).toBeFocused()
    await expect(panel.getByRole('listitem')).toHaveCount(2)

    const current = page.getByLabel('Mot de passe actuel')
    await expect(current).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Courriel' }).fill(`new-${email}`)
    await current.fill('not-the-password')
    release()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(current).toHaveAccessibleDescription(/Le mot de passe actuel est erroné\./)
    await current.fill(password)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(panel.getByText('Aucun autre appareil n’est connecté.')).toBeVisible()
    await expect(current).toHaveCount(0)
  } finally {
    await context.close()
    // A check of the form that is on its way when the page closes locks the account again.
    expect((await api('DELETE', `staff/${doc.id}?overrideLock=true`)).status()).toBe(200)
  }
})
