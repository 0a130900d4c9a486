import fc from 'fast-check'
import { ceilShare, floorShare, requireCount, wholeBps, wholeMilliPercent } from '@/domain/shop/money/percent'

fc.configureGlobal({ seed: 1 })

describe('a share of an amount', () => {
  test.each`
    cents         | rate      | whole                | floor         | ceil          | arithmetic
    ${0}          | ${9_975}  | ${wholeMilliPercent} | ${0}          | ${0}          | ${'0'}
    ${1}          | ${9_975}  | ${wholeMilliPercent} | ${0}          | ${1}          | ${'0.09975'}
    ${19}         | ${5_000}  | ${wholeMilliPercent} | ${0}          | ${1}          | ${'0.95'}
    ${20}         | ${5_000}  | ${wholeMilliPercent} | ${1}          | ${1}          | ${'1 exactly'}
    ${52_500}     | ${9_975}  | ${wholeMilliPercent} | ${5_236}      | ${5_237}      | ${'525.00 x 9.975 % = 52.36875'}
    ${40_000}     | ${9_975}  | ${wholeMilliPercent} | ${3_990}      | ${3_990}      | ${'39.90 exactly'}
    ${10_010}     | ${1_000}  | ${wholeBps}          | ${1_001}      | ${1_001}      | ${'10.01 exactly'}
    ${10_011}     | ${1_000}  | ${wholeBps}          | ${1_001}      | ${1_002}      | ${'10.011'}
    ${700}        | ${5_700}  | ${wholeBps}          | ${399}        | ${399}        | ${'3.99 exactly; 700 x 0.57 is 398.99999999999994 in floats'}
    ${99_999_999} | ${10_000} | ${wholeBps}          | ${99_999_999} | ${99_999_999} | ${'100 %'}
    ${1_000}      | ${25_000} | ${wholeBps}          | ${2_500}      | ${2_500}      | ${'250 %'}
  `('$cents cents at $rate of $whole: $arithmetic', ({ cents, rate, whole, floor, ceil }) => {
    expect([floorShare(cents, rate, whole), ceilShare(cents, rate, whole)]).toEqual([floor, ceil])
  })

  it('equals exact integer arithmetic for every amount and rate', () => {
    const amount = fc.oneof(
      fc.nat(1_000_000_000),
      fc.nat(1_000),
      fc.nat(10_000).map((dollars) => dollars * 100),
    )
    const amounts = fc.oneof(amount, fc.maxSafeNat())
    const rates = fc.oneof({ weight: 3, arbitrary: fc.nat(10_000) }, fc.maxSafeNat())
    const whole = fc.constantFrom<typeof wholeBps | typeof wholeMilliPercent>(wholeBps, wholeMilliPercent)
    fc.assert(
      fc.property(amounts, rates, whole, (cents, rate, whole) => {
        const [product, unit] = [BigInt(cents) * BigInt(rate), BigInt(whole)]
        const [floor, ceil] = [product / unit, (product + unit - 1n) / unit]
        fc.pre(ceil <= Number.MAX_SAFE_INTEGER)
        expect([floorShare(cents, rate, whole), ceilShare(cents, rate, whole)]).toEqual([Number(floor), Number(ceil)])
      }),
    )
  })

  it('calculates every share that a number holds exactly, even of a huge rate', () => {
    // 47 x 9,007,199,254,740,991 = 423,338,364,972,826,577
    expect(floorShare(47, 2 ** 53 - 1, wholeMilliPercent)).toBe(4_233_383_649_728)
    expect(ceilShare(47, 2 ** 53 - 1, wholeMilliPercent)).toBe(4_233_383_649_729)
  })

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('throws for %p', (bad) => {
    expect(() => floorShare(bad, 5_000, wholeMilliPercent)).toThrow(RangeError)
    expect(() => ceilShare(100, bad, wholeBps)).toThrow(RangeError)
    expect(() => requireCount(bad, 'The amount')).toThrow('The amount is not a non-negative integer')
  })

  it('throws instead of returning an inexact result', () => {
    expect(() => floorShare(2 ** 53 - 1, 20_000, wholeBps)).toThrow(RangeError)
  })
})
