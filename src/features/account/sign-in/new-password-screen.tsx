import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { passwordSymbols } from '@/domain/account/customer-password'
import { type Locale, localize } from '@/domain/locale'
import type { SiteSummary } from '@/domain/site/site'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import { quietButton } from '@/ui/brand/button-style'
import { NewPasswordForm } from './new-password-form'

type Props = {
  publicKey: string
  /** The path of the sign-in page; null when the account's site is not published. */
  signIn: string | null
  locale: Locale
}

/** The form for a new password. Spec: CUS-2.62, CUS-5.30. */
export async function NewPasswordScreen({ publicKey, signIn, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 id="entry" className="page-head">
        {t('account.newPassword')}
      </h1>
      <div className="mt-8">
        <NewPasswordForm
          publicKey={publicKey}
          signInPath={signIn ?? '/'}
          headingId="entry"
          locale={locale}
          messages={{
            form,
            password: t('account.newPassword'),
            confirmPassword: t('account.confirmPassword'),
            passwordHint: t('account.passwordHint', { signs: passwordSymbols }),
            save: t('account.setPassword'),
            sending: t('forms.sending'),
            done: t('account.passwordSet'),
            signIn: t('account.logIn'),
          }}
        />
      </div>
    </div>
  )
}

type ExpiredLinkScreenProps = { sites: Pick<SiteSummary, 'id' | 'slug' | 'name'>[]; locale: Locale }

/**
 * A note that a password link has expired, with a link to the form for a new one: of the account's site, or of each site when
 * it is not known. Spec: CUS-2.62, CUS-5.30.
 */
export async function ExpiredLinkScreen({ sites, locale }: ExpiredLinkScreenProps) {
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
