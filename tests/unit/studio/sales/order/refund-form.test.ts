import { orderMoneyMessages } from '@/studio/sales/order/order-money-messages'
import { readRefundForm, type RefundForm } from '@/studio/sales/order/refund-form'

const read = (form: Partial<RefundForm>, language: 'en' | 'fr' = 'en', cancels = false) =>
  readRefundForm(
    { isPart: true, amount: '30', reason: ' Moved out ', ...form },
    { restCents: 100_000, cancels, seenRefunds: 2, language },
    orderMoneyMessages(language),
  )

test.each([
  ['30', 3_000],
  ['24.50', 2_450],
  ['24,50', 2_450],
  ['1 000,00 $', 100_000],
])('reads the amount %s', (amount, amountCents) => {
  expect(read({ amount })).toEqual({ amountCents, reason: 'Moved out', cancels: false, seenRefunds: 2 })
})

test.each(['', '0', '-5', 'ten', '1.234'])('asks for an amount instead of "%s"', (amount) => {
  expect(read({ amount })).toEqual({ field: 'amount', message: 'Enter an amount in dollars, such as 24.50.' })
})

test('says how much is left', () => {
  expect(read({ amount: '1000,01' }, 'fr')).toEqual({
    field: 'amount',
    message: 'Entrez au plus 1\u00a0000,00\u00a0$.',
  })
})

test('refunds everything, or cancels, whatever is typed as part', () => {
  expect(read({ isPart: false, amount: 'x' })).toMatchObject({ amountCents: 100_000, cancels: false })
  expect(read({ amount: 'x' }, 'en', true)).toMatchObject({ amountCents: 100_000, cancels: true })
})

test('asks for a reason', () => {
  expect(read({ reason: ' \n' })).toEqual({ field: 'reason', message: 'Enter a reason.' })
})
