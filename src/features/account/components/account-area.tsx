import { LogOut, UserRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { accountAddress } from '@/domain/account-address'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { LogOutButton } from './log-out-button'

type Props = { site: Site; locale: Locale; isSignedIn: boolean }

const link =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-2 text-ink no-underline underline-offset-4 hover:text-accent hover:underline cursor-pointer'
/** Words that a phone has no room for: it shows the sign, and says the words. */
const besideSign = 'sr-only sm:not-sr-only'
const sign = 'sm:hidden'

/**
 * In the header: the ways in for visitors, the account and the way out for customers. Nothing where a site has no
 * accounts. On phones the sign-in leads on to the sign-up. Spec: PUB-2.19.
 */
export async function AccountArea({ site, locale, isSignedIn }: Props) {
  if (!site.customerLogin) return null
  const t = await getTranslations({ locale })
  return (
    <nav aria-label={t('account.area')} className="flex flex-wrap items-center justify-end sm:gap-x-1">
      {isSignedIn ? (
        <>
          <a href={accountAddress('account', site.slug, locale)} className={link}>
            <UserRound size={22} strokeWidth={1.75} aria-hidden className={sign} />
            <span className={besideSign}>{t('account.manage')}</span>
          </a>
          <LogOutButton
            siteId={site.id}
            home={`/${site.slug}`}
            locale={locale}
            className={link}
            failed={t('forms.failed')}
          >
            <LogOut size={22} strokeWidth={1.75} aria-hidden className={sign} />
            <span className={besideSign}>{t('account.logOut')}</span>
          </LogOutButton>
        </>
      ) : (
        <>
          <a href={accountAddress('signIn', site.slug, locale)} className={link}>
            <UserRound size={22} strokeWidth={1.75} aria-hidden className={sign} />
            <span className={besideSign}>{t('account.logIn')}</span>
          </a>
          <a href={accountAddress('signUp', site.slug, locale)} className={`${link} max-sm:hidden`}>
            {t('account.signUp')}
          </a>
        </>
      )}
    </nav>
  )
}
