import type { Locale } from './locale'

/** Cents as a price, `$2,210.00`; in French `2 210,00 $`, its spaces not to be broken. Spec: PUB-9.5. */
export function moneySaid(cents: number, locale: Locale): string {
  const [whole = '', rest = ''] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')]
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')
  return locale === 'fr' ? `${grouped},${rest}\u00a0$` : `$${grouped}.${rest}`
}
