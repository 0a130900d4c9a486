import type { Locale } from '@/domain/locale'
import { openPayload } from '@/server/database/payload'
import { instantOf, textOf } from '@/server/database/stored-values'

/** A mail of the outbox, sent or not. */
export type ShownMail = {
  id: string
  to: string
  subject: string
  locale: Locale
  storedAt: Date
  text: string
  html: string
}

const most = 50

/** The latest mails of the shop, newest first. The caller checks that everybody may read them. */
export async function readMailbox(): Promise<ShownMail[]> {
  const { db } = await openPayload()
  const { docs } = await db.find<Record<string, unknown> & { id: string }>({
    collection: 'sent-mails',
    sort: '-createdAt',
    limit: most,
    pagination: false,
  })
  return docs.map((row) => ({
    id: String(row.id),
    to: textOf(row.to) ?? '',
    subject: textOf(row.subject) ?? '',
    locale: row.locale === 'fr' ? 'fr' : 'en',
    storedAt: instantOf(row.createdAt) ?? new Date(0),
    text: textOf(row.text) ?? '',
    html: textOf(row.html) ?? '',
  }))
}
