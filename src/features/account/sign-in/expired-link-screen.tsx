import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { localize, type Locale } from '@/domain/locale'
import type { SiteSummary } from '@/domain/site/site'
import { quietButton } from '@/ui/brand/button-style'

type Props = { sites: Pick<SiteSummary, 'id' | 'slug' | 'name'>[]; locale: Locale }

/**
 * A note that a password link has expired, with a link to the form for a new one: of the account's site, or of each site when
 * it is not known. Spec: CUS-2.62, CUS-5.30.
 */
export async function ExpiredLinkScreen({ sites, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'account' })
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 className="page-head">{t('newPassword')}</h1>
      <p className="mt-8">{t('oldLink')}</p>
      <ul className="mt-4 grid justify-items-start gap-3">
        {sites.map(({ id, slug, name }) => (
          <li key={id}>
            <a href={`${accountPath('signIn', slug, locale)}#forgotten`} className={quietButton}>
              {t('newLink', { site: localize(name, locale) ?? '' })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
