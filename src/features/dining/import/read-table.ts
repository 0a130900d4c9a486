import { CsvError, parse } from 'csv-parse/sync'
import { quote, type Checked, type Problem } from './problems'

/** A line of the file: its cells by column, trimmed; a column that the file lacks is absent. */
export type Row = { line: number; cells: Readonly<Record<string, string>> }

/** `decimalComma`: the file comes from a program that separates by semicolons, and so writes 0,5 for a half. */
export type Table = { columns: string[]; rows: Row[]; decimalComma: boolean }

const megabyte = 1024 * 1024
const separators = [',', ';', '\t'] as const

const wrong = (line: number | null, reason: string) => ({ ok: false as const, problems: [{ line, reason }] })

/** Why a file of so many bytes is not read; null when it is. */
export function sizeRefusal(bytes: number): string | null {
  return bytes > 20 * megabyte ? `the file has ${Math.ceil(bytes / megabyte)} MB; at most 20 MB are read` : null
}

/**
 * A CSV file's header and rows: UTF-8 with or without its mark, separated by commas, semicolons or tabs. Empty lines
 * are skipped. Refuses files above 20 MB, other encodings, control characters, broken quotes and uneven rows.
 */
export function readTable(bytes: Uint8Array): Checked<Table> {
  const tooLarge = sizeRefusal(bytes.length)
  if (tooLarge) return wrong(null, tooLarge)
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded
  const text = decoded.value
  if (text.trim() === '') return wrong(null, 'the file is empty')
  const separator = separatorOf(text)
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
    records = parse(text, options) as unknown as typeof records // csv-parse's types know records alone, not what `info` and `raw` add
  } catch (error) {
    if (error instanceof CsvError) return wrong(Number(error.lines) || null, `quotes do not match: ${error.message}`)
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
  if (!header) return wrong(null, 'the file is empty')
  const columns = header.cells.map((cell) => cell.toLowerCase())
  while (columns.at(-1) === '') columns.pop()
  const problems: Problem[] = []
  columns.forEach((column, at) => {
    if (column === '') problems.push({ line: header.line, reason: `column ${at + 1} has no name` })
    else if (columns.indexOf(column) < at)
      problems.push({ line: header.line, reason: `the column ${quote(column)} stands twice` })
  })
  const rows = rest.map(({ line, cells }) => {
    const surplus = cells.slice(columns.length).some((cell) => cell !== '')
    if (surplus || cells.length < columns.length)
      problems.push({ line, reason: `${cells.length} cells, but the header has ${columns.length}` })
    else checkCharacters(line, cells, columns, problems)
    return { line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { columns, rows, decimalComma } }
}

function checkCharacters(line: number, cells: string[], columns: string[], problems: Problem[]) {
  cells.forEach((cell, at) => {
    const found = /[^\P{Cc}\n\t]/u.exec(cell)
    if (found) problems.push({ line, reason: `${columns[at]} has a character that is not text: ${quote(found[0])}` })
  })
}

function decode(bytes: Uint8Array): Checked<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: text.replace(/\r\n?/g, '\n').normalize('NFC') }
  } catch {
    return wrong(lineOfBadBytes(bytes), 'this is not UTF-8 text; save the file as “CSV UTF-8”')
  }
}

/** The first line that cannot be read. No byte of a longer UTF-8 character is a line feed, so lines part safely. */
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

/** The one that the header has most of. */
function separatorOf(text: string): (typeof separators)[number] {
  const header = text.trimStart().split('\n', 1)[0] ?? ''
  const count = (separator: string) => header.split(separator).length
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** `raw` may begin with empty lines that were skipped; `lastLine` is where its record ends. */
function firstLine(raw: string, lastLine: number): number {
  const trimmed = raw.replace(/^\n+/, '')
  const ends = trimmed.endsWith('\n') ? 1 : 0
  return lastLine - (trimmed.split('\n').length - 1 - ends)
}
