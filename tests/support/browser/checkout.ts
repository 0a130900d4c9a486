import { expect, type Page } from '@playwright/test'
import { addButton } from './order-form'
import { setLanguage } from './site-pages'

/** A campus, a plan on sale there, and the words of its checkout in a language. */
export const campuses = {
  en: {
    site: 'northgate',
    plan: 'Block of 60',
    total: '$553.63',
    checkout: 'Checkout',
    place: 'Place your order',
    accept: 'I accept',
    thanks: 'Thank you for your order!',
    email: 'maya@northgate.example',
    studentId: '400231145',
    labels: ['First name', 'Last name', 'Student number', 'Northgate email', 'Confirm email', 'Phone'],
    card: ['First name on card', 'Last name on card', 'Card number', 'Expiration date', 'Security code'],
  },
  fr: {
    site: 'universite-saint-cyrille',
    plan: 'Carnet de 25 repas',
    total: '316,11\u00a0$',
    checkout: 'Passer au paiement',
    place: 'Passer la commande',
    accept: 'J’accepte',
    thanks: 'Merci de votre commande!',
    email: 'maya@saint-cyrille.example',
    studentId: 'TREM12345678',
    labels: [
      'Prénom',
      'Nom de famille',
      'Code permanent ou numéro d’employé',
      'Courriel de l’université',
      'Confirmez le courriel',
      'Téléphone',
    ],
    card: ['Prénom sur la carte', 'Nom sur la carte', 'Numéro de carte', 'Date d’expiration', 'Code de sécurité'],
  },
} as const
export type Campus = (typeof campuses)[keyof typeof campuses]

/** Published numbers of the sandbox, by what becomes of them. */
export const cards = {
  approved: '4242424242424242',
  amex: '378282246310005',
  declined: '4000000000000002',
  slower: '4000000000000085', // approved after 20 seconds
}

export const form = (page: Page) => page.locator('.checkout-form')
export const placeButton = (page: Page) => page.locator('.checkout-button')

/** Adds a plan to a new visitor's cart. */
export async function addPlan(page: Page, { site, plan }: Pick<Campus, 'site'> & { plan: string }) {
  await page.goto(`/${site}/meal-plan-purchase`)
  await page.locator('#order-products > summary').click()
  await addButton(page, plan).click()
  await expect(page.locator('#order-cart .order-item')).toHaveCount(1)
  await expect(page.locator('.order-overlay')).toHaveCount(0)
}

/** Opens the checkout of a cart with one plan. */
export async function openCheckout(page: Page, language: 'en' | 'fr', plan?: string) {
  const campus = campuses[language]
  await setLanguage(page, language)
  await addPlan(page, { site: campus.site, plan: plan ?? campus.plan })
  await page.locator('#order-cart').getByRole('button', { name: campus.checkout }).click()
  await expect(form(page)).toBeVisible()
  return campus
}

/** Adds a subscription that starts on January 1 to the cart of a customer, and opens its checkout. */
export async function openSubscriptionCheckout(page: Page) {
  await page.goto('/northgate/meal-plan-purchase')
  await page.locator('#order-products > summary').click()
  await page.getByRole('button', { name: 'Add to cart: 8 meals a month' }).click()
  const dates = page.getByRole('dialog', { name: '8 meals a month' })
  await dates.getByLabel('Start').selectOption({ label: 'January 1, 2027' })
  await dates.getByRole('button', { name: 'Accept and add to cart' }).click()
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
}

type Person = Partial<Record<'firstName' | 'lastName' | 'email' | 'confirmEmail' | 'phoneNumber', string>>

/** Fills in a person with an address in Ontario. */
export async function fillPerson(page: Page, part: 'buyer' | 'student', person: Person) {
  const values = {
    firstName: 'Maya',
    lastName: 'Lindqvist-Osei',
    phoneNumber: '7055550163',
    address: '44 Harbour Street, unit 3',
    city: 'Parry Sound',
    postalCode: 'P2A 9Z9',
    ...person,
  }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${part}.${name}"]`).fill(value)
  await page.locator(`[name="${part}.province"]`).selectOption('ON')
}

/** Fills in the buyer as a student of the campus. */
export async function fillBuyer(page: Page, { email, studentId }: { email: string; studentId: string }) {
  await fillPerson(page, 'buyer', { email, confirmEmail: email })
  await page.locator('[name="buyer.studentId"]').fill(studentId)
}

export const choosePayment = (page: Page, type: string) => form(page).locator(`input[value="${type}"]`).check()

/** Fills in a card of the sandbox. The billing address is the buyer's. */
export async function fillCard(page: Page, number: string, securityCode = '123') {
  const values = { firstName: 'Maya', lastName: 'Lindqvist-Osei', number, expires: '12/30', securityCode }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="card.${name}"]`).fill(value)
}

/** Accepts the terms of the plans in the open dialog. */
export async function acceptTerms(page: Page, { accept }: Pick<Campus, 'accept'>) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: accept }).click()
}

/** Enters the code that the demo's mailbox has for an address, in the dialog that asks for it. */
export async function enterCode(page: Page, { email, place }: { email: string; place: string }) {
  const dialog = page.getByRole('dialog', { name: /^Confirm(?:ez votre commande| your order)$/ })
  await expect(dialog).toContainText(email)
  await dialog.getByRole('textbox').fill(await readCode(page, email))
  await dialog.getByRole('button', { name: place }).click()
}

/** The newest code that was mailed to an address. Each test has an address of its own. */
export async function readCode(page: Page, email: string): Promise<string> {
  const html = await (await page.request.get('/mailbox')).text()
  const mails = html.split('<article').filter((mail) => mail.includes(email))
  return mails.map((mail) => /^\d{6}$/m.exec(mail)?.[0]).find(Boolean) ?? ''
}

/** The order went through: the thanks and the order are shown. */
export async function expectOrdered(page: Page, { site, thanks }: Pick<Campus, 'site' | 'thanks'>) {
  await page.waitForURL(`**/${site}/order-complete`)
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  await expect(page.locator('.receipt-total td')).toBeVisible()
}
