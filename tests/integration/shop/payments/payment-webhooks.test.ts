import { jest } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import type { PaymentEvent } from '@/server/payments/provider'
import { type PaymentEventHandler, answerPaymentWebhook } from '@/server/payments/receive-event'
import { sandboxSignatureHeader, signSandboxEvent } from '@/server/payments/sandbox/sandbox-events'
import { createSandbox } from '@/server/payments/sandbox/sandbox-provider'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
afterAll(closePayload)

const provider = createSandbox(payload)
const now = new Date()
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
let handled: PaymentEvent[] = []
beforeEach(() => {
  handled = []
})
const handle: PaymentEventHandler = async (_, event) => {
  await new Promise(setImmediate)
  handled.push(event)
}
const newEvent = (): PaymentEvent => {
  const reference = `sandbox_charge_${randomBytes(6).toString('hex')}`
  const charge = { status: 'approved', reference, card: null, savedMethod: null } as const
  return {
    id: randomBytes(8).toString('hex'),
    type: 'charge-approved',
    orderId: 'an order',
    reference,
    amountCents: 100,
    charge,
  }
}
type Sent = { body?: Buffer; signature?: string; name?: string; handler?: PaymentEventHandler; at?: Date }

/** Sends an event as the sandbox signs it; `sent` replaces parts of the request. */
const send = (event: object, { body, signature, name = 'sandbox', handler = handle, at = now }: Sent = {}) => {
  const bytes = Buffer.from(JSON.stringify(event))
  const headers = { [sandboxSignatureHeader]: signature ?? signSandboxEvent(payload.secret, bytes, now) }
  const request = new Request(`http://localhost/webhooks/payments/${name}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body ?? bytes),
  })
  return answerPaymentWebhook(payload, { provider, name }, request, handler, at)
}
const recorded = async ({ id }: PaymentEvent) =>
  (await payload.db.count({ collection: 'payment-events', where: { key: { equals: `sandbox:${id}` } } })).totalDocs

describe('the webhook of the payment provider', () => {
  test('is processed once when it arrives twenty times at once, and again later', async () => {
    const event = newEvent()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await send(event)).status).toBe(200)
    expect(handled).toEqual([event])
    expect(await recorded(event)).toBe(1)
  })

  test('changes nothing when any byte of it is altered', async () => {
    const event = newEvent()
    const bytes = Buffer.from(JSON.stringify(event))
    const signature = signSandboxEvent(payload.secret, bytes, now)
    for (let at = 0; at < bytes.length; at += 7) {
      const body = Buffer.from(bytes)
      body[at] = (body[at] ?? 0) ^ 1
      expect((await send(event, { body, signature })).status).toBe(400)
    }
    expect(handled).toEqual([])
    expect(await recorded(event)).toBe(0)
  })

  test.each([
    ['no signature', { signature: '' }],
    ['an invented signature', { signature: `t=${Math.floor(now.getTime() / 1_000)},v1=${'0'.repeat(64)}` }],
    ['a signature that is five minutes old', { at: new Date(now.getTime() + 302_000) }],
  ])('is refused with %s', async (_, sent) => {
    const event = newEvent()
    expect((await send(event, sent)).status).toBe(400)
    expect([handled.length, await recorded(event)]).toEqual([0, 0])
  })

  test.each(['', 'paid', '{"id":', '[]', 'null', '{"id":7}'])(
    'is refused when what is signed is no event: %j',
    async (text) => {
      const bytes = Buffer.from(text)
      const sent = { body: bytes, signature: signSandboxEvent(payload.secret, bytes, now) }
      expect((await send(newEvent(), sent)).status).toBe(400)
      expect(handled).toEqual([])
    },
  )

  test('is refused for a provider that is not configured', async () => {
    expect((await send(newEvent(), { name: 'stripe' })).status).toBe(404)
    expect(handled).toEqual([])
  })

  test('is refused when it is too long', async () => {
    const answer = await send({ ...newEvent(), padding: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
    expect(handled).toEqual([])
  })

  test('is sent again by the provider when its handler fails', async () => {
    const event = newEvent()
    const handler = () => Promise.reject(new Error('The database is away'))
    expect((await send(event, { handler })).status).toBe(500)
    expect(await recorded(event)).toBe(0)
    expect(JSON.stringify(logged.mock.calls)).toContain('could not be processed')
    expect((await send(event)).status).toBe(200)
    expect(handled).toEqual([event])
  })

  test('is not handled when it says nothing about a charge or refund', async () => {
    const event: PaymentEvent = { ...newEvent(), type: 'other', charge: null }
    expect((await send(event)).status).toBe(200)
    expect(handled).toEqual([])
  })
})
