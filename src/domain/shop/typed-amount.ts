import type { Locale } from '@/domain/locale'

/**
 * Parses what staff type as dollars or percent into hundredths: `24.50`, `24,5`, `1 200,00 $` and `1,200.00` are accepted. Null for
 * an empty field, `invalid` for anything else and for more than two decimals.
 */
export function parseHundredths(text: string): number | null | 'invalid' {
  const typed = text.replace(/[\s\u00a0\u202f$%]/g, '')
  if (typed === '') return null
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 'invalid'
}

/** Formats hundredths for an input, without a sign: `24.50` in English, `24,50` in French. `decimals` keeps trailing zeros. */
export function formatHundredths(value: number, locale: Locale, decimals: 'always' | 'needed'): string {
  const sign = value < 0 ? '-' : ''
  const [whole, rest] = [Math.floor(Math.abs(value) / 100), Math.abs(value) % 100]
  const digits = String(rest).padStart(2, '0')
  const shown = decimals === 'always' ? digits : digits.replace(/0+$/, '')
  return `${sign}${whole}${shown ? (locale === 'fr' ? ',' : '.') : ''}${shown}`
}
