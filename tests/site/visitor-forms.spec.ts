import { expect, type Page } from '@playwright/test'
import { barriers } from '../support/barriers'
import { languages, speak } from '../support/site-pages'
import { tabTo } from '../support/tab-to'
import { test } from '../support/visitor'

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
    day: 'Write the month and the day with two digits each, like 02/29.',
    failed: "We're sorry, but something went wrong. What you wrote is still here: please try again.",
    tooMany: 'That was a lot at once. Wait a minute, then try again.',
  },
  fr: {
    title: 'Commentaires\u00a0– Services alimentaires, Université Northgate',
    form: 'Commentaires',
    send: 'Envoyer mes commentaires',
    first: 'Prénom',
    last: 'Nom de famille',
    email: 'Courriel',
    lives: 'Où habitez-vous\u00a0?',
    who: 'Qui êtes-vous\u00a0?',
    place: 'Point de service',
    comments: 'Commentaires',
    birthday: 'Anniversaire',
    offers: 'Envoyez-moi des offres spéciales par courriel',
    onCampus: 'Sur le campus',
    visitor: 'En visite',
    thanks: 'Merci de nous avoir fait part de vos commentaires\u00a0!',
    missing: 'Remplissez le champ «\u00a0Prénom\u00a0».',
    letters:
      'Le champ «\u00a0Prénom\u00a0» ne peut contenir que des lettres, des apostrophes, des traits d’union et des espaces.',
    one: 'Faites un choix',
    noComments: 'Veuillez écrire vos commentaires.',
    day: 'Écrivez le mois et le jour avec deux chiffres chacun, comme 02/29.',
    failed: 'Désolés, un problème est survenu. Ce que vous avez écrit est toujours là\u00a0: veuillez réessayer.',
    tooMany: 'C’était beaucoup à la fois. Attendez une minute, puis réessayez.',
  },
} as const

type Say = (typeof feedback)['en' | 'fr']
const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

async function fillIn(page: Page, say: Say, comments: string) {
  await box(page, say.first).fill('Zoé ')
  await box(page, say.last).fill('Roy')
  await box(page, say.email).fill('zoe.roy@northgate.example')
  await page.getByRole('combobox', { name: say.lives }).selectOption(say.onCampus)
  await page.getByRole('combobox', { name: say.who }).selectOption(say.visitor)
  await box(page, say.comments).fill(comments)
}
const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/v1/${path}`)).then((response) => response.json())

for (const language of languages) {
  const say = feedback[language]

  test(`[CUS-2.9] [CUS-2.58] [CUS-4.44] [CUS-9.14] feedback is sent, thanked for three seconds, and the form emptied (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/feedback')
    await expect(page).toHaveTitle(say.title)
    await fillIn(page, say, '<img src=x onerror=alert(1)> {name} 漢字 🥧')
    await page.getByRole('combobox', { name: say.place }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: new RegExp(`^${say.birthday}`) }).fill('02/29')
    await page.getByRole('checkbox', { name: say.offers }).check()
    const [answer] = await Promise.all([
      answered(page, 'feedback/submit'),
      page.getByRole('button', { name: say.send }).click(),
    ])
    expect(answer).toMatchObject({ status: 'success', msg: say.thanks })
    const thanks = page.getByRole('main').getByRole('status')
    await expect(thanks).toHaveText(say.thanks)
    await expect(thanks).toBeFocused()
    await expect(box(page, say.first)).toHaveValue('')
    await expect(box(page, say.comments)).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: say.offers })).not.toBeChecked()
    expect(await barriers(page)).toEqual([])
    await expect(thanks).toBeEmpty({ timeout: 6_000 })
    await box(page, say.first).fill('R2')
    await expect(page.getByText(say.letters)).toHaveCount(0)
  })

  test(`[CUS-5.32] what is wrong is said at its field, and the first has the focus (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    let posts = 0
    page.on('request', (request) => (posts += request.method() === 'POST' && request.url().includes('/v1/') ? 1 : 0))
    await page.goto('/northgate/feedback')
    await page.getByRole('button', { name: say.send }).click()
    await expect(box(page, say.first)).toBeFocused()
    await expect(box(page, say.first)).toHaveAccessibleDescription(say.missing)
    await expect(page.getByRole('combobox', { name: say.lives })).toHaveAccessibleDescription(say.one)
    await expect(page.getByRole('combobox', { name: say.who })).toHaveAccessibleDescription(say.one)
    await expect(box(page, say.comments)).toHaveAccessibleDescription(say.noComments)
    expect(await barriers(page)).toEqual([])
    await fillIn(page, say, 'Hello')
    await box(page, say.first).fill('R2')
    await page.getByRole('textbox', { name: new RegExp(`^${say.birthday}`) }).fill('02/30')
    await page.getByRole('button', { name: say.send }).click()
    await expect(box(page, say.first)).toHaveAccessibleDescription(say.letters)
    await expect(page.getByText(say.day)).toBeVisible()
    expect(posts).toBe(0)
  })

  test(`[CUS-8.24] what fails keeps everything that was written (${language})`, async ({ page, baseURL }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/feedback')
    await fillIn(page, say, 'A long letter')
    const alert = page.getByRole('main').getByRole('alert')
    for (const [status, json, sentence] of [
      [200, { status: 'error', msg: 'Not today.' }, 'Not today.'],
      [503, { status: 'error', msg: '-' }, say.failed],
      [429, { status: 'error', msg: '-' }, say.tooMany],
    ] as const) {
      await page.route('**/v1/feedback/submit', (route) => route.fulfill({ status, json }))
      await page.getByRole('button', { name: say.send }).click()
      await expect(alert).toHaveText(sentence)
      await expect(alert).toBeFocused()
    }
    await expect(box(page, say.comments)).toHaveValue('A long letter')
    await expect(page.getByRole('combobox', { name: say.lives })).toHaveValue('On campus')
    expect(await barriers(page)).toEqual([])
    await page.unroute('**/v1/feedback/submit')
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say.thanks)
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
    allergens: ['Lait', 'Soja', 'Blé', 'Œufs', 'Poisson', 'Fruits de mer', 'Arachides', 'Noix', 'Gluten', 'Maïs'],
    other: 'Autre (veuillez préciser)',
    nuts: 'Arachides',
    celiac: 'Avez-vous la maladie cœliaque\u00a0?',
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
      'Vous devez donner votre consentement.',
    ],
    thanks: 'Merci d’avoir rempli le formulaire de santé alimentaire\u00a0!',
  },
} as const

for (const language of languages) {
  const say = diet[language]

  test(`[CUS-2.6] [CUS-2.42] [CUS-2.44] [CUS-2.45] [CUS-5.29] the health form is sent by keyboard (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto('/universite-saint-cyrille/dietary-health-form')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
    const names = [...say.allergens, say.other]
    expect(await page.getByRole('group').first().getByRole('checkbox').count()).toBe(names.length)
    for (const name of names) await expect(page.getByRole('checkbox', { name, exact: true })).not.toBeChecked()
    for (const no of await page.getByRole('radio', { name: say.no }).all()) await expect(no).toBeChecked()

    const button = page.getByRole('button', { name: say.send })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say.date, { exact: true })).toBeFocused()
    expect(await page.locator('.form-fault').allTextContents()).toEqual([...say.faults])
    expect(await barriers(page)).toEqual([])

    await page.getByLabel(say.date, { exact: true }).fill('2026-11-20')
    for (const [label, text] of [
      [say.name, 'Zoé Roy'],
      [say.email, 'zoe.roy@saint-cyrille.example'],
      [say.city, 'La Malbaie'],
    ] as const) {
      await tabTo(page, box(page, label))
      await page.keyboard.type(text)
    }
    await tabTo(page, page.getByRole('checkbox', { name: say.nuts }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('group', { name: say.celiac }).getByRole('radio', { name: say.no }))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('group', { name: say.celiac }).getByRole('radio', { name: say.yes })).toBeChecked()
    await tabTo(page, page.getByRole('checkbox', { name: say.consent }))
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
    await expect(thanks).toHaveText(say.thanks)
    await expect(box(page, say.name)).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: say.nuts })).not.toBeChecked()
    await expect(page.getByRole('group', { name: say.celiac }).getByRole('radio', { name: say.no })).toBeChecked()
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
    thanks: 'Merci d’avoir envoyé votre commande\u00a0!',
    complete: 'Merci de votre commande\u00a0!',
    home: 'Retour à l’accueil',
  },
} as const

for (const language of languages) {
  const say = toGo[language]

  test(`[CUS-2.7] [CUS-2.46] [CUS-2.47] a meal to take away is put together and ordered (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/on-the-go-valentine-dining')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.heading)
    await box(page, say.name).fill('Zoé Roy')
    await box(page, say.email).fill('zoe.roy@northgate.example')
    await page.getByRole('textbox', { name: say.when }).fill('17 h 15')
    await page.getByRole('radio', { name: say.entree }).check()
    await expect(page.getByRole('combobox', { name: say.base }).getByRole('option')).toHaveCount(20)
    await page.getByRole('combobox', { name: say.base }).selectOption(say.bread)
    await page.getByRole('checkbox', { name: say.side }).check()
    const [sent] = await Promise.all([
      page.waitForRequest('**/v1/customer/on_the_go_form'),
      page.getByRole('button', { name: say.send }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      entree: 'Sandwich',
      base: 'Rye bread',
      sides: 'Side salad',
      addons: '',
    })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(say.thanks)
    await expect(page.getByRole('radio', { name: say.entree })).not.toBeChecked()
    await expect(page.getByRole('combobox', { name: say.base })).toHaveValue('')
  })

  test(`[PUB-2.10] an order that is complete is thanked for (${language})`, async ({ page, baseURL }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/order-complete')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.complete)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: say.home }).click()
    await expect(page).toHaveURL(/\/northgate$/)
  })
}

test('a field for machines is neither seen nor heard nor reached', async ({ page }) => {
  await page.goto('/northgate/feedback')
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect((await trap.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5)
})

for (const word of ['dietary-health-form', 'on-the-go-valentine-dining', 'order-complete'])
  test(`[PUB-2.2] /nowhere/${word} is answered 404`, async ({ request }) => {
    expect((await request.get(`/nowhere/${word}`)).status()).toBe(404)
    expect((await request.get(`/vallee-verte/${word}`)).status()).toBe(200)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form says what it needs, and sends nothing', async ({ page, baseURL }) => {
    await speak(page, 'fr', baseURL)
    await page.goto('/northgate/dietary-health-form')
    await expect(page.getByText('Ce formulaire a besoin de JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: diet.fr.send })).toBeDisabled()
  })
})

test('[CUS-5.32] what is written while the script is still on its way is there when it comes', async ({ page }) => {
  let come = () => {}
  const onItsWay = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/_next/**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/northgate/on-the-go-valentine-dining', { waitUntil: 'domcontentloaded' })
  const { en: say } = toGo
  const send = page.getByRole('button', { name: say.send })
  await expect(send).toBeDisabled()
  await box(page, say.name).fill('Zoé Roy')
  await page.getByRole('radio', { name: say.entree }).check()
  await page.getByRole('checkbox', { name: say.side }).check()
  await page.getByRole('combobox', { name: say.base }).selectOption(say.bread)
  come()
  await expect(send).toBeEnabled()
  await expect(box(page, say.name)).toHaveValue('Zoé Roy')
  await box(page, say.email).fill('zoe.roy@northgate.example')
  await page.getByRole('textbox', { name: say.when }).fill('5:15')
  const [sent] = await Promise.all([page.waitForRequest('**/v1/customer/on_the_go_form'), send.click()])
  expect(sent.postDataJSON()).toMatchObject({
    name: 'Zoé Roy',
    entree: 'Sandwich',
    base: 'Rye bread',
    sides: 'Side salad',
  })
  await page.unrouteAll({ behavior: 'wait' })
})
