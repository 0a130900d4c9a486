import type { RevenueOfDay } from '@/domain/shop/sales/revenue'

export const chartWidth = 800
export const chartHeight = 200
/** A bar of the smallest amount can still be seen. */
const least = 2

/** The rectangles of a chart: revenue goes up from the baseline, refunds go down, both to the same scale. */
export function barsOf(rows: readonly RevenueOfDay[]) {
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
