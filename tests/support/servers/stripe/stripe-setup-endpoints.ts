import {
  fieldsAt,
  invalidRequest,
  newId,
  stripeError,
  textAt,
  type Fields,
  type SetupObject,
  type StripeAnswer,
  type StripeState,
} from './stripe-state'

/** The parameters that the product sends. Stripe refuses others. */
const known: Record<string, readonly string[]> = {
  create: ['usage', 'allowed_payment_method_types', 'metadata', 'expand'],
  update: ['customer', 'description', 'metadata'],
  confirm: ['confirmation_token', 'expand'],
}
const hasUnknown = (endpoint: string, sent: Fields) =>
  Object.keys(sent).some((name) => !known[endpoint]?.includes(name))
const refused = invalidRequest('parameter_unknown', 'Received unknown parameter')

/** A setup intent as it is sent: the payment method as an object when the request asks for it. */
function view(state: StripeState, setup: SetupObject, sent: Fields, prefix = ''): object {
  const isExpanded = Object.values(fieldsAt(sent, 'expand')).includes(`${prefix}payment_method`)
  const method = isExpanded && setup.payment_method ? state.methods.get(setup.payment_method) : undefined
  return { ...setup, ...(method ? { payment_method: method } : {}) }
}
const answer = (state: StripeState, setup: SetupObject, sent: Fields): StripeAnswer => ({
  status: 200,
  body: view(state, setup, sent),
})

export function createSetup(state: StripeState, _: string, sent: Fields): StripeAnswer {
  if (hasUnknown('create', sent)) return refused
  const id = newId('seti')
  const setup: SetupObject = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newId('local')}`,
    status: 'requires_payment_method',
    usage: textAt(sent, 'usage') ?? '',
    customer: null,
    payment_method: null,
    metadata: fieldsAt(sent, 'metadata') as Record<string, string>,
    last_setup_error: null,
  }
  state.setups.set(id, setup)
  return answer(state, setup, sent)
}

/** Stripe lists setup intents by customer, and has no search for them. */
export function listSetups(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const ours = [...state.setups.values()].filter(({ customer }) => customer === textAt(sent, 'customer'))
  const data = ours.map((setup) => view(state, setup, sent, 'data.'))
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/setup_intents' } }
}

/** Runs an endpoint with the setup intent of its address. */
const withSetup =
  (run: (state: StripeState, setup: SetupObject, sent: Fields) => StripeAnswer) =>
  (state: StripeState, id: string, sent: Fields): StripeAnswer => {
    const setup = state.setups.get(id)
    return setup
      ? run(state, setup, sent)
      : stripeError(404, { type: 'invalid_request_error', code: 'resource_missing' })
  }

const unexpectedState = invalidRequest('setup_intent_unexpected_state', 'The SetupIntent has another status.')

export const readSetup = withSetup(answer)

export const updateSetup = withSetup((state, setup, sent) => {
  if (hasUnknown('update', sent)) return refused
  if (setup.status !== 'requires_payment_method') return unexpectedState
  setup.customer = textAt(sent, 'customer') ?? setup.customer
  Object.assign(setup.metadata, fieldsAt(sent, 'metadata'))
  return answer(state, setup, sent)
})

export const confirmSetup = withSetup((state, setup, sent) => {
  if (hasUnknown('confirm', sent)) return refused
  if (setup.status !== 'requires_payment_method') return unexpectedState
  const method = state.method(state.tokens.get(textAt(sent, 'confirmation_token') ?? '') ?? '')
  if (!method) return invalidRequest('resource_missing', 'No such confirmation token')
  if (method.outcome !== 'approved' && method.outcome !== 'requires_action') return declineSetup(setup, method.outcome)
  setup.payment_method = method.id
  setup.status = method.outcome === 'approved' ? 'succeeded' : 'requires_action'
  return answer(state, setup, sent)
})

export function declineSetup(setup: SetupObject, code: string): StripeAnswer {
  setup.status = 'requires_payment_method'
  setup.last_setup_error = { type: 'card_error', code }
  setup.payment_method = null
  const message = 'Your card was declined.'
  return stripeError(402, { type: 'card_error', code, message, setup_intent: { ...setup } })
}
