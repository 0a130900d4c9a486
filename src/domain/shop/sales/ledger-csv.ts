import type { Locale } from '@/domain/locale'
import { formatDecimal } from '@/domain/shop/money/typed-amount'
import { byteOrderMark, csvCell, csvRow } from '@/domain/text/csv'

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

/** The first line, with the byte order mark. */
export const csvHeader = ({ header }: LedgerWords, locale: Locale): string =>
  byteOrderMark + csvRow(header.map(csvCell), locale)

/** The line of a posting: debit and credit have a column each. */
export function csvLine(posting: LedgerLine, { kinds, accounts }: LedgerWords, locale: Locale): string {
  const { bookedOn, kind, orderNo, account, amountCents, provider, reference, key } = posting
  const amount = csvCell(formatDecimal(Math.abs(amountCents), 2, locale, 'keep'))
  const [debit, credit] = amountCents >= 0 ? [amount, ''] : ['', amount]
  const texts = (values: readonly string[]) => values.map(csvCell)
  return csvRow(
    [
      ...texts([bookedOn, kinds[kind] ?? kind, orderNo, accounts[account] ?? account]),
      ...[debit, credit],
      ...texts([provider, reference, key]),
    ],
    locale,
  )
}
