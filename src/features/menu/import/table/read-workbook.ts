import { zipSync } from 'fflate'
import { readSheet, SheetNotFoundError } from 'read-excel-file/universal'
import type { Checked } from '@/features/menu/import/import-problems'
import { failure, tableOf, type Table } from './table'
import { unpackWorkbook } from './unpack-workbook'

/** The cells from A1 to the last one, of all sheets, and the characters in them: the parser makes a cell for each gap. */
const mostCells = 2_000_000
const mostCharacters = 20 * 1024 * 1024
const mostSheets = 10

const refusals = {
  broken: [
    'the workbook cannot be read; open it in a spreadsheet program and save it again as .xlsx',
    'le classeur est illisible; ouvrez-le dans un tableur et enregistrez-le de nouveau en .xlsx',
  ],
  tooLarge: [
    'the workbook is too large; delete its empty rows and columns, or divide it',
    'le classeur est trop grand; supprimez ses lignes et ses colonnes vides, ou divisez-le',
  ],
  noResult: [
    'the workbook has formulas without results; open it in a spreadsheet program and save it again',
    'le classeur a des formules sans résultat; ouvrez-le dans un tableur et enregistrez-le de nouveau',
  ],
} as const
type Refusal = keyof typeof refusals
const refuse = (why: Refusal) => failure(null, refusals[why][0], refusals[why][1])

/**
 * Reads the first sheet of an .xlsx workbook whose header has a column of dishes or menus, or else the first that is not empty. Lines
 * are the rows of the sheet. Numbers, dates (`2026-11-20`) and results of formulas become texts.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Checked<Table>> {
  let sheets: Line[][]
  try {
    const files = unpackWorkbook(bytes)
    if (!files) return refuse('tooLarge')
    const checked = checkSheets(files)
    if (checked) return refuse(checked)
    // The parser gets the bytes that were checked: it has no limits of its own.
    const repacked = zipSync(Object.fromEntries(files), { level: 0 })
    const read = await readSheets(new Blob([repacked]))
    if (read.reduce((sum, rows) => sum + countCharacters(rows), 0) > mostCharacters) return refuse('tooLarge')
    sheets = read.map((rows) => rows.map(lineOf))
  } catch {
    return refuse('broken')
  }
  const headers = sheets.map((lines) => lines.find(({ cells }) => cells.some(Boolean))?.cells ?? [])
  const isOurs = headers.map((cells) => cells.some((cell) => /^(code|location)$/i.test(cell)))
  const chosen = isOurs.includes(true) ? isOurs.indexOf(true) : headers.findIndex((cells) => cells.length > 0)
  // Texts come from people whose decimal sign may be a comma; numbers of a workbook have none.
  return tableOf(sheets[chosen] ?? [], { decimalComma: true, isGuessed: false })
}

/**
 * The rows of the first ten sheets; none for a chart. One at a time: the parser leaves a rejected promise, which ends the process, when
 * two of the sheets that it reads at once are broken.
 */
async function readSheets(workbook: Blob): Promise<Rows[]> {
  const sheets: Rows[] = []
  try {
    while (sheets.length < mostSheets) {
      const rows: Rows | undefined = await readSheet(workbook, sheets.length + 1)
      sheets.push(rows ?? [])
    }
  } catch (error) {
    if (!(error instanceof SheetNotFoundError)) throw error
  }
  return sheets
}

/**
 * Why the sheets cannot be parsed; null when they can. The parser reads the error of a formula, such as #REF!, as an empty cell, so
 * this makes a text of it.
 */
function checkSheets(files: Map<string, Uint8Array>): Refusal | null {
  let cells = 0
  for (const [path, bytes] of files) {
    const xml = new TextDecoder().decode(bytes)
    if (!xml.includes('sheetData')) continue
    let [lastRow, lastColumn] = [0, 0]
    for (const [, reference = ''] of xml.matchAll(/(?<!xmlns:)\br\s*=\s*["']([^"']*)/g)) {
      const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? []
      if (letters === undefined) return 'broken'
      lastRow = Math.max(lastRow, Number(digits))
      lastColumn = Math.max(lastColumn, columnOf(letters))
    }
    cells += lastRow * (lastColumn + 1)
    if (cells > mostCells) return 'tooLarge'
    if (/<\/(\w+:)?f>\s*<\/(\w+:)?c>|<(\w+:)?f\b[^<>]*\/>\s*<\/(\w+:)?c>/.test(xml)) return 'noResult'
    const repaired = xml.replace(/(<(?:\w+:)?c\b[^<>]*?\bt=)(?:"e"|'e')/g, '$1"str"')
    if (repaired !== xml) files.set(path, new TextEncoder().encode(repaired))
  }
  return null
}

/** A is 1, AA is 27. */
const columnOf = (letters: string) => letters.split('').reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0)

type Rows = readonly (readonly unknown[])[]
type Line = { line: number; cells: string[] }

const lineOf = (row: readonly unknown[], at: number): Line => ({ line: at + 1, cells: row.map(textOf) })

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // As spreadsheets show it: 0.3, where the sum of 0.1 and 0.2 is 0.30000000000000004.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return value === null ? '' : String(value).replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

const countCharacters = (rows: Rows): number =>
  rows.flat().reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
