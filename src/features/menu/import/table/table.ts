import { cite, quote, type Checked, type Problem } from '@/features/menu/import/import-problems'

/** A row of the file. `cells` are trimmed texts by column; a missing column is absent. */
export type TableRow = { line: number; cells: Readonly<Record<string, string>> }

/**
 * `decimalComma` is true for files whose programs may write 0,5 for a half. `isGuessed` is true for a file that is in no encoding of
 * Unicode and was read as Windows-1252.
 */
export type Table = { columns: string[]; rows: TableRow[]; decimalComma: boolean; isGuessed: boolean }

/** The refusal of a file, or of one of its lines. */
export const failure = (line: number | null, en: string, fr: string) => ({
  ok: false as const,
  problems: [{ line, reason: { en, fr } }],
})

export const emptyFile = ['the file is empty', 'le fichier est vide'] as const

/**
 * Makes a table of trimmed cells, whose first line with text has the names of the columns. Skips empty lines. Refuses control
 * characters, errors of spreadsheets and uneven rows.
 */
export function tableOf(
  lines: { line: number; cells: string[] }[],
  form: Pick<Table, 'decimalComma' | 'isGuessed'>,
): Checked<Table> {
  const [header, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!header) return failure(null, ...emptyFile)
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
    else checkCells(line, cells, columns, problems)
    return { line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { columns, rows, ...form } }
}

/** What spreadsheets in English and French show for a formula without a result. */
const formulaError =
  /^#(REF!|N\/A|DIV\/0!|NAME\?|NULL!|NUM!|VALUE!|SPILL!|CALC!|NOM\?|NUL!|NOMBRE!|VALEUR!|PROPAGATION!|CALCUL!)$/

function checkCells(line: number, cells: string[], columns: string[], problems: Problem[]) {
  cells.forEach((cell, at) => {
    const report = (en: string, fr: string) =>
      problems.push({ line, reason: { en: `${columns[at]} ${en}`, fr: `${columns[at]} ${fr}` } })
    const control = /[^\P{Cc}\n\t]/u.exec(cell)
    if (control)
      report(
        `contains a control character: ${quote(control[0])}`,
        `contient un caractère de commande\u00a0: ${cite(control[0])}`,
      )
    else if (formulaError.test(cell))
      report(`has an error of a formula: ${quote(cell)}`, `a une erreur de formule\u00a0: ${cite(cell)}`)
  })
}
