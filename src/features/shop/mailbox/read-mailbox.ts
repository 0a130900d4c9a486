import type { Payload, Where } from 'payload'
import type { Locale } from '@/domain/locale'
import { openPayload } from '@/server/database/payload'
import { listDemoMails } from '@/server/mail/demo-mails'
import type { StoredRow } from '@/server/database/stored-row'
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

/** The text of a mail that the outbox keeps without it; null for any other mail. */
type ContentReader = (payload: Payload, mail: { key: string; locale: Locale }) => Promise<Text | null>
type Text = { text: string; html: string }

/** The latest mails and text messages, newest first. The caller checks that everybody may read them. */
export async function readMailbox(readContent: ContentReader): Promise<ShownMail[]> {
  const payload = await openPayload()
  const { db } = payload
  const { docs } = await db.find<StoredRow<'sent-mails'>>({
    collection: 'sent-mails',
    where: isShown,
    sort: '-createdAt',
    limit: most,
    pagination: false,
  })
  const toShow = async (row: StoredRow<'sent-mails'>): Promise<ShownMail> => {
    const locale: Locale = row.locale === 'fr' ? 'fr' : 'en'
    const written = await readContent(payload, { key: textOf(row.key) ?? '', locale })
    return {
      id: String(row.id),
      channel: row.channel === 'text' ? 'text' : 'mail',
      to: textOf(row.to) ?? '',
      subject: textOf(row.subject) ?? '',
      locale,
      storedAt: instantOf(row.createdAt) ?? new Date(0),
      text: written?.text ?? textOf(row.text) ?? '',
      html: written?.html ?? textOf(row.html) ?? '',
    }
  }
  const stored = await Promise.all(docs.map(toShow))
  const kept = listDemoMails().map((mail): ShownMail => ({ ...mail, channel: 'mail', locale: null }))
  return [...kept, ...stored].toSorted((a, b) => b.storedAt.getTime() - a.storedAt.getTime()).slice(0, most)
}
