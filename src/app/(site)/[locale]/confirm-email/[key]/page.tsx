import { accountPath } from '@/domain/account/account-paths'
import { findEmailChange } from '@/features/account/email-change/change-email'
import { ConfirmEmailScreen } from '@/features/account/email-change/confirm-email-screen'
import { readSite } from '@/features/site/read-sites'
import { clock } from '@/server/clock'
import { keyPageMetadata, renderKeyPage, type KeyPageProps } from '@/app/(site)/key-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = (props: KeyPageProps) => keyPageMetadata(props, 'confirmEmail')

/** The page that confirms a new email of a customer, opened from the link in its mailbox. Spec: CUS-7.6. */
const ConfirmEmailPage = (props: KeyPageProps) =>
  renderKeyPage(props, async (key, locale) => {
    const change = await findEmailChange(key, clock.now())
    const site = change && (await readSite(change.siteId))
    const signInPath = site?.published ? accountPath('signIn', site.slug, locale) : '/'
    const link = site && change ? { key, newEmail: change.newEmail, siteName: site.name, signInPath } : null
    return <ConfirmEmailScreen link={link} locale={locale} />
  })
export default ConfirmEmailPage
