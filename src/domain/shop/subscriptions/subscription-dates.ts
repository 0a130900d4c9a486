import { addDays, daysBetween, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { addMonths, firstOfMonth, isLaterMonth, monthsBetween } from '@/domain/time/months'
import { ok, refuse, type Result } from '@/domain/result'
import type { PlanSubscription } from '@/domain/shop/meal-plans'

/** What the dates of a subscription depend on. `start` and `end` limit it, inclusive; null means no limit. */
export type SubscriptionPeriod = Pick<PlanSubscription, 'frequency' | 'start' | 'end'>

/**
 * The dates of a subscription from a chosen start to a chosen end. The end is exclusive: a plan from September 1 to October 1
 * is one month.
 */
export type SubscriptionDates = {
  /** Not before today: a month that has begun counts from the day of the purchase. */
  firstPlanDate: CampusDate
  /** The last date on which a week or month of the plan can begin. */
  lastPlanDate: CampusDate
  /** The date of the first payment: the 1st of the first month, or one week before the first week. */
  firstBillDate: CampusDate
  /** The last date on which a payment can be due. */
  lastBillDate: CampusDate
  /** The first plan date lies in a later month, so that nothing is due today. Otherwise the first payment is due today. */
  startsLater: boolean
  /** The number of months or weeks, each with one payment. */
  payments: number
}

/** The longest lists: two years. */
const maxChoices = { monthly: 24, weekly: 104 } as const

/**
 * Returns the starts that can be chosen, the default first: the 1st of a month, or a Sunday. A start needs at least one end.
 * Spec: CUS-4.34, CUS-5.22, CUS-5.23.
 */
export function selectableStarts(period: SubscriptionPeriod, today: CampusDate): CampusDate[] {
  const { frequency, start, end } = period
  if (end !== null && end < today) return []
  const isMonthly = frequency === 'monthly'
  const earliest = isMonthly ? earliestMonthlyStart(today) : earliestWeeklyStart(today)
  const limit = start === null || start < earliest ? earliest : start
  const first = isMonthly ? firstOfMonth(limit) : addDays(limit, (7 - weekdayOf(limit)) % 7)
  return list(first, frequency, (date) => isPossibleEnd(period, nextAfter(date, frequency)))
}

/**
 * Returns the ends that can be chosen for a start, the default first: the 1st of each following month, or each following
 * Sunday. The last month may be cut short by the plan's period, because plans are billed on every 1st in it; a last week may
 * not. Spec: CUS-4.34, CUS-5.24, CUS-9.12.
 */
export function selectableEnds(period: SubscriptionPeriod, start: CampusDate): CampusDate[] {
  return list(nextAfter(start, period.frequency), period.frequency, (date) => isPossibleEnd(period, date))
}

/**
 * Returns the dates of a subscription. Refuses a start or end that cannot be chosen today. The last plan date is 7 days, the
 * last billing date 14 days before the end. Weeks are billed one week ahead, so that the first and last payment of any choice
 * have the same distance to their weeks. Spec: CUS-5.25, CUS-9.9, CUS-9.12.
 */
export function subscriptionDates(
  period: SubscriptionPeriod,
  { start, end }: { start: CampusDate; end: CampusDate },
  today: CampusDate,
): Result<SubscriptionDates> {
  if (!selectableStarts(period, today).includes(start)) return refuse('bad-subscription-start')
  if (!selectableEnds(period, start).includes(end)) return refuse('bad-subscription-end')
  const isMonthly = period.frequency === 'monthly'
  const firstPlanDate = [start, today, period.start ?? start].reduce((latest, date) => (date > latest ? date : latest))
  return ok({
    firstPlanDate,
    lastPlanDate: addDays(end, -7),
    firstBillDate: isMonthly ? start : addDays(start, -7),
    lastBillDate: addDays(end, -14),
    startsLater: isLaterMonth(firstPlanDate, today),
    payments: isMonthly ? monthsBetween(start, end) : daysBetween(start, end) / 7,
  })
}

/**
 * Returns the choice that the first and last plan date stand for. A cart and v1 hold these dates instead of the choice; the
 * billing dates follow from it. Spec: CUS-7.28.
 */
export function choiceOfPlanDates(
  frequency: SubscriptionPeriod['frequency'],
  { firstPlanDate, lastPlanDate }: Pick<SubscriptionDates, 'firstPlanDate' | 'lastPlanDate'>,
): { start: CampusDate; end: CampusDate } {
  const start = frequency === 'monthly' ? firstOfMonth(firstPlanDate) : firstPlanDate
  return { start, end: addDays(lastPlanDate, 7) }
}

/** This month until its 18th day, then the next. Spec: CUS-5.22. */
function earliestMonthlyStart(today: CampusDate): CampusDate {
  const month = firstOfMonth(today)
  return Number(today.slice(8)) > 18 ? addMonths(month, 1) : month
}

/**
 * The Monday of next week until Wednesday, then the Monday after it. Starts are Sundays, so the first one ends the week of
 * that Monday. Spec: CUS-5.23.
 */
function earliestWeeklyStart(today: CampusDate): CampusDate {
  const weekday = weekdayOf(today)
  return addDays(today, (weekday <= 3 ? 8 : 15) - weekday)
}

const nextAfter = (date: CampusDate, frequency: SubscriptionPeriod['frequency']): CampusDate =>
  frequency === 'monthly' ? addMonths(date, 1) : addDays(date, 7)

function isPossibleEnd({ frequency, end: limit }: SubscriptionPeriod, end: CampusDate): boolean {
  if (limit === null) return true
  return frequency === 'monthly' ? addMonths(end, -1) <= limit : addDays(end, -1) <= limit
}

function list(
  first: CampusDate,
  frequency: SubscriptionPeriod['frequency'],
  isPossible: (date: CampusDate) => boolean,
): CampusDate[] {
  const dates: CampusDate[] = []
  for (let date = first; isPossible(date) && dates.length < maxChoices[frequency]; date = nextAfter(date, frequency))
    dates.push(date)
  return dates
}
