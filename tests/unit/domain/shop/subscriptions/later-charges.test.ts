import { laterCharge, laterTotalCents, sumLaterCharges } from '@/domain/shop/subscriptions/later-charges'
import { subscriptionDates } from '@/domain/shop/subscriptions/subscription-dates'
import { form } from '../cart/order-form-fixture'

const charge = (
  frequency: 'monthly' | 'weekly',
  [start, end, today]: [string, string, string],
  more: { priceCents?: number; applyTax?: boolean; buyerPaysTax?: boolean } = {},
) => {
  const dates = subscriptionDates({ frequency, start: null, end: null }, { start, end }, today)
  if (!dates.ok) throw new Error(dates.refusal.code)
  const { priceCents = 9_435, applyTax = true, buyerPaysTax = true } = more
  const rules = { ...form.rules, buyerPaysTax, today }
  return laterCharge({ priceCents, applyTax }, { frequency, ...dates.value }, rules)
}

// 5 % and 9.975 % of $94.35 are $4.71 and $9.41, each rounded down
test.each([
  ['monthly', ['2026-12-01', '2027-03-01', '2026-11-20'], {}, ['2026-12-01', '2027-02-01', 3, 10_847, true]],
  ['monthly', ['2026-11-01', '2027-01-01', '2026-11-10'], {}, ['2026-12-01', '2026-12-01', 1, 10_847, true]],
  ['monthly', ['2026-11-01', '2026-12-01', '2026-11-10'], {}, null],
  ['weekly', ['2026-10-04', '2026-10-18', '2026-09-22'], {}, ['2026-09-27', '2026-10-04', 2, 10_847, true]],
  ['weekly', ['2026-09-20', '2026-10-11', '2026-09-03'], {}, ['2026-09-20', '2026-09-27', 2, 10_847, true]],
  [
    'monthly',
    ['2026-12-01', '2027-01-01', '2026-11-20'],
    { applyTax: false },
    ['2026-12-01', '2026-12-01', 1, 9_435, false],
  ],
  [
    'monthly',
    ['2026-12-01', '2027-01-01', '2026-11-20'],
    { buyerPaysTax: false },
    ['2026-12-01', '2026-12-01', 1, 9_435, false],
  ],
] as const)(
  '[CUS-9.9] a %s plan of %j charges later what its order does not pay (%j)',
  (frequency, days, more, expected) => {
    const later = charge(frequency, [...days], more)
    expect(later && [later.from, later.until, later.payments, later.amountCents, later.isTaxed]).toEqual(expected)
  },
)

test('sums the charges of the same days, the first due first, and lists others apart', () => {
  const january = charge('monthly', ['2027-01-01', '2027-03-01', '2026-11-20'])!
  const december = charge('monthly', ['2026-12-01', '2027-03-01', '2026-11-20'])!
  const untaxed = charge('monthly', ['2026-12-01', '2027-03-01', '2026-11-20'], { applyTax: false, priceCents: 1_000 })!
  const sums = sumLaterCharges([january, december, untaxed])
  expect(sums.map(({ from, amountCents, isTaxed }) => [from, amountCents, isTaxed])).toEqual([
    ['2026-12-01', 11_847, true],
    ['2027-01-01', 10_847, true],
  ])
  expect(laterTotalCents(sums)).toBe(3 * 11_847 + 2 * 10_847)
})
