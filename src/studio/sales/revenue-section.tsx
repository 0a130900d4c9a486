import { useId, type ReactNode } from 'react'
import { sumRevenue, type Revenue } from '@/domain/shop/sales/revenue'
import { formatPrice } from '@/domain/shop/money/money'
import { formatLongDate } from '@/domain/time/date-formats'
import { RevenueChart } from './revenue-chart'
import type { SalesAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'

type Props = { answer: SalesAnswer; language: 'en' | 'fr'; messages: SalesMessages }

const hasFigures = ({ orders, renewals, refundedCents }: Revenue) => orders + renewals > 0 || refundedCents > 0

/** Revenue of the chosen period by day, as a chart and as a table, and by the buyer's term. */
export function RevenueSection({ answer: { byDay, byTerm }, language, messages }: Props) {
  const ids = { day: useId(), term: useId() }
  if (!hasFigures(byDay.total)) return null
  const { revenueColumns: columns } = messages
  const title = byDay.unit === 'day' ? messages.byDay : messages.byMonth
  const months = new Intl.DateTimeFormat(`${language}-CA`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const nameOf = (date: string) =>
    byDay.unit === 'day' ? formatLongDate(date, language) : months.format(new Date(date))
  const counted = byDay.rows.filter(hasFigures)
  const largest = Math.max(1, ...byTerm.map(({ netCents }) => netCents))
  const table = { language, messages }
  return (
    <>
      <section aria-labelledby={ids.day}>
        <h2 id={ids.day}>{title}</h2>
        <p>{messages.revenueIntro}</p>
        <RevenueChart revenue={byDay} language={language} messages={messages} />
        <RevenueTable {...table} caption={title} column={columns[byDay.unit]} total={byDay.total}>
          {counted.map((row) => (
            <Row key={row.date} row={row} language={language}>
              {nameOf(row.date)}
            </Row>
          ))}
        </RevenueTable>
      </section>
      {byTerm.length > 0 && (
        <section aria-labelledby={ids.term}>
          <h2 id={ids.term}>{messages.byTerm}</h2>
          <RevenueTable {...table} caption={messages.byTerm} column={columns.term} total={sumRevenue(byTerm)}>
            {byTerm.map((row) => (
              <Row key={row.term ?? ''} row={row} language={language}>
                {row.name?.[language] ?? messages.noTerm}
                <span className="sales__bar" aria-hidden style={{ inlineSize: `${(row.netCents / largest) * 100}%` }} />
              </Row>
            ))}
          </RevenueTable>
        </section>
      )}
    </>
  )
}

type TableProps = {
  caption: string
  column: string
  total: Revenue
  language: 'en' | 'fr'
  messages: SalesMessages
  children: ReactNode
}

function RevenueTable({ caption, column, total, language, messages, children }: TableProps) {
  const { orders, renewals, net, taxes, refunds } = messages.revenueColumns
  return (
    <div className="sales__scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {[orders, renewals, net, taxes, refunds].map((name) => (
              <th key={name} scope="col" className="sales__number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        <tfoot>
          <Row row={total} language={language}>
            {messages.total}
          </Row>
        </tfoot>
      </table>
    </div>
  )
}

function Row({ row, language, children }: { row: Revenue; language: 'en' | 'fr'; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      {[row.orders, row.renewals].map((count, index) => (
        <td key={index} className="sales__number">
          {count.toLocaleString(`${language}-CA`)}
        </td>
      ))}
      {[row.netCents, row.taxCents, row.refundedCents].map((cents, index) => (
        <td key={index} className="sales__number">
          {formatPrice(cents, language)}
        </td>
      ))}
    </tr>
  )
}
