import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  cards,
  choosePayment,
  enterCode,
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

test('[CUS-8.8] an empty form says what to enter, and moves the focus there', async ({ page }) => {
  const faults = [
    'Erreur\u00a0: un problème est survenu. Vérifiez vos renseignements, puis réessayez.',
    'Remplissez le champ «\u00a0Prénom\u00a0».',
    'Veuillez entrer un numéro de téléphone valide',
    'Une province est requise.',
    'Choisissez comment vous voulez payer.',
  ] as const
  await openCheckout(page, 'fr')
  await placeButton(page).click()
  const summary = form(page).getByRole('alert').first()
  for (const fault of faults) await expect(summary).toContainText(fault)
  await expect(field(page, 'buyer.firstName')).toBeFocused()
  expect(await findViolations(page, '#order-checkout')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, '#order-checkout', 'colours')).toEqual([])
  await summary.getByRole('button', { name: faults[3] }).click()
  await expect(field(page, 'buyer.province')).toBeFocused()
  await field(page, 'buyer.firstName').fill('Maya')
  await expect(summary).not.toContainText(faults[1])
})

test('[CUS-5.5] [CUS-5.7] [CUS-5.9] [CUS-5.12] [CUS-5.14] each rule shows its sentence at its field', async ({
  page,
}) => {
  await openCheckout(page, 'en')
  await fillBuyer(page, { email: 'maya@elsewhere.example', studentId: '12' })
  await field(page, 'buyer.confirmEmail').fill('maya@elsewhere.exampl')
  await field(page, 'buyer.phoneNumber').fill('705555016')
  await expect(field(page, 'confirmPassword')).toHaveCount(0)
  await field(page, 'password').fill('short')
  await field(page, 'confirmPassword').fill('different')
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  for (const [label, sentence] of [
    ['Northgate email', 'The email is not valid for this Student ID'],
    ['Confirm email', 'The email addresses do not match.'],
    ['Phone', 'Please enter a valid phone number'],
    ['Student number', 'This student ID does not have the format of this site.'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence))
  await expect(field(page, 'password')).toHaveAccessibleDescription(/at least 8 characters/)
  await expect(field(page, 'confirmPassword')).toHaveAccessibleDescription('The two passwords do not match.')
})

test('[CUS-4.28] [CUS-4.29] [CUS-5.17] a card that is declined says so at its field, is stored nowhere in the browser, and another one pays', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const campus = await openCheckout(page, 'fr')
  for (const label of campus.labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await submitCard(page, campus, cards.declined)
  await expect(field(page, 'card.number')).toBeFocused()
  await expect(field(page, 'card.number')).toHaveAccessibleDescription(/Carte refusée/)
  await expect(field(page, 'card.securityCode')).toHaveValue('123')
  for (const label of campus.card) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  for (const text of [stored, page.url(), ...addresses]) expect(text.replace(/\s/g, '')).not.toContain(cards.declined)
  await field(page, 'card.number').fill(cards.approved)
  await placeButton(page).click()
  await expectOrdered(page, campus)
})

test('[CUS-5.17] [PUB-5.8] the card form checks number, date and security code before it is sent', async ({ page }) => {
  const campus = await openCheckout(page, 'en')
  await fillBuyer(page, campus)
  await page.getByLabel('Country').selectOption('United States')
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await expect(page.getByLabel('State')).toHaveAccessibleDescription('The State field is required.')
  await page.getByLabel('State').selectOption('Vermont')
  await page.getByLabel('ZIP code').fill('05401')
  await placeButton(page).click()
  await expect(form(page)).toContainText('Parry Sound VT 05401')
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

test('[CUS-2.72] a lost answer is asked for until it comes, under an overlay that cannot be dismissed, and the browser warns before it leaves the page', async ({
  page,
}) => {
  let calls = 0
  await page.route(cardOrder, async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch() // the order is placed, and its answer is lost
    await route.abort()
  })
  const campus = await openCheckout(page, 'en')
  await submitCard(page, campus, cards.approved)
  await expect(overlay(page)).toContainText('Your order is still being processed')
  await expect(overlay(page)).toContainText('Do not refresh or close this page.')
  const isWarned = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await isWarned()).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeVisible()
  await expectOrdered(page, campus)
  expect(calls).toBe(2)
})

test('a server that is down ends the overlay, says what to do and asks again on request', async ({ page }) => {
  let isDown = true
  await page.route(cardOrder, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  await page.clock.install()
  const campus = await openCheckout(page, 'en')
  await submitCard(page, campus, cards.approved)
  await expect(overlay(page)).toContainText('Your order is still being processed')
  const note = page.getByRole('alert').filter({ hasText: "We don't know yet whether your order went through" })
  await expect(async () => {
    await page.clock.fastForward(3_000)
    await expect(note).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
  await expect(note).toContainText('Do not pay again.')
  await expect(placeButton(page)).toHaveCount(0)
  await expect(overlay(page)).toHaveCount(0)
  isDown = false
  await note.getByRole('button', { name: 'Check again' }).click()
  await expectOrdered(page, campus)
})

test('a cart that changed in another tab shows its new total and one sentence', async ({ page, context }) => {
  const campus = { ...(await openCheckout(page, 'en')), email: 'tabs@northgate.example' }
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto(`/${campus.site}/meal-plan-purchase`)
  await other.locator('#order-products > summary').click()
  await other.getByRole('button', { name: 'Add to cart: Block of 30' }).click()
  await expect(other.locator('#order-cart .order-item')).toHaveCount(2)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await acceptTerms(page, campus)
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart has changed.' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')).toHaveCount(2)
  await expect(field(page, 'buyer.firstName')).toHaveValue('Maya')
  await placeButton(page).click()
  await enterCode(page, campus)
  await expectOrdered(page, campus)
})
