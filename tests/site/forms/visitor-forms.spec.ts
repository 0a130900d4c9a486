import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { watchShown } from '../../support/browser/shown-duration'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const feedback = {
  en: {
    title: 'Northgate University || Feedback',
    form: 'Feedback',
    send: 'Send feedback',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    lives: 'Where do you live?',
    who: 'Who are you?',
    place: 'Location',
    comments: 'Comments',
    birthday: 'Birthday',
    offers: 'Send me special offers by email',
    onCampus: 'On campus',
    visitor: 'Visitor',
    thanks: 'Thank you for your feedback!',
    missing: 'The First name field is required.',
    letters: 'The First name field may only contain letters, apostrophes, hyphens and spaces.',
    one: 'Select one',
    noComments: 'Please provide your comments.',
    day: 'Enter the month and day with two digits each, for example 02/29.',
    failed: "We're sorry, but something went wrong. Your answers are still here. Please try again.",
    tooMany: 'Too many attempts. Wait a minute, then try again.',
  },
  fr: {
    title: 'Commentaires\u00a0– Services alimentaires, Université Northgate',
    form: 'Commentaires',
    send: 'Envoyer mes commentaires',
    first: 'Prénom',
    last: 'Nom de famille',
    email: 'Courriel',
    lives: 'Où habitez-vous?',
    who: 'Qui êtes-vous?',
    place: 'Point de service',
    comments: 'Commentaires',
    birthday: 'Anniversaire',
    offers: 'Envoyez-moi des offres spéciales par courriel',
    onCampus: 'Sur le campus',
    visitor: 'En visite',
    thanks: 'Merci de nous avoir fait part de vos commentaires!',
    missing: 'Remplissez le champ «\u00a0Prénom\u00a0».',
    letters:
      'Le champ «\u00a0Prénom\u00a0» ne peut contenir que des lettres, des apostrophes, des traits d’union et des espaces.',
    one: 'Faites un choix',
    noComments: 'Veuillez écrire vos commentaires.',
    day: 'Entrez le mois et le jour avec deux chiffres chacun, par exemple 02/29.',
    failed: 'Désolés, un problème est survenu. Vos réponses sont toujours là. Veuillez réessayer.',
    tooMany: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  },
} as const

type Texts = (typeof feedback)['en' | 'fr']
const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

async function fillIn(page: Page, text: Texts, comments: string) {
  await box(page, text.first).fill('Zoé ')
  await box(page, text.last).fill('Roy')
  await box(page, text.email).fill('zoe.roy@northgate.example')
  await page.getByRole('combobox', { name: text.lives }).selectOption(text.onCampus)
  await page.getByRole('combobox', { name: text.who }).selectOption(text.visitor)
  await box(page, text.comments).fill(comments)
}
/** The thanks of v1 as a form shows them. */
const confirmed = (thanks: string, language: 'en' | 'fr') =>
  `${language === 'en' ? 'All set!' : 'C’est fait!'} ${thanks}`
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/v1/${path}`)).then((response) => response.json())

for (const language of languages) {
  const text = feedback[language]

  test(`[CUS-1.7] [CUS-2.9] [CUS-2.11] [CUS-2.58] [CUS-4.44] [CUS-9.14] [CUS-9.15] sends feedback, shows thanks for three seconds, and empties the form (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/feedback')
    await expect(page).toHaveTitle(text.title)
    await fillIn(page, text, '<img src=x onerror=alert(1)> {name} 漢字 🥧')
    await page.getByRole('combobox', { name: text.place }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: new RegExp(`^${text.birthday}`) }).fill('02/29')
    await page.getByRole('checkbox', { name: text.offers }).check()
    const thanksDuration = await watchShown(page, 'main [role=status] p')
    const [answer] = await Promise.all([
      answered(page, 'feedback/submit'),
      page.getByRole('button', { name: text.send }).click(),
    ])
    expect(answer).toMatchObject({ status: 'success', msg: text.thanks })
    const thanks = page.getByRole('main').getByRole('status')
    await expect(thanks).toHaveText(confirmed(text.thanks, language))
    await expect(thanks).toBeFocused()
    await expect(box(page, text.first)).toHaveValue('')
    await expect(box(page, text.comments)).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: text.offers })).not.toBeChecked()
    expect(await findViolations(page)).toEqual([])
    const milliseconds = await thanksDuration()
    expect(milliseconds).toBeGreaterThan(2_900)
    expect(milliseconds).toBeLessThan(4_000)
    await expect(thanks).toBeEmpty()
    await box(page, text.first).fill('R2')
    await expect(page.getByText(text.letters)).toHaveCount(0)
  })

  test(`[CUS-5.32] shows errors at their fields and focuses the first one (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    let posts = 0
    page.on('request', (request) => (posts += request.method() === 'POST' && request.url().includes('/v1/') ? 1 : 0))
    await page.goto('/northgate/feedback')
    await page.getByRole('button', { name: text.send }).click()
    await expect(box(page, text.first)).toBeFocused()
    await expect(box(page, text.first)).toHaveAccessibleDescription(text.missing)
    await expect(page.getByRole('combobox', { name: text.lives })).toHaveAccessibleDescription(text.one)
    await expect(page.getByRole('combobox', { name: text.who })).toHaveAccessibleDescription(text.one)
    await expect(box(page, text.comments)).toHaveAccessibleDescription(text.noComments)
    expect(await findViolations(page)).toEqual([])
    await fillIn(page, text, 'Hello')
    await box(page, text.first).fill('R2')
    await page.getByRole('textbox', { name: new RegExp(`^${text.birthday}`) }).fill('02/30')
    await page.getByRole('button', { name: text.send }).click()
    await expect(box(page, text.first)).toHaveAccessibleDescription(text.letters)
    await expect(page.getByText(text.day)).toBeVisible()
    expect(posts).toBe(0)
  })

  test(`[CUS-8.24] a failure keeps what was typed (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/feedback')
    await fillIn(page, text, 'A long letter')
    const alert = page.getByRole('main').getByRole('alert')
    for (const [status, json, sentence] of [
      [200, { status: 'error', msg: 'Not today.' }, 'Not today.'],
      [503, { status: 'error', msg: '-' }, text.failed],
      [429, { status: 'error', msg: '-' }, text.tooMany],
    ] as const) {
      await page.route('**/v1/feedback/submit', (route) => route.fulfill({ status, json }))
      await page.getByRole('button', { name: text.send }).click()
      await expect(alert).toHaveText(sentence)
      await expect(alert).toBeFocused()
    }
    await expect(box(page, text.comments)).toHaveValue('A long letter')
    await expect(page.getByRole('combobox', { name: text.lives })).toHaveValue('On campus')
    expect(await findViolations(page)).toEqual([])
    await page.unroute('**/v1/feedback/submit')
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(confirmed(text.thanks, language))
    await expect(alert).toHaveCount(0)
  })
}

const diet = {
  en: {
    heading: 'Food Allergy/Celiac Disease/Medical Diet Form',
    date: 'Date',
    name: 'Name',
    email: 'Email',
    city: 'City',
    allergens: ['Milk', 'Soy', 'Wheat', 'Egg', 'Fish', 'Shellfish', 'Peanuts', 'Tree Nuts', 'Gluten', 'Corn'],
    other: 'Other (Please specify)',
    nuts: 'Peanuts',
    celiac: 'Do you have celiac disease?',
    yes: 'Yes',
    no: 'No',
    consent: /^I consent/,
    send: 'Send the form',
    faults: [
      'The date is required.',
      'Your name is required.',
      'Your email is required.',
      'Your city is required.',
      'At least one allergen is required.',
      ...Array<string>(6).fill('Choose Yes or No.'),
      'You must give consent.',
    ],
    thanks: 'Thank you for submitting your dietary health form!',
  },
  fr: {
    heading: 'Formulaire sur les allergies alimentaires, la maladie cœliaque et les régimes médicaux',
    date: 'Date',
    name: 'Nom',
    email: 'Courriel',
    city: 'Ville',
    allergens: ['Lait', 'Soya', 'Blé', 'Œufs', 'Poisson', 'Fruits de mer', 'Arachides', 'Noix', 'Gluten', 'Maïs'],
    other: 'Autre (veuillez préciser)',
    nuts: 'Arachides',
    celiac: 'Avez-vous la maladie cœliaque?',
    yes: 'Oui',
    no: 'Non',
    consent: /^Je consens/,
    send: 'Envoyer le formulaire',
    faults: [
      'La date est obligatoire.',
      'Votre nom est obligatoire.',
      'Votre courriel est obligatoire.',
      'Votre ville est obligatoire.',
      'Choisissez au moins un allergène.',
      ...Array<string>(6).fill('Répondez par oui ou par non.'),
      'Vous devez donner votre consentement.',
    ],
    thanks: 'Merci d’avoir rempli le formulaire de santé alimentaire!',
  },
} as const

for (const language of languages) {
  const text = diet[language]

  test(`[CUS-1.7] [CUS-2.6] [CUS-2.42] [CUS-2.44] [CUS-5.29] [CUS-9.15] sends the health form by keyboard (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/universite-saint-cyrille/dietary-health-form')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    const names = [...text.allergens, text.other]
    expect(await page.getByRole('group').first().getByRole('checkbox').count()).toBe(names.length)
    for (const name of names) await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

    const button = page.getByRole('button', { name: text.send })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(text.date, { exact: true })).toBeFocused()
    expect(await page.locator('.form-fault').allTextContents()).toEqual([...text.faults])
    expect(await findViolations(page)).toEqual([])

    await page.getByLabel(text.date, { exact: true }).fill('2026-11-20')
    for (const [label, value] of [
      [text.name, 'Zoé Roy'],
      [text.email, 'zoe.roy@saint-cyrille.example'],
      [text.city, 'La Malbaie'],
    ] as const) {
      await tabTo(page, box(page, label))
      await page.keyboard.type(value)
    }
    await tabTo(page, page.getByRole('checkbox', { name: text.nuts }))
    await page.keyboard.press('Space')
    for (const question of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all()) {
      await tabTo(page, question.getByRole('radio', { name: text.yes }))
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(question.getByRole('radio', { name: text.no })).toBeChecked()
    }
    await page.getByRole('group', { name: text.celiac }).getByRole('radio', { name: text.no }).press('ArrowUp')
    await expect(page.getByRole('group', { name: text.celiac }).getByRole('radio', { name: text.yes })).toBeChecked()
    await tabTo(page, page.getByRole('checkbox', { name: text.consent }))
    await page.keyboard.press('Space')
    await tabTo(page, button)
    const [sent] = await Promise.all([page.waitForRequest('**/v1/customer/health_form'), page.keyboard.press('Enter')])
    expect(sent.postDataJSON()).toMatchObject({
      allergens: 'Peanuts',
      celiac: 'true',
      gf_diet: 'false',
      consent: true,
      website: '',
      locale: language,
    })
    const thanks = page.getByRole('main').getByRole('status')
    await expect(thanks).toHaveText(confirmed(text.thanks, language))
    await expect(box(page, text.name)).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: text.nuts })).not.toBeChecked()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    expect(page.url()).not.toContain('?')
  })
}

const toGo = {
  en: {
    heading: 'On The Go - Valentine Dining',
    name: 'Name',
    email: 'Email',
    when: /^Pick-up time/,
    entree: 'Sandwich',
    base: /^Base/,
    bread: 'Rye bread',
    side: 'Side salad',
    send: 'Send the order',
    thanks: 'Thank you for submitting your food order request!',
    complete: 'Thank you for your order!',
    home: 'Back to the home page',
  },
  fr: {
    heading: 'À emporter – repas de la Saint-Valentin',
    name: 'Nom',
    email: 'Courriel',
    when: /^Heure de cueillette/,
    entree: 'Sandwich',
    base: /^Base/,
    bread: 'Pain de seigle',
    side: 'Petite salade',
    send: 'Envoyer la commande',
    thanks: 'Merci d’avoir envoyé votre commande!',
    complete: 'Merci de votre commande!',
    home: 'Retour à l’accueil',
  },
} as const

for (const language of languages) {
  const text = toGo[language]

  test(`[CUS-1.7] [CUS-2.7] [CUS-2.46] [CUS-2.47] [CUS-9.15] orders a meal to take away (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/on-the-go-valentine-dining')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    await box(page, text.name).fill('Zoé Roy')
    await box(page, text.email).fill('zoe.roy@northgate.example')
    await page.getByRole('textbox', { name: text.when }).fill('17 h 15')
    await page.getByRole('radio', { name: text.entree }).check()
    await expect(page.getByRole('combobox', { name: text.base }).getByRole('option')).toHaveCount(20)
    await page.getByRole('combobox', { name: text.base }).selectOption(text.bread)
    await page.getByRole('checkbox', { name: text.side }).check()
    const [sent] = await Promise.all([
      page.waitForRequest('**/v1/customer/on_the_go_form'),
      page.getByRole('button', { name: text.send }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      entree: 'Sandwich',
      base: 'Rye bread',
      sides: 'Side salad',
      addons: '',
    })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(confirmed(text.thanks, language))
    await expect(page.getByRole('radio', { name: text.entree })).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: text.base })).toHaveValue('')
  })

  test(`[PUB-2.10] [CUS-2.5] the page for completed orders shows thanks (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/order-complete')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.complete)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: text.home }).click()
    await expect(page).toHaveURL(/\/northgate$/)
  })
}

test('the invisible field is hidden from sight, screen readers and the keyboard', async ({ page }) => {
  await page.goto('/northgate/feedback')
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect((await trap.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5)
})

const contact = {
  en: {
    link: 'Contact us',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send the message',
    missing: 'The Message field is required.',
    thanks: 'Thank you for contacting us!',
  },
  fr: {
    link: 'Nous joindre',
    name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    send: 'Envoyer le message',
    missing: 'Remplissez le champ «\u00a0Message\u00a0».',
    thanks: 'Merci d’avoir communiqué avec nous!',
  },
} as const

for (const language of languages) {
  const text = contact[language]

  test(`[CUS-1.7] [CUS-2.60] [CUS-2.61] [CUS-5.31] [CUS-8.23] [CUS-9.15] sends a message from the page in the footer (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/privacy')
    await page.getByRole('contentinfo').getByRole('link', { name: text.link }).click()
    await expect(page).toHaveURL(/\/northgate\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.link)
    const send = page.getByRole('button', { name: text.send })
    await expect(send).toBeEnabled()
    await box(page, text.name).fill('Zoé Roy')
    await box(page, text.email).fill('zoe.roy@northgate.example')
    await send.click()
    await expect(box(page, text.message)).toBeFocused()
    expect(await page.locator('.form-fault').allTextContents()).toEqual([text.missing])
    expect(await findViolations(page)).toEqual([])
    await box(page, text.message).fill('Is the soup at North Hall vegan?')
    await send.click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(confirmed(text.thanks, language))
    await expect(box(page, text.message)).toHaveValue('')
  })
}

const forms = ['contact', 'dietary-health-form', 'on-the-go-valentine-dining', 'order-complete']
for (const word of [...forms, 'login', 'signup'])
  test(`[PUB-2.2] [CUS-2.10] /${word} finds its site in any letter case, and is answered 404 without one`, async ({
    request,
  }) => {
    expect((await request.get(`/nowhere/${word}`)).status()).toBe(404)
    expect((await request.get(`/NorthGate/${word}`)).status()).toBe(200)
    if (forms.includes(word)) expect((await request.get(`/vallee-verte/${word}`)).status()).toBe(200)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says that it needs JavaScript, and cannot be sent', async ({ page, baseURL }) => {
    await setLanguage(page, 'fr', baseURL)
    await page.goto('/northgate/dietary-health-form')
    await expect(page.getByText('Activez JavaScript pour utiliser ce formulaire.')).toBeVisible()
    await expect(page.getByRole('button', { name: diet.fr.send })).toBeDisabled()
  })
})

test('keeps what was typed before the script ran', async ({ page }) => {
  let come = () => {}
  const onItsWay = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/northgate/on-the-go-valentine-dining', { waitUntil: 'domcontentloaded' })
  const { en: text } = toGo
  const send = page.getByRole('button', { name: text.send })
  await expect(send).toBeDisabled()
  await box(page, text.name).fill('Zoé Roy')
  await page.getByRole('radio', { name: text.entree }).check()
  await page.getByRole('checkbox', { name: text.side }).check()
  await page.getByRole('combobox', { name: text.base }).selectOption(text.bread)
  come()
  await expect(send).toBeEnabled()
  await expect(box(page, text.name)).toHaveValue('Zoé Roy')
  await box(page, text.email).fill('zoe.roy@northgate.example')
  await page.getByRole('textbox', { name: text.when }).fill('5:15')
  const [sent] = await Promise.all([page.waitForRequest('**/v1/customer/on_the_go_form'), send.click()])
  expect(sent.postDataJSON()).toMatchObject({
    name: 'Zoé Roy',
    entree: 'Sandwich',
    base: 'Rye bread',
    sides: 'Side salad',
  })
  await page.unrouteAll({ behavior: 'wait' })
})
