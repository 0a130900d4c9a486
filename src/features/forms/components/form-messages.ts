import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { getFormMessages } from '@/ui/form/form-messages'

/** The messages that all forms of visitors share. */
export async function getSharedFormMessages(locale: Locale) {
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace: 'forms' }), getFormMessages(locale)])
  return { ...messages, optional: t('optional'), sending: t('sending') }
}

export type SharedFormMessages = Awaited<ReturnType<typeof getSharedFormMessages>>
