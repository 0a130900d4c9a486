/** @runs-once: Stripe's state is not in the database. */
import { jest } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { createStripeProvider } from '@/server/payments/stripe/stripe-provider'
import type { ChargeRequest } from '@/server/payments/provider'
import { startStripeServer } from '../../../support/servers/stripe/stripe-server'

const settings = {
  provider: 'stripe',
  secretKey: 'sk_test_of_these_tests',
  publishableKey: 'pk_test_of_these_tests',
  webhookSecret: 'whsec_of_these_tests',
} as const
const server = await startStripeServer(settings.secretKey)
const { hostname: host, port } = new URL(server.url)
const stripe = new Stripe(settings.secretKey, { host, port, protocol: 'http' })
const provider = createStripeProvider({ ...settings, apiUrl: server.url })
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  server.setFaults(() => null)
  server.calls.length = 0
})
afterAll(server.close)

const newId = () => randomBytes(12).toString('hex')
async function requestWith(card: string, changes: Partial<ChargeRequest> = {}): Promise<ChargeRequest> {
  const { id: token } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
  server.calls.length = 0
  const orderId = newId()
  const order = { key: `order:${orderId}`, orderId, siteId: newId(), orderNo: 'NG-1', amountCents: 9_900 }
  const method = { kind: 'token', token, wallet: null } as const
  return { ...order, method, email: 'buyer@example.com', saveMethod: false, installment: null, ...changes }
}

/** Charges $99 and returns the reference. */
async function pay(): Promise<string> {
  const request = await requestWith('pm_card_visa')
  const charge = await provider.authorise(request)
  if (charge.status !== 'approved') throw new Error(`It is ${charge.status}`)
  await provider.settle(charge.reference, request.key)
  return charge.reference
}

/** Reads a webhook that Stripe has signed. */
function readSigned(payload: string) {
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: settings.webhookSecret })
  return provider.readWebhook(Buffer.from(payload), { 'stripe-signature': signature }, new Date())
}

describe('Stripe', () => {
  test('gets the order, the amount and an idempotency key with every step', async () => {
    const request = await requestWith('pm_card_mastercard')
    const charge = await provider.authorise(request)
    if (charge.status !== 'approved') throw new Error('Not approved')
    await provider.settle(charge.reference, request.key)
    const intent = `POST /v1/payment_intents/${charge.reference}`
    expect(server.calls.map(({ call, key }) => [call, key])).toEqual([
      ['POST /v1/payment_intents', `intent:${request.key}`],
      [intent, `update:${request.key}`],
      [`${intent}/confirm`, `confirm:${request.key}`],
      [`${intent}/capture`, `capture:${request.key}`],
    ])
    expect(server.state.intents.get(charge.reference)).toMatchObject({
      amount: 9_900,
      status: 'succeeded',
      metadata: {
        refectory_key: request.key,
        order_id: request.orderId,
        site_id: request.siteId,
        order_no: 'NG-1',
      },
    })
  })

  test('never gets a card number', async () => {
    const number = '4242424242424242'
    const card = { kind: 'card', number, expires: '12/39', securityCode: '123', firstName: 'A', lastName: 'B' } as const
    const request = await requestWith('pm_card_visa', { method: card })
    expect(await provider.authorise(request)).toEqual({ status: 'declined', code: '23', reference: null })
    expect(server.calls).toEqual([])
    expect(JSON.stringify(logged.mock.calls)).not.toContain(number)
  })

  test.each([
    [true, { status: 'approved' }],
    [false, { status: 'declined', code: '12' }],
  ])('lets the bank ask the buyer, who confirms (%s), and the same call continues', async (isConfirmed, expected) => {
    const request = await requestWith('pm_card_authenticationRequired')
    const asked = await provider.authorise(request)
    if (asked.status !== 'needs-action') throw new Error(`It is ${asked.status}`)
    expect(asked.clientSecret).toMatch(/^pi_\w+_secret_/)
    expect(await provider.find(request.key)).toEqual({ charge: asked, settled: false })
    server.authenticate(asked.reference, isConfirmed)
    const charge = await provider.authorise(request)
    expect(charge).toMatchObject(isConfirmed ? { ...expected, reference: asked.reference } : expected)
  })

  test('stores a card with a setup intent, for charges without the buyer', async () => {
    const { amountCents: _, saveMethod: __, installment: ___, ...request } = await requestWith('pm_card_visa')
    const stored = await provider.saveMethod(request)
    if (stored.status !== 'approved') throw new Error(`It is ${stored.status}`)
    const setup = `POST /v1/setup_intents/${stored.reference}`
    expect(server.calls.map(({ call, key }) => [call, key])).toEqual([
      ['POST /v1/setup_intents', `setup:${request.key}`],
      ['POST /v1/customers', `customer:${request.key}`],
      [setup, `setup-update:${request.key}`],
      [`${setup}/confirm`, `setup-confirm:${request.key}`],
    ])
    expect(server.state.setups.get(stored.reference)).toMatchObject({
      usage: 'off_session',
      metadata: { refectory_key: request.key, order_id: request.orderId },
    })
    expect(
      await provider.saveMethod({ ...request, key: 'order:card', method: { kind: 'saved', method: 'a' } }),
    ).toEqual({
      status: 'declined',
      code: '12',
      reference: null,
    })
  })

  test.each([
    [true, { status: 'approved' }],
    [false, { status: 'declined', code: '12' }],
  ])('lets the buyer confirm a card to store (%s), and the repeated call tells', async (isConfirmed, expected) => {
    const {
      amountCents: _,
      saveMethod: __,
      installment: ___,
      ...request
    } = await requestWith('pm_card_authenticationRequired')
    const asked = await provider.saveMethod(request)
    if (asked.status !== 'needs-action') throw new Error(`It is ${asked.status}`)
    expect(asked.clientSecret).toMatch(/^seti_\w+_secret_/)
    expect(await provider.find(request.key)).toEqual({ charge: asked, settled: false })
    server.authenticate(asked.reference, isConfirmed)
    expect(await provider.saveMethod(request)).toMatchObject(expected)
    expect(await provider.find(request.key)).toMatchObject({ charge: expected, settled: isConfirmed })
  })

  test('declines a saved card whose bank wants to ask the absent buyer', async () => {
    const request = await requestWith('pm_card_authenticationRequired', { saveMethod: true })
    const asked = await provider.authorise(request)
    if (asked.status !== 'needs-action') throw new Error(`It is ${asked.status}`)
    server.authenticate(asked.reference, true)
    const approved = await provider.authorise(request)
    if (approved.status !== 'approved' || !approved.savedMethod) throw new Error('Not saved')
    const { installment: _, ...rest } = request
    const later = { ...rest, key: `charge:${newId()}:1`, method: approved.savedMethod }
    expect(await provider.chargeSaved(later)).toMatchObject({ status: 'declined', code: '12' })
  })

  test.each(['POST /v1/payment_intents', '/confirm', 'refused after the update'])(
    'continues after a crash at %s, and charges once',
    async (step) => {
      const request = await requestWith('pm_card_visa')
      server.setFaults((call) =>
        call.endsWith(step) ? 'lost' : step.startsWith('refused') && call.endsWith('/confirm') ? 'refused' : null,
      )
      expect(await provider.authorise(request)).toEqual({ status: 'unknown' })
      server.setFaults(() => null)
      const charge = await provider.authorise(request)
      expect(charge).toMatchObject({ status: 'approved' })
      const ours = [...server.state.intents.values()].filter(({ metadata }) => metadata.refectory_key === request.key)
      expect(ours.map(({ status }) => status)).toEqual(['requires_capture'])
    },
  )

  test('refunds once when Stripe has forgotten the key of a refund', async () => {
    const reference = await pay()
    const refund = { reference, amountCents: 4_000, key: `refund:${newId()}:0` }
    const first = await provider.refund(refund)
    server.forgetKeys()
    expect(await provider.refund(refund)).toEqual(first)
    expect(server.state.refunds.filter(({ payment_intent: of }) => of === reference)).toHaveLength(1)
    expect(await provider.refund({ ...refund, key: `refund:${newId()}:1` })).toMatchObject({ status: 'done' })
  })

  test('takes a refund that failed at the bank later out of what it settled', async () => {
    const reference = await pay()
    const refund = await provider.refund({ reference, amountCents: 4_000, key: `refund:${newId()}:0` })
    if (refund.status !== 'done') throw new Error(`It is ${refund.status}`)
    server.failRefund(refund.reference)
    const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date]
    const settled = (await provider.listSettled({ from, until })).filter((each) => each.reference === refund.reference)
    expect(settled.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['refund', -4_000],
      ['refund', 4_000],
    ])
  })

  test('finds a charge by its key, without the search that lags behind', async () => {
    const request = await requestWith('pm_card_visa')
    const charge = await provider.authorise(request)
    server.calls.length = 0
    expect(await provider.find(request.key)).toEqual({ charge, settled: false })
    expect(server.calls.map(({ call }) => call)).toEqual([
      'POST /v1/payment_intents',
      `GET /v1/payment_intents/${charge.status === 'approved' ? charge.reference : ''}`,
    ])
  })

  test('does not know the outcome when Stripe is silent', async () => {
    const impatient = createStripeProvider({ ...settings, apiUrl: server.url }, { timeout: 200, maxNetworkRetries: 0 })
    const request = await requestWith('pm_card_visa')
    server.setFaults(() => 'silent')
    expect(await impatient.authorise(request)).toEqual({ status: 'unknown' })
    expect(await impatient.find(request.key)).toEqual({ charge: { status: 'unknown' }, settled: false })
  })

  test.each([500, 503, 429])('does not know the outcome after status %d', async (status) => {
    const request = await requestWith('pm_card_visa')
    server.setFaults((call) => (call.endsWith('/confirm') ? status : null))
    expect(await provider.authorise(request)).toEqual({ status: 'unknown' })
  })

  test('declines what Stripe refuses to charge', async () => {
    expect(await provider.authorise(await requestWith('pm_card_visa', { amountCents: 40 }))).toMatchObject({
      status: 'declined',
      code: '12',
    })
    const method = { kind: 'token', token: 'ctoken_of_nobody', wallet: 'ApplePay' } as const
    expect(await provider.authorise(await requestWith('pm_card_visa', { method }))).toMatchObject({
      status: 'declined',
    })
  })

  test('does not know the outcome with a wrong API key', async () => {
    const wrong = createStripeProvider({ ...settings, secretKey: 'sk_test_wrong', apiUrl: server.url })
    expect(await wrong.authorise(await requestWith('pm_card_visa'))).toEqual({ status: 'unknown' })
    expect(JSON.stringify(logged.mock.calls)).toContain('StripeAuthenticationError')
    expect(JSON.stringify(logged.mock.calls)).not.toContain('sk_test_wrong')
  })

  test.each(['paid', '[]', 'null', '7', '{"id":"evt_1"}'])(
    'takes signed bytes that are no event for none: %j',
    async (payload) => expect(await readSigned(payload)).toBeNull(),
  )

  test('does not take the webhook of a renewal for one of its order', async () => {
    const request = await requestWith('pm_card_visa', { saveMethod: true })
    const first = await provider.authorise(request)
    if (first.status !== 'approved' || !first.savedMethod) throw new Error('Not saved')
    const { installment: _, ...rest } = request
    const renewal = await provider.chargeSaved({ ...rest, key: `charge:${newId()}:1`, method: first.savedMethod })
    if (renewal.status !== 'approved') throw new Error('Not approved')
    const object = server.state.intents.get(renewal.reference)
    const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object } }
    expect(await readSigned(JSON.stringify(event))).toMatchObject({
      type: 'charge-approved',
      reference: renewal.reference,
      orderId: null,
    })
  })

  test('reads the present state for a webhook that arrives late', async () => {
    const request = await requestWith('pm_card_visa')
    const charge = await provider.authorise(request)
    if (charge.status !== 'approved') throw new Error('Not approved')
    const old = { ...server.state.intents.get(charge.reference) } // requires_capture
    const read = (type: string) =>
      readSigned(JSON.stringify({ id: 'evt_late', object: 'event', type, data: { object: old } }))
    expect(await read('payment_intent.amount_capturable_updated')).toMatchObject({ type: 'other' })
    await provider.settle(charge.reference, request.key)
    for (const type of ['payment_intent.amount_capturable_updated', 'payment_intent.payment_failed'])
      expect(await read(type)).toMatchObject({ type: 'charge-approved', orderId: request.orderId, charge })
    expect(await read('product.created')).toMatchObject({ type: 'other', orderId: null, charge: null })
  })
})
