import fc from 'fast-check'
import type { AdvisablePlan } from '@/domain/shop/advice/compared-plan'
import { advisePlans } from '@/domain/shop/advice/plan-advice'

fc.configureGlobal({ seed: 1 })

/** 15 weeks. */
const term = { startDate: '2026-09-01', endDate: '2026-12-14' }
const today = '2026-08-01'
const plan = (id: string, priceCents: number, allowance: AdvisablePlan['allowance']): AdvisablePlan => ({
  id,
  priceCents,
  allowance,
  ...term,
  subscription: null,
})
const block = (id: string, priceCents: number, meals: number) => plan(id, priceCents, { per: 'plan', meals })
const weekly = (id: string, priceCents: number, meals: number) => plan(id, priceCents, { per: 'week', meals })
const unlimited = (id: string, priceCents: number) => plan(id, priceCents, { per: 'unlimited', meals: null })
/** Ten meals a week, 150 in the term. */
const ten = { daysPerWeek: 5, mealsPerDay: 2, snacks: 'none' } as const

test('ranks plans for ten meals a week, with the reason of each', () => {
  const plans = [
    unlimited('all', 221_000), // 2210.00 / 150 = 14.733…
    weekly('w10', 150_000, 10), // 1500.00 / 150 = 10.00, nothing left over
    weekly('w15', 192_500, 15), // 1925.00 / 150 = 12.833…, 225 - 150 = 75 left over
    block('b150', 165_000, 150), // 1650.00 / 150 = 11.00, at any time
    weekly('w11', 160_000, 11), // 1600.00 / 150 = 10.666…, 165 - 150 = 15 left over
    block('b60', 48_995, 60), // 489.95 / 60 = 8.1658…, 90 missing
    weekly('w9', 120_000, 9), // 1200.00 / 135 = 8.888…, 15 missing
    plan('money', 50_000, null),
  ]
  const advice = advisePlans(plans, ten, today)
  expect(advice.mealsPerWeek).toBe(10)
  expect(advice.notComparedIds).toEqual(['money'])
  const rows = [...advice.enough, ...advice.short].map((row) => [
    row.planId,
    row.reason,
    row.pricePerMealCents,
    row.surplusMeals,
    row.shortageMeals,
  ])
  expect(rows).toEqual([
    ['w10', 'lowest-price', 1_000, 0, 0],
    ['w11', 'higher-price', 1_067, 15, 0],
    ['b150', 'more-flexible', 1_100, 0, 0],
    ['w15', 'many-left-over', 1_283, 75, 0],
    ['all', 'more-flexible', 1_473, null, 0],
    ['w9', 'nearly-enough', 889, 0, 15],
    ['b60', 'too-few', 817, 0, 90],
  ])
  expect(advice.enough).toHaveLength(5)
  expect(advice.enough[0]).toMatchObject({ per: 'term', neededMeals: 150, includedMeals: 150, flexibility: 'weekly' })
})

test('prefers a plan without limit when meals run short of 28 a week', () => {
  const advice = advisePlans(
    [weekly('w15', 192_500, 15), unlimited('all', 221_000)],
    { daysPerWeek: 7, mealsPerDay: 3, snacks: 'daily' },
    today,
  )
  // 28 x 15 = 420 needed; 225 included.
  expect(advice.enough).toMatchObject([{ planId: 'all', neededMeals: 420, surplusMeals: null, pricePerMealCents: 526 }])
  expect(advice.short).toMatchObject([{ planId: 'w15', shortageMeals: 195, reason: 'too-few' }])
})

test('prefers the more flexible of two plans with the same price, then the given order', () => {
  const plans = [weekly('a', 150_000, 10), block('b', 150_000, 150), block('c', 150_000, 150)]
  const { enough } = advisePlans(plans, ten, today)
  expect(enough.map(({ planId, reason }) => [planId, reason])).toEqual([
    ['b', 'lowest-price'],
    ['c', 'same-price'],
    ['a', 'less-flexible'],
  ])
})

test('recommends nothing when no plan has enough meals', () => {
  const advice = advisePlans([block('b60', 48_995, 60), block('b25', 22_500, 25)], ten, today)
  expect(advice.enough).toEqual([])
  expect(advice.short.map(({ planId }) => planId)).toEqual(['b60', 'b25'])
})

test('counts only the meals from today when the term has begun', () => {
  // Two weeks are left: 20 meals.
  const { enough } = advisePlans([block('b25', 22_500, 25)], ten, '2026-12-01')
  expect(enough).toMatchObject([{ neededMeals: 20, surplusMeals: 5, pricePerMealCents: 1_125 }])
})

test('compares subscriptions per payment', () => {
  const paid = (frequency: 'monthly' | 'weekly') => ({ startDate: null, endDate: null, subscription: { frequency } })
  const plans = [
    { ...weekly('w', 12_500, 10), ...paid('weekly') }, // 125.00 / 10 = 12.50
    { ...plan('m', 52_800, { per: 'month', meals: 48 }), ...paid('monthly') }, // 528.00 / 44 = 12.00
  ]
  expect(advisePlans(plans, ten, today).enough).toMatchObject([
    { planId: 'm', per: 'month', neededMeals: 44, surplusMeals: 4, pricePerMealCents: 1_200 },
    { planId: 'w', per: 'week', neededMeals: 10, surplusMeals: 0, pricePerMealCents: 1_250 },
  ])
})

test('never ranks a plan with too few meals before one with enough', () => {
  const allowance = fc.oneof(
    fc.record({ per: fc.constantFrom('plan', 'month', 'week'), meals: fc.integer({ min: 1, max: 400 }) }),
    fc.constant({ per: 'unlimited', meals: null }),
    fc.constant(null),
  ) as fc.Arbitrary<AdvisablePlan['allowance']>
  const subscription = fc.constantFrom(null, { frequency: 'monthly' as const }, { frequency: 'weekly' as const })
  const endDate = fc.constantFrom(null, '2026-07-31', today, '2026-12-14', '2027-04-30')
  const anyPlan = fc.record({
    id: fc.uuid(),
    priceCents: fc.nat(500_000),
    allowance,
    startDate: fc.constantFrom(null, '2026-09-01'),
    endDate,
    subscription,
  })
  const anyAnswers = fc.record({
    daysPerWeek: fc.integer({ min: 1, max: 7 }),
    mealsPerDay: fc.integer({ min: 1, max: 3 }),
    snacks: fc.constantFrom('none' as const, 'some' as const, 'daily' as const),
  })
  fc.assert(
    fc.property(fc.array(anyPlan, { maxLength: 12 }), anyAnswers, (plans, answers) => {
      const { enough, short, notComparedIds } = advisePlans(plans, answers, today)
      const listed = [...enough, ...short].map(({ planId }) => planId)
      expect([...listed, ...notComparedIds].sort()).toEqual(plans.map(({ id }) => id).sort())
      for (const row of enough) {
        expect(row.includedMeals === null || row.includedMeals >= row.neededMeals).toBe(true)
        expect(row.pricePerMealCents).toBeGreaterThanOrEqual(enough[0]!.pricePerMealCents)
      }
      for (const row of short) expect(row.includedMeals).toBeLessThan(row.neededMeals)
    }),
  )
})
