import type { Payload } from 'payload'
import { readRequestBody } from '@/server/http/request-body'
import { logError } from '@/server/logging/log-error'
import type { PaymentProvider } from './provider'
import { receivePaymentEvent, type PaymentEventHandler, type ReceivedEvent } from './receive-event'

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
