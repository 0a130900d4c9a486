import { applyPromoCode, parsePromoCode, type PromoCandidate, type PromoCode } from '@/domain/shop/promotions'

const promo: PromoCode = {
  code: 'FALL',
  siteId: 'north',
  isActive: true,
  start: '2026-09-01',
  end: '2026-09-30',
  type: 'discount',
  value: { percentBps: 1_000 },
  minPurchaseCents: 40_000,
  advertisedPriceCents: null,
  trackOnly: false,
  mealPlanIds: ['gold', 'silver'],
  maxUses: 200,
  maxUsesPerCustomer: 1,
}
const line = (id: string, mealPlanId: string | null, more: Partial<PromoCandidate> = {}): PromoCandidate => ({
  id,
  mealPlanId,
  priceCents: 48_995,
  startsLater: false,
  isTrackOnly: false,
  ...more,
})
const gold = line('g', 'gold')
const silver = line('s', 'silver')
const bronze = line('b', 'bronze')
const coffee = line('c', null)

type Changes = {
  today?: string
  siteId?: string
  lines?: PromoCandidate[]
  uses?: { total: number; byCustomer: number }
}
const apply = (code: PromoCode | null, changes: Changes = {}) =>
  applyPromoCode(code, {
    siteId: 'north',
    today: '2026-09-15',
    lines: [gold],
    uses: { total: 0, byCustomer: 0 },
    ...changes,
  })

describe('a typed code', () => {
  test.each(['', '   ', '\n'])('[CUS-5.19] is required: %j', (typed) => {
    expect(parsePromoCode(typed)).toMatchObject({ ok: false, refusal: { code: 'promo-required' } })
  })

  test('[CUS-5.20] is read in upper case', () => {
    expect(parsePromoCode(' fall26 ')).toEqual({ ok: true, value: 'FALL26' })
  })
})

describe('a code applies to', () => {
  test.each`
    case                                      | lines                                                  | lineId
    ${'the only plan'}                        | ${[gold]}                                              | ${'g'}
    ${'the first of two plans'}               | ${[silver, gold]}                                      | ${'s'}
    ${'the first plan after other products'}  | ${[coffee, gold, silver]}                              | ${'g'}
    ${'the first plan that is included'}      | ${[bronze, silver, gold]}                              | ${'s'}
    ${'the first plan of the minimum price'}  | ${[line('x', 'gold', { priceCents: 39_999 }), silver]} | ${'s'}
    ${'a plan of exactly the minimum price'}  | ${[line('x', 'gold', { priceCents: 40_000 }), silver]} | ${'x'}
    ${'the first plan that is charged today'} | ${[line('x', 'gold', { startsLater: true }), silver]}  | ${'s'}
  `('[CUS-4.32] $case', ({ lines, lineId }) => {
    expect(apply(promo, { lines })).toMatchObject({ ok: true, value: { lineId } })
  })

  it('any plan and price without requirements', () => {
    const open = { ...promo, mealPlanIds: [], minPurchaseCents: null, start: null, end: null }
    expect(apply(open, { lines: [line('x', 'bronze', { priceCents: 0 })] })).toEqual({
      ok: true,
      value: {
        lineId: 'x',
        promo: { code: 'FALL', type: 'discount', value: { percentBps: 1_000 }, minPurchaseCents: 0, trackOnly: false },
      },
    })
  })

  it('a plan that starts later when it only tracks its use', () => {
    const lines = [line('x', 'gold', { startsLater: true })]
    expect(apply({ ...promo, trackOnly: true }, { lines })).toMatchObject({
      ok: true,
      value: { promo: { trackOnly: true } },
    })
  })

  it('a plan whose own setting only tracks codes', () => {
    const lines = [line('x', 'gold', { isTrackOnly: true })]
    expect(apply(promo, { lines })).toMatchObject({ ok: true, value: { lineId: 'x', promo: { trackOnly: true } } })
  })

  test.each(['2026-09-01', '2026-09-30'])('a cart on %s, the first and last day of its window', (today) => {
    expect(apply(promo, { today }).ok).toBe(true)
  })

  it('its last use', () => {
    expect(apply(promo, { uses: { total: 199, byCustomer: 0 } }).ok).toBe(true)
  })
})

describe('a code is refused', () => {
  test.each`
    case                                 | code                                      | changes                                                  | refusal
    ${'that nobody defined'}             | ${null}                                   | ${{}}                                                    | ${'unknown-promo'}
    ${'of another site'}                 | ${promo}                                  | ${{ siteId: 'south' }}                                   | ${'unknown-promo'}
    ${'that is switched off'}            | ${{ ...promo, isActive: false }}          | ${{}}                                                    | ${'unknown-promo'}
    ${'before its first day'}            | ${promo}                                  | ${{ today: '2026-08-31' }}                               | ${'unknown-promo'}
    ${'after its last day'}              | ${promo}                                  | ${{ today: '2026-10-01' }}                               | ${'ended-promo'}
    ${'in an empty cart'}                | ${promo}                                  | ${{ lines: [] }}                                         | ${'promo-without-plan'}
    ${'in a cart without a meal plan'}   | ${promo}                                  | ${{ lines: [coffee] }}                                   | ${'promo-without-plan'}
    ${'for plans that are not included'} | ${promo}                                  | ${{ lines: [bronze, coffee] }}                           | ${'promo-not-met'}
    ${'below its minimum purchase'}      | ${{ ...promo, minPurchaseCents: 48_996 }} | ${{}}                                                    | ${'promo-not-met'}
    ${'for a plan that is free today'}   | ${promo}                                  | ${{ lines: [line('x', 'gold', { startsLater: true })] }} | ${'promo-not-met'}
    ${'after its last use'}              | ${promo}                                  | ${{ uses: { total: 200, byCustomer: 0 } }}               | ${'promo-used-up'}
    ${'with a limit of 0'}               | ${{ ...promo, maxUses: 0 }}               | ${{}}                                                    | ${'promo-used-up'}
    ${'that the customer has used'}      | ${promo}                                  | ${{ uses: { total: 5, byCustomer: 1 } }}                 | ${'promo-used-before'}
  `('[CUS-5.19] $case: $refusal', ({ code, changes, refusal }) => {
    expect(apply(code, changes)).toMatchObject({ ok: false, refusal: { code: refusal } })
  })

  it('for the first of several reasons', () => {
    const used = { total: 200, byCustomer: 1 }
    const codes = [
      apply({ ...promo, isActive: false, end: '2026-09-01' }, { lines: [], uses: used }),
      apply({ ...promo, end: '2026-09-01' }, { lines: [], uses: used }),
      apply(promo, { lines: [coffee], uses: used }),
      apply(promo, { lines: [bronze], uses: used }),
      apply(promo, { lines: [gold], uses: used }),
      apply({ ...promo, maxUses: null }, { lines: [gold], uses: used }),
      apply({ ...promo, maxUses: null, maxUsesPerCustomer: null }, { lines: [gold], uses: used }),
    ].map((result) => (result.ok ? 'applied' : result.refusal.code))
    expect(codes).toEqual([
      ...['unknown-promo', 'ended-promo', 'promo-without-plan', 'promo-not-met', 'promo-used-up'],
      ...['promo-used-before', 'applied'],
    ])
  })
})
