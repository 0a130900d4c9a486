import type { Where } from 'payload'
import type { Locale } from '@/domain/locale'
import { openPayload } from '@/server/database/payload'
import { listDemoMails } from '@/server/mail/demo-mails'
import { instantOf, textOf } from '@/server/database/stored-values'

/** A mail of the outbox, sent or not, or a mail or a text message that a demo has shown instead of sending it. `html` may be empty. */
export type ShownMail = {
  id: string
  channel: 'mail' | 'text'
  to: string
  subject: string
  /** Null for a mail that does not say it. */
  locale: Locale | null
  storedAt: Date
  text: string
  html: string
}

const most = 50

/** A text message is shown once the outbox has checked that its customer still wants it. */
const isShown: Where = { or: [{ channel: { not_equals: 'text' } }, { state: { equals: 'sent' } }] }

/** The latest mails and text messages, newest first. The caller checks that everybody may read them. */
export async function readMailbox(): Promise<ShownMail[]> {
  const { db } = await openPayload()
  const { docs } = await db.find<Record<string, unknown> & { id: string }>({
    collection: 'sent-mails',
    where: isShown,
    sort: '-createdAt',
    limit: most,
    pagination: false,
  })
  const stored = docs.map((row): ShownMail => ({
    id: String(row.id),
    channel: row.channel === 'text' ? 'text' : 'mail',
    to: textOf(row.to) ?? '',
    subject: textOf(row.subject) ?? '',
    locale: row.locale === 'fr' ? 'fr' : 'en',
    storedAt: instantOf(row.createdAt) ?? new Date(0),
    text: textOf(row.text) ?? '',
    html: textOf(row.html) ?? '',
  }))
  const kept = listDemoMails().map((mail): ShownMail => ({ ...mail, channel: 'mail', locale: null }))
  return [...kept, ...stored].toSorted((a, b) => b.storedAt.getTime() - a.storedAt.getTime()).slice(0, most)
}
