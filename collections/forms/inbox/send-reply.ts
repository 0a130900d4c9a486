import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import {
  parseReplies,
  replyMailKey,
  replyMailKind,
  replySubject,
  statusAfterReply,
  type InboxSlug,
  type replyRequest,
} from '@/domain/forms/inbox'
import type { Locale } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import { clock } from '@/server/clock'
import { idOf, textOf } from '@/server/database/stored-values'
import { queueMail } from '@/server/mail/outbox'
import { findSites } from '@collections/access/find-sites'

type Message = Record<string, unknown> & { id: string }

/**
 * Keeps a reply with its message and queues its mail, both or neither. The mail is stored without its text, which is read from the
 * message when it is sent: more people read the sent mails than the messages. The caller holds the lock of the message.
 */
export async function sendReply(
  req: PayloadRequest,
  slug: InboxSlug,
  message: Message,
  { key, text, isDone }: z.output<typeof replyRequest>,
): Promise<Message> {
  const { payload, user } = req
  const now = clock.now()
  const by = (user?.collection === 'staff' && (user.name || user.email)) || ''
  const replies = [...parseReplies(message.replies), { id: key, at: now.toISOString(), by, text }]
  const siteId = idOf(message.site) ?? ''
  const [site] = await findSites(req, (id) => id === siteId)
  const locale: Locale = (message.locale ?? req.i18n.language) === 'fr' ? 'fr' : 'en'
  const mail = {
    ...{ key: replyMailKey(message.id, key), kind: replyMailKind, siteId, orderId: null, locale },
    ...{ to: textOf(message.email) ?? '', text: '', html: '' },
    subject: replySubject(senderName({ name: site?.name ?? { en: '', fr: '' } }, locale), locale),
  }
  const isOwnTransaction = await initTransaction(req)
  try {
    const stored = await payload.update({
      collection: slug,
      id: message.id,
      data: { replies, status: statusAfterReply(message.status, isDone) },
      depth: 0,
      overrideAccess: true, // nobody else writes replies; the endpoint has checked the right to change the message
      req,
    })
    if (!(await queueMail(payload, mail, now, req))) throw new Error('A mail with this key is queued already')
    if (isOwnTransaction) await commitTransaction(req)
    return stored as unknown as Message
  } catch (error) {
    if (isOwnTransaction) await killTransaction(req)
    throw error
  }
}
