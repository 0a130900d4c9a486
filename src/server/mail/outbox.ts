import type { Payload, PayloadRequest, Where } from 'payload'
import type { Locale } from '@/domain/locale'
import { idOf, textOf } from '@/server/database/stored-values'
import { deliverMail, hasMailServer, type OutboxMail } from './deliver-mail'
import { collection, sendDue, storeOnce, type OutboxChannel, type OutboxRow } from './outbox-queue'

/** Rows that were stored before there were text messages have no channel on MongoDB. */
const mails: OutboxChannel = {
  name: 'mail',
  rows: { channel: { not_equals: 'text' } },
  deliver: (payload, row) => deliverMail(payload, mailOf(row)),
}

/**
 * Stores a mail, which a job sends within half a minute. False when a mail with this key was stored before. `req`: stores it in the
 * transaction of the request (`storeOnce`).
 */
export function queueMail(
  payload: Payload,
  mail: OutboxMail & { siteId: string },
  now: Date,
  req?: PayloadRequest,
): Promise<boolean> {
  const { siteId: site, orderId: order, ...texts } = mail
  return storeOnce(payload, { channel: 'mail', site, order, ...texts }, now, now, req)
}

/** Those of some keys of which a mail is stored. */
export async function readQueuedKeys({ db }: Payload, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const where: Where = { key: { in: [...keys] } }
  const { docs } = await db.find<OutboxRow>({ collection, where, select: { key: true }, pagination: false, limit: 0 })
  return new Set(docs.map(({ key }) => String(key)))
}

/** Sends the mails that are due (`sendDue`). Without a mail server mails wait. */
export async function sendQueuedMails(payload: Payload, now: Date): Promise<void> {
  if (hasMailServer(payload)) await sendDue(payload, mails, now)
}

const mailOf = (row: OutboxRow): OutboxMail => ({
  key: textOf(row.key) ?? '',
  kind: textOf(row.kind) ?? '',
  orderId: idOf(row.order),
  to: textOf(row.to) ?? '',
  locale: row.locale === 'fr' ? 'fr' : ('en' satisfies Locale),
  subject: textOf(row.subject) ?? '',
  text: textOf(row.text) ?? '',
  html: textOf(row.html) ?? '',
})
