import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPartPath, accountPath } from '@/domain/account/account-paths'
import { enabledAccountTabs, type AccountTab } from '@/domain/account/account-tabs'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import type { Customer } from '@/features/account/read-customer'
import { SessionProvider } from '@/features/account/sign-in/session-ended'
import { getCampusSignIn, getSessionMessages } from '@/features/account/sign-in/sign-in-messages'

type Props = {
  site: Site
  /** Null while the account cannot be read; the children then need no session. */
  customer: Customer | null
  tab: AccountTab
  /** Whether the customer has just signed up. */
  isNew: boolean
  locale: Locale
  children: ReactNode
}

/** The account page: the customer's email, the tabs that the site offers, and the current tab. Spec: CUS-2.16, PUB-2.20. */
export async function AccountFrame({ site, customer, tab, isNew, locale, children }: Props) {
  const path = accountPartPath(tab, site.slug, locale)
  const [t, messages, campus] = await Promise.all([
    getTranslations({ locale, namespace: 'account' }),
    getSessionMessages(locale),
    getCampusSignIn(site, path, locale),
  ])
  const tabs = enabledAccountTabs(site.switches)
  return (
    <>
      <h1 id="account" className="page-head">
        {t('manageYours')}
      </h1>
      {isNew && (
        <p role="status" className="form-done mt-6">
          {formatConfirmation('great', t('opened'), locale)}
        </p>
      )}
      {customer && <p className="mt-4 text-muted">{t('signedInAs', { email: customer.email })}</p>}
      <div className="account">
        <nav aria-label={t('parts')}>
          <ul className="account-parts">
            {tabs.map((it) => (
              <li key={it}>
                <a href={accountPartPath(it, site.slug, locale)} aria-current={it === tab ? 'page' : undefined}>
                  {t(`tabs.${it}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="account account-part" className="min-w-0">
          <h2 id="account-part" className="mb-6 text-2xl">
            {t(`tabs.${tab}`)}
          </h2>
          {customer ? (
            <SessionProvider
              customerId={customer.id}
              siteId={site.id}
              nextPath={path}
              logInPath={`${accountPath('signIn', site.slug, locale)}?next=${encodeURIComponent(path)}`}
              title={t('logIn')}
              cancel={t('cancel')}
              {...{ locale, campus, messages }}
            >
              {children}
            </SessionProvider>
          ) : (
            children
          )}
        </section>
      </div>
    </>
  )
}
