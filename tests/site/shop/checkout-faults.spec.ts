import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  cards,
  choosePayment,
  expectOrdered,
  fillBuyer,
  fillCard,
  form,
  openCheckout,
  placeButton,
  type Campus,
} from '../../support/browser/checkout'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

const cardOrder = '**/v1/cart/create_cc_order'
const overlay = (page: Page) => page.getByRole('dialog', { name: /processing your order|still being processed/ })
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Fills in everything and opens the terms of a credit card order. */
async function submitCard(page: Page, campus: Campus, number: string) {
  await fillBuyer(page, campus)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await fillCard(page, number)
  await placeButton(page).click()
  await acceptTerms(page, campus)
}

for (const { language, faults } of [
  {
    language: 'en',
    faults: [
      'Error: Something went wrong, please check your information and try again.',
      'The First name field is required.',
      'Please enter a valid phone number',
      'A province is required.',
      'Choose how you want to pay.',
    ],
  },
  {
    language: 'fr',
    faults: [
      'Erreur\u00a0: un problème est survenu. Vérifiez vos renseignements, puis réessayez.',
      'Remplissez le champ «\u00a0Prénom\u00a0».',
      'Veuillez entrer un numéro de téléphone valide',
      'Une province est requise.',
      'Choisissez comment vous voulez payer.',
    ],
  },
] as const)
  test(`[CUS-8.8] an empty form says what to enter, and moves the focus there (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openCheckout(page, language, baseURL)
    await placeButton(page).click()
    const summary = form(page).getByRole('alert').first()
    for (const fault of faults) await expect(summary).toContainText(fault)
    await expect(field(page, 'buyer.firstName')).toBeFocused()
    expect(await findViolations(page, '#order-checkout')).toEqual([])
    await summary.getByRole('button', { name: faults[3] }).click()
    await expect(field(page, 'buyer.province')).toBeFocused()
    await field(page, 'buyer.firstName').fill('Maya')
    await expect(summary).not.toContainText(faults[1])
  })

test('[CUS-5.5] [CUS-5.7] [CUS-5.9] [CUS-5.14] each rule shows its sentence at its field', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, { email: 'maya@elsewhere.example', studentId: '12' })
  await field(page, 'buyer.confirmEmail').fill('maya@elsewhere.exampl')
  await field(page, 'buyer.phoneNumber').fill('705555016')
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  for (const [label, sentence] of [
    ['Northgate email', 'The email is not valid for this Student ID'],
    ['Confirm email', 'The email addresses do not match.'],
    ['Phone', 'Please enter a valid phone number'],
    ['Student number', 'This student ID does not have the format of this site.'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence))
  expect(campus.site).toBe('northgate')
})

for (const { what, number, sentence } of [
  { what: 'declined', number: cards.declined, sentence: 'Card declined. Please contact your banking institution.' },
  { what: 'invalid', number: cards.invalid, sentence: 'Invalid card number.' },
])
  test(`[CUS-4.28] [CUS-4.29] [CUS-5.17] a card that is ${what} says so at its field, and another one pays`, async ({
    page,
    baseURL,
  }) => {
    const campus = await openCheckout(page, 'en', baseURL)
    await submitCard(page, campus, number)
    await expect(field(page, 'card.number')).toBeFocused()
    await expect(field(page, 'card.number')).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(field(page, 'card.securityCode')).toHaveValue('123')
    await expect(overlay(page)).toHaveCount(0)
    await field(page, 'card.number').fill(cards.approved)
    await placeButton(page).click()
    await expectOrdered(page, campus)
  })

test('[CUS-5.17] [PUB-5.8] the card form checks number, date and security code before it is sent', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await fillCard(page, '4242424242424243', '12')
  await field(page, 'card.expires').fill('0120')
  await placeButton(page).click()
  for (const [name, sentence] of [
    ['card.number', 'Invalid card number.'],
    ['card.expires', 'Please enter a valid date.'],
    ['card.securityCode', 'Please enter a valid security code'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence))
  await field(page, 'card.number').fill(cards.amex)
  await expect(form(page)).toContainText('Amex')
  await expect(field(page, 'card.securityCode')).toHaveAccessibleDescription(/4 digits on the front/)
})

test('[CUS-8.10] without installment plans the full amount can be paid, and plans that do not load can be loaded again', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'fr', baseURL, 'Tous les repas')
  await fillBuyer(page, campus)
  await choosePayment(page, 'installments')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  const plans = '**/v1/sites/installments'
  await page.route(plans, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await placeButton(page).click()
  await expect(form(page)).toContainText('Nous n’avons pas pu charger les plans de versements.')
  await expect(form(page).getByRole('radio')).toHaveCount(1) // the full amount
  const none = { status: 'success', records: 0, installments: [], order_id: '0'.repeat(24) }
  await page.route(plans, (route) => route.fulfill({ json: none }), { times: 1 })
  await form(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(form(page)).toContainText('Les versements ne sont pas offerts pour cette carte et ce montant.')
  await form(page).getByRole('radio').check()
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expectOrdered(page, campus)
})

test('[CUS-8.7] a wallet that the bank declines says so and keeps everything', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'ApplePay')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Have the bank decline' }).click()
  await expect(form(page).getByText('We were unable to process your transaction.')).toBeFocused()
  await placeButton(page).click()
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Have the wallet fail' }).click()
  await expect(form(page).getByText('There was an error processing your transaction.')).toBeFocused()
  await page.getByRole('button', { name: 'Edit customer information' }).click()
  await expect(field(page, 'buyer.firstName')).toHaveValue('Maya')
})

test('[CUS-8.14] a student whose account is blocked reads it at the student number', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, { ...campus, studentId: '400118823' })
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await acceptTerms(page, campus)
  await expect(field(page, 'buyer.studentId')).toBeFocused()
  await expect(field(page, 'buyer.studentId')).toHaveAccessibleDescription('There is a problem with your student id.')
})

test('[CUS-2.72] a lost answer is asked for until it comes, under an overlay that cannot be dismissed', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'en', baseURL)
  let calls = 0
  await page.route(cardOrder, async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch() // the order is placed, and its answer is lost
    await route.abort()
  })
  await submitCard(page, campus, cards.approved)
  await expect(overlay(page)).toContainText('Your order is still being processed')
  await expect(overlay(page)).toContainText('Do not refresh or close this page.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeVisible()
  await expectOrdered(page, campus)
  expect(calls).toBe(2)
})

test('[CUS-2.72] while an order is processed, the browser warns before it leaves the page', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await page.route(cardOrder, () => {}) // never answered
  await submitCard(page, campus, cards.approved)
  await expect(overlay(page)).toContainText('We are processing your order')
  const isWarned = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isWarned()).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a server that is down ends the overlay, says what to do and asks again on request', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  await page.clock.install()
  await page.route(cardOrder, (route) => route.fulfill({ status: 503 }))
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expect(overlay(page)).toContainText('Your order is still being processed')
  for (let second = 0; second < 90; second += 3) {
    await page.clock.fastForward(3_000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const note = page.getByRole('alert').filter({ hasText: "We don't know yet whether your order went through" })
  await expect(note).toBeFocused()
  await expect(note).toContainText('Do not pay again.')
  await expect(placeButton(page)).toHaveCount(0)
  await expect(overlay(page)).toHaveCount(0)
  await page.unroute(cardOrder)
  await note.getByRole('button', { name: 'Check again' }).click()
  await expectOrdered(page, campus)
})

test('a cart that changed in another tab shows its new total and one sentence', async ({ page, context, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto(`/${campus.site}/meal-plan-purchase`)
  await other.locator('#order-products > summary').click()
  await other.locator('#order-products [data-name="Block of 30"]').click()
  await expect(other.locator('#order-cart .order-item')).toHaveCount(2)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await acceptTerms(page, campus)
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart has changed.' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')).toHaveCount(2)
  await expect(field(page, 'buyer.firstName')).toHaveValue('Maya')
  await placeButton(page).click()
  await expectOrdered(page, campus)
})

test('no card data is stored in the browser or sent in an address', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await submitCard(page, campus, cards.declined)
  await expect(field(page, 'card.number')).toBeFocused()
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  for (const text of [stored, page.url(), ...addresses]) expect(text.replace(/\s/g, '')).not.toContain(cards.declined)
})
