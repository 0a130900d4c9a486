import {
  allowedPaymentTypes,
  canHoldBalance,
  isParentType,
  narrowToTerm,
  offeredProducts,
  paysTax,
  plansForSelections,
  splitPlans,
  type ChosenSelections,
  type CustomerType,
} from '@/domain/shop/selections'

const none: ChosenSelections = { type: null, location: null, year: null, term: null }
const choice = (mealPlanIds: string[], applyTax = true) => ({ id: 'x', mealPlanIds, applyTax })
const resident: CustomerType = {
  ...choice([]),
  id: 'resident',
  name: { en: 'Resident', fr: 'En résidence' },
  paymentTypes: [],
}
const named = (en: string | null, fr: string | null): CustomerType => ({ ...resident, name: { en, fr } })
const sort = (plans: { id: string }[]) => plans.map(({ id }) => id).join('')
const plans = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

describe('the plans of the selections', () => {
  test.each`
    case                          | type               | location           | year          | term          | offered
    ${'no answer'}                | ${null}            | ${null}            | ${null}       | ${null}       | ${'abcd'}
    ${'an answer with all'}       | ${[]}              | ${null}            | ${null}       | ${null}       | ${'abcd'}
    ${'one answer'}               | ${['b', 'a']}      | ${null}            | ${null}       | ${null}       | ${'ab'}
    ${'two answers'}              | ${['a', 'b', 'c']} | ${['b', 'c', 'd']} | ${null}       | ${null}       | ${'bc'}
    ${'four answers'}             | ${['a', 'b', 'c']} | ${['b', 'c', 'd']} | ${['c', 'd']} | ${['a', 'c']} | ${'c'}
    ${'one of them with all'}     | ${['a', 'b']}      | ${[]}              | ${['b']}      | ${null}       | ${'b'}
    ${'nothing in common'}        | ${['a']}           | ${['b']}           | ${null}       | ${null}       | ${''}
    ${'plans that are withdrawn'} | ${['a', 'gone']}   | ${null}            | ${null}       | ${null}       | ${'a'}
  `('[CUS-4.10] are those of every answer: $case', ({ offered, ...answers }) => {
    const selections = Object.fromEntries(
      Object.entries(answers as Record<string, string[] | null>).map(([name, ids]) => [name, ids && choice(ids)]),
    )
    expect(sort(plansForSelections(plans, { ...none, ...selections }))).toBe(offered)
  })

  it('[CUS-4.11] list subscriptions apart', () => {
    const [once, monthly, other] = [
      { id: 'a', subscription: null },
      { id: 'b', subscription: { frequency: 'monthly' } },
      { id: 'c', subscription: null },
    ]
    expect(splitPlans([once, monthly, other])).toEqual({ once: [once, other], subscriptions: [monthly] })
  })
})

test('a buyer pays tax unless one answer is exempt', () => {
  expect(paysTax(none)).toBe(true)
  expect(paysTax({ ...none, type: resident, year: choice([]) })).toBe(true)
  expect(paysTax({ ...none, type: { ...resident, applyTax: false }, year: choice([]) })).toBe(false)
  expect(paysTax({ ...none, type: resident, location: choice([], false) })).toBe(false)
  expect(paysTax({ ...none, year: choice([], false) })).toBe(false)
  expect(paysTax({ ...none, term: choice([], false) })).toBe(false)
})

test.each`
  en                       | fr                       | isParent
  ${'Parent'}              | ${'Parent'}              | ${true}
  ${'PARENTS of students'} | ${'Famille'}             | ${true}
  ${'Family'}              | ${'Parents d’étudiants'} | ${true}
  ${null}                  | ${'parent'}              | ${true}
  ${'Student'}             | ${'Étudiant'}            | ${false}
  ${'Resident'}            | ${null}                  | ${false}
`('[CUS-4.12] whether "$en", "$fr" is a parent: $isParent', ({ en, fr, isParent }) => {
  expect(isParentType(named(en, fr))).toBe(isParent)
})

test('nobody is no parent', () => expect(isParentType(null)).toBe(false))

describe('the offered products', () => {
  const sold = {
    sellDb: true,
    decliningBalanceCustomerTypes: [],
    customPlanCustomerTypes: [],
    coffeeSubscription: true,
    coffeeMonthCents: 2_995,
  }
  test.each`
    case                                  | changes                                               | type        | offered
    ${'without restriction'}              | ${{}}                                                 | ${null}     | ${[true, true, true]}
    ${'balances are switched off'}        | ${{ sellDb: false }}                                  | ${resident} | ${[false, true, true]}
    ${'balances are for this type'}       | ${{ decliningBalanceCustomerTypes: ['resident'] }}    | ${resident} | ${[true, true, true]}
    ${'balances are for other types'}     | ${{ decliningBalanceCustomerTypes: ['staff'] }}       | ${resident} | ${[false, true, true]}
    ${'balances are for a type, unknown'} | ${{ decliningBalanceCustomerTypes: ['resident'] }}    | ${null}     | ${[false, true, true]}
    ${'custom plans are for this type'}   | ${{ customPlanCustomerTypes: ['staff', 'resident'] }} | ${resident} | ${[true, true, true]}
    ${'custom plans are for others'}      | ${{ customPlanCustomerTypes: ['staff'] }}             | ${resident} | ${[true, false, true]}
    ${'coffee is switched off'}           | ${{ coffeeSubscription: false }}                      | ${null}     | ${[true, true, false]}
    ${'coffee has no price'}              | ${{ coffeeMonthCents: null }}                         | ${null}     | ${[true, true, false]}
    ${'coffee costs nothing'}             | ${{ coffeeMonthCents: 0 }}                            | ${null}     | ${[true, true, false]}
  `('are balances, custom plans, coffee: $offered when $case', ({ changes, type, offered }) => {
    const { decliningBalances, customPlans, coffee } = offeredProducts({ ...sold, ...changes }, { type })
    expect([decliningBalances, customPlans, coffee]).toEqual(offered)
  })

  test.each`
    requiresPlan | kinds                              | can
    ${false}     | ${[]}                              | ${true}
    ${true}      | ${[]}                              | ${false}
    ${true}      | ${['coffee', 'declining-balance']} | ${false}
    ${true}      | ${['coffee', 'meal-plan']}         | ${true}
    ${true}      | ${['custom-plan']}                 | ${true}
  `('allow a balance beside $kinds (requires a plan: $requiresPlan): $can', ({ requiresPlan, kinds, can }) => {
    expect(canHoldBalance({ requiresPlan }, kinds)).toBe(can)
  })
})

describe('the payment types of a cart', () => {
  const [id, payroll, card, apple] = ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay'] as const
  const all = [id, payroll, card, apple, 'GooglePay', 'installments']
  const plan = (...paymentTypes: string[]) => ({ kind: 'meal-plan', paymentTypes })
  const [custom, balance, coffee] = [{ kind: 'custom-plan' }, { kind: 'declining-balance' }, { kind: 'coffee' }]

  test.each`
    case                            | site             | type               | lines                                  | allowed
    ${'no restriction'}             | ${[]}            | ${null}            | ${[]}                                  | ${all}
    ${'the site'}                   | ${[card, id]}    | ${null}            | ${[]}                                  | ${[id, card]}
    ${'the customer type'}          | ${[]}            | ${[card, payroll]} | ${[]}                                  | ${[payroll, card]}
    ${'the site and type'}          | ${[id, card]}    | ${[card, payroll]} | ${[]}                                  | ${[card]}
    ${'a type without restriction'} | ${[id, card]}    | ${[]}              | ${[plan()]}                            | ${[id, card]}
    ${'every plan'}                 | ${[]}            | ${null}            | ${[plan(id, card), plan(card, apple)]} | ${[card]}
    ${'a plan beside an open one'}  | ${[]}            | ${null}            | ${[plan(id, card), plan()]}            | ${[id, card]}
    ${'a custom plan'}              | ${[]}            | ${null}            | ${[custom]}                            | ${[card, apple]}
    ${'a balance'}                  | ${[]}            | ${null}            | ${[balance]}                           | ${[id, card]}
    ${'both'}                       | ${[]}            | ${null}            | ${[balance, custom]}                   | ${[card]}
    ${'coffee'}                     | ${[]}            | ${null}            | ${[coffee, plan()]}                    | ${[card]}
    ${'nothing in common'}          | ${[id, payroll]} | ${null}            | ${[coffee]}                            | ${[]}
  `('[CUS-4.10] are those of $case', ({ site, type, lines, allowed }) => {
    const settings = {
      paymentTypes: site,
      customMealPlanPaymentTypes: [card, apple],
      decliningBalancePaymentTypes: [id, card],
    }
    expect(allowedPaymentTypes(settings, type && { ...resident, paymentTypes: type }, lines)).toEqual(allowed)
  })
})

describe('[CUS-4.10] a term with dates', () => {
  const valid = (id: string, startDate: string | null, endDate: string | null) => ({
    id,
    startDate,
    endDate,
    subscription: null,
  })
  const monthly = { frequency: 'monthly', payments: null, start: '2026-09-01', end: '2027-04-30' } as const
  const plans = [
    valid('fall', '2026-09-03', '2026-12-26'),
    valid('winter', '2027-01-04', '2027-04-27'),
    valid('always', null, null),
    { ...valid('monthly', '2020-01-01', '2020-01-02'), subscription: monthly },
  ]
  test.each([
    ['fall', ['2026-09-03', '2026-12-26'], [], ['fall', 'always', 'monthly']],
    ['winter', ['2027-01-04', '2027-04-27'], [], ['winter', 'always', 'monthly']],
    ['a day of both', ['2026-12-26', '2027-01-04'], [], []], // all plans: an empty list
    ['what staff chose as well', ['2027-01-04', '2027-04-27'], ['winter', 'fall'], ['winter']],
    ['no end', ['2027-05-01', null], [], ['always']],
    ['no plan', ['2027-05-01', null], ['fall'], ['0'.repeat(24)]], // an empty list would offer all
    ['no dates', [null, null], ['fall'], ['fall']],
  ] as const)('offers the plans that can be used in it: %s', (_, [from, until], mealPlanIds, expected) => {
    const narrowed = narrowToTerm(choice([...mealPlanIds]), { from, until }, plans)
    expect(narrowed.mealPlanIds).toEqual(expected)
  })
})
