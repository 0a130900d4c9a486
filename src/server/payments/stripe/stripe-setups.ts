import type Stripe from 'stripe'
import type { Charge, ChargeRequest, SaveMethodRequest } from '@/server/payments/provider'
import { whileKeyIsInUse } from './stripe-client'
import { keyName, metadataQuery } from './stripe-intents'
import { chargeOf, outcomeAfterRefusal, outcomeOfError } from './stripe-outcome'

const expand = ['payment_method']

/** Stores a card with a setup intent, in the steps of a charge. Each has an idempotency key of its own. */
export async function saveMethodWithStripe(stripe: Stripe, { method, ...request }: SaveMethodRequest): Promise<Charge> {
  if (method.kind !== 'token')
    return { status: 'declined', code: method.kind === 'card' ? '23' : '12', reference: null }
  const { key, orderId, siteId, orderNo } = request
  let id: string | null = null
  try {
    const setup = await openSetup(stripe, key)
    id = setup.id
    const outcome = chargeOf(setup)
    if (outcome) return outcome
    const customer = await createCustomer(stripe, request)
    const metadata = { order_id: orderId, site_id: siteId, order_no: orderNo }
    await whileKeyIsInUse(() =>
      stripe.setupIntents.update(
        setup.id,
        { customer, description: orderNo, metadata },
        { idempotencyKey: `setup-update:${key}` },
      ),
    )
    const confirm = { confirmation_token: method.token, expand }
    const confirmed = await whileKeyIsInUse(() =>
      stripe.setupIntents.confirm(setup.id, confirm, { idempotencyKey: `setup-confirm:${key}` }),
    )
    return chargeOf(confirmed) ?? { status: 'unknown' }
  } catch (error) {
    const outcome = outcomeOfError(error, id)
    return outcome === 'refused' ? outcomeAfterRefusal(id, (one) => readSetup(stripe, one)) : outcome
  }
}

/**
 * What became of the card of a key; null while nobody has confirmed it. After the day for which Stripe returns the same setup
 * intent, its customer leads to it: Stripe searches customers, and lists the setup intents of one without a delay. No setup intent
 * is confirmed before it has its customer.
 */
export async function findSetup(stripe: Stripe, key: string): Promise<Charge | null> {
  const charge = chargeOf(await openSetup(stripe, key))
  if (charge) return charge
  const { data: customers } = await stripe.customers.search({ query: metadataQuery(key), limit: 10 })
  for (const { id: customer } of customers)
    for await (const setup of stripe.setupIntents.list({ customer, limit: 100, expand: ['data.payment_method'] })) {
      const found = setup.metadata?.[keyName] === key ? chargeOf(setup) : null
      if (found) return found
    }
  return null
}

/** The customer to whom a card is attached that will be charged again. Its metadata name the key, by which `findSetup` finds it. */
export async function createCustomer(
  stripe: Stripe,
  { key, email, orderId, siteId }: Pick<ChargeRequest, 'key' | 'email' | 'orderId' | 'siteId'>,
): Promise<string> {
  const metadata = { order_id: orderId, site_id: siteId, [keyName]: key }
  const params = { ...(email ? { email } : {}), metadata }
  const customer = await whileKeyIsInUse(() => stripe.customers.create(params, { idempotencyKey: `customer:${key}` }))
  return customer.id
}

/** The setup intent of a key, as it is now. What is sent to create it follows from the key alone, as for a payment intent. */
async function openSetup(stripe: Stripe, key: string): Promise<Stripe.SetupIntent> {
  const created = await whileKeyIsInUse(() =>
    stripe.setupIntents.create(
      { usage: 'off_session', allowed_payment_method_types: ['card'], metadata: { [keyName]: key }, expand },
      { idempotencyKey: `setup:${key}` },
    ),
  )
  const isReplay = created.lastResponse.headers['idempotent-replayed'] === 'true'
  return isReplay ? readSetup(stripe, created.id) : created // a replay is old
}

const readSetup = (stripe: Stripe, id: string): Promise<Stripe.SetupIntent> =>
  stripe.setupIntents.retrieve(id, { expand })
