import { ValidationError, type RequiredDataFromCollectionSlug, type Payload } from 'payload'
import { firstFault, type FormSchema } from '@/contract/forms/form-faults'
import type { InboxSlug } from '@/domain/forms/inbox'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { senderName } from '@/domain/site/sender-name'
import { readSite } from '@/features/site/read-sites'
import { openPayload } from '@/server/database/payload'
import { fieldsOf, textsOf } from '@/server/database/stored-values'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { getServerUrl } from '@/server/http/server-url'
import { queueMail } from '@/server/mail/outbox'
import { frameMail, text } from '@/ui/mail/mail-frame'

type Values<Slug extends InboxSlug> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'customer' | 'locale' | 'site' | 'status'
> & {
  site: string
}

/** Where a form comes from: its customer, if they are signed in, and the language of the page. */
export type FormOrigin = { customer: string | null; locale: Locale; now: Date }

/** Refuses values with the first field at fault: `missing-parameter` or `bad-field`. Null for valid values. */
export function checkForm<Values>(schema: FormSchema<Values>, values: Values) {
  const first = firstFault(schema, values)
  if (!first) return null
  const { field, fault } = first
  return fault === 'required' ? refuse('missing-parameter', { parameter: field }) : refuse('bad-field', { field })
}

/**
 * Stores a visitor's form and tells the team of the site. Refuses `bad-field` for values that the collection would refuse from staff,
 * too.
 */
export async function storeForm<Slug extends InboxSlug>(
  collection: Slug,
  values: Values<Slug>,
  { customer, locale, now }: FormOrigin,
): Promise<Result<null>> {
  const payload = await openPayload()
  try {
    // Visitors have no access to any collection. The form's schema has already checked the values.
    const data = { ...values, customer, locale, status: 'new' } as unknown as RequiredDataFromCollectionSlug<Slug>
    const created = await retryWriteConflicts(() =>
      payload.create({ collection, data, depth: 0, overrideAccess: true }),
    )
    await queueInboxNotices(payload, { collection, id: String(created.id), siteId: values.site, locale }, now).catch(
      (err: unknown) => payload.logger.error({ err, msg: 'The team could not be told of a form, which is stored' }),
    )
    return ok(null)
  } catch (error) {
    if (error instanceof ValidationError) return refuse('bad-field', { field: error.data.errors[0]?.path ?? '' })
    // Database errors quote the values of their statement, and health data must not reach a log.
    throw new Error(`${collection}: a form could not be stored (${error instanceof Error ? error.name : 'no error'})`)
  }
}

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
async function queueInboxNotices(
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
