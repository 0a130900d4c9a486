import type { Locale } from '@/domain/locale'

/**
 * Formats whole cents as a price: `$2,210.00`, in French `2 210,00 $` with no-break spaces. A negative amount starts with
 * the minus sign: `-$1.50`, `-1,50 $`. Every price that people read goes through this function. Spec: PUB-9.5.
 */
export function formatPrice(cents: number, locale: Locale): string {
  const sign = cents < 0 ? '-' : ''
  const amount = Math.abs(cents)
  const separator = locale === 'fr' ? '\u00a0' : ','
  const dollars = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, separator)
  const rest = String(amount % 100).padStart(2, '0')
  return locale === 'fr' ? `${sign}${dollars},${rest}\u00a0$` : `${sign}$${dollars}.${rest}`
}
