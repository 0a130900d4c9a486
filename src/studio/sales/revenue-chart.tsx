import { useId } from 'react'
import type { RevenueByDay } from '@/domain/shop/sales/revenue'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDate } from '@/domain/time/date-formats'
import { barsOf, chartHeight, chartWidth } from './revenue-bars'
import type { SalesMessages } from './sales-messages'

type Props = { revenue: RevenueByDay; language: 'en' | 'fr'; messages: SalesMessages }

/** Revenue as bars above a line and refunds below it. A table with the same figures stands beside it. */
export function RevenueChart({ revenue, language, messages }: Props) {
  const titleId = useId()
  const { bars, baseline, largestCents } = barsOf(revenue.rows)
  const { netCents, refundedCents } = revenue.total
  const [first, last] = [revenue.rows[0]?.date, revenue.rows.at(-1)?.date]
  return (
    <figure className="revenue-chart">
      <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} role="img" aria-labelledby={titleId} preserveAspectRatio="none">
        <title id={titleId}>
          {formatMessage(messages.chart, {
            revenue: formatPrice(netCents, language),
            refunds: formatPrice(refundedCents, language),
          })}
        </title>
        {bars.map(({ date, x, width, up, down }) => (
          <g key={date}>
            <rect className="revenue-chart__sales" x={x} y={baseline - up} width={width} height={up} />
            <rect className="revenue-chart__refunds" x={x} y={baseline} width={width} height={down} />
          </g>
        ))}
        <line className="revenue-chart__axis" x1={0} x2={chartWidth} y1={baseline} y2={baseline} />
      </svg>
      <figcaption aria-hidden>
        <span className="revenue-chart__key revenue-chart__key--sales">{messages.legend.revenue}</span>
        <span className="revenue-chart__key revenue-chart__key--refunds">{messages.legend.refunds}</span>
        <span>
          {first && formatShortDate(first, language)} – {last && formatShortDate(last, language)}
        </span>
        <span>{formatMessage(messages.highest, { amount: formatPrice(largestCents, language) })}</span>
      </figcaption>
    </figure>
  )
}
