import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { fillFeedback } from '../../support/browser/fill-feedback'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('[CUS-1.7] [CUS-2.9] [CUS-2.11] [CUS-2.58] [CUS-4.44] [CUS-9.14] [CUS-9.15] sends feedback, shows thanks for three seconds, and empties the form', async ({
  page,
}) => {
  await page.clock.install()
  await setLanguage(page, 'en')
  await page.goto('/northgate/feedback')
  await expect(page).toHaveTitle('Northgate University || Feedback')
  const trap = page.locator('input[name=website]') // for bots: hidden from sight, screen readers and the keyboard
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect((await trap.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5)
  await fillFeedback(page, '<img src=x onerror=alert(1)> {name} 漢字 🥧')
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Birthday/ }).fill('02/29')
  const offers = page.getByRole('checkbox', { name: 'Send me special offers by email' })
  await offers.check()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(status(page)).toHaveText('All set! Thank you for your feedback!')
  await expect(status(page)).toBeFocused()
  await expect(box(page, 'First name')).toHaveValue('')
  await expect(box(page, 'Comments')).toHaveValue('')
  await expect(offers).not.toBeChecked()
  await page.clock.runFor(2_990)
  await expect(status(page)).not.toBeEmpty()
  await page.clock.runFor(10)
  await expect(status(page)).toBeEmpty()
  await page.clock.resume()
  await box(page, 'First name').fill('R2')
  await expect(page.locator('.form-fault')).toHaveCount(0)
})

test('[CUS-5.32] shows errors at their fields and focuses the first one', async ({ page }) => {
  await setLanguage(page, 'fr')
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' && request.url().includes('/v1/') ? 1 : 0))
  await page.goto('/northgate/feedback')
  const send = page.getByRole('button', { name: 'Envoyer mes commentaires' })
  await send.click()
  await expect(box(page, 'Prénom')).toBeFocused()
  await expect(box(page, 'Prénom')).toHaveAccessibleDescription('Remplissez le champ «\u00a0Prénom\u00a0».')
  for (const name of ['Où habitez-vous?', 'Qui êtes-vous?'])
    await expect(page.getByRole('combobox', { name })).toHaveAccessibleDescription('Faites un choix')
  await expect(box(page, 'Commentaires')).toHaveAccessibleDescription('Veuillez écrire vos commentaires.')
  expect(await findViolations(page)).toEqual([])
  await fillFeedback(page, 'Bonjour')
  await box(page, 'Prénom').fill('R2')
  await page.getByRole('textbox', { name: /^Anniversaire/ }).fill('02/30')
  await send.click()
  await expect(box(page, 'Prénom')).toHaveAccessibleDescription(/ne peut contenir que des lettres/)
  const day = 'Entrez le mois et le jour avec deux chiffres chacun, par exemple 02/29.'
  await expect(page.getByText(day)).toBeVisible()
  expect(posts).toBe(0)
})

test('[CUS-1.7] [CUS-2.6] [CUS-2.42] [CUS-2.44] [CUS-5.29] [CUS-9.15] sends the health form by keyboard', async ({
  page,
}) => {
  const nuts = page.getByRole('checkbox', { name: 'Arachides' })
  await setLanguage(page, 'fr')
  await page.goto('/universite-saint-cyrille/dietary-health-form')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Formulaire sur les allergies alimentaires, la maladie cœliaque et les régimes médicaux',
  )
  const names = [
    ...['Lait', 'Soya', 'Blé', 'Œufs', 'Poisson', 'Fruits de mer', 'Arachides', 'Noix', 'Gluten', 'Maïs'],
    'Autre (veuillez préciser)',
  ]
  expect(await page.getByRole('group').first().getByRole('checkbox').count()).toBe(names.length)
  for (const name of names) await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  const button = page.getByRole('button', { name: 'Envoyer le formulaire' })
  const date = page.getByLabel('Date', { exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(date).toBeFocused()
  expect(await page.locator('.form-fault').allTextContents()).toEqual([
    'La date est obligatoire.',
    'Votre nom est obligatoire.',
    'Votre courriel est obligatoire.',
    'Votre ville est obligatoire.',
    'Choisissez au moins un allergène.',
    ...Array<string>(6).fill('Répondez par oui ou par non.'),
    'Vous devez donner votre consentement.',
  ])
  expect(await findViolations(page)).toEqual([])

  await date.fill('2026-11-20')
  for (const [label, value] of [
    ['Nom', 'Zoé Roy'],
    ['Courriel', 'zoe.roy@saint-cyrille.example'],
    ['Ville', 'La Malbaie'],
  ] as const) {
    await tabTo(page, box(page, label))
    await page.keyboard.type(value)
  }
  await tabTo(page, nuts)
  await page.keyboard.press('Space')
  for (const question of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await tabTo(page, question.getByRole('radio', { name: 'Oui' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(question.getByRole('radio', { name: 'Non' })).toBeChecked()
  }
  const celiac = page.getByRole('group', { name: 'Avez-vous la maladie cœliaque?' })
  await celiac.getByRole('radio', { name: 'Non' }).press('ArrowUp')
  await expect(celiac.getByRole('radio', { name: 'Oui' })).toBeChecked()
  await tabTo(page, page.getByRole('checkbox', { name: /^Je consens/ }))
  await page.keyboard.press('Space')
  await tabTo(page, button)
  const [sent] = await Promise.all([page.waitForRequest('**/v1/customer/health_form'), page.keyboard.press('Enter')])
  expect(sent.postDataJSON()).toMatchObject({
    allergens: 'Peanuts',
    celiac: 'true',
    gf_diet: 'false',
    consent: true,
    website: '',
    locale: 'fr',
  })
  await expect(status(page)).toHaveText('C’est fait! Merci d’avoir rempli le formulaire de santé alimentaire!')
  await expect(box(page, 'Nom')).toHaveValue('')
  await expect(nuts).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(page.url()).not.toContain('?')
})

test('[CUS-1.7] [CUS-2.60] [CUS-2.61] [CUS-8.23] [CUS-9.15] sends a message from the page in the footer', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/northgate/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous joindre' }).click()
  await expect(page).toHaveURL(/\/northgate\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous joindre')
  const send = page.getByRole('button', { name: 'Envoyer le message' })
  await expect(send).toBeEnabled()
  await box(page, 'Nom').fill('Zoé Roy')
  await box(page, 'Courriel').fill('zoe.roy@northgate.example')
  await send.click()
  await expect(box(page, 'Message')).toBeFocused()
  expect(await page.locator('.form-fault').allTextContents()).toEqual(['Remplissez le champ «\u00a0Message\u00a0».'])
  expect(await findViolations(page)).toEqual([])
  await box(page, 'Message').fill('La soupe de North Hall est-elle végane?')
  await send.click()
  await expect(status(page)).toHaveText('C’est fait! Merci d’avoir communiqué avec nous!')
  await expect(box(page, 'Message')).toHaveValue('')
})

test('[PUB-2.2] [PUB-2.10] [CUS-2.10] forms find their site in any letter case, and are answered 404 without one', async ({
  request,
}) => {
  const forms = ['contact', 'dietary-health-form', 'on-the-go-valentine-dining', 'order-complete']
  for (const word of [...forms, 'login', 'signup']) {
    expect([word, (await request.get(`/nowhere/${word}`)).status()]).toEqual([word, 404])
    expect([word, (await request.get(`/NorthGate/${word}`)).status()]).toEqual([word, 200])
    if (forms.includes(word)) expect([word, (await request.get(`/vallee-verte/${word}`)).status()]).toEqual([word, 200])
  }
  const order = await request.get('/northgate/order-complete')
  expect(await order.text()).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(order.headers()['cache-control']).toBe('no-store')
  expect((await request.get(`/northgate/order-complete/${'0'.repeat(24)}.${'a'.repeat(43)}`)).status()).toBe(404)
})

test('[CUS-1.7] [CUS-2.7] [CUS-2.46] [CUS-2.47] [CUS-9.15] orders a meal to take away, with what was typed before the script ran', async ({
  page,
}) => {
  let come = () => {}
  const onItsWay = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/northgate/on-the-go-valentine-dining', { waitUntil: 'domcontentloaded' })
  const send = page.getByRole('button', { name: 'Send the order' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On The Go - Valentine Dining')
  await expect(page.getByRole('combobox', { name: /^Base/ }).getByRole('option')).toHaveCount(20)
  await expect(send).toBeDisabled()
  await box(page, 'Name').fill('Zoé Roy')
  await page.getByRole('radio', { name: 'Sandwich' }).check()
  await page.getByRole('checkbox', { name: 'Side salad' }).check()
  await page.getByRole('combobox', { name: /^Base/ }).selectOption('Rye bread')
  come()
  await expect(send).toBeEnabled()
  await expect(box(page, 'Name')).toHaveValue('Zoé Roy')
  await box(page, 'Email').fill('zoe.roy@northgate.example')
  await page.getByRole('textbox', { name: /^Pick-up time/ }).fill('5:15')
  const [sent] = await Promise.all([page.waitForRequest('**/v1/customer/on_the_go_form'), send.click()])
  expect(sent.postDataJSON()).toMatchObject({
    name: 'Zoé Roy',
    entree: 'Sandwich',
    base: 'Rye bread',
    sides: 'Side salad',
    addons: '',
  })
  await expect(status(page)).toHaveText('All set! Thank you for submitting your food order request!')
  await expect(page.getByRole('radio', { name: 'Sandwich' })).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: /^Base/ })).toHaveValue('')
  await page.unrouteAll({ behavior: 'wait' })
})
