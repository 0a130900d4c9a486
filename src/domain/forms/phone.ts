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

/** Area codes and exchanges start with 2 to 9, and do not end with 11. */
const northAmerican = /^1?([2-9](?!11)\d\d[2-9](?!11)\d{6})$/

/**
 * A phone number of North America in any format as E.164, such as `+14185550147`; null for one that no phone there has. The country
 * code 1 may be missing.
 */
export function toE164(phone: string): string | null {
  const [, national] = northAmerican.exec(phoneDigits(phone)) ?? []
  return national ? `+1${national}` : null
}
