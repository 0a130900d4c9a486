import type { ChosenColumns } from './column-fields'
import type { ForeignColumns } from './send-import'

/** Choices belong to a site and to the columns of its files. */
const keyOf = (site: string, { foreign }: ForeignColumns) =>
  `import-columns ${site} ${foreign.map(({ name }) => name).join('\n')}`

/** What was chosen in this browser for files of the site with these columns; without that, the guesses. */
export function recallColumns(site: string, columns: ForeignColumns): ChosenColumns {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(site, columns)) ?? 'null') as ChosenColumns | null
    if (stored) return stored
  } catch {
    // A browser may refuse to store anything, or another program may have written there.
  }
  return Object.fromEntries(columns.foreign.flatMap(({ name, guess }) => (guess === null ? [] : [[name, guess]])))
}

/** Remembers choices in this browser, if it allows that. */
export function rememberColumns(site: string, columns: ForeignColumns, chosen: ChosenColumns): void {
  try {
    localStorage.setItem(keyOf(site, columns), JSON.stringify(chosen))
  } catch {
    // The choices are made again next time.
  }
}
