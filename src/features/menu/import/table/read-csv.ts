import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text'
import type { Checked } from '@/features/menu/import/import-problems'
import { emptyFile, failure, tableOf, type Table } from './table'

const separators = [',', ';', '\t'] as const

const noText = [
  'the file is no text; save it as “CSV UTF-8”',
  'le fichier n’est pas un texte; enregistrez-le en «\u00a0CSV UTF-8\u00a0»',
] as const

/**
 * Parses a CSV file, separated by commas, semicolons or tabs, in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252.
 * Refuses files that are no text, and mismatched quotes.
 */
export function readCsv(bytes: Uint8Array): Checked<Table> {
  const { text, isGuessed } = decodeText(bytes)
  if (isGuessed && text.includes('\0')) return failure(null, ...noText)
  if (text.trim() === '') return failure(null, ...emptyFile)
  const separator = detectSeparator(text)
  let records: { record: string[]; raw: string; info: { lines: number } }[]
  try {
    const options = {
      delimiter: separator,
      recordDelimiter: '\n',
      info: true,
      raw: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
    } as const
    records = parse(text, options) as unknown as typeof records // csv-parse's types ignore the options `info` and `raw`
  } catch (error) {
    if (error instanceof CsvError)
      return failure(
        Number(error.lines) || null,
        `quotes do not match: ${error.message}`,
        'les guillemets ne vont pas par deux',
      )
    throw error
  }
  return tableOf(
    records.map(({ record, raw, info }) => ({
      line: firstLine(raw, info.lines),
      cells: record.map((cell) => cell.trim()),
    })),
    { decimalComma: separator === ';', isGuessed },
  )
}

/** The separator that occurs most often in the header. */
function detectSeparator(text: string): (typeof separators)[number] {
  const header = text.trimStart().split('\n', 1)[0] ?? ''
  const count = (separator: string) => header.split(separator).length
  return separators.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best))
}

/** The first line of a record that ends on `lastLine`. `raw` may begin with skipped empty lines. */
function firstLine(raw: string, lastLine: number): number {
  const trimmed = raw.replace(/^\n+/, '')
  const ends = trimmed.endsWith('\n') ? 1 : 0
  return lastLine - (trimmed.split('\n').length - 1 - ends)
}
