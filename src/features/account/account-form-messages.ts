import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { getFormMessages } from '@/ui/form/form-messages'
import type { FormMessages } from '@/ui/form/use-checked-form'
import type { SectionMessages } from './page/forms/section-form'

/** The messages of account forms, which have their own for email and password. Spec: CUS-5.27, CUS-8.26. */
export async function getAccountFormMessages(locale: Locale): Promise<FormMessages> {
  const [t, messages] = await Promise.all([getTranslations({ locale }), getFormMessages(locale)])
  return { ...messages, ofFields: t.raw('accountRules') as FormMessages['ofFields'] }
}

/** The messages that all account forms share. Spec: CUS-8.22. */
export async function getSectionMessages(locale: Locale): Promise<SectionMessages> {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return {
    form: { ...form, failed: t('accountParts.failed') },
    save: t('account.save'),
    sending: t('forms.sending'),
  }
}
