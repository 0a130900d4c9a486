import { nothingDue } from '@/features/shop/checkout/panel/nothing-due'
import { checkoutMessages } from '@/i18n/checkout-messages'

const plan = (first_bill_date: string | null, subscription = true) => ({ subscription, first_bill_date })
const page = (locale: 'en' | 'fr') => ({ locale, today: '2026-11-24', messages: checkoutMessages(locale) })
const today = 'Nothing is due today.'
const february = 'Nothing is due today. We charge your card on February 1, 2027.'

describe('the sentence of an order that costs nothing today', () => {
  test.each`
    title                           | items                                       | paymentType            | expected
    ${'no subscription'}            | ${[plan(null, false)]}                      | ${'Credit card'}       | ${today}
    ${'a later subscription'}       | ${[plan('2027-02-01')]}                     | ${'Credit card'}       | ${february}
    ${'a wallet'}                   | ${[plan('2027-02-01')]}                     | ${'ApplePay'}          | ${february}
    ${'the first of two bills'}     | ${[plan('2027-03-01'), plan('2027-02-01')]} | ${'Credit card'}       | ${february}
    ${'a first bill that is today'} | ${[plan('2026-11-24')]}                     | ${'Credit card'}       | ${today}
    ${'the student ID'}             | ${[plan('2027-02-01')]}                     | ${'Student ID'}        | ${today}
    ${'payroll deduction'}          | ${[plan('2027-02-01')]}                     | ${'Payroll deduction'} | ${today}
    ${'no choice yet'}              | ${[plan('2027-02-01')]}                     | ${''}                  | ${today}
  `('$title', ({ items, paymentType, expected }) => {
    expect(nothingDue({ items }, paymentType, page('en'))).toBe(expected)
  })

  test('French', () => {
    expect(nothingDue({ items: [plan('2027-02-01')] }, 'Credit card', page('fr'))).toBe(
      'Rien n’est à payer aujourd’hui. Nous débiterons votre carte le 1er février 2027.',
    )
  })
})
