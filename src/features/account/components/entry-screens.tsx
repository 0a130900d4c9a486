import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountAddress } from '@/domain/account-address'
import { passwordSigns } from '@/domain/customer-password'
import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { formWords } from '@/ui/form/form-words'
import { quietButton } from '@/ui/button-style'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

type Props = { site: Site; locale: Locale }
const headingId = 'entry'

const Entry = ({ title, form, aside }: { title: string; form: ReactNode; aside: ReactNode }) => (
  <>
    <h1 id={headingId} className="page-head">
      {title}
    </h1>
    <div className="sign-in">
      {form}
      <aside className="sign-in-aside">{aside}</aside>
    </div>
  </>
)

/** The sign-in, the site's own words beside it, and the way to an account for who has none. Spec: PUB-2.8, CUS-2.12. */
export async function SignInScreen({ site, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), formWords(locale)])
  const own = textIn(site.customerLoginText, locale)
  const words = {
    form,
    email: t('account.email'),
    password: t('account.password'),
    signIn: t('account.logIn'),
    sending: t('forms.sending'),
    forgotten: t('account.forgotten'),
    forgottenHelp: t('account.forgottenHelp'),
    sendLink: t('account.sendLink'),
    back: t('account.backToLogin'),
  }
  const next = accountAddress('account', site.slug, locale)
  return (
    <Entry
      title={t('account.logIn')}
      form={<SignInForm {...{ siteId: site.id, next, headingId, locale, words }} />}
      aside={
        <>
          {own && <p className="mb-5 whitespace-pre-line">{own}</p>}
          <p className="mb-3">{t('account.noAccount')}</p>
          <a href={accountAddress('signUp', site.slug, locale)} className={quietButton}>
            {t('account.signUp')}
          </a>
        </>
      }
    />
  )
}

/** The form of a new account, and the way back for who has one. Spec: PUB-2.9, CUS-2.14. */
export async function SignUpScreen({ site, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), formWords(locale)])
  const words = {
    form,
    first_name: t('account.firstName'),
    last_name: t('account.lastName'),
    email: t('account.email'),
    password: t('account.password'),
    confirm_password: t('account.confirmPassword'),
    opt_in: t('account.optIn'),
    passwordHint: t('account.passwordHint', { signs: passwordSigns }),
    signUp: t('account.openAccount'),
    sending: t('forms.sending'),
  }
  const next = `${accountAddress('account', site.slug, locale)}?opened`
  return (
    <Entry
      title={t('account.signUp')}
      form={<SignUpForm {...{ siteId: site.id, next, headingId, locale, words }} />}
      aside={
        <>
          <p className="mb-3">{t('account.haveAccount')}</p>
          <a href={accountAddress('signIn', site.slug, locale)} className={quietButton}>
            {t('account.logIn')}
          </a>
        </>
      }
    />
  )
}
