import type { CartItemRow } from '@/contract/shop/cart'
import { describeItem, describePrice, noticesOf } from '@/features/shop/order-form/basket/describe-item'
import { orderFormMessages } from '@/i18n/site-messages'

const balances = [{ id: 'f'.repeat(24), minimumPurchaseCents: 5_000 }] as never
const page = { locale: 'en', today: '2026-11-20', messages: orderFormMessages('en'), balances } as const
const french = { ...page, locale: 'fr', messages: orderFormMessages('fr') } as const
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
  later_charge: null,
  notices: [],
  withdrawn_reason: null,
  previous_price: null,
  previous_due: null,
  previous_discount: null,
  previous_bonus: null,
  steps: [],
}

test('says nothing about a plain plan', () => expect(describeItem(item, page)).toEqual([]))

const laterCharge = {
  ...{ from: '2027-01-01', until: '2027-02-01', frequency: 'monthly' as const, payments: 2 },
  ...{ amount: 108.48, is_taxed: true },
}

test('[CUS-9.9] says when a subscription begins, is billed, and that nothing is due today', () => {
  const dates = {
    first_plan_date: '2027-01-01',
    last_plan_date: '2027-02-22',
    first_bill_date: '2027-01-01',
    last_bill_date: '2027-02-15',
  }
  const steps: CartItemRow['steps'] = [{ rule: 'starts-later', amount: -96, detail: {} }]
  const later: CartItemRow = {
    ...item,
    ...dates,
    steps,
    price: 0,
    beforePromoPrice: 96,
    subscription_frequency: 'monthly',
    later_charge: laterCharge,
  }
  expect(describeItem(later, page)).toEqual([
    'From January 1, 2027. Last plan date: February 22, 2027.',
    'From January 1, 2027: $108.48 a month, taxes included.',
    'First payment: January 1, 2027. Last billing date: February 15, 2027.',
    'Nothing is due today for this item.',
  ])
  expect(describePrice(later, page)).toEqual({ before: null, now: '$0.00 today' })
  expect(describePrice(later, french)).toEqual({ before: null, now: '0,00\u00a0$ aujourd’hui' })
  const weekly = { ...laterCharge, frequency: 'weekly', is_taxed: false } as const
  expect(describeItem({ ...later, later_charge: weekly }, french)).toContain(
    'À partir du 1er janvier 2027\u00a0: 108,48\u00a0$ par semaine.',
  )
  const thisMonth = { ...dates, first_plan_date: '2026-11-20', first_bill_date: '2026-11-01' }
  expect(describeItem({ ...item, ...thisMonth }, page)).toContain(
    'First payment: today. Last billing date: February 15, 2027.',
  )
})

test('says the price of the later payments, to which a promo code does not apply', () => {
  const dates = {
    ...{ subscription_frequency: 'monthly' as const, first_plan_date: '2026-11-20', last_plan_date: '2027-02-22' },
    ...{ first_bill_date: '2026-11-01', last_bill_date: '2027-02-15' },
  }
  const once = { ...laterCharge, payments: 1, amount: 344.92 }
  const reduced: CartItemRow = { ...item, ...dates, price: 270, beforePromoPrice: 300, later_charge: once }
  expect(describeItem(reduced, page).slice(1)).toEqual([
    'First payment: today. Last billing date: February 15, 2027.',
    'On January 1, 2027: $344.92, taxes included.',
  ])
  expect(describeItem(reduced, french)).toContain('Le 1er janvier 2027\u00a0: 344,92\u00a0$, taxes comprises.')
  expect(describeItem({ ...reduced, later_charge: null }, page).slice(1)).toEqual([
    'First payment: today. Last billing date: February 15, 2027.',
  ])
})

test('shows the price before a discount, and only then', () => {
  expect(describePrice({ ...item, price: 440.95 }, page)).toEqual({ before: '$489.95', now: '$440.95' })
  expect(describePrice(item, page)).toEqual({ before: null, now: '$489.95' })
  expect(describePrice({ ...item, price: null, beforePromoPrice: null }, page)).toBeNull()
})

test('says the parts of a custom plan and of coffee in the words of receipts', () => {
  const custom = { ...item, type: 'Create your plan', swipe_value: 40, db_value: 105, bonus: 5 } as const
  expect(describeItem(custom, page)).toEqual([
    '40 swipes.',
    'Declining balance of $105.00, including a bonus of $5.00.',
  ])
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
})

test('names the discount and the bonus of a promo code that staff have changed', () => {
  const changed: CartItemRow = {
    ...{ ...item, promo_code: 'HELLO10', notices: ['promo-discount-changed', 'promo-bonus-changed'] },
    ...{ discount: 24.5, previous_discount: 49, bonus: 10, previous_bonus: 0 },
  }
  expect(noticesOf(changed, page)).toEqual([
    'The discount of promo code HELLO10 changed from $49.00 to $24.50.',
    'The bonus of promo code HELLO10 changed from $0.00 to $10.00.',
  ])
  expect(noticesOf(changed, french)).toEqual([
    'Le rabais du code promo HELLO10 est passé de 49,00\u00a0$ à 24,50\u00a0$.',
    'Le boni du code promo HELLO10 est passé de 0,00\u00a0$ à 10,00\u00a0$.',
  ])
})

test('tells what is due now that a subscription begins, with what was due before', () => {
  const due: CartItemRow = { ...item, price: 96, notices: ['due-changed'], previous_due: 0 }
  expect(noticesOf(due, page)).toEqual([
    'This subscription starts this month, so $96.00 is due today instead of $0.00.',
  ])
  expect(noticesOf(due, french)).toEqual([
    'Cet abonnement commence ce mois-ci\u00a0: vous payez 96,00\u00a0$ aujourd’hui au lieu de 0,00\u00a0$.',
  ])
})

test.each([
  [
    'not-sold',
    'This item is no longer sold. Delete it to check out.',
    'Cet article n’est plus vendu. Supprimez-le pour passer au paiement.',
  ],
  [
    'answers',
    'This item is no longer available with your answers. Delete it, or change your answers.',
    'Cet article n’est plus offert avec vos réponses. Supprimez-le, ou changez vos réponses.',
  ],
  [
    'plan-required',
    'This item is only sold together with a meal plan. Add a meal plan, or delete this item.',
    'Cet article se vend seulement avec un forfait repas. Ajoutez un forfait repas, ou supprimez cet article.',
  ],
] as const)('says why an item is withdrawn: %s', (withdrawn_reason, en, fr) => {
  const withdrawn: CartItemRow = { ...item, price: null, notices: ['withdrawn'], withdrawn_reason }
  expect([...noticesOf(withdrawn, page), ...noticesOf(withdrawn, french)]).toEqual([en, fr])
})

test('says what to do about a balance below its minimum and dates that have passed', () => {
  const low: CartItemRow = {
    ...item,
    type: 'Declining balance',
    product_id: 'f'.repeat(24),
    notices: ['below-minimum'],
  }
  expect(noticesOf(low, page)).toEqual([
    'The declining balance in your cart is below the minimum of $50.00. Edit the amount, or delete this item.',
  ])
  expect(noticesOf({ ...item, notices: ['dates-passed'] }, page)).toEqual([
    'The dates of this subscription can no longer be chosen. Choose new dates, or delete this item.',
  ])
})
