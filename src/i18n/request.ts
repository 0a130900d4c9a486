import { getRequestConfig } from 'next-intl/server'
import { locales, type Locale } from '@/domain/locale'
import en from './messages/en.json'
import fr from './messages/fr.json'

const messages = { en, fr }

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale: Locale = locales.find((it) => it === requested) ?? 'en'
  return { locale, messages: messages[locale], timeZone: 'UTC' }
})
