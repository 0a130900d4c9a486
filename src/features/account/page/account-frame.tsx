import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { enabledAccountTabs, type AccountTab } from '@/domain/account/account-tabs'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'

type Props = {
  site: Site
  customer: Customer
  tab: AccountTab
  /** Whether the customer has just signed up. */
  isNew: boolean
  locale: Locale
  children: ReactNode
}

/** The account page: the customer's email, the tabs that the site offers, and the current tab. Spec: CUS-2.16, PUB-2.20. */
export async function AccountFrame({ site, customer, tab, isNew, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'account' })
  const basePath = accountPath('account', site.slug, locale)
  const tabs = enabledAccountTabs(site.switches)
  return (
    <>
      <h1 id="account" className="page-head">
        {t('manageYours')}
      </h1>
      {isNew && (
        <p role="status" className="form-done mt-6">
          {t('opened')}
        </p>
      )}
      <p className="mt-4 text-muted">{t('signedInAs', { email: customer.email })}</p>
      <div className="account">
        <nav aria-label={t('parts')}>
          <ul className="account-parts">
            {tabs.map((it) => (
              <li key={it}>
                <a
                  href={it === 'profile' ? basePath : `${basePath}?part=${it}`}
                  aria-current={it === tab ? 'page' : undefined}
                >
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
          {children}
        </section>
      </div>
    </>
  )
}
