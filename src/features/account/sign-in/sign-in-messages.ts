import { getTranslations } from 'next-intl/server'
import { customerSignOnPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { formatConfirmation } from '@/domain/text/confirmation'
import { readAgreedTexts } from '@/features/account/privacy/read-consent-texts'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import { customerSignOn } from '@/server/sign-on/sign-on-providers'
import type { AgreementMessages } from '@/ui/form/agreed-texts'

/** The link to the campus's own sign-in, which returns to `next`; null when the operator has configured none. Spec: CUS-4.23. */
export async function getCampusSignIn({ id, slug }: Pick<Site, 'id' | 'slug'>, next: string, locale: Locale) {
  const provider = customerSignOn(slug)
  if (!provider) return null
  const t = await getTranslations({ locale, namespace: 'account' })
  const name = provider.name[locale]
  return {
    path: customerSignOnPath(slug, next),
    text: t('campusSignIn', { name }),
    newTab: t('campusNewTab', { name }),
    refused: t('campusRefused', { name }),
    or: t('orWithPassword'),
    agreement: {
      slug,
      texts: await readAgreedTexts(id, locale),
      messages: await getAgreementMessages('campusAgreement', locale),
    },
  }
}

/** The sentence about the texts that a new customer agrees to, whose placeholders the page fills in with links. */
export async function getAgreementMessages(
  name: 'agreement' | 'campusAgreement',
  locale: Locale,
): Promise<AgreementMessages> {
  return (await getTranslations({ locale, namespace: 'account' })).raw(name) as AgreementMessages
}

/** The texts of the login form. */
export async function getSignInMessages(locale: Locale) {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return {
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
}

/** The texts for a customer whose session ended while a form was open. */
export async function getSessionMessages(locale: Locale) {
  const [t, messages] = await Promise.all([
    getTranslations({ locale, namespace: 'account' }),
    getSignInMessages(locale),
  ])
  return {
    ...messages,
    sessionEnded: t('sessionEnded'),
    signedInAgain: formatConfirmation('great', t('signedInAgain'), locale),
  }
}
