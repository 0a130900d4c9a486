import { CsvError, parse } from 'csv-parse/sync'
import type { Localized } from '@/domain/locale'
import { cite, quote, type Checked, type Problem } from './import-problems'

/** A row of the file. `cells` are trimmed texts by column; a missing column is absent. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> }

/**
 * `decimalComma` is true for files with semicolons, whose programs write 0,5 for a half. `isGuessed` is true for a file that is in no
 * encoding of Unicode and was read as Windows-1252.
 */
export type Table = { columns: string[]; rows: TableRow[]; decimalComma: boolean; isGuessed: boolean }

const megabyte = 1024 * 1024
/** The largest file. */
export const mostBytes = 20 * megabyte
const separators = [',', ';', '\t'] as const

const failure = (line: number | null, en: string, fr: string) => ({
  ok: false as const,
  problems: [{ line, reason: { en, fr } }],
})

const empty = ['the file is empty', 'le fichier est vide'] as const
const noText = [
  'the file is no text; save it as “CSV UTF-8”',
  'le fichier n’est pas un texte; enregistrez-le en «\u00a0CSV UTF-8\u00a0»',
] as const

/** The problem with a file of this size; null when it is accepted. */
export function fileSizeProblem(bytes: number): Localized | null {
  if (bytes <= mostBytes) return null
  const size = Math.ceil(bytes / megabyte)
  return { en: `the file is ${size} MB; the limit is 20 MB`, fr: `le fichier a ${size} Mo; la limite est de 20 Mo` }
}

/**
 * Parses a CSV file, separated by commas, semicolons or tabs, in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252.
 * Skips empty lines. Refuses files above 20 MB and those that are no text, control characters, mismatched quotes and uneven rows.
 */
export function readTable(bytes: Uint8Array): Checked<Table> {
  const tooLarge = fileSizeProblem(bytes.length)
  if (tooLarge) return failure(null, tooLarge.en, tooLarge.fr)
  const { text, isGuessed } = decode(bytes)
  if (isGuessed && text.includes('\0')) return failure(null, ...noText)
  if (text.trim() === '') return failure(null, ...empty)
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

function tableOf(
  lines: { line: number; cells: string[] }[],
  form: Pick<Table, 'decimalComma' | 'isGuessed'>,
): Checked<Table> {
  const [header, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!header) return failure(null, ...empty)
  const columns = header.cells.map((cell) => cell.toLowerCase())
  while (columns.at(-1) === '') columns.pop()
  const problems: Problem[] = []
  columns.forEach((column, at) => {
    const report = (en: string, fr: string) => problems.push({ line: header.line, reason: { en, fr } })
    if (column === '') report(`column ${at + 1} has no name`, `la colonne ${at + 1} n’a pas de nom`)
    else if (columns.indexOf(column) < at)
      report(`the column ${quote(column)} appears twice`, `la colonne ${cite(column)} est là deux fois`)
  })
  const rows = rest.map(({ line, cells }) => {
    const surplus = cells.slice(columns.length).some((cell) => cell !== '')
    if (surplus || cells.length < columns.length)
      problems.push({
        line,
        reason: {
          en: `expected ${columns.length} cells, found ${cells.length}`,
          fr: `il y a ${cells.length} cellules au lieu de ${columns.length}`,
        },
      })
    else checkCharacters(line, cells, columns, problems)
    return { line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { columns, rows, ...form } }
}

function checkCharacters(line: number, cells: string[], columns: string[], problems: Problem[]) {
  cells.forEach((cell, at) => {
    const found = /[^\P{Cc}\n\t]/u.exec(cell)
    if (!found) return
    const reason = {
      en: `${columns[at]} contains a control character: ${quote(found[0])}`,
      fr: `${columns[at]} contient un caractère de commande\u00a0: ${cite(found[0])}`,
    }
    problems.push({ line, reason })
  })
}

/** Spreadsheets save as UTF-8 or UTF-16, and in Western languages, unasked, as Windows-1252, in which any bytes are a text. */
function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const utf16 = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : null
  const read = (encoding: string, options = {}) =>
    new TextDecoder(encoding, options).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC')
  if (utf16) return { text: read(utf16), isGuessed: false }
  try {
    return { text: read('utf-8', { fatal: true }), isGuessed: false }
  } catch {
    return { text: read('windows-1252'), isGuessed: true }
  }
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
