import { formatPrice } from '@/domain/shop/money/money'

test.each`
  cents          | en                 | fr
  ${0}           | ${'$0.00'}         | ${'0,00\u00a0$'}
  ${-0}          | ${'$0.00'}         | ${'0,00\u00a0$'}
  ${5}           | ${'$0.05'}         | ${'0,05\u00a0$'}
  ${99_999}      | ${'$999.99'}       | ${'999,99\u00a0$'}
  ${100_000}     | ${'$1,000.00'}     | ${'1\u00a0000,00\u00a0$'}
  ${123_456_789} | ${'$1,234,567.89'} | ${'1\u00a0234\u00a0567,89\u00a0$'}
  ${-5}          | ${'-$0.05'}        | ${'-0,05\u00a0$'}
  ${-123_456}    | ${'-$1,234.56'}    | ${'-1\u00a0234,56\u00a0$'}
`('[PUB-9.5] formats $cents cents as $en', ({ cents, en, fr }) => {
  expect([formatPrice(cents, 'en'), formatPrice(cents, 'fr')]).toEqual([en, fr])
})
