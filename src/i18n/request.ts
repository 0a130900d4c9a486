import { getRequestConfig } from 'next-intl/server'
import { locales, type Locale } from '@/domain/locale'
import en from './messages/en.json'
import fr from './messages/fr.json'

const messages = { en, fr }

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale
  const locale: Locale = locales.find((it) => it === asked) ?? 'en'
  return { locale, messages: messages[locale], timeZone: 'UTC' }
})
