import type { Payload } from 'payload'
import type { InboxSlug } from '@/domain/forms/inbox'
import type { Locale } from '@/domain/locale'
import { readSite } from '@/features/site/read-sites'
import { fieldsOf, textsOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'
import { queueMail } from '@/server/mail/outbox'
import { frameMail, text } from '@/ui/mail/mail-frame'
import { senderName } from '@/domain/site/sender-name'

const words = {
  en: {
    subject: (sender: string) => `New in your inbox: ${sender}`,
    heading: 'Something new has arrived',
    text: 'Somebody has sent a form of your site. To protect personal data, this email does not repeat it. Open it in the studio to read and answer it.',
    link: 'Open in the studio',
  },
  fr: {
    subject: (sender: string) => `Nouveau dans votre boîte de réception\u00a0: ${sender}`,
    heading: 'Quelque chose de nouveau est arrivé',
    text: 'Quelqu’un a envoyé un formulaire de votre site. Pour protéger les données personnelles, ce courriel ne le répète pas. Ouvrez-le dans le studio pour le lire et y répondre.',
    link: 'Ouvrir dans le studio',
  },
}

/**
 * Queues a mail to each address that the site wants told of what arrives, in the language of the form. It repeats nothing of the form,
 * because more people read the sent mails than the inboxes. The link works only for people who may read the inbox.
 */
export async function queueInboxNotices(
  payload: Payload,
  form: { collection: InboxSlug; id: string; siteId: string; locale: Locale },
  now: Date,
): Promise<void> {
  const { collection, id, siteId, locale } = form
  const where = { id: { equals: siteId } }
  const stored = await payload.db.findOne<{ id: string }>({
    collection: 'sites',
    where,
    select: { inboxRecipients: true },
  })
  const recipients = textsOf(fieldsOf(stored).inboxRecipients)
  const site = recipients.length > 0 ? await readSite(siteId, now) : null
  if (!site) return
  const serverUrl = getServerUrl()
  const t = words[locale]
  const mail = frameMail(
    { site: { ...site, email: null }, locale, serverUrl },
    {
      subject: t.subject(senderName(site, locale)),
      heading: t.heading,
      firstName: '',
      blocks: [
        text(t.text),
        {
          kind: 'link',
          label: t.link,
          url: `${serverUrl}${payload.config.routes.admin}/collections/${collection}/${id}`,
        },
      ],
    },
  )
  for (const [index, to] of recipients.entries()) {
    const about = { key: `inbox-notice:${id}:${index}`, kind: 'inbox-notice', siteId, orderId: null, to, locale }
    await queueMail(payload, { ...about, ...mail }, now)
  }
}
