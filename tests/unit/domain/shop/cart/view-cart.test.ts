import { acknowledge, viewCart } from '@/domain/shop/cart/view-cart'
import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { balanceLine, coffeeLine, context, customLine, form, nobody, planLine } from './order-form-fixture'

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

test('a withdrawn product has no price, keeps its name and counts for nothing', () => {
  const { lines, totals } = view([planLine('1', 'gone', 70_000), planLine('2', 'silver', 50_000)])
  expect(lines[0]).toMatchObject({ name: { en: 'gone', fr: 'gone FR' }, price: null, previousCents: null })
  expect(totals.subtotalCents).toBe(50_000)
})

test('a plan that is sold in another way than when it was chosen counts as withdrawn', () => {
  expect(view([planLine('1', 'monthly', 30_000)]).lines[0]?.price).toBeNull()
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

test('acknowledges what was shown, and keeps what was last shown of a withdrawn product', () => {
  const lines = acknowledge(view([planLine('1', 'gold', 90_000), planLine('2', 'gone', 70_000), coffeeLine('3', 1)]))
  expect(lines.map(({ shown }) => shown.priceCents)).toEqual([100_000, 70_000, 2_995])
  expect(lines[2]?.shown.name).toEqual({ en: 'Coffee subscription', fr: 'Abonnement café' })
})
