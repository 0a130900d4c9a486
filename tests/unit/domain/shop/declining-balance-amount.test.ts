import { parseBalanceAmount } from '@/domain/shop/declining-balance-amount'

const empty = { minimumPurchaseCents: 0, inCartCents: 0 }

describe('a typed balance amount', () => {
  test.each`
    typed          | cents
    ${'24.5'}      | ${2_450}
    ${'$1,200.00'} | ${120_000}
    ${'0.01'}      | ${1}
    ${'10000'}     | ${1_000_000}
  `('[CUS-5.18] $typed is $cents cents', ({ typed, cents }) => {
    expect(parseBalanceAmount(typed, empty)).toEqual({ ok: true, value: cents })
  })

  test.each(['', '0', '-5', '24.505', 'Infinity', 'ten', '9'.repeat(400)])('[CUS-5.18] %j is no amount', (typed) => {
    expect(parseBalanceAmount(typed, empty)).toMatchObject({ ok: false, refusal: { code: 'bad-amount' } })
  })

  test.each`
    typed      | minimum  | inCart    | result
    ${'50'}    | ${5_000} | ${0}      | ${5_000}
    ${'49.99'} | ${5_000} | ${0}      | ${{ code: 'amount-below-minimum', detail: { minimumCents: 5_000 } }}
    ${'30'}    | ${5_000} | ${2_000}  | ${3_000}
    ${'29.99'} | ${5_000} | ${2_000}  | ${{ code: 'amount-below-minimum', detail: { minimumCents: 3_000 } }}
    ${'0.01'}  | ${5_000} | ${5_000}  | ${1}
    ${'0.01'}  | ${5_000} | ${90_000} | ${1}
  `(
    '[CUS-5.18] of $typed with $inCart cents in the cart and a minimum of $minimum',
    ({ typed, minimum, inCart, result }) => {
      const parsed = parseBalanceAmount(typed, { minimumPurchaseCents: minimum, inCartCents: inCart })
      expect(parsed.ok ? parsed.value : parsed.refusal).toEqual(result)
    },
  )

  test.each`
    typed          | inCart       | maximum
    ${'10000.01'}  | ${0}         | ${1_000_000}
    ${'999999999'} | ${0}         | ${1_000_000}
    ${'50.01'}     | ${995_000}   | ${5_000}
    ${'1'}         | ${2_000_000} | ${0}
  `('of $typed is too much with $inCart cents in the cart', ({ typed, inCart, maximum }) => {
    expect(parseBalanceAmount(typed, { minimumPurchaseCents: 0, inCartCents: inCart })).toMatchObject({
      refusal: { code: 'amount-above-maximum', detail: { maximumCents: maximum } },
    })
  })
})
