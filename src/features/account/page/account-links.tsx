import { LogOut, UserRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { keepPageProfile, type StoredProfile } from '@/domain/menu/allergens/stored-profile'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { LogOutButton } from '@/features/account/sign-in/log-out-button'

type Props = {
  site: Site
  locale: Locale
  isSignedIn: boolean
  /** Null for visitors, `unreadableCustomer` while the account cannot be read. */
  customerId: string | null
  /** The customer's allergen profile; null for visitors, where the site has none, and while it cannot be read. */
  profile: Pick<StoredProfile, 'codes' | 'custom'> | null
}

const linkClass =
  'inline-flex min-h-11 min-w-[44px] items-center justify-center rounded-lg px-2 text-ink no-underline underline-offset-4 hover:text-accent hover:underline cursor-pointer'
/** On phones only the icon is visible. Screen readers read the label everywhere. */
const labelClass = 'sr-only sm:not-sr-only'
const iconClass = 'sm:hidden'

/**
 * The account links of the header: sign-in and sign-up for visitors, account and sign-out for customers. Nothing on sites
 * without accounts. Menus read from `data-customer` whose allergen profile to apply, and find it in the tab before they are painted. Phones show no sign-up link, because the sign-in page has one. Spec: PUB-2.19.
 */
export async function AccountLinks({ site, locale, isSignedIn, customerId, profile }: Props) {
  if (!site.customerLogin) return null
  const t = await getTranslations({ locale })
  return (
    <nav
      aria-label={t('account.area')}
      {...(site.switches.allergenCard && { 'data-site': site.id, 'data-customer': customerId ?? '' })}
      data-profile={profile ? JSON.stringify({ site: site.id, customer: customerId, ...profile }) : undefined}
      className="flex flex-wrap items-center justify-end sm:gap-x-1"
    >
      {profile && <script dangerouslySetInnerHTML={{ __html: keepPageProfile }} />}
      {isSignedIn ? (
        <>
          <a href={accountPath('account', site.slug, locale)} className={linkClass}>
            <UserRound size={22} strokeWidth={1.75} aria-hidden className={iconClass} />
            <span className={labelClass}>{t('account.manage')}</span>
          </a>
          <LogOutButton
            siteId={site.id}
            homePath={`/${site.slug}`}
            locale={locale}
            className={linkClass}
            failed={t('forms.failed')}
          >
            <LogOut size={22} strokeWidth={1.75} aria-hidden className={iconClass} />
            <span className={labelClass}>{t('account.logOut')}</span>
          </LogOutButton>
        </>
      ) : (
        <>
          <a href={accountPath('signIn', site.slug, locale)} className={linkClass}>
            <UserRound size={22} strokeWidth={1.75} aria-hidden className={iconClass} />
            <span className={labelClass}>{t('account.logIn')}</span>
          </a>
          <a href={accountPath('signUp', site.slug, locale)} className={`${linkClass} max-sm:hidden`}>
            {t('account.signUp')}
          </a>
        </>
      )}
    </nav>
  )
}
