import { reservationValues } from '@/domain/reservations/reservation-texts'
import { formatMessage } from '@/domain/text/format-message'
import { linkButton, quietButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'
import type { ReservationRow, ReservationsData } from './reservation-rows'

type Props = { data: ReservationsData; busyId: string | null; onCancel: (row: ReservationRow) => void }

/**
 * The table of reservations. Small screens show the date above the time, and print and cancel together. The roles are explicit,
 * because some browsers drop table semantics when the display changes. Spec: CUS-2.29, CUS-2.30.
 */
export function ReservationsTable({ data, busyId, onCancel }: Props) {
  const { rows, messages } = data
  const { columns } = messages
  return (
    <table role="table" aria-labelledby="account-part" className="account-table reservations-table">
      <thead role="rowgroup">
        <tr role="row">
          {(['date', 'time', 'location', 'guests', 'print', 'manage'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={column === 'date' ? 'reservations-wide' : ''}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} row={row} data={data} isBusy={busyId === row.id} onCancel={() => onCancel(row)} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { row: ReservationRow; data: ReservationsData; isBusy: boolean; onCancel: () => void }

function Row({ row, data: { locale, messages, cardPath }, isBusy, onCancel }: RowProps) {
  const canScript = useIsHydrated()
  const { columns } = messages
  const values = reservationValues(row, locale)
  const day = <time dateTime={row.date}>{values.date}</time>
  return (
    <tr role="row">
      <td role="cell" className="reservations-wide">
        {day}
      </td>
      <th role="rowheader" scope="row">
        <Column name={columns.time} />
        <div>
          <span className="reservations-narrow">{day}</span>
          {values.time}
        </div>
      </th>
      <td role="cell">
        <Column name={columns.location} />
        <div>{row.locationName}</div>
      </td>
      <td role="cell">
        <Column name={columns.guests} />
        <div>{row.friends === 0 ? messages.justMe : formatMessage(messages.plus, { count: row.friends })}</div>
      </td>
      <td role="cell">
        <Column name={columns.actions} />
        <div>
          <a
            className={linkButton}
            href={`${cardPath}${row.id}`}
            aria-label={formatMessage(messages.printNamed, values)}
          >
            {messages.print}
          </a>
        </div>
      </td>
      <td role="cell">
        <Column name="" />
        <div>
          {row.isPast ? (
            <span className="text-muted">{messages.over}</span>
          ) : (
            <button
              type="button"
              className={`${quietButton} reservations-scripted`}
              aria-label={formatMessage(messages.cancelNamed, values)}
              aria-disabled={isBusy || undefined}
              disabled={!canScript}
              onClick={onCancel}
            >
              {isBusy ? messages.canceling : messages.cancel}
            </button>
          )}
        </div>
      </td>
    </tr>
  )
}

/** The name of a column beside its cell, on small screens. */
const Column = ({ name }: { name: string }) => (
  <span className="account-column" aria-hidden>
    {name}
  </span>
)
