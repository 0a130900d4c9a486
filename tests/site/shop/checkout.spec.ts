import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  addPlan,
  campuses,
  cards,
  choosePayment,
  enterCode,
  expectOrdered,
  fillBuyer,
  fillCard,
  form,
  openCheckout,
  placeButton,
  readCode,
} from '../../support/browser/checkout'
import { setLanguage } from '../../support/browser/site-pages'
import { test, waitForHydration } from '../../support/browser/visitor'

test('[CUS-2.64] [CUS-4.15] opening the checkout hides products and item deletion; editing the cart brings them back and keeps what was typed', async ({
  page,
}) => {
  const campus = await openCheckout(page, 'en')
  const cart = page.locator('#order-cart')
  await expect(page.locator('#order-selections')).toBeHidden()
  await expect(page.locator('#order-products')).toBeHidden()
  await expect(page.locator('#order-checkout-summary')).toBeFocused()
  await fillBuyer(page, campus)
  await cart.locator('> summary').click()
  await expect(page.getByRole('button', { name: 'Delete Block of 60' })).toBeHidden()
  await expect(cart.getByLabel('Promo code')).toHaveCount(0)

  await cart.getByRole('button', { name: 'Edit cart' }).click()
  await expect(page.locator('#order-products')).toHaveAttribute('open', '')
  await cart.locator('> summary').click()
  await expect(page.getByRole('button', { name: 'Delete Block of 60' })).toBeVisible()
  await cart.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Maya')
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0163')
})

test('[CUS-2.5] [CUS-2.70] [CUS-2.71] [CUS-4.17] [CUS-4.18] [CUS-4.22] [CUS-4.27] [CUS-6.1] a guest pays by credit card', async ({
  page,
}) => {
  const campus = await openCheckout(page, 'en')
  await expect(page.locator('.checkout-summary .order-total dd')).toHaveText(campus.total)
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
  await expect(page.locator('.receipt-total td')).toHaveText(campus.total)
  await expect(page.getByText(`We email your receipt to ${campus.email}`)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const pdf = await page.request.get((await page.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText('There is no order to show here.')).toBeVisible()
  await expect(page.locator('.receipt')).toHaveCount(0)
})

test('[CUS-4.17] [CUS-4.21] [CUS-4.25] [CUS-4.27] the terms of the student ID come before those of the plan, none is skipped, and going back places no second order', async ({
  page,
}) => {
  await page.goto('/northgate')
  const campus = { ...(await openCheckout(page, 'en')), email: 'terms@northgate.example' }
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  const sent: { accepted_terms: { kind: string }[] }[] = []
  page.on('request', (request) => request.url().endsWith('/v1/cart/checkout') && sent.push(request.postDataJSON()))
  await placeButton(page).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'You have not accepted the terms.' })).toBeFocused()
  expect(sent).toEqual([])
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Maya')

  await placeButton(page).click()
  const first = page.getByRole('dialog', { name: 'Terms for payment by Student ID' })
  await expect(first).toContainText('1 of 2')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await first.getByRole('button', { name: 'I accept' }).click()
  const second = page.getByRole('dialog', { name: 'Meal plan terms' })
  await expect(second).toContainText('2 of 2')
  await second.getByRole('button', { name: 'I accept' }).click()
  await enterCode(page, campus)
  await expectOrdered(page, campus)
  const kinds = sent.map(({ accepted_terms }) => accepted_terms.map(({ kind }) => kind))
  const all = ['student-id-terms', 'meal-plan-terms', 'privacy', 'terms']
  expect(kinds).toEqual([all, all]) // without the code, and with it

  await page.goBack()
  await expect(page).toHaveURL(/\/northgate$/) // the next page is opened when this one is complete
  await waitForHydration(page)
  await page.goto(`/${campus.site}/meal-plan-purchase`)
  await expect(page.locator('#order-cart')).toContainText('Your cart is empty.')
  await expect(form(page)).toHaveCount(0)
})

test('[CUS-4.45] a payment by student ID waits for the code of its payer, who may mistype it, ask again and come back', async ({
  page,
}) => {
  const campus = { ...(await openCheckout(page, 'en')), email: 'code@northgate.example' }
  await fillBuyer(page, campus)
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await acceptTerms(page, campus)
  const dialog = page.getByRole('dialog', { name: 'Confirm your order' })
  const input = dialog.getByLabel('Six-digit code')
  await expect(input).toBeFocused()
  await expect(dialog).toContainText(`We sent a six-digit code to ${campus.email}.`)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.type('12 34')
  await page.keyboard.press('Enter')
  await expect(input).toHaveAccessibleDescription(/Enter the six digits of the code\./)
  const code = await readCode(page, campus.email)
  await input.fill(code === '111111' ? '222222' : '111111')
  await page.keyboard.press('Enter')
  await expect(input).toHaveAccessibleDescription(/This code is wrong\. You have 4 more tries\./)
  await expect(input).toBeFocused()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Send a new code' }).click()
  await expect(dialog).toContainText('less than a minute ago')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'Your order was not placed.' })).toBeFocused()
  await placeButton(page).click() // the terms are accepted already
  await input.fill(code)
  await page.keyboard.press('Enter')
  await expectOrdered(page, campus)
})

test('in Quebec the French terms are accepted before the English ones', async ({ page }) => {
  const { site } = campuses.fr
  await setLanguage(page, 'en')
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

test('[CUS-4.17] [CUS-4.20] [CUS-4.31] [CUS-7.35] [CUS-8.7] a guest pays with Apple Pay after closing it, a refusal of the bank and a failure', async ({
  page,
}) => {
  const campus = await openCheckout(page, 'en')
  await fillBuyer(page, campus)
  await choosePayment(page, 'ApplePay')
  await expect(placeButton(page)).toHaveText('Pay with Apple Pay')
  await placeButton(page).click()
  await acceptTerms(page, campus)
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' })
  await expect(sheet).toContainText('Demonstration')
  await expect(sheet).toContainText(campus.total)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You closed Apple Pay.' })).toBeFocused()
  await expect(page.locator('[name="buyer.firstName"]')).toHaveCount(0) // frozen
  for (const [outcome, sentence] of [
    ['Have the bank decline', 'We were unable to process your transaction.'],
    ['Have the wallet fail', 'There was an error processing your transaction.'],
  ] as const) {
    await placeButton(page).click() // the terms are accepted already
    await sheet.getByRole('button', { name: outcome }).click()
    await expect(form(page).getByText(sentence)).toBeFocused()
  }
  await page.getByRole('button', { name: 'Edit customer information' }).click()
  await expect(page.locator('[name="buyer.firstName"]')).toHaveValue('Maya')
  await placeButton(page).click()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expectOrdered(page, campus)
})

test('[CUS-1.6] [CUS-9.3] the payment types have French names, and payroll deduction and Google Pay pay to their end', async ({
  page,
}) => {
  for (const { type, email, wallet } of [
    { type: 'Payroll deduction', email: 'm.tanguay@saint-cyrille.example', wallet: null },
    { type: 'GooglePay', email: campuses.fr.email, wallet: 'Google Pay' },
  ]) {
    const campus = await openCheckout(page, 'fr')
    await fillBuyer(page, { ...campus, email })
    const names = ['Carte étudiante', 'Retenue salariale', 'Carte de crédit', 'Apple Pay', 'Google Pay']
    await expect(form(page).locator('.checkout-type strong')).toHaveText(names) // this plan has no installments
    await choosePayment(page, type)
    await placeButton(page).click()
    await acceptTerms(page, campus)
    if (!wallet) await enterCode(page, { ...campus, email })
    if (wallet) await page.getByRole('dialog', { name: wallet }).getByRole('button', { name: 'Approuver' }).click()
    await expectOrdered(page, campus)
  }
})

test('[CUS-1.6] [CUS-4.17] [CUS-4.19] [CUS-9.3] [CUS-9.10] a guest pays in installments, with plans that load at the second try', async ({
  page,
}) => {
  await page.route('**/v1/sites/installments', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const campus = await openCheckout(page, 'fr', 'Tous les repas')
  await fillBuyer(page, campus)
  await expect(form(page).locator('.checkout-type strong').last()).toHaveText('Versements')
  await choosePayment(page, 'installments')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  await expect(placeButton(page)).toHaveText('Continuer')
  await placeButton(page).click()
  await expect(form(page)).toContainText('Nous n’avons pas pu charger les plans de versements.')
  await expect(form(page).getByRole('radio')).toHaveCount(1) // the full amount
  await form(page).getByRole('button', { name: 'Réessayer' }).click()

  const plans = page.getByRole('group', { name: 'Comment voulez-vous répartir vos paiements?' })
  await expect(plans.getByRole('radio')).toHaveCount(3) // in full, 3 and 6 payments
  await expect(plans).toContainText('6 paiements mensuels de')
  await expect(plans).toContainText(/TAP de 7,99\u00a0%/)
  await expect(placeButton(page)).toBeDisabled()
  expect(await findViolations(page, '#order-checkout')).toEqual([])
  await plans.getByRole('radio').nth(2).check()
  await expect(placeButton(page)).toHaveText(
    /^Passer la commande6 paiements mensuels de [\d\s]+,\d\d\s\$, [\d\s]+,\d\d\s\$ en tout\.$/,
  )
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expectOrdered(page, campus)
})

test('[CUS-8.10] without installment plans the full amount can be paid', async ({ page }) => {
  const json = { status: 'success', records: 0, installments: [], order_id: '0'.repeat(24) }
  await page.route('**/v1/sites/installments', (route) => route.fulfill({ json }))
  const campus = await openCheckout(page, 'fr', 'Tous les repas')
  await fillBuyer(page, campus)
  await choosePayment(page, 'installments')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  await placeButton(page).click()
  await expect(form(page)).toContainText('Les versements ne sont pas offerts pour cette carte et ce montant.')
  await form(page).getByRole('radio').check()
  await expect(placeButton(page)).toHaveText(campus.place)
})
