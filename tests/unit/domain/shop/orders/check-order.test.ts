import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { viewCart } from '@/domain/shop/cart/view-cart'
import { checkOrder } from '@/domain/shop/orders/check-order'
import { balanceLine, coffeeLine, context, form, planLine } from '../cart/order-form-fixture'

const monthly = (firstPlanDate: string, lastPlanDate: string): StoredCartLine => {
  const line = { ...planLine('1', 'monthly', 30_000), firstPlanDate, lastPlanDate } as StoredCartLine
  return { ...line, firstBillDate: firstPlanDate, lastBillDate: lastPlanDate } as StoredCartLine
}
const check = (lines: StoredCartLine[], more: Partial<Parameters<typeof checkOrder>[0]> = {}) => {
  const checked = checkOrder({
    view: viewCart(lines, context),
    revision: 4,
    seenRevision: null,
    seenTotalCents: null,
    seenBonusCents: null,
    seenLaterCents: null,
    paymentType: 'Credit card',
    isSignedIn: true,
    form,
    today: context.today,
    ...more,
  })
  return checked.ok ? 'ok' : checked.refusal.code
}
const gold = planLine('1', 'gold', 100_000)

test('a cart as it was seen can be ordered', () => {
  expect(check([gold])).toBe('ok')
  expect(check([gold], { seenRevision: 4, seenTotalCents: 114_975 })).toBe('ok')
})

test('a bonus that is not the one that the buyer saw cannot, although the total is', () => {
  expect(check([gold], { seenTotalCents: 114_975, seenBonusCents: 0 })).toBe('ok')
  expect(check([gold], { seenTotalCents: 114_975, seenBonusCents: 5_000 })).toBe('cart-changed')
})

test('later payments that are not those that the buyer saw cannot, although nothing is due today', () => {
  const later = monthly('2026-10-01', '2026-11-24') // two payments of $300 with both taxes
  expect(check([later], { seenTotalCents: 0, seenLaterCents: 2 * 34_492 })).toBe('ok')
  expect(check([later], { seenTotalCents: 0, seenLaterCents: 2 * 30_000 })).toBe('cart-changed')
})

test('another revision, another total, a withdrawn item and an empty cart cannot', () => {
  expect(check([gold], { seenRevision: 3 })).toBe('cart-changed')
  expect(check([gold], { seenTotalCents: 114_974 })).toBe('cart-changed')
  expect(check([gold, planLine('2', 'gone', 1)], { seenRevision: 3 })).toBe('withdrawn-item')
  expect(check([])).toBe('empty-cart')
})

test('[CUS-4.10] the payment type must be one of the site, the customer type and every item', () => {
  expect(check([gold], { paymentType: 'Payroll deduction' })).toBe('payment-type-not-offered')
  expect(check([planLine('1', 'silver', 50_000)])).toBe('payment-type-not-offered')
  expect(check([coffeeLine('1', 2)], { paymentType: 'Student ID' })).toBe('payment-type-not-offered')
})

test('a subscription needs an account, and dates that can still be chosen', () => {
  expect(check([monthly('2026-09-10', '2026-12-25')])).toBe('ok')
  expect(check([monthly('2026-09-10', '2026-12-25')], { isSignedIn: false })).toBe('not-signed-in')
  expect(check([monthly('2026-08-01', '2026-12-25')])).toBe('bad-subscription-start')
  expect(check([monthly('2026-09-10', '2026-12-26')])).toBe('bad-subscription-end')
  expect(check([monthly('2026-09-10', '2026-12-25')], { today: '2026-09-19' })).toBe('bad-subscription-start')
})

test('[CUS-5.18] all balances of the cart together must reach the minimum of each', () => {
  const balances = form.balances.map((balance) => ({ ...balance, minimumPurchaseCents: 7_000 }))
  const checkBalances = (...values: number[]) =>
    check(
      values.map((value, at) => balanceLine(String(at), 'flex', value)),
      { form: { ...form, balances } },
    )
  expect(checkBalances(6_999)).toBe('amount-below-minimum')
  expect(checkBalances(6_999, 1)).toBe('ok')
})
