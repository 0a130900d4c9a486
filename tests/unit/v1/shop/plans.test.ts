import { planPanelResponse } from '@/contract/shop/plans'
import { planPanel } from '@/v1/shop/shapes'
import { mealPlan } from '../campus-fixture'
import { idOf, picture } from '../content-fixture'

const alt = { en: 'A bagel', fr: null }
const monthly = mealPlan({
  id: 'a'.repeat(24),
  name: { en: 'Eight a month', fr: 'Huit par mois' },
  desc: { en: '<p>Eight meals.</p>', fr: null },
  pictures: [
    picture('meal_plan', { id: idOf('1'), alt }),
    picture('meal_plan', { id: idOf('2'), alt, thumbName: null }),
  ],
  priceCents: 48_995,
  taxCents: 7,
  paymentTypes: ['Credit card', 'ApplePay'],
  subscription: { frequency: 'monthly', payments: 8, start: '2026-09-01', end: '2027-04-30' },
  startDate: '2026-09-01',
  promoBonusCents: 2_550,
  promoTrackOnly: true,
})

test('[PUB-7.33] [CUS-3.7] writes a plan byte for byte with prices in dollars', () => {
  const answer = planPanel({ plans: [monthly], withPrices: true }, 'fr')
  expect(planPanelResponse.safeParse(answer).error).toBeUndefined()
  expect(JSON.stringify(answer)).toBe(
    '{"status":"success","request_time":0.001,"records":1,"plans":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Huit par mois",' +
      '"desc":"<p>Eight meals.</p>","translations":[{"locale":"en","name":"Eight a month","desc":"<p>Eight meals.</p>",' +
      '"image_id":"111111111111111111111111"},{"locale":"fr","name":"Huit par mois","desc":null,"image_id":"111111111111111111111111"}],' +
      '"images":[{"id":"111111111111111111111111","file_name":"soup-0a1b2c3d4e.webp","thumb_name":"soup-0a1b2c3d4e-446x402.webp",' +
      '"alt":"A bagel","width":892,"height":804},{"id":"222222222222222222222222","file_name":"soup-0a1b2c3d4e.webp",' +
      '"thumb_name":"soup-0a1b2c3d4e.webp","alt":"A bagel","width":892,"height":804}],' +
      '"price":489.95,"tax":0.07,"apply_tax":true,"payment_types":["Credit card","ApplePay"],"sort_order":1,"subscription":true,' +
      '"subscription_frequency":"monthly","subscription_start":"2026-09-01","subscription_end":"2027-04-30","start_date":"2026-09-01",' +
      '"end_date":null,"payments":8,"promoBonus":25.5,"promo_track_only":true}]}',
  )
})

test('[PUB-2.28] writes null for price and tax if the site hides prices', () => {
  const [plan] = planPanel({ plans: [monthly], withPrices: false }, 'en').plans
  expect(plan).toMatchObject({ name: 'Eight a month', price: null, tax: null, promoBonus: null, apply_tax: true })
})

test('[PUB-7.33] writes every key for a plan without details, and an empty list without plans', () => {
  const bare = planPanel({ plans: [monthly, mealPlan({})], withPrices: true }, 'en')
  expect(planPanelResponse.safeParse(bare).error).toBeUndefined()
  expect(Object.keys(bare.plans[1] ?? {})).toEqual(Object.keys(bare.plans[0] ?? {}))
  expect(bare.plans[1]).toMatchObject({
    desc: null,
    images: [],
    price: 1995.5,
    tax: null,
    payment_types: ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay', 'GooglePay', 'installments'],
    sort_order: 2,
    subscription: false,
    subscription_frequency: null,
    payments: null,
    promoBonus: null,
    promo_track_only: false,
  })
  expect(planPanel({ plans: [], withPrices: true }, 'en')).toMatchObject({ records: 0, plans: [] })
})

test('writes every price up to a hundred dollars with at most two decimals', () => {
  const priced = Array.from({ length: 10_000 }, (_, cents) => cents)
  const odd = priced.filter((cents) => {
    const [plan] = planPanel({ plans: [mealPlan({ priceCents: cents })], withPrices: true }, 'en').plans
    const [whole, rest = ''] = String(plan?.price).split('.')
    return Number(whole) * 100 + Number(rest.padEnd(2, '0')) !== cents || rest.length > 2
  })
  expect(odd).toEqual([])
})
