import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import type { SectionMessages } from './section-form'

/** The messages that all account forms share. Spec: CUS-8.22. */
export async function getSectionMessages(locale: Locale): Promise<SectionMessages> {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return {
    form: { ...form, failed: t('accountParts.failed') },
    save: t('account.save'),
    sending: t('forms.sending'),
  }
}
