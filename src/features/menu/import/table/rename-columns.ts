import { cite, quote, type Checked } from '@/features/menu/import/import-problems'
import { failure, type Table } from './table'

/** Which of our columns the other columns of a file are, by their name in lower case; empty for one that is left out. */
export type ChosenColumns = Readonly<Record<string, string>>

/** The table with our names for the columns that somebody has chosen. Refuses two columns with one name. */
export function renameColumns({ columns, rows, ...form }: Table, chosen: ChosenColumns): Checked<Table> {
  const names = columns.map((column) => (Object.hasOwn(chosen, column) ? (chosen[column] ?? '') : column))
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  if (twice !== undefined)
    return failure(
      null,
      `two columns are ${quote(twice)}: choose another one or leave one out`,
      `deux colonnes sont ${cite(twice)}\u00a0: choisissez-en une autre ou laissez-en une de côté`,
    )
  const renamed = rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, at) => (names[at] ? [[names[at], cells[column] ?? '']] : [])) as [string, string][],
    ),
  }))
  return { ok: true, value: { ...form, columns: names.filter(Boolean), rows: renamed } }
}
