import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  addPlan,
  cards,
  choosePayment,
  campuses,
  expectOrdered,
  fillBuyer,
  fillCard,
  form,
  openCheckout,
  placeButton,
} from '../../support/browser/checkout'
import { setLanguage } from '../../support/browser/site-pages'
import { test, waitForHydration } from '../../support/browser/visitor'

const summary = (page: Page) => page.locator('.checkout-summary')

test('[CUS-2.64] [CUS-4.15] opening the checkout hides products and item deletion, editing the cart brings them back', async ({
  page,
  baseURL,
}) => {
  await openCheckout(page, 'en', baseURL)
  await expect(page.locator('#order-selections')).toBeHidden()
  await expect(page.locator('#order-products')).toBeHidden()
  await expect(page.locator('#order-checkout-summary')).toBeFocused()
  await page.locator('#order-cart > summary').click()
  await expect(page.getByRole('button', { name: 'Delete Block of 60' })).toBeHidden()
  await expect(page.locator('#order-cart').getByLabel('Promo code')).toHaveCount(0)

  await page.locator('#order-cart').getByRole('button', { name: 'Edit cart' }).click()
  await expect(page.locator('#order-products')).toHaveAttribute('open', '')
  await page.locator('#order-cart > summary').click()
  await expect(page.getByRole('button', { name: 'Delete Block of 60' })).toBeVisible()
})

test('what was typed is still there after the cart was edited', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await summary(page).getByRole('button', { name: 'Edit cart' }).click()
  await page.locator('#order-cart > summary').click()
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Maya')
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0163')
})

for (const language of ['en', 'fr'] as const)
  test(`[CUS-2.5] [CUS-2.70] [CUS-2.71] [CUS-4.17] [CUS-4.18] [CUS-4.22] [CUS-4.27] [CUS-6.1] a guest pays by credit card (${language})`, async ({
    page,
    baseURL,
  }) => {
    const campus = await openCheckout(page, language, baseURL)
    await expect(summary(page).locator('.order-total dd')).toHaveText(campus.total)
    for (const label of campus.labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    expect(await findViolations(page, '#order-checkout')).toEqual([])
    await fillBuyer(page, campus)
    await choosePayment(page, 'Credit card')
    await placeButton(page).click()

    await expect(page.locator('[name="buyer.firstName"]')).toHaveCount(0) // frozen
    for (const label of campus.card) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
    expect(await findViolations(page, '#order-checkout')).toEqual([])
    await fillCard(page, cards.approved)
    await placeButton(page).click()
    await acceptTerms(page, campus)
    await expectOrdered(page, campus)
  })

test('[CUS-4.17] [CUS-4.21] [CUS-4.25] [CUS-7.34] the terms of the student ID come before those of the plan', async ({
  page,
  baseURL,
}) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  const sent = page.waitForRequest('**/v1/cart/checkout')
  await placeButton(page).click()
  const first = page.getByRole('dialog', { name: 'Terms for payment by Student ID' })
  await expect(first).toContainText('1 of 2')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await first.getByRole('button', { name: 'I accept' }).click()
  const second = page.getByRole('dialog', { name: 'Meal plan terms' })
  await expect(second).toContainText('2 of 2')
  await second.getByRole('button', { name: 'I accept' }).click()
  const { accepted_terms: accepted } = (await sent).postDataJSON() as { accepted_terms: { kind: string }[] }
  expect(accepted.map(({ kind }) => kind)).toEqual(['student-id-terms', 'meal-plan-terms', 'privacy', 'terms'])
  await expectOrdered(page, campus)
})

test('[CUS-5.8] payroll deduction is for the emails of faculty and staff', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Payroll deduction')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  const email = page.getByLabel('Northgate email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/We could not find this email among faculty and staff\./)
  for (const name of ['email', 'confirmEmail'])
    await page.locator(`[name="buyer.${name}"]`).fill('p.raman@northgate.example')
  await placeButton(page).click() // the terms are accepted already
  await expectOrdered(page, campus)
})

test('terms that are not accepted place no order', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  let isSent = false
  page.on('request', (request) => (isSent ||= request.url().includes('/v1/cart/checkout')))
  await placeButton(page).click()
  await page.keyboard.press('Escape')
  const refusal = page.getByRole('alert').filter({ hasText: 'You have not accepted the terms.' })
  await expect(refusal).toBeFocused()
  expect(isSent).toBe(false)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Maya')
})

test('in Quebec the French terms are accepted before the English ones', async ({ page, baseURL }) => {
  const { site } = campuses.fr
  await setLanguage(page, 'en', baseURL)
  await addPlan(page, { site, plan: 'Book of 25 meals' })
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
  await fillBuyer(page, campuses.fr)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  const sent = page.waitForRequest('**/v1/cart/create_cc_order')
  await placeButton(page).click()
  const french = page.getByRole('dialog', { name: 'Conditions des forfaits repas' })
  await expect(french).toHaveAttribute('lang', 'fr-CA')
  await expect(french).toContainText('Le forfait est personnel')
  await french.getByRole('button', { name: 'J’accepte' }).click()
  const english = page.getByRole('dialog', { name: 'Meal plan terms' })
  await english.getByRole('button', { name: 'I accept' }).click()
  const { accepted_terms: accepted } = (await sent).postDataJSON() as {
    accepted_terms: { kind: string; locale: string }[]
  }
  const ofPlan = accepted.filter(({ kind }) => kind === 'meal-plan-terms')
  expect(ofPlan.map(({ locale }) => locale)).toEqual(['fr', 'en'])
  await expectOrdered(page, { site, thanks: campuses.en.thanks })
})

for (const { wallet, name } of [
  { wallet: 'ApplePay', name: 'Apple Pay' },
  { wallet: 'GooglePay', name: 'Google Pay' },
])
  test(`[CUS-4.17] [CUS-4.20] [CUS-4.31] [CUS-7.35] a guest pays with ${name}`, async ({ page, baseURL }) => {
    const campus = await openCheckout(page, 'en', baseURL)
    await fillBuyer(page, campus)
    await choosePayment(page, wallet)
    await expect(placeButton(page)).toHaveText(`Pay with ${name}`)
    await placeButton(page).click()
    await acceptTerms(page, campus)
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toContainText('Demonstration')
    await expect(sheet).toContainText(campus.total)
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert').filter({ hasText: `You closed ${name}.` })).toBeFocused()
    await expect(page.locator('[name="buyer.firstName"]')).toHaveCount(0) // frozen

    await placeButton(page).click() // the terms are accepted already
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Approve' }).click()
    await expectOrdered(page, campus)
  })

/** What is paid with each type in French, and what happens between the button and the thanks. Cards and installments: below. */
const inFrench = [
  { type: 'Student ID', terms: 2 },
  { type: 'Payroll deduction', terms: 1, email: 'm.tanguay@saint-cyrille.example' },
  { type: 'ApplePay', terms: 1, wallet: 'Apple Pay' },
  { type: 'GooglePay', terms: 1, wallet: 'Google Pay' },
]

test('[CUS-1.6] [CUS-9.3] the six payment types have French names, and each without a card form pays to its end', async ({
  page,
  baseURL,
}) => {
  test.slow()
  for (const { type, terms, email, wallet } of inFrench) {
    const campus = await openCheckout(page, 'fr', baseURL)
    await fillBuyer(page, { ...campus, email: email ?? campus.email })
    const names = ['Carte étudiante', 'Retenue salariale', 'Carte de crédit', 'Apple Pay', 'Google Pay', 'Versements']
    await expect(form(page).locator('.checkout-type strong')).toHaveText(names.slice(0, 5)) // this plan has no installments
    await choosePayment(page, type)
    await placeButton(page).click()
    for (let step = 0; step < terms; step++) await acceptTerms(page, campus)
    if (wallet) await page.getByRole('dialog', { name: wallet }).getByRole('button', { name: 'Approuver' }).click()
    await expectOrdered(page, campus)
  }
})

test('[CUS-1.6] [CUS-4.17] [CUS-4.19] [CUS-9.3] [CUS-9.10] a guest pays in installments', async ({ page, baseURL }) => {
  const campus = await openCheckout(page, 'fr', baseURL, 'Tous les repas')
  await fillBuyer(page, campus)
  await choosePayment(page, 'installments')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  await expect(placeButton(page)).toHaveText('Continuer')
  await placeButton(page).click()

  const plans = page.getByRole('group', { name: 'Comment voulez-vous répartir vos paiements?' })
  await expect(plans.getByRole('radio')).toHaveCount(3) // in full, 3 and 6 payments
  await expect(plans).toContainText('6 paiements mensuels de')
  await expect(plans).toContainText(/TAP de 7,99\u00a0%/)
  await expect(placeButton(page)).toBeDisabled()
  expect(await findViolations(page, '#order-checkout')).toEqual([])
  await plans.getByRole('radio').nth(2).check()
  await expect(placeButton(page)).toHaveText(campus.place)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expectOrdered(page, campus)
})

test('[CUS-4.27] after the order the cart is empty, and going back places no second one', async ({ page, baseURL }) => {
  await page.goto('/northgate')
  const campus = await openCheckout(page, 'en', baseURL)
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await acceptTerms(page, campus)
  await expectOrdered(page, campus)
  await page.goBack()
  await expect(page).toHaveURL(/\/northgate$/) // the next page is opened when this one is complete
  await waitForHydration(page)
  await page.goto(`/${campus.site}/meal-plan-purchase`)
  await expect(page.locator('#order-cart')).toContainText('Your cart is empty.')
  await expect(form(page)).toHaveCount(0)
})
