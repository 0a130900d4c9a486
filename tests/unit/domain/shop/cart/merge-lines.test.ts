import type { StoredCartLine } from '@/domain/shop/cart/cart-contents'
import { mergeLines } from '@/domain/shop/cart/merge-lines'
import { balanceLine, coffeeLine, planLine } from './order-form-fixture'

test('a product counts once: the newer choice replaces the older one in its place', () => {
  const own = [coffeeLine('1', 1), planLine('2', 'gold', 5)]
  const merged = mergeLines(own, [planLine('3', 'silver', 5), coffeeLine('4', 5), planLine('5', 'gold', 6)])
  expect(merged).toEqual([coffeeLine('1', 5), planLine('2', 'gold', 6), planLine('3', 'silver', 5)])
})

test('balances add up', () => {
  const own = [balanceLine('1', 'flex', 100)]
  expect(mergeLines(own, [balanceLine('2', 'flex', 100)])).toHaveLength(2)
})

test('lines with a known id are merged already', () => {
  const lines = [balanceLine('1', 'flex', 100), planLine('2', 'gold', 5)]
  expect(mergeLines(lines, lines)).toEqual(lines)
})

test('[CUS-4.32] a cart keeps one promo code, the newer one', () => {
  const own = [planLine('1', 'gold', 5, 'OLD'), planLine('2', 'silver', 5)]
  const codes = (lines: readonly object[]) => lines.map((line) => ('promoCode' in line ? line.promoCode : null))
  expect(codes(mergeLines(own, [planLine('3', 'silver', 5, 'NEW')]))).toEqual([null, 'NEW'])
  expect(codes(mergeLines(own, [planLine('3', 'silver', 5)]))).toEqual(['OLD', null])
  expect(codes(mergeLines(own, [planLine('3', 'gold', 5)]))).toEqual(['OLD', null])
  expect(codes(mergeLines(own, [planLine('3', 'gold', 5), planLine('4', 'silver', 5, 'NEW')]))).toEqual([null, 'NEW'])
})

test('a merged plan keeps what the buyer saw of the code that it has', () => {
  const seen = (line: StoredCartLine, code: string) => ({
    ...line,
    shown: { ...line.shown, promo: { code, discountCents: 5, bonusCents: 0 } },
  })
  const old = seen(planLine('1', 'gold', 5, 'OLD'), 'OLD')
  const shown = (lines: readonly StoredCartLine[]) => lines.map((line) => line.shown.promo?.code)
  expect(shown(mergeLines([old], [planLine('2', 'gold', 5)]))).toEqual(['OLD'])
  expect(mergeLines([planLine('1', 'gold', 5)], []).map(({ shown: seen }) => 'promo' in seen)).toEqual([false])
  expect(shown(mergeLines([old], [seen(planLine('2', 'gold', 5, 'NEW'), 'NEW')]))).toEqual(['NEW'])
})
