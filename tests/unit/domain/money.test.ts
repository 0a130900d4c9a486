import { moneySaid } from '@/domain/money'

test.each`
  cents          | en                 | fr
  ${0}           | ${'$0.00'}         | ${'0,00\u00a0$'}
  ${5}           | ${'$0.05'}         | ${'0,05\u00a0$'}
  ${675}         | ${'$6.75'}         | ${'6,75\u00a0$'}
  ${99_999}      | ${'$999.99'}       | ${'999,99\u00a0$'}
  ${221_000}     | ${'$2,210.00'}     | ${'2\u00a0210,00\u00a0$'}
  ${123_456_789} | ${'$1,234,567.89'} | ${'1\u00a0234\u00a0567,89\u00a0$'}
`('[PUB-9.5] $cents cents are $en', ({ cents, en, fr }) => {
  expect([moneySaid(cents, 'en'), moneySaid(cents, 'fr')]).toEqual([en, fr])
})
