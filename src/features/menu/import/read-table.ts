import { CsvError, parse } from 'csv-parse/sync'
import { quote, type Checked, type Problem } from './import-problems'

/** A row of the file. `cells` are trimmed texts by column; a missing column is absent. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> }

/** `decimalComma` is true for files with semicolons, whose programs write 0,5 for a half. */
export type Table = { columns: string[]; rows: TableRow[]; decimalComma: boolean }

const megabyte = 1024 * 1024
const separators = [',', ';', '\t'] as const

const failure = (line: number | null, reason: string) => ({ ok: false as const, problems: [{ line, reason }] })

/** The problem with a file of this size; null when it is accepted. */
export function fileSizeProblem(bytes: number): string | null {
  return bytes > 20 * megabyte ? `the file is ${Math.ceil(bytes / megabyte)} MB; the limit is 20 MB` : null
}

/**
 * Parses a CSV file in UTF-8, with or without a byte order mark, separated by commas, semicolons or tabs. Skips empty
 * lines. Refuses files above 20 MB, other encodings, control characters, mismatched quotes and uneven rows.
 */
export function readTable(bytes: Uint8Array): Checked<Table> {
  const tooLarge = fileSizeProblem(bytes.length)
  if (tooLarge) return failure(null, tooLarge)
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded
  const text = decoded.value
  if (text.trim() === '') return failure(null, 'the file is empty')
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
    if (error instanceof CsvError) return failure(Number(error.lines) || null, `quotes do not match: ${error.message}`)
    throw error
  }
  return tableOf(
    records.map(({ record, raw, info }) => ({
      line: firstLine(raw, info.lines),
      cells: record.map((cell) => cell.trim()),
    })),
    separator === ';',
  )
}

function tableOf(lines: { line: number; cells: string[] }[], decimalComma: boolean): Checked<Table> {
  const [header, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!header) return failure(null, 'the file is empty')
  const columns = header.cells.map((cell) => cell.toLowerCase())
  while (columns.at(-1) === '') columns.pop()
  const problems: Problem[] = []
  columns.forEach((column, at) => {
    if (column === '') problems.push({ line: header.line, reason: `column ${at + 1} has no name` })
    else if (columns.indexOf(column) < at)
      problems.push({ line: header.line, reason: `the column ${quote(column)} appears twice` })
  })
  const rows = rest.map(({ line, cells }) => {
    const surplus = cells.slice(columns.length).some((cell) => cell !== '')
    if (surplus || cells.length < columns.length)
      problems.push({ line, reason: `expected ${columns.length} cells, found ${cells.length}` })
    else checkCharacters(line, cells, columns, problems)
    return { line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { columns, rows, decimalComma } }
}

function checkCharacters(line: number, cells: string[], columns: string[], problems: Problem[]) {
  cells.forEach((cell, at) => {
    const found = /[^\P{Cc}\n\t]/u.exec(cell)
    if (found) problems.push({ line, reason: `${columns[at]} contains a control character: ${quote(found[0])}` })
  })
}

function decode(bytes: Uint8Array): Checked<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: text.replace(/\r\n?/g, '\n').normalize('NFC') }
  } catch {
    return failure(lineOfBadBytes(bytes), 'the file is not in UTF-8; save it as “CSV UTF-8”')
  }
}

/** The first line with invalid bytes. Splitting at line feeds is safe: no multi-byte UTF-8 character contains one. */
function lineOfBadBytes(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start)
    const end = feed === -1 ? bytes.length : feed
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return line
    }
    start = end + 1
  }
  return line
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
