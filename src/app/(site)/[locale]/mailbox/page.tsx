import type { Metadata } from 'next'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { requireLocale } from '@/app/(site)/require-locale'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { readReplyContent } from '@/features/forms/replies/read-reply-content'
import { MailboxScreen } from '@/features/shop/mailbox/mailbox-screen'
import { readMailbox } from '@/features/shop/mailbox/read-mailbox'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { mailboxMessages } from '@/i18n/site-messages'
import { getRequestPath } from '@/server/http/request-path'
import { readSettings } from '@/server/settings'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

const isShown = () => readSettings(process.env).demoMailbox

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  if (!isShown()) return buildNotFoundMetadata({ site: null, locale })
  return { title: formatPageTitle('Refectory', mailboxMessages(locale).title, locale), robots: { index: false } }
}

/** The mails of a demo. 404 everywhere else: staff read them in the studio. */
export default async function MailboxPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {isShown() ? (
        await withErrorPage(locale, async () => (
          <MailboxScreen mails={await readMailbox(readReplyContent)} messages={mailboxMessages(locale)} />
        ))
      ) : (
        <NotFoundPage site={null} locale={locale} />
      )}
    </PlainFrame>
  )
}
