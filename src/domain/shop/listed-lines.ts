/** An entry of a list that staff paste: the number of its line, from 1, its value and the note in the next column, null for none. */
export type ListedLine = { line: number; value: string; note: string | null }

const headers = new Set(['email', 'e-mail', 'courriel', 'student id', 'numéro étudiant'])

/**
 * The entries of a pasted column of a spreadsheet, or of a CSV file: columns end with a tab, a semicolon or a comma, and may be in
 * quotation marks. Empty lines and a first line with the name of the column are none.
 */
export const readListedLines = (text: string): ListedLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    const cells = row.split(/[\t;,]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    const [value = '', note] = cells
    const isHeader = index === 0 && headers.has(value.toLowerCase())
    return value === '' || isHeader ? [] : [{ line: index + 1, value, note: note || null }]
  })
