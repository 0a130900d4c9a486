import { acknowledge, viewCart } from '@/domain/shop/cart/view-cart'
import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import type { PromoCode } from '@/domain/shop/promotions'
import {
  balanceLine,
  coffeeLine,
  context,
  customLine,
  form,
  nobody,
  plan,
  planLine,
  subscriptionLine,
} from './order-form-fixture'

const view = (lines: StoredCartLine[], more: Partial<typeof context> = {}) => viewCart(lines, { ...context, ...more })
const chosen = (id: string) => ({ ...nobody, type: form.answers.type.find((type) => type.id === id) ?? null })

test('[CUS-3.12] prices each line and sums subtotal, both taxes and total', () => {
  const { totals, lines } = view([planLine('1', 'gold', 100_000), coffeeLine('2', 2), customLine('3')])
  expect(lines.map(({ price }) => price?.priceCents)).toEqual([100_000, 5_990, 34_000])
  expect(totals).toMatchObject({
    subtotalCents: 139_990,
    federalTaxCents: 5_000,
    provincialTaxCents: 9_975,
    totalCents: 154_965,
  })
})

test('tells the price that the buyer saw last if staff have changed it, and not for a new line', () => {
  const { lines } = view([planLine('1', 'gold', 90_000), planLine('2', 'silver', 50_000), planLine('3', 'gold', null)])
  expect(lines.map(({ previousCents }) => previousCents)).toEqual([90_000, null, null])
})

test('tells a custom plan and a balance whose price to pay has changed, whatever they are worth', () => {
  const seen = (line: StoredCartLine, priceCents: number) => ({ ...line, shown: { ...line.shown, priceCents } })
  const balances = form.balances.map((one) => ({ ...one, offer: { ...one.offer, discountBps: 1_000 } }))
  const more = { form: { ...form, balances, rules: { ...form.rules, customPlanAs: 'discount' as const } } }
  const lines = [seen(customLine('1'), 33_000), seen(customLine('2'), 34_000), balanceLine('3', 'flex', 10_000)]
  const { lines: now } = view(lines, more)
  expect(now.map(({ previousCents }) => previousCents)).toEqual([33_000, null, 10_000])
  expect(view(acknowledge(view(lines, more)), more).lines.every(({ previousCents }) => previousCents === null)).toBe(
    true,
  )
})

test('a withdrawn product has no price, keeps its name and counts for nothing', () => {
  const { lines, totals } = view([planLine('1', 'gone', 70_000), planLine('2', 'silver', 50_000)])
  expect(lines[0]).toMatchObject({ name: { en: 'gone', fr: 'gone FR' }, price: null, previousCents: null })
  expect(totals.subtotalCents).toBe(50_000)
})

test('a plan that is sold in another way than when it was chosen counts as withdrawn', () => {
  expect(view([planLine('1', 'monthly', 30_000)]).lines[0]?.price).toBeNull()
})

const soldTo = (customPlanCustomerTypes: string[]) => ({
  form: { ...form, sold: { ...form.sold, customPlanCustomerTypes } },
})
test.each([
  ['staff no longer sell it', planLine('1', 'gone', 1), {}, 'not-sold'],
  ['the answers exclude it', planLine('1', 'silver', 1), { chosen: chosen('student') }, 'answers'],
  ['the customer type is not the one for custom plans', customLine('1'), soldTo(['exempt']), 'answers'],
  ['an option is gone', customLine('1', 's99'), soldTo(['exempt']), 'not-sold'],
  ['its plan was deleted', balanceLine('1', 'extra', 2_000), {}, 'plan-required'],
  [
    'coffee has no price',
    coffeeLine('1', 1),
    { form: { ...form, sold: { ...form.sold, coffeeMonthCents: 0 } } },
    'not-sold',
  ],
  ['nothing is wrong', planLine('1', 'gold', 1), {}, null],
])('says why a product is withdrawn: %s', (_, line, more, reason) => {
  expect(view([line], more).lines[0]?.withdrawn).toBe(reason)
})

test('[CUS-5.18] marks balances that are below their minimum together after another was deleted', () => {
  const balances = form.balances.map((one) => ({ ...one, minimumPurchaseCents: one.id === 'flex' ? 5_000 : 0 }))
  const more = { form: { ...form, balances } }
  const marks = (...lines: StoredCartLine[]) => view(lines, more).lines.map(({ isBelowMinimum }) => isBelowMinimum)
  expect(marks(balanceLine('1', 'flex', 3_000), balanceLine('2', 'flex', 2_000))).toEqual([false, false])
  expect(marks(balanceLine('1', 'flex', 3_000), planLine('2', 'gold', 1))).toEqual([true, false])
  expect(marks(balanceLine('1', 'flex', 3_000), balanceLine('2', 'extra', 2_000))).toEqual([true, false])
})

test('a cart of which nothing is sold cannot be paid, and one that is free today can', () => {
  expect(view([planLine('1', 'gone', 1)]).paymentTypes).toEqual([])
  const later = subscriptionLine('1', '2026-10-01')
  expect(view([later])).toMatchObject({ totals: { totalCents: 0 }, paymentTypes: ['Student ID', 'Credit card'] })
})

describe('a subscription in an old cart', () => {
  const seen = subscriptionLine('1', '2026-10-01', true)
  test('tells what was due before its month began, once', () => {
    expect(view([seen], { today: '2026-09-30' }).lines[0]).toMatchObject({ previousDueCents: null })
    const begun = view([seen], { today: '2026-10-01' })
    expect(begun.lines[0]).toMatchObject({ previousDueCents: 0, price: { priceCents: 30_000 }, hasLostDates: false })
    expect(view(acknowledge(begun), { today: '2026-10-02' }).lines[0]?.previousDueCents).toBeNull()
  })

  test('keeps that it was free until its month begins', () => {
    const free = acknowledge(view([subscriptionLine('1', '2026-10-01')]))
    expect(view(free, { today: '2026-10-01' }).lines[0]?.previousDueCents).toBe(0)
  })

  test('[CUS-5.22] says that its dates have passed', () => {
    expect(view([seen], { today: '2026-10-18' }).lines[0]?.hasLostDates).toBe(false)
    expect(view([seen], { today: '2026-10-19' }).lines[0]).toMatchObject({ hasLostDates: true, previousDueCents: null })
  })
})

test('[CUS-3.8] a balance that needs a plan is sold beside one that is itself still sold', () => {
  const priceBeside = (...others: StoredCartLine[]) =>
    view([balanceLine('1', 'extra', 2_000), ...others]).lines[0]?.price?.priceCents ?? null
  expect(priceBeside()).toBeNull()
  expect(priceBeside(planLine('2', 'gold', 1))).toBe(2_000)
  expect(priceBeside(customLine('2'))).toBe(2_000)
  expect(priceBeside(planLine('2', 'gone', 1), coffeeLine('3', 1))).toBeNull()
})

test('[CUS-4.10] answers narrow the plans, exempt from tax and intersect the payment types', () => {
  const lines = [planLine('1', 'gold', 100_000), planLine('2', 'silver', 50_000)]
  expect(view(lines).paymentTypes).toEqual(['Student ID'])
  expect(view([coffeeLine('1', 1)]).paymentTypes).toEqual(['Credit card'])
  expect(view([coffeeLine('1', 1), ...lines]).paymentTypes).toEqual([])
  const asStudent = view(lines, { chosen: chosen('student') })
  expect(asStudent.lines.map(({ price }) => price?.priceCents ?? null)).toEqual([100_000, null])
  const exempt = view(lines, { chosen: chosen('exempt') })
  expect(exempt.totals).toMatchObject({ federalTaxCents: 0, provincialTaxCents: 0, totalCents: 150_000 })
})

describe('a promo code', () => {
  test('changes its line', () => {
    const { lines, promo, totals } = view([planLine('1', 'gold', 100_000, 'FALL'), planLine('2', 'silver', 50_000)])
    expect(lines.map(({ lostPromo }) => lostPromo)).toEqual([null, null])
    expect(promo).toMatchObject({ code: 'FALL', lineId: '1' })
    expect(totals).toMatchObject({ savingsCents: 10_000, subtotalCents: 140_000 })
  })

  test.each([
    ['that the cart does not hold any more', { promoCodes: [] }],
    ['that is over', { promoCodes: context.promoCodes.map((code) => ({ ...code, end: '2026-09-09' })) }],
    ['of another site', { siteId: 'south' }],
    ['of a plan that is withdrawn', { form: { ...form, mealPlans: [] } }],
  ])('%s is lost', (_, more) => {
    const { lines, promo, totals } = view([planLine('1', 'gold', 100_000, 'FALL')], more)
    expect([lines[0]?.lostPromo, promo, totals.savingsCents]).toEqual(['FALL', null, 0])
  })
})

describe('a promo code that staff change', () => {
  const [fall] = context.promoCodes
  const codes = (more: Partial<typeof fall>) => ({ promoCodes: [{ ...fall, ...more } as PromoCode] })
  const dearer = { form: { ...form, mealPlans: [plan('gold', 110_000)] } }
  const seen = acknowledge(view([planLine('1', 'gold', 100_000, 'FALL')]))
  const previous = (lines: StoredCartLine[], more: Partial<typeof context>) => {
    const [line] = view(lines, more).lines
    return [line?.previousDiscountCents, line?.previousBonusCents]
  }

  test.each`
    what                                          | more                                                       | expected
    ${'the percentage'}                           | ${codes({ value: { percentBps: 500 } })}                   | ${[10_000, null]}
    ${'the amount'}                               | ${codes({ value: { cents: 15_000 } })}                     | ${[10_000, null]}
    ${'a discount that becomes a bonus'}          | ${codes({ type: 'bonus' })}                                | ${[10_000, 0]}
    ${'a code that only tracks its use now'}      | ${codes({ trackOnly: true })}                              | ${[10_000, null]}
    ${'another rule with the same discount'}      | ${codes({ value: { cents: 10_000 } })}                     | ${[null, null]}
    ${'the price of the plan alone'}              | ${dearer}                                                  | ${[null, null]}
    ${'the price of the plan and the percentage'} | ${{ ...dearer, ...codes({ value: { percentBps: 500 } }) }} | ${[10_000, null]}
    ${'a code that is lost'}                      | ${codes({ isActive: false })}                              | ${[null, null]}
  `('tells the discount and the bonus that the buyer saw last: $what', ({ more, expected }) => {
    expect(previous(seen, more)).toEqual(expected)
  })

  test('is told once, also for a bonus', () => {
    const bonus = codes({ type: 'bonus' })
    const known = acknowledge(view(seen, bonus))
    expect(previous(known, bonus)).toEqual([null, null])
    expect(previous(known, codes({ type: 'bonus', value: { percentBps: 500 } }))).toEqual([null, 10_000])
  })

  test('is told for a code that applies again, and not for one that the buyer has just applied', () => {
    const lost = acknowledge(view(seen, codes({ isActive: false })))
    expect(previous(lost, {})).toEqual([0, null])
    expect(previous(acknowledge(view([planLine('1', 'gold', 100_000)])), {})).toEqual([null, null])
    expect(previous([planLine('1', 'gold', 100_000, 'FALL')], {})).toEqual([null, null])
    const other = seen.map((line) => ({ ...line, promoCode: 'SPRING' }) as StoredCartLine)
    expect(previous(other, { promoCodes: [{ ...fall, code: 'SPRING', value: { cents: 5 } } as PromoCode] })).toEqual([
      null,
      null,
    ])
  })

  test('is not told where the start of the subscription says what is due', () => {
    const free = { ...subscriptionLine('1', '2026-10-01'), promoCode: 'FALL' } as StoredCartLine
    const begun = { today: '2026-10-01' }
    const [line] = view(acknowledge(view([free])), begun).lines
    expect(line).toMatchObject({ previousDueCents: 0, previousDiscountCents: null, price: { priceCents: 27_000 } })
  })
})

test('acknowledges what was shown, and keeps what was last shown of a withdrawn product', () => {
  const lines = acknowledge(view([planLine('1', 'gold', 90_000), planLine('2', 'gone', 70_000), coffeeLine('3', 1)]))
  expect(lines.map(({ shown }) => shown.priceCents)).toEqual([100_000, 70_000, 2_995])
  expect(lines[2]?.shown.name).toEqual({ en: 'Coffee subscription', fr: 'Abonnement café' })
})
