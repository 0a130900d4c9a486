import { addParts, noParts, splitRefund, subtractParts, sumOf, type PaidParts } from '@/domain/shop/orders/refund-split'

const parts = (priceCents: number, federalTaxCents: number, provincialTaxCents: number): PaidParts => ({
  priceCents,
  federalTaxCents,
  provincialTaxCents,
})

test.each([
  // The rest, the refund, and its parts, worked out by hand.
  ['all of it', parts(10_000, 500, 997), 11_497, parts(10_000, 500, 997)],
  ['nothing', parts(10_000, 500, 997), 0, noParts],
  // 5,000 of 11,497: 4348.96…, 217.44…, 433.59…; two cents are missing: the price and the provincial tax get them.
  ['part of a taxed order in Quebec', parts(10_000, 500, 997), 5_000, parts(4_349, 217, 434)],
  // One of 11,300: 0.88…, 0.04…, 0.07…: the cent goes to the price.
  ['one cent', parts(10_000, 500, 800), 1, parts(1, 0, 0)],
  ['part of an untaxed order', parts(9_000, 0, 0), 1_234, parts(1_234, 0, 0)],
  // Two of three equal cents: each has 2/3, so that the first two in order get one.
  ['parts with equal remainders', parts(1, 1, 1), 2, parts(1, 1, 0)],
  ['the taxes that are left', parts(0, 3, 5), 8, parts(0, 3, 5)],
  // 50,000,001 of 100,000,000: products above the safe integers. 44247788.4…, 2212389.4…, 3539823.1…; one cent is missing.
  ['the largest order', parts(88_495_576, 4_424_778, 7_079_646), 50_000_001, parts(44_247_789, 2_212_389, 3_539_823)],
])('splits %s', (_what, rest, amount, expected) => {
  const split = splitRefund(rest, amount)
  expect(split).toEqual(expected)
  expect(sumOf(split)).toBe(amount)
})

test('refuses more than what is left, negative amounts and fractions', () => {
  for (const amount of [101, -1, 0.5, Number.NaN])
    expect(() => splitRefund(parts(100, 0, 0), amount)).toThrow(RangeError)
})

test('takes exactly the price and both taxes in any sequence of refunds', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const order = parts((seed * 7_919) % 200_000, (seed * 104_729) % 10_000, (seed * 1_299_709) % 20_000)
    let rest = order
    let refunded = noParts
    for (let step = 1; sumOf(rest) > 0; step += 1) {
      const amount = step > 20 ? sumOf(rest) : ((seed * step * 31) % sumOf(rest)) + 1
      const split = splitRefund(rest, amount)
      expect(sumOf(split)).toBe(amount)
      rest = subtractParts(rest, split)
      refunded = addParts(refunded, split)
      expect(addParts(rest, refunded)).toEqual(order)
    }
    expect(refunded).toEqual(order)
  }
})
