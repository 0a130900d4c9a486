import type { ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'
import { formatShortDate, formatShortDateTime } from '@/domain/time/date-formats'

type Row = { id: string; cells: readonly ReactNode[] }
type Props = {
  columns: readonly string[]
  /** The index of the column with the row headers. */
  headerColumn: number
  rows: readonly Row[]
}

/**
 * A table labelled by the heading of its section. On narrow screens each row becomes a block with the column name beside
 * each cell. The roles are explicit, because some browsers drop table semantics when the display changes.
 */
export function AccountTable({ columns, headerColumn, rows }: Props) {
  const cell = (column: number) =>
    column === headerColumn
      ? ({ as: 'th', role: 'rowheader', scope: 'row' } as const)
      : ({ as: 'td', role: 'cell' } as const)
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
            {cells.map((content, index) => {
              const { as: Cell, ...roles } = cell(index)
              return (
                <Cell key={columns[index]} {...roles}>
                  <span className="account-column" aria-hidden>
                    {columns[index]}
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

type FormattedDayProps = { at: Date; zone: ZoneName; locale: Locale }

/** The campus date of an instant: `11/20/26`, in French `20/11/26`. Spec: PUB-9.5. */
export function FormattedDay({ at, zone, locale }: FormattedDayProps) {
  const date = campusDateAt(at, zone)
  return <time dateTime={date}>{formatShortDate(date, locale)}</time>
}

/** The date and time of an instant on campus: `11/20/26, 12:05pm`, in French `20/11/26, 12h05`. Spec: PUB-9.5. */
export function FormattedMoment({ at, zone, locale }: FormattedDayProps) {
  const text = formatShortDateTime(campusDateAt(at, zone), minuteOfDayAt(at, zone), locale)
  return <time dateTime={at.toISOString()}>{text}</time>
}
