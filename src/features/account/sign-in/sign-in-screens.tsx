import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { passwordSymbols } from '@/domain/account/customer-password'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import { quietButton } from '@/ui/brand/button-style'
import { SignInForm } from './sign-in-form'
import { readAgreedTexts } from '@/features/account/privacy/read-consent-texts'
import { getAgreementMessages, getCampusSignIn, getSignInMessages } from './sign-in-messages'
import { SignUpForm } from './sign-up-form'

type Props = {
  site: Site
  locale: Locale
  /** The page that the visitor came from and returns to; null for the account. */
  returnPath: string | null
  /** Whether the visitor comes back from a campus sign-in that was refused. */
  wasRefused?: boolean
  /** Whether the visitor has just deleted their account. */
  hasDeleted?: boolean
}

/** The path of the other of the two pages, which returns to the same page. */
const entryPath = (page: 'signIn' | 'signUp', { site, locale, returnPath }: Props) =>
  accountPath(page, site.slug, locale) + (returnPath ? `?next=${encodeURIComponent(returnPath)}` : '')
const headingId = 'entry'

const EntryPage = ({ title, form, aside }: { title: string; form: ReactNode; aside: ReactNode }) => (
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

/** The sign-in page, with the site's own text and a link to sign-up beside the form. Spec: PUB-2.8, CUS-2.12. */
export async function SignInScreen(props: Props) {
  const { site, locale, returnPath, wasRefused, hasDeleted } = props
  const siteText = localize(site.customerLoginText, locale)
  const nextPath = returnPath ?? accountPath('account', site.slug, locale)
  const [t, messages, campus] = await Promise.all([
    getTranslations({ locale }),
    getSignInMessages(locale),
    getCampusSignIn(site, nextPath, locale),
  ])
  return (
    <EntryPage
      title={t('account.logIn')}
      form={
        <>
          {hasDeleted && (
            <p role="status" className="form-done mb-6">
              {formatConfirmation('ok', t('account.deleted'), locale)}
            </p>
          )}
          {campus && wasRefused && (
            <p role="alert" className="form-refused">
              {campus.refused}
            </p>
          )}
          <SignInForm {...{ siteId: site.id, nextPath, headingId, locale, campus, messages }} />
        </>
      }
      aside={
        <>
          {siteText && <p className="mb-5 whitespace-pre-line">{siteText}</p>}
          <p className="mb-3">{t('account.noAccount')}</p>
          <a href={entryPath('signUp', props)} className={quietButton}>
            {t('account.signUp')}
          </a>
        </>
      }
    />
  )
}

/** The sign-up page, with a link to sign-in. Spec: PUB-2.9, CUS-2.14. */
export async function SignUpScreen(props: Props) {
  const { site, locale, returnPath } = props
  const [t, form, texts, agreement] = await Promise.all([
    getTranslations({ locale }),
    getAccountFormMessages(locale),
    readAgreedTexts(site.id, locale),
    getAgreementMessages('agreement', locale),
  ])
  const messages = {
    form: { ...form, failed: t('account.notOpened') },
    firstName: t('account.firstName'),
    lastName: t('account.lastName'),
    email: t('account.email'),
    password: t('account.password'),
    confirmPassword: t('account.confirmPassword'),
    optIn: t('account.optIn'),
    passwordHint: t('account.passwordHint', { signs: passwordSymbols }),
    signUp: t('account.openAccount'),
    sending: t('forms.sending'),
    agreement,
  }
  const nextPath = returnPath ?? `${accountPath('account', site.slug, locale)}?opened`
  return (
    <EntryPage
      title={t('account.signUp')}
      form={<SignUpForm {...{ siteId: site.id, slug: site.slug, texts, nextPath, headingId, locale, messages }} />}
      aside={
        <>
          <p className="mb-3">{t('account.haveAccount')}</p>
          <a href={entryPath('signIn', props)} className={quietButton}>
            {t('account.logIn')}
          </a>
        </>
      }
    />
  )
}
