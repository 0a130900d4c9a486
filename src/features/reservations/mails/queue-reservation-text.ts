import type { Payload } from 'payload'
import type { Locale } from '@/domain/locale'
import { textWindow } from '@/domain/text-messages/text-window'
import { readReservation } from '@/server/database/reservations/reservations'
import { readWaits } from '@/server/database/reservations/waits'
import type { OutboxText } from '@/server/text-messages/deliver-text'
import { offersTexts } from '@/server/text-messages/get-text-provider'
import { queueText } from '@/server/text-messages/text-outbox'
import type { MailFacts } from './read-mail-facts'

/** A text message beside a mail with this key. `startsAt` is the reserved time. */
type Text = {
  key: string
  kind: string
  locale: Locale
  subject: string
  text: string
  startsAt: Date
  usefulUntil: Date
}

/** Queues the text message beside a mail, for customers who want text messages, unless the night outlasts its use. */
export async function queueReservationText(
  payload: Payload,
  { textNumber: to, customerId, site }: MailFacts,
  { key, startsAt, usefulUntil, ...message }: Text,
  now: Date,
): Promise<void> {
  if (to === null || !offersTexts()) return
  const window = textWindow({ startsAt, usefulUntil, timeZone: site.timeZone }, now)
  if (window) await queueText(payload, { ...message, key: `text:${key}`, customerId, to, siteId: site.id, window }, now)
}

/** A mail, or a text message, whose key is `text:` and that of the mail beside it. */
type Keyed = Pick<OutboxText, 'key'>

/** Whether a reservation is still booked, so that a confirmation or a reminder that waited is true. */
export async function isStillBooked(payload: Payload, { key }: Keyed): Promise<boolean> {
  return (await readReservation(payload, key.split(':').at(-1) ?? ''))?.status === 'booked'
}

/** Whether an offer still waits for an answer. The key has its end. */
export async function isStillOffered(payload: Payload, { key }: Keyed): Promise<boolean> {
  const [id = '', until] = key.split(':').slice(-2)
  const [wait] = await readWaits(payload, [id])
  return wait?.status === 'offered' && String(wait.offeredUntil?.getTime()) === until
}
