import type { Payload } from 'payload'
import { inboxSlugs, parseReplies, parseReplyMailKey, replyMailKind } from '@/domain/forms/inbox'
import type { Locale } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { fieldsOf, idOf } from '@/server/database/stored-values'
import { registerContent } from '@/server/mail/deliver-mail'
import { renderMail } from '@/ui/mail/render-mail'

const words = {
  en: {
    heading: 'Our reply to you',
    footer: (email: string | null) =>
      email
        ? `Our staff wrote this email. To answer, reply to it or write to ${email}.`
        : 'Our staff wrote this email. If you have another question, use the form on our website.',
  },
  fr: {
    heading: 'Notre réponse',
    footer: (email: string | null) =>
      email
        ? `Notre personnel a écrit ce courriel. Pour y répondre, répondez-y directement ou écrivez à ${email}.`
        : 'Notre personnel a écrit ce courriel. Pour toute autre question, utilisez le formulaire de notre site.',
  },
}

type Row = Record<string, unknown> & { id: string }

/** The message that a reply belongs to, of any inbox; null once it was deleted. */
async function findMessage({ db }: Payload, id: string): Promise<Row | null> {
  const where = { id: { equals: id } }
  for (const collection of inboxSlugs) {
    const found = await db.findOne<Row>({ collection, where, select: { site: true, replies: true } })
    if (found) return found
  }
  return null
}

/**
 * The mail of a reply, from the message that keeps its text. It quotes nothing that the person had sent. Null for the key of another
 * mail, and once the message was deleted.
 */
export async function readReplyContent(payload: Payload, { key, locale }: { key: string; locale: Locale }) {
  const ids = parseReplyMailKey(key)
  const message = ids && (await findMessage(payload, ids.messageId))
  const reply = ids && parseReplies(fieldsOf(message).replies).find(({ id }) => id === ids.replyId)
  const site = reply ? await readSite(idOf(message?.site) ?? '', clock.now()) : null
  if (!reply || !site) return null
  const sender = senderName(site, locale)
  const { text, html } = renderMail({
    ...{ locale, sender, brandColor: site.brandColor, subject: sender, heading: words[locale].heading },
    blocks: reply.text.split(/\n{2,}/).map((paragraph) => ({ kind: 'lines', lines: paragraph.split('\n') })),
    footer: words[locale].footer(site.email),
  })
  return { text, html, fromName: sender, replyTo: site.email }
}

/** Makes the job that sends mails write the text of replies when it sends them. */
export const registerReplyMails = (): void => registerContent(replyMailKind, readReplyContent)
