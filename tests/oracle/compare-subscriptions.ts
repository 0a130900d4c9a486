import {
  selectableEnds,
  selectableStarts,
  subscriptionDates,
  type SubscriptionPeriod,
} from '@/domain/shop/subscriptions/subscription-dates'
import {
  addDays,
  firstMonthlyStart,
  firstWeeklyStart,
  lastBillDate,
  lastPlanDate,
  monthlyEnds,
  monthsFrom,
  startsLater,
  weeklyEnds,
  weeksFrom,
} from './subscription-oracle'

const oracles = {
  monthly: { firstStart: firstMonthlyStart, startsFrom: monthsFrom, ends: monthlyEnds, days: 31 },
  weekly: { firstStart: firstWeeklyStart, startsFrom: weeksFrom, ends: weeklyEnds, days: 7 },
}
const listed = 12
const further = listed + 1

const findDifference = (name: string, oracle: unknown, product: unknown): string[] =>
  JSON.stringify(oracle) === JSON.stringify(product)
    ? []
    : [`${name}: oracle ${JSON.stringify(oracle)}, product ${JSON.stringify(product)}`]

/**
 * Compares what a customer can choose today of a plan without limits, the dates of some choices, and the starts of a plan that
 * itself begins in some weeks. Empty if equal.
 */
export function findSubscriptionDifferences(frequency: SubscriptionPeriod['frequency'], today: string): string[] {
  const oracle = oracles[frequency]
  const period: SubscriptionPeriod = { frequency, start: null, end: null }
  const compareStarts = (planStart: string | null) => {
    const first = oracle.firstStart(today, planStart ?? today)
    const starts = oracle.startsFrom(first, addDays(first, further * oracle.days)).slice(0, listed)
    const offered = selectableStarts({ ...period, start: planStart }, today).slice(0, listed)
    return { starts, differences: findDifference(`starts of a plan from ${planStart}`, starts, offered) }
  }
  const { starts, differences } = compareStarts(null)
  return [
    ...differences,
    ...[10, 24, 40].flatMap((days) => compareStarts(addDays(today, days)).differences),
    ...starts.slice(0, 3).flatMap((start) => {
      const ends = oracle.ends(start, addDays(start, further * oracle.days)).slice(0, listed)
      return [
        ...findDifference(`ends of ${start}`, ends, selectableEnds(period, start).slice(0, listed)),
        ...[ends[0], ends[4]].flatMap((end) => (end ? compareDates(period, start, end, today) : [])),
      ]
    }),
  ].map((difference) => `${frequency} on ${today}, ${difference}`)
}

function compareDates(period: SubscriptionPeriod, start: string, end: string, today: string): string[] {
  const result = subscriptionDates(period, { start, end }, today)
  const dates = result.ok ? result.value : null
  const expected = {
    lastPlanDate: lastPlanDate(end),
    lastBillDate: lastBillDate(end),
    startsLater: startsLater(start, today),
    payments: oracles[period.frequency].startsFrom(start, addDays(end, -1)).length,
  }
  const actual = dates && {
    lastPlanDate: dates.lastPlanDate,
    lastBillDate: dates.lastBillDate,
    startsLater: dates.startsLater,
    payments: dates.payments,
  }
  return findDifference(`${start} to ${end}`, expected, actual)
}

/** Every day of some years. */
export function listDays(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
