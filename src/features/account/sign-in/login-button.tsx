import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { LoginDialog } from './login-dialog'
import { getCampusSignIn, getSignInMessages } from './sign-in-messages'

type Props = {
  site: Pick<Site, 'id' | 'slug'>
  locale: Locale
  /** The page that the button is on, where the customer returns. */
  address: string
}

/** Logs a returning customer in without leaving the page. Spec: CUS-2.15, CUS-4.5. */
export async function LoginButton({ site, locale, address }: Props) {
  const [t, messages, campus] = await Promise.all([
    getTranslations({ locale }),
    getSignInMessages(locale),
    getCampusSignIn(site, address, locale),
  ])
  return (
    <LoginDialog
      siteId={site.id}
      nextPath={address}
      logInPath={`${accountPath('signIn', site.slug, locale)}?next=${encodeURIComponent(address)}`}
      title={t('account.logIn')}
      cancel={t('account.cancel')}
      {...{ locale, campus, messages }}
    />
  )
}
