import {
  fieldsAt,
  invalidRequest,
  newId,
  stripeError,
  textAt,
  type Fields,
  type IntentObject,
  type PaymentMethodObject,
  type StripeAnswer,
  type StripeState,
  type TransactionObject,
} from './stripe-state'
import { confirmSetup, createSetup, listSetups, readSetup, updateSetup } from './stripe-setup-endpoints'

type Endpoint = (state: StripeState, id: string, sent: Fields) => StripeAnswer

const found = (body: object): StripeAnswer => ({ status: 200, body })
const isExpanded = (sent: Fields, name: string) => Object.values(fieldsAt(sent, 'expand')).includes(name)

/** An intent as it is sent: the payment method as an object when the request asks for it. */
function view(state: StripeState, intent: IntentObject, sent: Fields, prefix = ''): object {
  const method = intent.payment_method && state.methods.get(intent.payment_method)
  return method && isExpanded(sent, `${prefix}payment_method`) ? { ...intent, payment_method: method } : intent
}
const answer = (state: StripeState, intent: IntentObject, sent: Fields) => found(view(state, intent, sent))

/** The parameters of the pinned API version that the product sends. Stripe refuses others. */
const known: Record<string, readonly string[]> = {
  create: ['amount', 'currency', 'capture_method', 'allowed_payment_method_types', 'metadata', 'expand'],
  update: ['amount', 'description', 'metadata', 'customer', 'setup_future_usage'],
  confirm: ['confirmation_token', 'payment_method', 'off_session', 'capture_method', 'expand'],
}
const findUnknown = (endpoint: string, sent: Fields): StripeAnswer | null => {
  const name = Object.keys(sent).find((each) => !known[endpoint]?.includes(each))
  return name ? invalidRequest('parameter_unknown', `Received unknown parameter: ${name}`) : null
}
const metadataOf = (sent: Fields) => fieldsAt(sent, 'metadata') as Record<string, string>

function createIntent(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const refusal = findUnknown('create', sent)
  if (refusal) return refusal
  const id = newId('pi')
  const intent: IntentObject = {
    id,
    object: 'payment_intent',
    amount: Number(textAt(sent, 'amount')),
    capture_method: textAt(sent, 'capture_method') ?? 'automatic',
    client_secret: `${id}_secret_${newId('local')}`,
    status: 'requires_payment_method',
    customer: null,
    payment_method: null,
    metadata: metadataOf(sent),
    last_payment_error: null,
  }
  state.intents.set(id, intent)
  return answer(state, { ...intent }, sent)
}

/** Runs an endpoint with the intent of its address. */
const withIntent =
  (run: (state: StripeState, intent: IntentObject, sent: Fields) => StripeAnswer): Endpoint =>
  (state, id, sent) => {
    const intent = state.intents.get(id)
    return intent
      ? run(state, intent, sent)
      : stripeError(404, { type: 'invalid_request_error', code: 'resource_missing' })
  }

const unexpectedState = (intent: IntentObject) =>
  stripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}.`,
    payment_intent: intent,
  })

const updateIntent = withIntent((state, intent, sent) => {
  const refusal = findUnknown('update', sent)
  if (refusal) return refusal
  if (intent.status !== 'requires_payment_method') return unexpectedState(intent)
  const amount = Number(textAt(sent, 'amount') ?? intent.amount)
  if (amount < 50) return invalidRequest('amount_too_small', 'Amount must be at least $0.50 cad')
  intent.amount = amount
  intent.customer = textAt(sent, 'customer') ?? intent.customer
  Object.assign(intent.metadata, metadataOf(sent))
  return answer(state, { ...intent }, sent)
})

const confirmIntent = withIntent((state, intent, sent) => {
  const refusal = findUnknown('confirm', sent)
  if (refusal) return refusal
  if (intent.status !== 'requires_payment_method') return unexpectedState(intent)
  const token = textAt(sent, 'confirmation_token')
  const method = state.method((token ? state.tokens.get(token) : textAt(sent, 'payment_method')) ?? '')
  if (!method) return invalidRequest('resource_missing', 'No such confirmation token or payment method')
  intent.capture_method = textAt(sent, 'capture_method') ?? intent.capture_method
  intent.payment_method = method.id
  if (method.outcome === 'requires_action' && textAt(sent, 'off_session') !== 'true') {
    intent.status = 'requires_action'
    return answer(state, { ...intent }, sent)
  }
  return finish(state, intent, method, sent)
})

/** What the bank says once the buyer has done what it asks. */
function finish(state: StripeState, intent: IntentObject, method: PaymentMethodObject, sent: Fields): StripeAnswer {
  const code = method.outcome === 'requires_action' ? 'authentication_required' : method.outcome
  if (code !== 'approved') return declineIntent(intent, code)
  approveIntent(state, intent)
  return answer(state, { ...intent }, sent)
}

export function declineIntent(intent: IntentObject, code: string): StripeAnswer {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'card_error', code }
  intent.payment_method = null
  return stripeError(402, {
    type: 'card_error',
    code,
    message: 'Your card was declined.',
    payment_intent: { ...intent },
  })
}

export function approveIntent(state: StripeState, intent: IntentObject): void {
  if (intent.capture_method === 'manual') intent.status = 'requires_capture'
  else capture(state, intent)
}

function capture(state: StripeState, intent: IntentObject): void {
  intent.status = 'succeeded'
  const { id, amount } = intent
  state.book(amount, { id: newId('ch'), object: 'charge', payment_intent: id })
}

const captureIntent = withIntent((state, intent, sent) => {
  if (intent.status !== 'requires_capture') return unexpectedState(intent)
  capture(state, intent)
  return answer(state, { ...intent }, sent)
})

const cancelIntent = withIntent((state, intent, sent) => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpectedState(intent)
  intent.status = 'canceled'
  return answer(state, { ...intent }, sent)
})

function createRefund(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const intent = state.intents.get(textAt(sent, 'payment_intent') ?? '')
  if (intent?.status !== 'succeeded') return invalidRequest('resource_missing', 'No such charge to refund')
  const earlier = state.refunds.filter(({ payment_intent: of, status }) => of === intent.id && status === 'succeeded')
  const left = earlier.reduce((sum, { amount }) => sum - amount, intent.amount)
  const amount = Number(textAt(sent, 'amount'))
  if (amount > left) return invalidRequest('charge_already_refunded', 'Refund amount is greater than what is left')
  const isFailing = state.methods.get(intent.payment_method ?? '')?.card.last4 === '5126'
  const status = isFailing ? 'failed' : 'succeeded'
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    status,
    metadata: metadataOf(sent),
  }
  state.refunds.push(refund)
  if (!isFailing) state.book(-amount, refund)
  return found({ ...refund })
}

const listRefunds: Endpoint = (state, _, sent) => {
  const data = state.refunds.filter(({ payment_intent: of }) => of === textAt(sent, 'payment_intent'))
  return found({ object: 'list', data, has_more: false, url: '/v1/refunds' })
}

/** The objects whose metadata match the query of a search. */
function search<Found extends { metadata: Record<string, string> }>(all: Map<string, Found>, sent: Fields): Found[] {
  const [, name = '', value] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(textAt(sent, 'query') ?? '') ?? []
  return [...all.values()].filter(({ metadata }) => metadata[name] === value)
}
const searchResult = (kind: string, data: object[]): StripeAnswer =>
  found({ object: 'search_result', data, has_more: false, url: `/v1/${kind}/search` })

const searchIntents: Endpoint = (state, _, sent) =>
  searchResult(
    'payment_intents',
    search(state.intents, sent).map((intent) => view(state, intent, sent, 'data.')),
  )
const searchCustomers: Endpoint = (state, _, sent) => searchResult('customers', search(state.customers, sent))

const withIntentOf = (state: StripeState, each: TransactionObject) => ({
  ...each,
  source: { ...each.source, payment_intent: state.intents.get(String(each.source.payment_intent)) },
})

/** The newest first, in pages, as Stripe sends them. */
function listTransactions(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const created = fieldsAt(sent, 'created')
  const [from, until] = [Number(textAt(created, 'gte')), Number(textAt(created, 'lt'))]
  const all = state.transactions.filter((each) => each.created >= from && each.created < until)
  const after = textAt(sent, 'starting_after')
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const page = all.slice(start, start + Math.min(2, Number(textAt(sent, 'limit')))) // short, so that pages are read
  const data = page.map((each) =>
    isExpanded(sent, 'data.source.payment_intent') ? withIntentOf(state, each) : { ...each, source: each.source.id },
  )
  return found({ object: 'list', data, has_more: start + page.length < all.length, url: '/v1/balance_transactions' })
}

function createCustomer(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const email = textAt(sent, 'email') ?? null
  const customer = { id: newId('cus'), object: 'customer', email, metadata: metadataOf(sent) }
  state.customers.set(customer.id, customer)
  return found(customer)
}

/** What Stripe's script does in the browser; test mode has this call for it. */
function createToken(state: StripeState, _: string, sent: Fields): StripeAnswer {
  const method = textAt(sent, 'payment_method') ?? ''
  const token = newId('ctoken')
  state.tokens.set(token, method)
  return state.method(method)
    ? found({ id: token, object: 'confirmation_token' })
    : invalidRequest('resource_missing', '')
}

const intentPath = String.raw`/v1/payment_intents/(pi_\w+)`
const setupPath = String.raw`/v1/setup_intents/(seti_\w+)`
const routes: readonly [RegExp, Endpoint][] = [
  [/^POST \/v1\/payment_intents$/, createIntent],
  [/^GET \/v1\/payment_intents\/search$/, searchIntents],
  [new RegExp(`^GET ${intentPath}$`), withIntent(answer)],
  [new RegExp(`^POST ${intentPath}$`), updateIntent],
  [new RegExp(`^POST ${intentPath}/confirm$`), confirmIntent],
  [new RegExp(`^POST ${intentPath}/capture$`), captureIntent],
  [new RegExp(`^POST ${intentPath}/cancel$`), cancelIntent],
  [/^POST \/v1\/setup_intents$/, createSetup],
  [/^GET \/v1\/setup_intents$/, listSetups],
  [new RegExp(`^GET ${setupPath}$`), readSetup],
  [new RegExp(`^POST ${setupPath}$`), updateSetup],
  [new RegExp(`^POST ${setupPath}/confirm$`), confirmSetup],
  [/^POST \/v1\/customers$/, createCustomer],
  [/^GET \/v1\/customers\/search$/, searchCustomers],
  [/^POST \/v1\/refunds$/, createRefund],
  [/^GET \/v1\/refunds$/, listRefunds],
  [/^GET \/v1\/balance_transactions$/, listTransactions],
  [/^POST \/v1\/test_helpers\/confirmation_tokens$/, createToken],
]

/** Answers a call such as `POST /v1/refunds`. */
export function callStripe(state: StripeState, call: string, sent: Fields): StripeAnswer {
  for (const [pattern, endpoint] of routes) {
    const match = pattern.exec(call)
    if (match) return endpoint(state, match[1] ?? '', sent)
  }
  return stripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${call})` })
}
