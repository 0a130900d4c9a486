import type { Payload } from 'payload'
import { textNumberOf } from '@/domain/account/customer-notifications'
import type { SendOutcome } from '@/domain/mail/mail-delivery'
import { hasConsent, recordConsents } from '@/server/database/consents'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, textOf } from '@/server/database/stored-values'
import type { TextMessage, TextProvider } from './text-provider'

/** A text message as it is stored. `key` names what it reports, such as `text:reservation-reminder:{reservation}`. */
export type OutboxText = { key: string; kind: string; customerId: string; to: string; text: string; sendBefore: Date }

/** Whether a message still holds, such as an offer that nobody has accepted meanwhile. */
type RelevanceCheck = (payload: Payload, message: OutboxText) => Promise<boolean>
const checks = new Map<string, RelevanceCheck>()

/** Sets what decides whether a message of a kind is still true when it is sent. */
export const registerRelevance = (kind: string, check: RelevanceCheck): void => void checks.set(kind, check)

/**
 * Hands a message to the provider, if its customer still wants messages at this number and it still holds. A customer who has told the
 * provider to stop gets no more. Neither the number nor the text reaches the log.
 */
export async function deliverText(
  payload: Payload,
  provider: TextProvider,
  message: OutboxText,
  now: Date,
): Promise<SendOutcome> {
  const { kind, customerId } = message
  try {
    if (!(await isWanted(payload, message))) return 'rejected'
    const { outcome, reason } = await provider.sendText(toSend(message, now))
    if (reason) payload.logger.warn({ msg: `A text message of the kind ${kind} could not be sent: ${reason}` })
    if (outcome !== 'unsubscribed') return outcome
    await stopTexts(payload, customerId, now)
    return 'rejected'
  } catch (err) {
    payload.logger.error({ err, msg: `A text message of the kind ${kind} could not be prepared` })
    return 'refused'
  }
}

const toSend = ({ to, text, key, sendBefore }: OutboxText, now: Date): TextMessage => ({
  ...{ to, text, key },
  validSeconds: (sendBefore.getTime() - now.getTime()) / 1000,
})

async function isWanted(payload: Payload, message: OutboxText): Promise<boolean> {
  const customer = await payload.db.findOne<StoredRow<'customers'>>({
    collection: 'customers',
    where: { id: { equals: message.customerId } },
  })
  if (!customer || !flagOf(customer.notifyByText)) return false
  const number = textNumberOf({ phone: textOf(customer.phone), mobile: textOf(customer.mobile) })
  if (number !== message.to || !(await hasConsent(payload, customer.id, 'texts'))) return false
  return (await checks.get(message.kind)?.(payload, message)) ?? true
}

/** Switches text messages off for a customer, with a record of it. */
async function stopTexts(payload: Payload, customerId: string, now: Date): Promise<void> {
  const { db } = payload
  const customer = await db.findOne<StoredRow<'customers'>>({
    collection: 'customers',
    where: { id: { equals: customerId } },
  })
  const site = idOf(customer?.site)
  if (!customer || !site) return
  const withdrawn = { kind: 'texts', action: 'withdrawn', version: null, locale: null, source: 'text' } as const
  await recordConsents(payload, { customer: customerId, site }, [withdrawn], now)
  // Bypasses Payload, which would write the account's sessions too and could lose one that is being created.
  await db.updateOne({
    collection: 'customers',
    id: customerId,
    data: { notifyByText: false, updatedAt: now.toISOString() },
    returning: false,
  })
}
