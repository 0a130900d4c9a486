import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'
import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { addMonths, firstOfMonth, isLaterMonth } from '@/domain/time/months'

/** The bills of a subscription, as they were sold (`subscription-dates.ts`). */
export type BillingPlan = {
  frequency: 'monthly' | 'weekly'
  firstBillDate: CampusDate
  lastBillDate: CampusDate
}

/** Bills are charged from 6:00 on campus, so that nobody gets a mail about them at night. */
const chargeMinute = 6 * 60
const daysBetweenAttempts = 2
const maxAttempts = 3
/** The mail about the next payment comes so many days before it. */
export const noticeDays = 3

/** The first date of a plan's bills on or after a date: the 1st of a month, or a Sunday. Spec: CUS-9.12, CUS-9.12. */
const billDateFrom = (date: CampusDate, frequency: BillingPlan['frequency']): CampusDate => {
  if (frequency === 'weekly') return addDays(date, (7 - weekdayOf(date)) % 7)
  return date === firstOfMonth(date) ? date : addMonths(date, 1)
}

const within = (date: CampusDate, { lastBillDate }: BillingPlan): CampusDate | null =>
  date <= lastBillDate ? date : null

/** The bill after a bill; null after the last one. */
export const nextBillAfter = (plan: BillingPlan, date: CampusDate): CampusDate | null =>
  within(billDateFrom(addDays(date, 1), plan.frequency), plan)

/**
 * Whether an order pays the first bill. A plan that starts in a later month than the order is free on the day of the order.
 * Spec: CUS-9.9.
 */
export const paysFirstBill = ({ firstPlanDate }: { firstPlanDate: CampusDate }, orderedOn: CampusDate): boolean =>
  !isLaterMonth(firstPlanDate, orderedOn)

/** The first bill that the order does not pay; null when it pays all. Spec: CUS-9.9. */
export function firstBillAfterOrder(
  plan: BillingPlan & { firstPlanDate: CampusDate },
  orderedOn: CampusDate,
): CampusDate | null {
  const first = billDateFrom(plan.firstBillDate, plan.frequency)
  return paysFirstBill(plan, orderedOn) ? nextBillAfter(plan, first) : within(first, plan)
}

/** The last bill of a plan: the last 1st or Sunday that is not after the last billing date. */
export function lastBillOf({ frequency, lastBillDate }: Omit<BillingPlan, 'firstBillDate'>): CampusDate {
  return frequency === 'weekly' ? addDays(lastBillDate, -weekdayOf(lastBillDate)) : firstOfMonth(lastBillDate)
}

/** Whether a bill is due: its day has come on campus, and it is past 6:00 there. */
export const isBillDue = (bill: CampusDate, now: Date, zone: ZoneName): boolean =>
  toInstant(bill, chargeMinute, zone) <= now

/** Whether the mail about a bill is due, which is not due itself yet. */
export const isNoticeDue = (bill: CampusDate, now: Date, zone: ZoneName): boolean =>
  isBillDue(addDays(bill, -noticeDays), now, zone) && !isBillDue(bill, now, zone)

/**
 * When a declined bill is charged again: two days later at 6:00, so that a bill is tried on its first, third and fifth day. Null
 * after the third attempt: the bill is given up.
 */
export function nextAttemptAt(attempts: number, now: Date, zone: ZoneName): Date | null {
  if (attempts >= maxAttempts) return null
  return toInstant(addDays(campusDateAt(now, zone), daysBetweenAttempts), chargeMinute, zone)
}

/** The last day that a bill pays for. Weeks are billed one week ahead. */
export function lastPaidDay(frequency: BillingPlan['frequency'], bill: CampusDate): CampusDate {
  return frequency === 'weekly' ? addDays(bill, 13) : addDays(addMonths(bill, 1), -1)
}

/** The last day that a number of payments pays for, at most the day before the end of the plan; null when nothing is paid. */
export function paidUntil(plan: BillingPlan & { end: CampusDate | null }, payments: number): CampusDate | null {
  let bill: CampusDate | null = null
  let next: CampusDate | null = billDateFrom(plan.firstBillDate, plan.frequency)
  for (let paid = 0; paid < payments && next !== null; paid++) {
    bill = next
    next = nextBillAfter(plan, bill)
  }
  if (bill === null) return null
  const [last, end] = [lastPaidDay(plan.frequency, bill), plan.end && addDays(plan.end, -1)]
  return end !== null && end < last ? end : last
}
