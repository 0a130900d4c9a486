import { expect, type Page } from '@playwright/test'
import {
  acceptTerms,
  choosePayment,
  expectOrdered,
  fillBuyer,
  form,
  openCheckout,
  openSubscriptionCheckout,
  placeButton,
} from '../../support/browser/checkout'
import { standInForStripe, stripeCards } from '../../support/browser/stripe-stand-in'
import { freshOwnSite, startOwnServer, type OwnServer } from '../../support/servers/own-server'
import { startStripeServer } from '../../support/servers/stripe/stripe-server'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/visitor'

const port = Number(process.env.STRIPE_SITE_PORT ?? 3193)
const name = 'stripe'
const secretKey = 'sk_test_of_the_browser'
let server: OwnServer
let stripe: Awaited<ReturnType<typeof startStripeServer>>

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  stripe = await startStripeServer(secretKey)
  await freshOwnSite(name)
  server = await startOwnServer(name, port, {
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_browser',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_browser',
      STRIPE_API_URL: stripe.url,
    },
  })
})
test.afterAll(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
  stripe?.close()
})

const numberField = (page: Page) =>
  page.frameLocator('iframe[title="Secure card field"]').getByLabel('Number at Stripe')
const expectNoNumbers = (requests: readonly string[]) => {
  for (const number of Object.values(stripeCards)) expect(requests.join('\n')).not.toContain(number)
}
const settledIntents = () => [...stripe.state.intents.values()].filter(({ status }) => status === 'succeeded')

/** Opens the checkout and chooses how to pay. */
async function choose(page: Page, type: string) {
  const campus = await openCheckout(page, 'en')
  await fillBuyer(page, campus)
  await choosePayment(page, type)
  await placeButton(page).click()
  return campus
}

test('[CUS-2.70] a card is entered in the frame of Stripe: a fault, a refusal, then a payment; the server sees no number', async ({
  page,
}) => {
  const requests = await standInForStripe(page, stripe, secretKey)
  await page.route('https://js.stripe.com/v3/', (route) => route.abort(), { times: 1 })
  const campus = await choose(page, 'Credit card')
  await expect(form(page)).toContainText('We could not load the card form.')
  await form(page).getByRole('button', { name: 'Try again' }).click()
  await expect(numberField(page)).toBeVisible()
  await expect(form(page).locator('[name^="card."]')).toHaveCount(0)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expect(form(page).getByText('Your card number is incomplete.')).toBeFocused()

  await numberField(page).fill(stripeCards.declined)
  await placeButton(page).click()
  await expect(form(page).getByText('Card declined. Please contact your banking institution.')).toBeFocused()
  await numberField(page).fill(stripeCards.approved)
  await placeButton(page).click()
  await expectOrdered(page, campus)
  expect(settledIntents()).toMatchObject([{ amount: 55_363 }])
  expectNoNumbers(requests)
  expect(server.output()).not.toContain(stripeCards.approved)
})

test('a question of the bank (3-D Secure) comes back after a reload, and one order is paid', async ({ page }) => {
  const before = settledIntents().length
  await standInForStripe(page, stripe, secretKey)
  const question = page.waitForRequest('**/v1/next_action')
  await page.route('**/v1/next_action', () => {}, { times: 1 }) // stays open
  const campus = await choose(page, 'Credit card')
  await numberField(page).fill(stripeCards.asks)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await question
  await page.reload()
  await expectOrdered(page, campus)
  expect(settledIntents()).toHaveLength(before + 1)
})

test('a buyer who does not confirm with the bank has not ordered', async ({ page }) => {
  const before = settledIntents().length
  await standInForStripe(page, stripe, secretKey, false)
  const campus = await choose(page, 'Credit card')
  await numberField(page).fill(stripeCards.asks)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  await expect(form(page).getByText('Confirm the payment with your bank.')).toBeFocused()
  expect(settledIntents()).toHaveLength(before)
})

test('[CUS-7.38] a wallet pays with its own button, through the payment provider', async ({ page }) => {
  const before = settledIntents().length
  const requests = await standInForStripe(page, stripe, secretKey)
  const campus = await choose(page, 'GooglePay')
  await acceptTerms(page, campus)
  await page.getByRole('dialog', { name: 'Google Pay' }).getByRole('button', { name: 'Wallet button' }).click()
  await expectOrdered(page, campus)
  expect(settledIntents()).toHaveLength(before + 1)
  expectNoNumbers(requests)
})

test('the card of a subscription is replaced in the frame of Stripe, with a question of the bank', async ({ page }) => {
  const requests = await standInForStripe(page, stripe, secretKey)
  await setLanguage(page, 'en')
  const email = await signUp(page, 'northgate', { email: 'ana@northgate.example' })
  await openSubscriptionCheckout(page)
  await fillBuyer(page, { email, studentId: '400231145' })
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await numberField(page).fill(stripeCards.approved)
  await placeButton(page).click()
  await acceptTerms(page, { accept: 'I accept' })
  await page.waitForURL('**/northgate/order-complete')

  await page.goto('/northgate/customer-account?part=subscriptions')
  await page.getByRole('button', { name: 'Replace the card of 8 meals a month' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace the card of 8 meals a month' })
  await numberField(page).fill(stripeCards.declined)
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Card declined. Please contact your banking institution.')
  await numberField(page).fill(stripeCards.asks)
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All set! Your card has been replaced.' })).toBeFocused()
  await expect(page.getByText('Card: Visa ending in 3184')).toBeVisible()
  expectNoNumbers(requests)
})
