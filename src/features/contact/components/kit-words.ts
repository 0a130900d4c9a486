import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formWords } from '@/ui/form/form-words'

/** The words that all forms of visitors share. */
export async function kitWords(locale: Locale) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'forms' }), formWords(locale)])
  return { ...words, optional: t('optional'), sending: t('sending') }
}

export type KitWords = Awaited<ReturnType<typeof kitWords>>
