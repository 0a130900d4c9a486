import { northgateBusiness } from '../../../../../demo/northgate/shop/business'
import { saintCyrilleBusiness } from '../../../../../demo/universite-saint-cyrille/shop/business'
import { datesOfSubscription, sundayOf } from '../../../../../scripts/seed/shop/subscriptions'
import { addDays, daysBetween, weekdayOf } from '@/domain/time/calendar'

/** One day of each weekday: 22 November 2026 is a Sunday. */
const week = Array.from({ length: 7 }, (_, days) => addDays('2026-11-22', days))

test.each(week)('the Sunday of the week of %s', (today) => expect(sundayOf(today)).toBe('2026-11-22'))

describe.each([
  ['northgate', northgateBusiness],
  ['universite-saint-cyrille', saintCyrilleBusiness],
])('the weekly subscription of %s', (_, { shop, clientele }) => {
  test.each(week)('begins on a Sunday that its order could choose, when seeded on %s', (today) => {
    const weekly = shop.mealPlans.filter(({ subscription }) => subscription?.frequency === 'weekly')
    const sold = clientele.subscriptions.flatMap((subscription) => {
      const plan = weekly.find(({ key }) => key === subscription.plan)
      return plan ? [{ plan, subscription }] : []
    })
    expect(sold).toHaveLength(1)
    for (const { plan, subscription } of sold) {
      const { from, start, end, ...dates } = datesOfSubscription(today, plan, subscription)
      expect([weekdayOf(start), end && weekdayOf(end)]).toEqual([0, 0])
      expect(dates).toEqual({
        firstPlanDate: start,
        lastPlanDate: end && addDays(end, -7),
        firstBillDate: start,
        lastBillDate: end && addDays(end, -14),
      })
      const order = clientele.orders.find(({ no }) => no === subscription.order)
      const placed = addDays(today, order?.placedOffsetDays ?? 0)
      const earliest = addDays(placed, weekdayOf(placed) <= 3 ? 8 - weekdayOf(placed) : 15 - weekdayOf(placed))
      expect(daysBetween(earliest, start)).toBeGreaterThanOrEqual(0)
      const paid = subscription.payments.map(({ offsetDays }) => addDays(from, offsetDays))
      expect(paid.map((date) => weekdayOf(date))).toEqual(paid.map(() => 0))
      expect(paid.filter((date) => date < start || date > today)).toEqual([])
    }
  })
})
