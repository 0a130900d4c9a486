import type { Locale } from '@/domain/locale'

/**
 * Formats ten digits as `705-555-0163`, in French as `705 555-0163` with a no-break space. Returns any other text
 * unchanged. Spec: PUB-5.3.
 */
export function formatPhone(phone: string, locale: Locale): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? []
  if (!area) return phone
  return locale === 'fr' ? `${area}\u00a0${exchange}-${line}` : `${area}-${exchange}-${line}`
}

/** The digits of a phone number in any format. Spec: PUB-5.3. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/** Whether a text has exactly ten digits, in any format. Spec: PUB-5.3. */
export const isPhoneNumber = (text: string): boolean => phoneDigits(text).length === 10
