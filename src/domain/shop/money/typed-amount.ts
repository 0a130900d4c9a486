import type { Locale } from '@/domain/locale'

/** How many decimals an input has: two for dollars and for discounts in percent, three for tax rates in percent. */
export type Decimals = 2 | 3

/**
 * Parses what staff type as dollars or percent into whole hundredths or thousandths: with two decimals `24.50`, `24,5`,
 * `1 200,00 $` and `1,200.00` are accepted. With three decimals a comma always begins the decimals: `9,975` is less than ten.
 * A space separates groups of three digits only: `2 4` may be a slip for `2.4` as well as for `24`.
 * Null for an empty field, `invalid` for anything else and for more decimals.
 */
export function parseDecimal(text: string, decimals: Decimals): number | null | 'invalid' {
  const typed = text.trim().replace(/^\$\s*|\s*[$%]$/g, '')
  if (typed === '') return null
  const isGrouped = decimals === 2 && /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(typed)
  const plain = typed.replace(/^\d{1,3}(?:\s\d{3})+(?=[.,]|$)/, (groups) => groups.replace(/\s/g, ''))
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.'))
  const [, whole = '', rest = ''] = found ?? []
  return found && rest.length <= decimals
    ? Number(whole) * 10 ** decimals + Number(rest.padEnd(decimals, '0'))
    : 'invalid'
}

/**
 * Formats whole hundredths or thousandths for an input, without a sign: `24.50` in English, `24,50` in French. `zeros` says
 * whether trailing zeros stay.
 */
export function formatDecimal(value: number, decimals: Decimals, locale: Locale, zeros: 'keep' | 'drop'): string {
  const sign = value < 0 ? '-' : ''
  const unit = 10 ** decimals
  const digits = String(Math.abs(value) % unit).padStart(decimals, '0')
  const shown = zeros === 'keep' ? digits : digits.replace(/0+$/, '')
  return `${sign}${Math.floor(Math.abs(value) / unit)}${shown ? (locale === 'fr' ? ',' : '.') : ''}${shown}`
}
