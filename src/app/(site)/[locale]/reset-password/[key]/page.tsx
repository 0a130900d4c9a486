import { NewPasswordScreen, ExpiredLinkScreen } from '@/features/account/sign-in/new-password-screen'
import { findExpiredLinkSite, findResetLinkSite } from '@/features/account/reset-password'
import { listSites, readSite } from '@/features/site/read-sites'
import { accountPath } from '@/domain/account/account-paths'
import { clock } from '@/server/clock'
import { keyPageMetadata, renderKeyPage, type KeyPageProps } from '@/app/(site)/key-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = (props: KeyPageProps) => keyPageMetadata(props, 'newPassword')

/** The page for a new customer password, opened from the link in the email. Spec: PUB-2.4, CUS-2.4. */
const ResetPasswordPage = (props: KeyPageProps) =>
  renderKeyPage(props, async (key, locale) => {
    const id = await findResetLinkSite(key, clock.now())
    const site = id === null ? null : await readSite(id)
    if (id === null) return <ExpiredLinkScreen sites={await findSignInSites(key)} locale={locale} />
    const signIn = site?.published ? accountPath('signIn', site.slug, locale) : null
    return <NewPasswordScreen publicKey={key} signIn={signIn} locale={locale} />
  })
export default ResetPasswordPage

/** The sites on which a new link can be requested: that of the account if it is known, else all that have accounts. */
async function findSignInSites(key: string) {
  const id = await findExpiredLinkSite(key)
  const sites = (await listSites()).filter(({ published, customerLogin }) => published && customerLogin)
  const own = sites.filter((site) => site.id === id)
  return own.length > 0 ? own : sites
}
