import { jest } from '@jest/globals'
import Stripe from 'stripe'
import { createSandbox, type SandboxFault } from '@/server/payments/sandbox/sandbox-provider'
import { sandboxSignatureHeader, signSandboxEvent } from '@/server/payments/sandbox/sandbox-events'
import { createStripeProvider } from '@/server/payments/stripe/stripe-provider'
import type { PaymentMethod } from '@/server/payments/provider'
import { closePayload, openPayload } from '../../../support/payload'
import { startStripeServer } from '../../../support/servers/stripe/stripe-server'
import { describeProvider, type TestCard } from './provider-contract'

const payload = await openPayload()
jest.spyOn(console, 'error').mockImplementation(() => undefined) // the log of outages that the tests make
const secretKey = 'sk_test_of_these_tests'
const server = await startStripeServer(secretKey)
afterAll(async () => {
  server.close()
  await closePayload()
})

const sandboxNumbers: Record<TestCard, string | null> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  invalid: '4111111111111111',
  'refund-fails': '4000000000005126',
  'needs-action': null,
}

describeProvider('sandbox', async () => {
  let fault: SandboxFault | null = null
  return {
    provider: createSandbox(payload, { faultOf: () => fault }),
    method: async (card) => {
      const number = sandboxNumbers[card]
      if (number === null) return null
      return { kind: 'card', number, expires: '12/39', securityCode: '123', firstName: 'A', lastName: 'B' }
    },
    setFault: (next) => {
      fault = next
    },
    passDays: () => undefined, // it forgets nothing
    webhook: (orderId, charge, now) => {
      const reference = 'reference' in charge ? charge.reference : null
      const event = { id: 'sandbox_event_1', type: 'charge-approved', orderId, reference, amountCents: 1, charge }
      const rawBody = Buffer.from(JSON.stringify(event))
      return { rawBody, headers: { [sandboxSignatureHeader]: signSandboxEvent(payload.secret, rawBody, now) } }
    },
  }
})

const webhookSecret = 'whsec_of_these_tests'
const publishableKey = 'pk_test_of_these_tests'
const stripeCards: Record<TestCard, string | null> = {
  approved: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  invalid: 'pm_card_incorrectNumber',
  'refund-fails': 'pm_card_refundFail',
  'needs-action': 'pm_card_authenticationRequired',
}
/** A ConfirmationToken, which Stripe's script would make in the browser. */
const tokenOf = async (stripe: Stripe, card: string): Promise<PaymentMethod> => {
  const { id } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
  return { kind: 'token', token: id, wallet: null }
}

describeProvider('stripe', async () => {
  const { hostname: host, port } = new URL(server.url)
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http' })
  return {
    provider: createStripeProvider({
      provider: 'stripe',
      secretKey,
      publishableKey,
      webhookSecret,
      apiUrl: server.url,
    }),
    method: async (card) => {
      const name = stripeCards[card]
      return name === null ? null : tokenOf(stripe, name)
    },
    setFault: (fault) => server.setFaults(() => (fault === 'unreachable' ? 'refused' : fault && 'lost')),
    passDays: () => server.forgetKeys(),
    webhook: (orderId, charge, now) => {
      const intent = server.state.intents.get('reference' in charge ? (charge.reference ?? '') : '')
      const event = {
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: intent },
      }
      const body = JSON.stringify(event)
      const timestamp = Math.floor(now.getTime() / 1_000)
      const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp })
      return { rawBody: Buffer.from(body), headers: { 'stripe-signature': signature } }
    },
  }
})

const testKey = process.env.STRIPE_TEST_KEY
if (testKey) {
  if (!/^[sr]k_test_/.test(testKey)) throw new Error('STRIPE_TEST_KEY must be a key of the test mode')
  const onlyLocal = new Set<TestCard>(['invalid', 'refund-fails']) // test mode takes these as numbers only
  describeProvider('stripe (test mode)', async () => ({
    provider: createStripeProvider({
      provider: 'stripe',
      secretKey: testKey,
      publishableKey,
      webhookSecret,
      apiUrl: null,
    }),
    method: async (card) => {
      const name = onlyLocal.has(card) ? null : stripeCards[card]
      return name === null ? null : tokenOf(new Stripe(testKey), name)
    },
    setFault: null,
    passDays: null,
    webhook: null,
  }))
}
