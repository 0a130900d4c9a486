import { nextBillAfter } from '@/domain/shop/subscriptions/billing'
import type { CampusDate } from '@/domain/time/calendar'
import type { StoredSubscription } from '@/server/database/shop/subscriptions'

/** The bill of a subscription after a period; null after the last one. */
export function billAfter(
  { frequency, firstBillDate, lastBillDate }: StoredSubscription,
  period: CampusDate,
): CampusDate | null {
  if (frequency === null || lastBillDate === null) return null
  return nextBillAfter({ frequency, firstBillDate: firstBillDate ?? period, lastBillDate }, period)
}
