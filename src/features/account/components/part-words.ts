import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formWords } from '@/ui/form/form-words'
import type { PartWords } from './part-form'

/** What every form of the account says, in a language. Spec: CUS-8.22. */
export async function partWords(locale: Locale): Promise<PartWords> {
  const [t, form] = await Promise.all([getTranslations({ locale }), formWords(locale)])
  return {
    form: { ...form, failed: t('accountParts.failed') },
    save: t('account.save'),
    sending: t('forms.sending'),
  }
}
