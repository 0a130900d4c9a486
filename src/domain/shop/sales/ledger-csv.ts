import type { Locale } from '@/domain/locale'
import { formatDecimal } from '@/domain/shop/money/typed-amount'

/** One posting of the ledger, as the finance office gets it. */
export type LedgerLine = {
  bookedOn: string
  kind: string
  orderNo: string
  account: string
  /** A debit is positive, a credit negative. */
  amountCents: number
  provider: string
  reference: string
  key: string
}

export type LedgerWords = {
  header: readonly string[]
  kinds: Readonly<Record<string, string>>
  accounts: Readonly<Record<string, string>>
}

/** Spreadsheets read the file as UTF-8 because of it. */
const byteOrderMark = '\ufeff'

/**
 * Excel in French (Canada) separates columns with semicolons and decimals with a comma; in English it uses commas and points. Amounts
 * have two decimals, no sign, no currency and no thousands separator, so that they stay numbers.
 */
const separatorOf = (locale: Locale) => (locale === 'fr' ? ';' : ',')

/**
 * A text as a cell. A text that a spreadsheet would run as a formula gets an apostrophe in front, also after a separator or a line
 * break that a spreadsheet might take for the start of a cell.
 */
function cell(text: string): string {
  const safe = /^[\s"']*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly string[], locale: Locale) => `${cells.join(separatorOf(locale))}\r\n`

/** The first line, with the byte order mark. */
export const csvHeader = ({ header }: LedgerWords, locale: Locale): string =>
  byteOrderMark + line(header.map(cell), locale)

/** The line of a posting: debit and credit have a column each. */
export function csvLine(posting: LedgerLine, { kinds, accounts }: LedgerWords, locale: Locale): string {
  const { bookedOn, kind, orderNo, account, amountCents, provider, reference, key } = posting
  const amount = cell(formatDecimal(Math.abs(amountCents), 2, locale, 'keep'))
  const [debit, credit] = amountCents >= 0 ? [amount, ''] : ['', amount]
  const texts = (values: readonly string[]) => values.map(cell)
  return line(
    [
      ...texts([bookedOn, kinds[kind] ?? kind, orderNo, accounts[account] ?? account]),
      ...[debit, credit],
      ...texts([provider, reference, key]),
    ],
    locale,
  )
}
