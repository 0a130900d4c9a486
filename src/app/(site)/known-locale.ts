import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { locales, type Locale } from '@/domain/locale'

/** The language that the proxy put before the address, made the language of everything drawn for it. */
export function knownLocale(asked: string): Locale {
  const locale = locales.find((it) => it === asked)
  if (!locale) notFound()
  setRequestLocale(locale)
  return locale
}
