import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { languages, setLanguage, type Language } from '../../support/browser/site-pages'
import { test, waitForHydration } from '../../support/browser/visitor'
import { siteIdOf } from '../../v1/campus'

const texts = {
  en: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send the message',
    thanks: 'All set! Thank you for contacting us!',
    failed: "We're sorry, but something went wrong. Your answers are still here. Please try again.",
    tooMany: 'Too many attempts. Wait a minute, then try again.',
    nuts: 'Peanuts',
    otherAllergies: /^Other allergies/,
    sandwich: 'Sandwich',
    side: 'Side salad',
    base: /^Base/,
    bread: 'Rye bread',
    first: 'First name',
    password: 'Password',
    cityLabel: /^City/,
    save: 'Save',
    logIn: 'Log in',
    logOut: 'Log out',
    ended: 'Your session has ended, but what you typed is still here.',
    back: 'Great! You are logged in again. Choose “Save” once more.',
    saved: 'All set! Your profile has been updated.',
    milk: 'Milk',
    contactName: 'Contact name',
    contactNumber: 'Contact phone',
    allergensSaved: 'All set! Your allergen preferences have been updated.',
  },
  fr: {
    name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    send: 'Envoyer le message',
    thanks: 'C’est fait! Merci d’avoir communiqué avec nous!',
    failed: 'Désolés, un problème est survenu. Vos réponses sont toujours là. Veuillez réessayer.',
    tooMany: 'Trop de tentatives. Attendez une minute, puis réessayez.',
    nuts: 'Arachides',
    otherAllergies: /^Autres allergies/,
    sandwich: 'Sandwich',
    side: 'Petite salade',
    base: /^Base/,
    bread: 'Pain de seigle',
    first: 'Prénom',
    password: 'Mot de passe',
    cityLabel: /^Ville/,
    save: 'Enregistrer',
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
    ended: 'Votre session est terminée, mais ce que vous avez écrit est toujours là.',
    back: 'Parfait! Vous êtes de nouveau en session. Choisissez encore «\u00a0Enregistrer\u00a0».',
    saved: 'C’est fait! Votre profil a été mis à jour.',
    milk: 'Lait',
    contactName: 'Nom de la personne',
    contactNumber: 'Téléphone de la personne',
    allergensSaved: 'C’est fait! Vos préférences en matière d’allergènes ont été mises à jour.',
  },
} as const
const sites = { en: 'northgate', fr: 'universite-saint-cyrille' } as const
const password = 'Secret-word1!'

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

async function signUp(page: Page, language: Language): Promise<string> {
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const site_id = await siteIdOf(page.request, sites[language])
  const data = { site_id, first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password }
  expect(await (await page.request.post('/v1/customer/create', { data })).json()).toMatchObject({ status: 'success' })
  return email
}

for (const language of languages) {
  const text = texts[language]
  const site = sites[language]

  test(`a message survives a reload, and is gone after it was sent (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/contact`)
    await box(page, text.name).fill('Zoé Roy')
    await box(page, text.email).fill('zoe.roy@northgate.example')
    await box(page, text.message).fill('Is the soup vegan?\n"{name}" <b>漢字</b> 🥧')
    await reload(page)
    await expect(box(page, text.message)).toHaveValue('Is the soup vegan?\n"{name}" <b>漢字</b> 🥧')
    await expect(box(page, text.name)).toHaveValue('Zoé Roy')
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text.thanks)
    await expect(box(page, text.message)).toHaveValue('')
    expect(await storedDrafts(page)).toBe('')
    await reload(page)
    await expect(box(page, text.message)).toHaveValue('')
  })

  test(`a message survives a lost network, a failing server and a rate limit, and is sent by the next try (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/contact`)
    await box(page, text.name).fill('Zoé Roy')
    await box(page, text.email).fill('zoe.roy@northgate.example')
    await box(page, text.message).fill('A long letter')
    const send = page.getByRole('button', { name: text.send })
    for (const [failure, sentence] of [
      ['network', text.failed],
      [503, text.failed],
      [429, text.tooMany],
    ] as const) {
      await page.route('**/v1/contact', (route) =>
        failure === 'network'
          ? route.abort('internetdisconnected')
          : route.fulfill({ status: failure, body: 'no JSON' }),
      )
      await send.click()
      await expect(alert(page)).toHaveText(sentence)
      await expect(alert(page)).toBeFocused()
      await expect(box(page, text.message)).toHaveValue('A long letter')
    }
    await reload(page)
    await expect(box(page, text.message)).toHaveValue('A long letter')
    await page.unroute('**/v1/contact')
    await send.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text.thanks)
    expect(await storedDrafts(page)).toBe('')
  })

  test(`an order to take away survives a reload without its allergies, which the browser asks about (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/on-the-go-valentine-dining`)
    await box(page, text.name).fill('Zoé Roy')
    await page.getByRole('radio', { name: text.sandwich }).check()
    await page.getByRole('checkbox', { name: text.side }).check()
    await page.getByRole('combobox', { name: text.base }).selectOption(text.bread)
    await reload(page) // without a question: nothing gets lost
    await page.getByRole('checkbox', { name: text.nuts }).check()
    await box(page, text.otherAllergies).fill('Kiwi')
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
    await expect(box(page, text.name)).toHaveValue('Zoé Roy')
    await expect(page.getByRole('radio', { name: text.sandwich })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: text.side })).toBeChecked()
    await expect(page.getByRole('combobox', { name: text.base })).toHaveValue('Rye bread')
    await expect(page.getByRole('checkbox', { name: text.nuts })).not.toBeChecked()
    await expect(box(page, text.otherAllergies)).toHaveValue('')
  })

  test(`a new account's form survives a reload without its password (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(accountPath('signUp', site, language))
    await box(page, text.first).fill('Zoé')
    await page.getByLabel(text.password, { exact: true }).fill(password)
    expect(await storedDrafts(page)).not.toContain('Secret')
    await reload(page)
    await expect(box(page, text.first)).toHaveValue('Zoé')
    await expect(page.getByLabel(text.password, { exact: true })).toHaveValue('')
  })

  test(`the profile survives an ended session: log in on the page and save (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const email = await signUp(page, language)
    await page.goto(accountPath('account', site, language))
    await box(page, text.cityLabel).fill('La Malbaie')
    await page.context().clearCookies({ name: 'customer' })
    const save = page.getByRole('button', { name: text.save, exact: true }).first()
    await save.click()
    await expect(alert(page)).toHaveText(text.ended)
    await expect(alert(page)).toBeFocused()
    await expect(box(page, text.cityLabel)).toHaveValue('La Malbaie')
    expect(await findViolations(page)).toEqual([])

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: text.logIn })
    await dialog.getByRole('textbox', { name: text.email }).fill(email)
    await dialog.getByLabel(text.password).fill(password)
    await page.keyboard.press('Enter')
    const back = page.getByRole('status').filter({ hasText: text.back })
    await expect(back).toBeFocused()
    await expect(dialog).toHaveCount(0)
    await expect(box(page, text.cityLabel)).toHaveValue('La Malbaie')
    await save.click()
    await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible()
    expect(await storedDrafts(page)).toBe('')
    await reload(page)
    await expect(box(page, text.cityLabel)).toHaveValue('La Malbaie')
  })

  test(`the profile survives an ended session and a reload through the login page; a log-out removes it (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const email = await signUp(page, language)
    await page.goto(accountPath('account', site, language))
    await box(page, text.cityLabel).fill('La Malbaie')
    await page.context().clearCookies({ name: 'customer' })
    await reload(page)
    await box(page, text.email).fill(email)
    await page.getByLabel(text.password, { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: text.logIn }).click()
    await expect(box(page, text.cityLabel)).toHaveValue('La Malbaie')
    await waitForHydration(page)
    await page.getByRole('button', { name: text.logOut }).click()
    await expect(page).toHaveURL(new RegExp(`/${site}$`))
    expect(await storedDrafts(page)).toBe('')
  })

  test(`the allergen profile survives an ended session and is never stored in the browser (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const email = await signUp(page, language)
    await page.goto(`${accountPath('account', site, language)}?part=allergens`)
    await page.getByRole('checkbox', { name: text.milk, exact: true }).check()
    await box(page, text.contactName).fill('Hélène Roy')
    await box(page, text.contactNumber).fill('418 555-0181')
    const drafts = await storedDrafts(page)
    expect(drafts).toContain('Hélène')
    expect(drafts).not.toContain('"allergens"')
    await page.context().clearCookies({ name: 'customer' })
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(alert(page)).toHaveText(text.ended)
    await page.getByRole('main').getByRole('link', { name: text.logIn }).click()
    const dialog = page.getByRole('dialog', { name: text.logIn })
    await dialog.getByRole('textbox', { name: text.email }).fill(email)
    await dialog.getByLabel(text.password).fill(password)
    await dialog.getByRole('button', { name: text.logIn }).click()
    await page.getByRole('button', { name: text.save, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: text.allergensSaved })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('checkbox', { name: text.milk, exact: true })).toBeChecked()
  })
}

test('another customer who logs in does not get the texts of the first one', async ({ page, baseURL }) => {
  await setLanguage(page, 'en', baseURL)
  const other = await signUp(page, 'en')
  await page.context().clearCookies({ name: 'customer' })
  const site_id = await siteIdOf(page.request, 'northgate')
  const data = {
    site_id,
    first_name: 'Eve',
    last_name: 'Roy',
    email: `first-${other}`,
    password,
    confirm_password: password,
  }
  await page.request.post('/v1/customer/create', { data })
  await page.goto('/northgate/customer-account')
  await box(page, /^City/).fill('Sudbury')
  await page.context().clearCookies({ name: 'customer' })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(other)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(other)).toBeVisible()
  await expect(box(page, /^City/)).toHaveValue('')
  await expect(box(page, 'First name')).toHaveValue('Ana')
  await expect.poll(() => storedDrafts(page)).toBe('')
})
