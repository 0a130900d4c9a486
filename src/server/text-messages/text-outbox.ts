import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { sendDue, storeOnce, type OutboxRow } from '@/server/mail/outbox-queue'
import { idOf, instantOf, textOf } from '@/server/database/stored-values'
import { deliverText, type OutboxText } from './deliver-text'
import { getTextProvider } from './get-text-provider'

/** `subject` is the message's title for staff. `window`: when it may be sent. */
type NewText = Omit<OutboxText, 'sendBefore'> & {
  siteId: string
  locale: Locale
  subject: string
  window: { from: Date; until: Date }
}

/** Stores a text message, which a job sends in its window. False when one with this key was stored before. */
export function queueText(payload: Payload, message: NewText, now: Date): Promise<boolean> {
  const { siteId: site, customerId: customer, window, ...texts } = message
  const row = { channel: 'text', site, customer, ...texts, sendBefore: window.until.toISOString() }
  return storeOnce(payload, row, now, window.from)
}

/** Sends the text messages that are due (`sendDue`). Without a provider they wait, until they are of no use. */
export async function sendQueuedTexts(payload: Payload, now: Date): Promise<void> {
  const provider = getTextProvider()
  if (!provider) return
  const deliver = (_: Payload, row: OutboxRow) => deliverText(payload, provider, messageOf(row), now)
  await sendDue(payload, { name: 'text', rows: { channel: { equals: 'text' } }, deliver }, now)
}

const messageOf = (row: OutboxRow): OutboxText => ({
  key: textOf(row.key) ?? '',
  kind: textOf(row.kind) ?? '',
  customerId: idOf(row.customer) ?? '',
  to: textOf(row.to) ?? '',
  text: textOf(row.text) ?? '',
  sendBefore: instantOf(row.sendBefore) ?? new Date(0),
})
