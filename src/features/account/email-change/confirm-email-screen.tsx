import { getTranslations } from 'next-intl/server'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import { ConfirmEmailForm } from './confirm-email-form'

type Props = {
  /** Null for a link that was used or has expired. */
  link: { key: string; newEmail: string; siteName: Localized<string | null>; signInPath: string } | null
  locale: Locale
}

/** The form that confirms a new email with the password. Spec: CUS-7.6. */
export async function ConfirmEmailScreen({ link, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 id="entry" className="page-head">
        {t('account.confirmEmail')}
      </h1>
      <p className="mt-8">
        {link
          ? t('account.confirmEmailHelp', { email: link.newEmail, site: localize(link.siteName, locale) ?? '' })
          : t('account.oldEmailLink')}
      </p>
      {link && (
        <div className="mt-4">
          <ConfirmEmailForm
            publicKey={link.key}
            signInPath={link.signInPath}
            headingId="entry"
            locale={locale}
            messages={{
              form,
              password: t('account.password'),
              save: t('account.useEmail'),
              sending: t('forms.sending'),
              done: t('account.emailChanged'),
              signIn: t('account.logIn'),
            }}
          />
        </div>
      )}
    </div>
  )
}
