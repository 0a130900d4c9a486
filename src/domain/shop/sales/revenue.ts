import { addDays, daysBetween, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { firstOfMonth } from '@/domain/time/months'
import type { Localized } from '@/domain/locale'

/**
 * Paid orders placed and later payments of subscriptions made in the half hour from an instant, or refunds made in it, summed. Amounts
 * are whole cents.
 */
export type HalfHourSales = { at: Date } & Omit<Revenue, 'refundedCents'>
export type HalfHourRefunds = { at: Date; refundedCents: number }

/**
 * `renewals` counts the payments of subscriptions after the first one, which is part of the order. `netCents` is the revenue of both
 * before taxes; `refundedCents` includes taxes.
 */
export type Revenue = { orders: number; renewals: number; netCents: number; taxCents: number; refundedCents: number }

/** Revenue of a day, or of the month that begins on it. */
export type RevenueOfDay = Revenue & { date: CampusDate }
export type RevenueByDay = { unit: 'day' | 'month'; rows: RevenueOfDay[]; total: Revenue }

/** Revenue by the buyer's term; `name` is null for orders without a term, and of a term that was deleted. */
export type RevenueOfTerm = Revenue & { term: string | null; name: Localized | null }

/** More bars than that cannot be told apart on a phone. */
const mostDays = 62

const nothing: Revenue = { orders: 0, renewals: 0, netCents: 0, taxCents: 0, refundedCents: 0 }

const addRevenue = (one: Revenue, other: Revenue): Revenue => ({
  orders: one.orders + other.orders,
  renewals: one.renewals + other.renewals,
  netCents: one.netCents + other.netCents,
  taxCents: one.taxCents + other.taxCents,
  refundedCents: one.refundedCents + other.refundedCents,
})

export const sumRevenue = (rows: readonly Revenue[]): Revenue => rows.reduce(addRevenue, nothing)

/**
 * Revenue by campus day, from the first day to the last, also of days without sales; by month when there are more than 62 days. Sales
 * count on the day of the order, later payments and refunds on the day on which they were made. Without `days` the first and
 * last are those with figures.
 */
export function revenueByDay(
  sales: readonly HalfHourSales[],
  refunds: readonly HalfHourRefunds[],
  zone: ZoneName,
  days: { from: CampusDate; to: CampusDate } | null,
): RevenueByDay {
  const found = [
    ...sales.map(({ at, ...sums }) => ({ date: campusDateAt(at, zone), ...sums, refundedCents: 0 })),
    ...refunds.map(({ at, refundedCents }) => ({ date: campusDateAt(at, zone), ...nothing, refundedCents })),
  ]
  const dates = found.map(({ date }) => date).toSorted()
  const from = days?.from ?? dates[0]
  const to = days?.to ?? dates.at(-1)
  if (from === undefined || to === undefined) return { unit: 'day', rows: [], total: nothing }
  const unit = daysBetween(from, to) < mostDays ? 'day' : 'month'
  const start = (date: CampusDate) => (unit === 'day' ? date : firstOfMonth(date))
  const rows = new Map<CampusDate, Revenue>()
  for (let date = from; date <= to; date = addDays(date, 1)) rows.set(start(date), nothing)
  for (const { date, ...sums } of found) rows.set(start(date), addRevenue(rows.get(start(date)) ?? nothing, sums))
  return {
    unit,
    rows: [...rows].map(([date, sums]) => ({ date, ...sums })).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    total: sumRevenue(found),
  }
}
