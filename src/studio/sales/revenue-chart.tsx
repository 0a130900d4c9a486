import { useId } from 'react'
import type { RevenueByDay, RevenueOfDay } from '@/domain/shop/sales/revenue'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDate } from '@/domain/time/date-formats'
import type { SalesMessages } from './sales-messages'

const chartWidth = 800
const chartHeight = 200
/** A bar of the smallest amount can still be seen. */
const least = 2

/** The rectangles of a chart: revenue goes up from the baseline, refunds go down, both to the same scale. */
function barsOf(rows: readonly RevenueOfDay[]) {
  const largestUp = Math.max(0, ...rows.map(({ netCents }) => netCents))
  const largestDown = Math.max(0, ...rows.map(({ refundedCents }) => refundedCents))
  const range = largestUp + largestDown || 1
  const scale = (cents: number) => (cents === 0 ? 0 : Math.max(least, (cents / range) * chartHeight))
  const step = chartWidth / Math.max(rows.length, 1)
  const baseline = Math.min(chartHeight - 1, scale(largestUp) || 1)
  return {
    baseline,
    largestCents: largestUp,
    bars: rows.map(({ date, netCents, refundedCents }, index) => ({
      date,
      x: index * step + step * 0.1,
      width: step * 0.8,
      up: Math.min(scale(netCents), baseline),
      down: Math.min(scale(refundedCents), chartHeight - baseline),
    })),
  }
}

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
