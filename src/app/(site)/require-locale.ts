import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { locales, type Locale } from '@/domain/locale'

/** Validates the locale segment that the proxy added to the path and sets it as the locale of this request. Calls `notFound` for others. */
export function requireLocale(segment: string): Locale {
  const locale = locales.find((it) => it === segment)
  if (!locale) notFound()
  setRequestLocale(locale)
  return locale
}
