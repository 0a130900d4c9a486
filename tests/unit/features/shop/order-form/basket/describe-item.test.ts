import type { CartItemRow } from '@/contract/shop/cart'
import { describeItem, noticesOf } from '@/features/shop/order-form/basket/describe-item'
import { orderFormMessages } from '@/i18n/order-form-messages'

const page = { locale: 'en', today: '2026-11-20', messages: orderFormMessages('en') } as const
const item: CartItemRow = {
  id: 'a',
  type: 'Meal plan',
  name: 'Block of 60',
  desc: null,
  product_id: 'b',
  price: 489.95,
  tax: 0,
  federal_tax: 0,
  provincial_tax: 0,
  apply_tax: false,
  subscription: false,
  subscription_frequency: null,
  subscription_start: null,
  subscription_end: null,
  first_plan_date: null,
  last_plan_date: null,
  first_bill_date: null,
  last_bill_date: null,
  promo_code: null,
  beforePromoPrice: 489.95,
  beforePromoTax: 0,
  promoMessage: null,
  discount: 0,
  bonus: 0,
  swipe_value: null,
  swipe_price: null,
  db_value: null,
  db_price: null,
  dbDiscount: null,
  dbBonus: null,
  months: null,
  payments: null,
  notices: [],
  previous_price: null,
  steps: [],
}

test('says nothing about a plain plan', () => expect(describeItem(item, page)).toEqual([]))

test('[CUS-9.9] says when a subscription begins, is billed, and that nothing is due today', () => {
  const dates = {
    first_plan_date: '2027-01-01',
    last_plan_date: '2027-02-22',
    first_bill_date: '2027-01-01',
    last_bill_date: '2027-02-15',
  }
  const steps: CartItemRow['steps'] = [{ rule: 'starts-later', amount: -96, detail: {} }]
  expect(describeItem({ ...item, ...dates, steps }, page)).toEqual([
    'From January 1, 2027. Last plan date: February 22, 2027.',
    'First payment: January 1, 2027. Last billing date: February 15, 2027.',
    'Nothing is due today for this item.',
  ])
  const thisMonth = { ...dates, first_plan_date: '2026-11-20', first_bill_date: '2026-11-01' }
  expect(describeItem({ ...item, ...thisMonth }, page)).toContain(
    'First payment: today. Last billing date: February 15, 2027.',
  )
})

test('says the parts of a custom plan, a balance and coffee', () => {
  expect(describeItem({ ...item, swipe_value: 40, db_value: 105, bonus: 5 }, page)).toEqual([
    'Swipes: 40. Declining balance: $105.00.',
    'Bonus: $5.00.',
  ])
  expect(describeItem({ ...item, db_value: 300 }, page)).toEqual(['Declining balance: $300.00.'])
  expect(describeItem({ ...item, months: 1 }, page)).toEqual(['1 month of coffee.'])
})

test('names what has changed', () => {
  const changed: CartItemRow = {
    ...item,
    notices: ['price-changed', 'promo-lost'],
    previous_price: 450,
    promo_code: 'HELLO10',
  }
  expect(noticesOf(changed, page)).toEqual([
    'The price changed from $450.00 to $489.95 since you added this item.',
    'Promo code HELLO10 no longer applies.',
  ])
  expect(noticesOf({ ...item, price: null, notices: ['withdrawn'] }, page)[0]).toContain('no longer available')
})
