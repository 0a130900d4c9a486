import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { customerPassword, signUp } from '../../support/browser/sign-up'
import { test, waitForHydration } from '../../support/browser/visitor'

const box = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('textbox', { name, ...(typeof name === 'string' && { exact: true }) })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** The drafts of the tab, as text. */
const storedDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('form-draft:'))
      .map((key) => `${key} ${sessionStorage.getItem(key)}`)
      .join('\n'),
  )

async function reload(page: Page) {
  await page.reload()
  await waitForHydration(page)
}

test('a message survives a reload, a lost network, a failing server and a rate limit, waits its turn, and is gone after it was sent', async ({
  page,
}) => {
  const letter = 'Is the soup vegan?\n"{name}" <b>漢字</b> 🥧'
  const failures = [
    [null, "We're sorry, but something went wrong. Your answers are still here. Please try again."],
    [503, "We're sorry, but something went wrong. Your answers are still here. Please try again."],
    [429, 'Too many attempts. Wait a minute, then try again.'],
  ] as const
  let sent = 0
  await page.route('**/v1/contact', (route) => {
    const failure = failures[sent++]
    if (sent === failures.length + 1) return route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, body: '' })
    if (!failure) return route.continue()
    const [status] = failure
    return status ? route.fulfill({ status, body: 'no JSON' }) : route.abort('internetdisconnected')
  })
  await setLanguage(page, 'en')
  await page.goto('/northgate/contact')
  await box(page, 'Name').fill('Zoé Roy')
  await box(page, 'Email').fill('zoe.roy@northgate.example')
  await box(page, 'Message').fill(letter)
  const send = page.getByRole('button', { name: 'Send the message' })
  for (const [, sentence] of failures) {
    await send.click()
    await expect(alert(page)).toHaveText(sentence)
    await expect(alert(page)).toBeFocused()
    await expect(box(page, 'Message')).toHaveValue(letter)
  }
  await reload(page)
  await expect(box(page, 'Message')).toHaveValue(letter)
  await expect(box(page, 'Name')).toHaveValue('Zoé Roy')
  await send.click()
  await expect(page.getByText(/Many people are using this form right now.*again by itself in [1-4] s/)).toBeVisible()
  await expect(box(page, 'Message')).toHaveValue(letter)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('All set! Thank you for contacting us!')
  await expect(box(page, 'Message')).toHaveValue('')
  expect(await storedDrafts(page)).toBe('')
  await reload(page)
  await expect(box(page, 'Message')).toHaveValue('')
})

test('an order to take away survives a reload without its allergies, which the browser asks about', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/universite-saint-cyrille/on-the-go-valentine-dining')
  await box(page, 'Nom').fill('Zoé Roy')
  await page.getByRole('radio', { name: 'Sandwich' }).check()
  await page.getByRole('checkbox', { name: 'Petite salade' }).check()
  await page.getByRole('combobox', { name: /^Base/ }).selectOption('Pain de seigle')
  await reload(page) // without a question: nothing gets lost
  await page.getByRole('checkbox', { name: 'Arachides' }).check()
  await box(page, /^Autres allergies/).fill('Kiwi')
  const drafts = await storedDrafts(page)
  expect(drafts).toContain('Zoé Roy')
  expect(drafts).not.toMatch(/Peanuts|Kiwi/)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await reload(page)
  expect(questions).toEqual(['beforeunload'])
  await expect(box(page, 'Nom')).toHaveValue('Zoé Roy')
  await expect(page.getByRole('radio', { name: 'Sandwich' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Petite salade' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: /^Base/ })).toHaveValue('Rye bread')
  await expect(page.getByRole('checkbox', { name: 'Arachides' })).not.toBeChecked()
  await expect(box(page, /^Autres allergies/)).toHaveValue('')
})

test('a new account’s form survives a reload without its password', async ({ page }) => {
  await setLanguage(page, 'en')
  await page.goto(accountPath('signUp', 'northgate', 'en'))
  await box(page, 'First name').fill('Zoé')
  await page.getByLabel('Password', { exact: true }).fill(customerPassword)
  expect(await storedDrafts(page)).not.toContain('Secret')
  await reload(page)
  await expect(box(page, 'First name')).toHaveValue('Zoé')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('the profile survives an ended session: log in on the page and save', async ({ page }) => {
  await setLanguage(page, 'fr')
  const email = await signUp(page, 'universite-saint-cyrille')
  await page.goto(accountPath('account', 'universite-saint-cyrille', 'fr'))
  await box(page, /^Ville/).fill('La Malbaie')
  await page.context().clearCookies({ name: 'customer' })
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true }).first()
  await save.click()
  await expect(alert(page)).toHaveText('Votre session est terminée, mais ce que vous avez écrit est toujours là.')
  await expect(alert(page)).toBeFocused()
  await expect(box(page, /^Ville/)).toHaveValue('La Malbaie')
  expect(await findViolations(page)).toEqual([])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Se connecter' })
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(email)
  await dialog.getByLabel('Mot de passe').fill(customerPassword)
  await page.keyboard.press('Enter')
  const back = page
    .getByRole('status')
    .filter({ hasText: 'Parfait! Vous êtes de nouveau en session. Choisissez encore «\u00a0Enregistrer\u00a0».' })
  await expect(back).toBeFocused()
  await expect(dialog).toHaveCount(0)
  await expect(box(page, /^Ville/)).toHaveValue('La Malbaie')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'C’est fait! Votre profil a été mis à jour.' })).toBeVisible()
  expect(await storedDrafts(page)).toBe('')
  await reload(page)
  await expect(box(page, /^Ville/)).toHaveValue('La Malbaie')
})

test('the profile survives an ended session and a reload through the login page; a log-out removes it', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  const email = await signUp(page, 'northgate')
  await page.goto(accountPath('account', 'northgate', 'en'))
  await box(page, /^City/).fill('La Malbaie')
  await page.context().clearCookies({ name: 'customer' })
  await reload(page)
  await box(page, 'Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(customerPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(box(page, /^City/)).toHaveValue('La Malbaie')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/northgate$/)
  expect(await storedDrafts(page)).toBe('')
})

test('the allergen profile survives an ended session and is never stored in the browser', async ({ page }) => {
  await setLanguage(page, 'fr')
  const email = await signUp(page, 'universite-saint-cyrille')
  await page.goto(`${accountPath('account', 'universite-saint-cyrille', 'fr')}?part=allergens`)
  await page.getByRole('checkbox', { name: 'Lait', exact: true }).check()
  await box(page, 'Nom de la personne').fill('Hélène Roy')
  await box(page, 'Téléphone de la personne').fill('418 555-0181')
  const drafts = await storedDrafts(page)
  expect(drafts).toContain('Hélène')
  expect(drafts).not.toContain('"allergens"')
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(alert(page)).toHaveText('Votre session est terminée, mais ce que vous avez écrit est toujours là.')
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se connecter' })
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(email)
  await dialog.getByLabel('Mot de passe').fill(customerPassword)
  await dialog.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'C’est fait! Vos préférences en matière d’allergènes ont été mises à jour.' }),
  ).toBeVisible()
  await reload(page)
  await expect(page.getByRole('checkbox', { name: 'Lait', exact: true })).toBeChecked()
})

test('another customer who logs in does not get the texts of the first one', async ({ page }) => {
  await setLanguage(page, 'en')
  const other = await signUp(page, 'northgate')
  await page.context().clearCookies({ name: 'customer' })
  await signUp(page, 'northgate', { first_name: 'Eve' })
  await page.goto('/northgate/customer-account')
  await box(page, /^City/).fill('Sudbury')
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(other)
  await dialog.getByLabel('Password').fill(customerPassword)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await expect(box(page, /^City/)).toHaveValue('')
  await expect(box(page, 'First name')).toHaveValue('Ana')
  await expect.poll(() => storedDrafts(page)).toBe('')
})
