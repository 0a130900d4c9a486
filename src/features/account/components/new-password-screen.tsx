import { getTranslations } from 'next-intl/server'
import { passwordSigns } from '@/domain/customer-password'
import type { Locale } from '@/domain/locale'
import { formWords } from '@/ui/form/form-words'
import { NewPasswordForm } from './new-password-form'

type Props = {
  publicKey: string
  /** Whether the link still serves. */
  isOpen: boolean
  /** Where the account is signed in to; null when its site is not to be seen. */
  signIn: string | null
  locale: Locale
}

/** Two fields for a new password, or that the link serves no more. Spec: CUS-2.45, CUS-5.30. */
export async function NewPasswordScreen({ publicKey, isOpen, signIn, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), formWords(locale)])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 id="entry" className="page-head">
        {t('account.newPassword')}
      </h1>
      <div className="mt-8">
        {isOpen ? (
          <NewPasswordForm
            publicKey={publicKey}
            signIn={signIn ?? '/'}
            headingId="entry"
            locale={locale}
            words={{
              form,
              password: t('account.newPassword'),
              confirm_password: t('account.confirmPassword'),
              passwordHint: t('account.passwordHint', { signs: passwordSigns }),
              save: t('account.setPassword'),
              sending: t('forms.sending'),
              done: t('account.passwordSet'),
              signIn: t('account.logIn'),
            }}
          />
        ) : (
          <p>{t('account.oldLink')}</p>
        )}
      </div>
    </div>
  )
}
