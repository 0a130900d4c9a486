import { readSettings } from '@/server/settings'

const secret = { PAYLOAD_SECRET: 'a secret of these tests' }
const production = { ...secret, NODE_ENV: 'production' }
const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
}
const read = (environment: object) => readSettings({ ...secret, ...environment }).payments

test.each([
  [{}, 'sandbox'],
  [{ PAYMENT_PROVIDER: '', PAYMENT_SANDBOX: '' }, 'sandbox'],
  [{ ...production }, 'none'],
  [{ ...production, PAYMENT_SANDBOX: 'allow' }, 'sandbox'],
  [{ ...production, PAYMENT_PROVIDER: 'sandbox', PAYMENT_SANDBOX: 'allow' }, 'sandbox'],
  [{ ...production, ...stripe }, 'stripe'],
  [{ ...production, ...stripe, PAYMENT_SANDBOX: 'allow' }, 'stripe'],
])('%j chooses the provider %s', (environment, provider) => expect(read(environment).provider).toBe(provider))

test('the sandbox does not start in production without permission', () =>
  expect(() => read({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toThrow(
    /^Refectory cannot start: PAYMENT_PROVIDER=sandbox .* set PAYMENT_SANDBOX=allow for a demo, or PAYMENT_PROVIDER=stripe$/,
  ))

test('Stripe has its keys, and an address only for tests', () => {
  expect(read(stripe)).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_a',
    publishableKey: 'pk_test_a',
    webhookSecret: 'whsec_a',
    apiUrl: null,
  })
  expect(read({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toMatchObject({
    apiUrl: 'http://127.0.0.1:12111',
  })
})

test.each([
  [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER must be sandbox or stripe'],
  [{ PAYMENT_SANDBOX: 'yes' }, 'PAYMENT_SANDBOX must be allow or empty'],
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, 'PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_a' }, 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_a' }, 'STRIPE_PUBLISHABLE_KEY must start with pk_'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'a' }, 'STRIPE_WEBHOOK_SECRET must start with whsec_'],
  [{ ...stripe, STRIPE_API_URL: 'localhost' }, 'STRIPE_API_URL must be an address'],
])('%j ends the start with a sentence that shows no key', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence)
  expect(() => read(environment)).not.toThrow('sk_test_a')
})
