import type { Locale } from '@/domain/locale'

/** Begins a CSV file. Spreadsheets read the file as UTF-8 because of it. */
export const byteOrderMark = '\ufeff'

/**
 * Excel in French (Canada) separates columns with semicolons and decimals with a comma; in English it uses commas and points. Amounts
 * have two decimals, no sign, no currency and no thousands separator, so that they stay numbers.
 */
const separatorOf = (locale: Locale) => (locale === 'fr' ? ';' : ',')

/**
 * A text as a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front, also after a separator or a line
 * break that a spreadsheet might take for the start of a cell.
 */
export function csvCell(text: string): string {
  const safe = /^[\s"']*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of cells, which `csvCell` wrote. */
export const csvRow = (cells: readonly string[], locale: Locale): string => `${cells.join(separatorOf(locale))}\r\n`
