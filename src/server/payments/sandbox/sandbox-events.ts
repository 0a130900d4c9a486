import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent } from '@/server/payments/provider'

/** In seconds. An older signature is refused, so that a recorded webhook cannot be sent again later. */
const tolerance = 300
export const sandboxSignatureHeader = 'sandbox-signature'

const cardSchema = z.object({ network: z.enum(['American Express', 'Mastercard', 'Visa']), lastFour: z.string() })
const chargeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('approved'),
    reference: z.string(),
    card: cardSchema.nullable(),
    savedMethod: z.string().nullable(),
  }),
  z.object({ status: z.literal('declined'), code: z.enum(['12', '23']), reference: z.string().nullable() }),
])
const eventSchema = z.object({
  id: z.string(),
  type: z.enum(['charge-approved', 'charge-declined', 'refunded', 'other']),
  orderId: z.string().nullable(),
  reference: z.string().nullable(),
  amountCents: z.number().nullable(),
  charge: chargeSchema.nullable(),
})

const signatureOf = (secret: string, seconds: number, rawBody: Buffer) =>
  createHmac('sha256', `sandbox webhooks of ${secret}`).update(`${seconds}.`).update(rawBody).digest()

/** Signs a webhook of the sandbox as `readSandboxEvent` expects it. */
export const signSandboxEvent = (secret: string, rawBody: Buffer, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1_000)
  return `t=${seconds},v1=${signatureOf(secret, seconds, rawBody).toString('hex')}`
}

/** Reads a webhook of the sandbox; null unless it is an event whose bytes this server's secret has signed in the last five minutes. */
export function readSandboxEvent(
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
  now: Date,
): PaymentEvent | null {
  const [, at, sent] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[sandboxSignatureHeader] ?? '') ?? []
  if (!at || !sent || Math.abs(now.getTime() / 1_000 - Number(at)) > tolerance) return null
  if (!timingSafeEqual(signatureOf(secret, Number(at), rawBody), Buffer.from(sent, 'hex'))) return null
  try {
    return eventSchema.safeParse(JSON.parse(String(rawBody))).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
