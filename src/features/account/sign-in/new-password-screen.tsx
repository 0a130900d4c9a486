import { getTranslations } from 'next-intl/server'
import { passwordSymbols } from '@/domain/account/customer-password'
import type { Locale } from '@/domain/locale'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
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
