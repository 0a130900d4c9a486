import { parseBalanceAmount } from '@/domain/shop/declining-balance-amount'

const empty = { minimumPurchaseCents: 0, inCartCents: 0 }

describe('a typed balance amount', () => {
  test.each`
    typed                     | cents
    ${'24'}                   | ${2_400}
    ${'24.5'}                 | ${2_450}
    ${'24.50'}                | ${2_450}
    ${'24,50'}                | ${2_450}
    ${' 24,50 $ '}            | ${2_450}
    ${'$1,200.00'}            | ${120_000}
    ${'1\u00a0200,00\u00a0$'} | ${120_000}
    ${'1,200'}                | ${120_000}
    ${'1 200,00 $'}           | ${120_000}
    ${'0.01'}                 | ${1}
    ${'10000'}                | ${1_000_000}
  `('[CUS-5.18] $typed is $cents cents', ({ typed, cents }) => {
    expect(parseBalanceAmount(typed, empty)).toEqual({ ok: true, value: cents })
  })

  test.each([
    ...['', ' ', '0', '0,00', '-5', '+5', '24.505', '24,5051', '1e3', '0x10', 'NaN', 'Infinity', 'ten', '24 %'],
    ...['2 4', '1 20', '24.', '.50'],
    '9'.repeat(400),
    '1.2.3',
    '٣',
  ])('[CUS-5.18] %j is no amount', (typed) => {
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
