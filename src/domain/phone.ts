import type { Locale } from './locale'

/**
 * Ten digits as one reads them: `705-555-0163`, in French `705 555-0163`, its space not to be broken. Anything else is
 * left as it is. Spec: PUB-5.3.
 */
export function phoneSaid(phone: string, locale: Locale): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? []
  if (!area) return phone
  return locale === 'fr' ? `${area}\u00a0${exchange}-${line}` : `${area}-${exchange}-${line}`
}

/** The digits of a phone number, however it is written. Spec: PUB-5.3. */
export const phoneDigits = (written: string): string => written.replace(/\D/g, '')
