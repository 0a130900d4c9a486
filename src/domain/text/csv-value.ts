import type { Locale } from '@/domain/locale'
import { formatDecimal, type Decimals } from '@/domain/shop/money/typed-amount'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import { csvCell } from './csv'

/**
 * How a stored value is written. `decimals` belongs to amounts and rates, which are stored as whole hundredths or thousandths;
 * null is a plain number. A value without a label of its own in `labels` is written as it is.
 */
export type ValueFormat =
  | { type: 'text' | 'instant' | 'json' }
  | { type: 'flag'; labels: readonly [yes: string, no: string] }
  | { type: 'number'; decimals: Decimals | null }
  | { type: 'choice'; labels: Readonly<Record<string, string>> }

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

/** A number stays a number: it needs no apostrophe against formulas, also when it is negative. */
function numberCell(value: number, decimals: Decimals | null, locale: Locale): string {
  const plain = locale === 'fr' ? String(value).replace('.', ',') : String(value)
  const text = decimals === null ? plain : formatDecimal(value, decimals, locale, 'keep')
  return text.includes(',') ? `"${text}"` : text
}

/**
 * A stored value as a cell for `csvRow`; empty for nothing and for an empty list. Several values are separated by semicolons. Instants
 * are written as campus time, `2026-11-28 09:05`, which spreadsheets read as a date.
 */
export function csvValue(value: unknown, format: ValueFormat, locale: Locale, zone: ZoneName): string {
  if (isEmpty(value)) return ''
  if (format.type === 'number' && typeof value === 'number') return numberCell(value, format.decimals, locale)
  if (format.type === 'json') return csvCell(JSON.stringify(value))
  const write = (one: unknown): string => {
    if (format.type === 'flag') return format.labels[one === true ? 0 : 1]
    if (format.type === 'instant')
      return formatIsoWithOffset(new Date(String(one)), zone)
        .slice(0, 16)
        .replace('T', ' ')
    if (format.type === 'choice') return format.labels[String(one)] ?? String(one)
    return typeof one === 'object' ? JSON.stringify(one) : String(one)
  }
  return csvCell(Array.isArray(value) ? value.map(write).join('; ') : write(value))
}
