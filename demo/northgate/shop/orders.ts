import type { DemoClientele, DemoOrder, DemoSubscription } from '../../shapes/customers-shape'

const paid = { student: null, card: null, installments: null, paymentStatus: 'approved' } as const
const visa = { type: 'Visa', lastFour: '4242' } as const

const resident = { type: 'resident', location: 'north', year: 'second', term: 'fall' }
const commuter = { type: 'commuter', location: 'off-campus', year: 'upper', term: 'fall' }
const parent = { type: 'parent', location: 'lakeshore', year: 'first', term: 'fall' }
const staff = { type: 'staff', location: 'off-campus', year: null, term: 'fall' }

export const orders: DemoOrder[] = [
  {
    ...paid,
    no: 'NGU-20511',
    customer: 'maya',
    answers: resident,
    items: [{ kind: 'plan', plan: 'unlimited' }],
    paymentType: 'Credit card',
    card: visa,
    placedOffsetDays: -75,
  },
  {
    ...paid,
    no: 'NGU-20512',
    customer: 'tobias',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'block-60', promo: 'FRIEND25' }],
    paymentType: 'Student ID',
    placedOffsetDays: -25,
  },
  {
    ...paid,
    no: 'NGU-20513',
    customer: 'maya',
    answers: resident,
    items: [
      { kind: 'balance', balance: 'discount', valueCents: 15_000 },
      { kind: 'balance', balance: 'steps', valueCents: 45_000 },
    ],
    paymentType: 'GooglePay',
    card: visa,
    placedOffsetDays: -33,
  },
  {
    ...paid,
    no: 'NGU-20514',
    customer: 'anjali',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'eight-a-month' }],
    paymentType: 'Credit card',
    card: { type: 'Mastercard', lastFour: '5454' },
    placedOffsetDays: -40,
  },
  {
    ...paid,
    no: 'NGU-20515',
    customer: 'jonah',
    answers: commuter,
    items: [{ kind: 'custom', swipe: '40-meals', db: '100-dollars' }],
    paymentType: 'Student ID',
    paymentStatus: 'pending',
    placedOffsetDays: -2,
  },
  {
    ...paid,
    no: 'NGU-20516',
    customer: 'colleen',
    answers: parent,
    student: {
      firstName: 'Fergus',
      lastName: 'Dufresne',
      email: 'fergus.dufresne@northgate.example',
      phone: '7055550177',
      address: '1 Northgate Drive, room N-305',
      city: 'Parry Sound',
      province: 'ON',
      postalCode: 'P2A 9Z9',
      studentId: '400240018',
    },
    items: [{ kind: 'plan', plan: 'weekday' }],
    paymentType: 'Credit card',
    paymentStatus: 'declined',
    card: { type: 'American Express', lastFour: '1009' },
    placedOffsetDays: -8,
  },
  {
    ...paid,
    no: 'NGU-20517',
    customer: 'idris',
    answers: staff,
    items: [{ kind: 'coffee', months: 2 }],
    paymentType: 'Credit card',
    paymentStatus: 'refunded',
    refund: { offsetDays: -16, reason: 'The customer was away and could not use it.' },
    card: visa,
    placedOffsetDays: -18,
  },
  {
    ...paid,
    no: 'NGU-20518',
    customer: 'tobias',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'four-a-week' }],
    paymentType: 'Credit card',
    card: visa,
    placedOffsetDays: -68,
  },
]

export const subscriptions: DemoSubscription[] = [
  {
    key: 'eight-a-month',
    customer: 'anjali',
    order: 'NGU-20514',
    plan: 'eight-a-month',
    startOffsetDays: -40,
    endOffsetDays: 158,
    cancelledOffsetDays: null,
    payments: [
      { offsetDays: -40, result: 'Approved' },
      { offsetDays: -10, result: 'Approved' },
    ],
  },
  {
    key: 'four-a-week',
    customer: 'tobias',
    order: 'NGU-20518',
    plan: 'four-a-week',
    startOffsetDays: -48,
    endOffsetDays: 150,
    cancelledOffsetDays: -20,
    payments: [
      { offsetDays: -48, result: 'Approved' },
      { offsetDays: -41, result: 'Declined' },
      { offsetDays: -34, result: 'Approved' },
      { offsetDays: -27, result: 'Approved' },
    ],
  },
]

export const cart: DemoClientele['cart'] = {
  customer: 'idris',
  answers: staff,
  secret: 'demo-cart-northgate-idris',
  items: [{ kind: 'plan', plan: 'block-30', promo: 'HELLO10' }],
}
