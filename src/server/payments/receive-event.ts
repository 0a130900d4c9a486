import type { Payload, Where } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import { lockKey, withLock } from '@/server/database/locks/with-lock'
import { readRequestBody } from '@/server/http/request-body'
import { logError } from '@/server/logging/log-error'
import type { PaymentEvent, PaymentProvider } from './provider'

/** What a webhook changes in the shop. Idempotent: it runs again when the process ends before the event is recorded. */
export type PaymentEventHandler = (payload: Payload, event: PaymentEvent, now: Date) => Promise<void>

/**
 * - `unsigned`: the provider has not sent these bytes, or too long ago, or they are no event; nothing was changed.
 * - `repeated`: processed before.
 * - `busy`: another process works on it; the provider sends it again.
 */
type ReceivedEvent = 'processed' | 'repeated' | 'ignored' | 'unsigned' | 'busy'

type Webhook = { rawBody: Buffer; headers: Record<string, string | undefined> }
const collection = 'payment-events'

/**
 * Processes a webhook once, however often and through however many processes it arrives. The event is recorded after its
 * handler: when the handler fails, the provider sends the event again. Throws what the handler throws.
 */
async function receivePaymentEvent(
  payload: Payload,
  provider: PaymentProvider,
  { rawBody, headers }: Webhook,
  handle: PaymentEventHandler,
  now: Date,
): Promise<ReceivedEvent> {
  const event = await provider.readWebhook(rawBody, headers, now)
  if (!event) return 'unsigned'
  if (event.type === 'other') return 'ignored'
  const key = `${provider.name}:${event.id}`
  const outcome = await withLock<ReceivedEvent>(payload, lockKey('payment-event', key), async () => {
    if (await isRecorded(payload, key)) return 'repeated'
    await handle(payload, event, now)
    await record(payload, key, event, now)
    return 'processed'
  })
  return outcome ?? 'busy'
}

const isRecorded = async ({ db }: Payload, key: string): Promise<boolean> => {
  const where: Where = { key: { equals: key } }
  return (await db.findOne({ collection, where })) !== null
}

async function record(payload: Payload, key: string, { type, reference }: PaymentEvent, now: Date): Promise<void> {
  const time = now.toISOString()
  const data = { id: newHexId(), key, type, reference, createdAt: time, updatedAt: time }
  try {
    await payload.db.create({ collection, data })
  } catch (error) {
    if (!(await isRecorded(payload, key))) throw error // the lock was lost while the handler ran, and another one recorded it
  }
}

/** Stripe's longest events are a quarter of it. */
const maxBytes = 256 * 1024

const statuses: Record<ReceivedEvent, number> = {
  processed: 200,
  repeated: 200,
  ignored: 200,
  unsigned: 400,
  busy: 503,
}
const answer = (status: number, outcome: string) =>
  Response.json({ outcome }, { status, headers: { 'Cache-Control': 'no-store' } })

/** Answers a webhook of a payment provider. A status of 500 and above makes the provider send it again. */
export async function answerPaymentWebhook(
  payload: Payload,
  { provider, name }: { provider: PaymentProvider; name: string },
  request: Request,
  handle: PaymentEventHandler,
  now: Date,
): Promise<Response> {
  if (name !== provider.name) return answer(404, 'unknown')
  const body = await readRequestBody(request, maxBytes)
  if (body === 'too-long') return answer(413, 'too-long')
  if (body === 'broken-off') return answer(400, 'unsigned')
  const webhook = { rawBody: Buffer.from(body.bytes), headers: Object.fromEntries(request.headers) }
  try {
    const outcome = await receivePaymentEvent(payload, provider, webhook, handle, now)
    return answer(statuses[outcome], outcome)
  } catch (error) {
    logError('A webhook of the payment provider could not be processed:', error)
    return answer(500, 'failed')
  }
}
