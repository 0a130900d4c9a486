import type { ReactNode } from 'react'

type Row = { id: string; cells: readonly ReactNode[] }
type Props = {
  columns: readonly string[]
  /** Which column says what a row is of, counted from 0. */
  head: number
  rows: readonly Row[]
}

/**
 * A table under the heading of a part. On a narrow screen each row stands by itself, its columns named beside its cells;
 * the roles are written out, since a table that is shown otherwise is none to every browser.
 */
export function AccountTable({ columns, head, rows }: Props) {
  const cell = (place: number) =>
    place === head ? ({ as: 'th', role: 'rowheader', scope: 'row' } as const) : ({ as: 'td', role: 'cell' } as const)
  return (
    <table role="table" aria-labelledby="account-part" className="account-table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, cells }) => (
          <tr key={id} role="row">
            {cells.map((content, place) => {
              const { as: Cell, ...roles } = cell(place)
              return (
                <Cell key={columns[place]} {...roles}>
                  <span className="account-column" aria-hidden>
                    {columns[place]}
                  </span>
                  <div>{content}</div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
