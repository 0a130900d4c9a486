import { panelPlansResponse } from '@/contract/plans'
import type { PanelPlan } from '@/domain/meal-plan'
import { panelPlans } from '@/v1/shapes/panel-plans'

const plan: PanelPlan = {
  id: 'a'.repeat(24),
  name: { en: 'Unlimited', fr: 'Illimité' },
  desc: { en: '<p>All day</p>', fr: null },
  priceCents: 221_005,
  images: [
    { kind: 'meal_plan', fileName: 'plan.webp', thumbName: null, alt: { en: 'Pizza', fr: null }, width: 9, height: 9 },
  ],
  sortOrder: 10,
  lastDay: null,
}

test('[PUB-7.33] a plan has its price in dollars with two decimals, to the byte', () => {
  const answer = panelPlans({ plans: [plan], withPrices: true }, 'fr')
  expect(JSON.stringify(answer)).toBe(
    '{"status":"success","request_time":0.001,"records":1,"plans":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Illimité",' +
      '"desc":"<p>All day</p>","price":"2210.05","images":[{"file_name":"plan.webp","file_path":"/files/meal_plan/plan.webp",' +
      '"width":9,"height":9,"thumb_name":"plan.webp","alt":"Pizza"}],"sort_order":10}]}',
  )
  expect(panelPlansResponse.safeParse(answer).error).toBeUndefined()
})

test('[PUB-2.28] a site that hides prices tells none', () => {
  const answer = panelPlans({ plans: [plan], withPrices: false }, 'en')
  expect(answer.plans[0]?.price).toBeNull()
  expect(panelPlansResponse.safeParse(answer).error).toBeUndefined()
})
