import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { approveIntent, callStripe, declineIntent } from './stripe-endpoints'
import { declineSetup } from './stripe-setup-endpoints'
import { newId, parseForm, stripeError, StripeState, type StripeAnswer } from './stripe-state'

/** A recorded call. `replayed`: the answer of an earlier call with its idempotency key. */
type StripeCall = { call: string; body: string; key: string | null; status: number; replayed: boolean }

/**
 * What goes wrong with a call. `refused`: the connection ends before the call has an effect. `lost`: it ends after it.
 * `silent`: no answer ever. A number is the status of an error.
 */
export type StripeFault = 'refused' | 'lost' | 'silent' | number

type Stored = { call: string; body: string; answer: StripeAnswer | null }

/** In milliseconds. Long enough for simultaneous calls with one idempotency key to meet. */
const thinkingTime = 15

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/**
 * Starts a server that speaks the part of Stripe's API that the product uses, with Stripe's idempotency: the same key gives
 * the same answer, 409 while the first call runs, and an error for other parameters. `calls` records the traffic.
 */
export async function startStripeServer(secretKey: string) {
  const state = new StripeState()
  const calls: StripeCall[] = []
  const byKey = new Map<string, Stored>()
  let faultOf: (call: string) => StripeFault | null = () => null

  async function execute(call: string, body: string, query: string): Promise<StripeAnswer> {
    await new Promise((resolve) => setTimeout(resolve, thinkingTime))
    return callStripe(state, call, parseForm(body || query))
  }

  /** Only answers of calls that were executed are stored, not those to invalid requests. */
  async function executeOnce(key: string, call: string, body: string): Promise<StripeAnswer & { replayed: boolean }> {
    const stored = byKey.get(key)
    if (stored && (stored.call !== call || stored.body !== body))
      return { ...stripeError(400, { type: 'idempotency_error', message: 'Other parameters' }), replayed: false }
    if (stored && !stored.answer) return { ...stripeError(409, { code: 'idempotency_key_in_use' }), replayed: false }
    if (stored?.answer) return { ...stored.answer, replayed: true }
    const entry: Stored = { call, body, answer: null }
    byKey.set(key, entry)
    const answer = await execute(call, body, '')
    if (answer.status === 200 || answer.status === 402) entry.answer = answer
    else byKey.delete(key)
    return { ...answer, replayed: false }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request)
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const call = `${request.method} ${path}`
    const fault = faultOf(call)
    const key = String(request.headers['idempotency-key'] ?? '') || null
    if (fault === 'refused') return void request.socket.destroy()
    if (fault === 'silent') return
    const isAuthorized = request.headers.authorization === `Bearer ${secretKey}`
    const answer = !isAuthorized
      ? { ...stripeError(401, { type: 'invalid_request_error' }), replayed: false }
      : typeof fault === 'number'
        ? { ...stripeError(fault, { type: 'api_error' }), replayed: false }
        : key && request.method === 'POST'
          ? await executeOnce(key, call, body)
          : { ...(await execute(call, body, query)), replayed: false }
    calls.push({ call, body, key, status: answer.status, replayed: answer.replayed })
    if (fault === 'lost') return void request.socket.destroy()
    response.writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Request-Id': newId('req'),
      ...(answer.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
    })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    calls,
    /** Makes calls such as `POST /v1/refunds` fail. */
    setFaults: (fault: (call: string) => StripeFault | null) => {
      faultOf = fault
    },
    /** Forgets every idempotency key, as Stripe may after a day. */
    forgetKeys: () => byKey.clear(),
    /** Lets a refund that has succeeded fail at the bank, such as for a closed account: its amount returns. */
    failRefund: (id: string) => {
      const refund = state.refunds.find((one) => one.id === id)
      if (!refund) throw new Error(`No refund ${id}`)
      refund.status = 'failed'
      state.book(refund.amount, refund)
    },
    /** What the buyer does when the bank asks: confirms the payment or not. */
    authenticate: (id: string, isConfirmed: boolean) => {
      const setup = state.setups.get(id)
      if (setup && isConfirmed) return void (setup.status = 'succeeded')
      if (setup) return void declineSetup(setup, 'setup_intent_authentication_failure')
      const intent = state.intents.get(id)
      if (!intent) throw new Error(`No intent ${id}`)
      if (isConfirmed) approveIntent(state, intent)
      else declineIntent(intent, 'payment_intent_authentication_failure')
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
