import { addDataAndFileToRequest, APIError, Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/server/database/locks/in-transaction'
import type { z } from 'zod'
import {
  findReplyFault,
  parseReplies,
  replyMaxLength,
  replyRequest,
  type InboxSlug,
  replyMailKey,
  replyMailKind,
  replySubject,
  statusAfterReply,
} from '@/domain/forms/inbox'
import { isHexId } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import { clock } from '@/server/clock'
import { saveLockKey } from '@/server/database/locks/with-lock'
import { textOf, idOf } from '@/server/database/stored-values'
import { withLocks } from '@/server/http/studio/save-locks'
import { queueMail } from '@/server/mail/outbox'
import { findPermittedIds } from '@collections/access/find-permitted-ids'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual } from '@collections/labels'
import { refuse } from '@collections/refuse'

type Message = Record<string, unknown> & { id: string }

/**
 * Keeps a reply with its message and queues its mail, both or neither. The mail is stored without its text, which is read from the
 * message when it is sent: more people read the sent mails than the messages. The caller holds the lock of the message.
 */
async function sendReply(
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
  return inTransaction(req, async () => {
    const stored = await payload.update({
      collection: slug,
      id: message.id,
      data: { replies, status: statusAfterReply(message.status, isDone) },
      depth: 0,
      overrideAccess: true, // nobody else writes replies; the endpoint has checked the right to change the message
      req,
    })
    if (!(await queueMail(payload, mail, now, req))) throw new Error('A mail with this key is queued already')
    return stored as unknown as Message
  })
}

const refusals = {
  unreadable: bilingual(
    'This reply could not be read. Reload the page.',
    'Cette réponse est illisible. Rechargez la page.',
  ),
  empty: bilingual('Write a reply.', 'Écrivez une réponse.'),
  tooLong: bilingual(
    `A reply has at most ${replyMaxLength.toLocaleString('en-CA')} characters. Shorten the text.`,
    `Une réponse compte au plus ${replyMaxLength.toLocaleString('fr-CA')} caractères. Raccourcissez le texte.`,
  ),
  noEmail: bilingual(
    'This message has no email address. It cannot be answered by mail.',
    'Ce message n’a pas d’adresse courriel. Il est impossible d’y répondre par courriel.',
  ),
  busy: bilingual(
    'Somebody else is saving this message right now. Nothing was sent. Try again.',
    'Quelqu’un d’autre enregistre ce message en ce moment. Rien n’a été envoyé. Réessayez.',
  ),
  notQueued: bilingual(
    'The reply could not be stored. Nothing was sent, and your text is still here. Try again.',
    'La réponse n’a pas pu être enregistrée. Rien n’a été envoyé, et votre texte est encore ici. Réessayez.',
  ),
}

/**
 * `POST /api/{inbox}/{id}/reply` with `key`, `text` and `isDone`: sends a reply by mail and answers with the replies, the status and
 * `updatedAt` as they are stored. The same `key` sends once. Only who may change the message; 404 for everybody else.
 */
export const replyEndpoint = (slug: InboxSlug): Endpoint => ({
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    if (!signedInStaff(req)) throw new Forbidden(req.t)
    const id = req.routeParams?.id
    await addDataAndFileToRequest(req)
    const { data } = replyRequest.safeParse(req.data)
    if (!isHexId(id) || (await findPermittedIds(req, 'update', slug, [id])).length === 0) throw new NotFound(req.t)
    if (!data) return refuse(req, refusals.unreadable)
    const fault = findReplyFault(data.text)
    if (fault) return refuse(req, refusals[fault])
    const sent = await withLocks(req.payload, [saveLockKey(slug, id)], async () => {
      const message = await req.payload.db.findOne<Record<string, unknown> & { id: string }>({
        collection: slug,
        where: { id: { equals: id } },
        req,
      })
      if (!message) throw new NotFound(req.t)
      if (!textOf(message.email)) return refuse(req, refusals.noEmail)
      if (parseReplies(message.replies).some(({ id: earlier }) => earlier === data.key)) return message
      try {
        return await sendReply(req, slug, message, data)
      } catch (error) {
        if (error instanceof APIError && error.status < 500) throw error
        // Errors of the database quote the values of their statement, and health data must not reach a log.
        const name = error instanceof Error ? error.name : 'no error'
        req.payload.logger.error({ msg: `${slug}: a reply could not be stored (${name})` })
        return refuse(req, refusals.notQueued, 503)
      }
    })
    if (!sent) return refuse(req, refusals.busy, 409)
    const { status, updatedAt } = sent
    return Response.json(
      { replies: parseReplies(sent.replies), status, updatedAt: new Date(String(updatedAt)).toISOString() },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
})
