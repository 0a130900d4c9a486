import { getTranslations } from 'next-intl/server'
import { accountAddress } from '@/domain/account-address'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { LogOutButton } from './log-out-button'

type Props = { site: Site; locale: Locale; isSignedIn: boolean }

const link =
  'inline-flex min-h-11 items-center rounded-lg px-2 text-ink no-underline underline-offset-4 hover:text-accent hover:underline'

/** In the header: the ways in for visitors, the account and the way out for customers. Nothing where a site has no accounts. Spec: PUB-2.19. */
export async function AccountArea({ site, locale, isSignedIn }: Props) {
  if (!site.customerLogin) return null
  const t = await getTranslations({ locale })
  return (
    <nav aria-label={t('account.area')} className="flex flex-wrap items-center justify-end gap-x-1">
      {isSignedIn ? (
        <>
          <a href={accountAddress('account', site.slug, locale)} className={link}>
            {t('account.manage')}
          </a>
          <LogOutButton
            siteId={site.id}
            home={`/${site.slug}`}
            locale={locale}
            className={`${link} cursor-pointer`}
            words={{ logOut: t('account.logOut'), failed: t('forms.failed') }}
          />
        </>
      ) : (
        <>
          <a href={accountAddress('signIn', site.slug, locale)} className={link}>
            {t('account.logIn')}
          </a>
          <a href={accountAddress('signUp', site.slug, locale)} className={`${link} hidden sm:inline-flex`}>
            {t('account.signUp')}
          </a>
        </>
      )}
    </nav>
  )
}
