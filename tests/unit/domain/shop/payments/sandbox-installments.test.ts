import { sandboxInstallments } from '@/domain/shop/payments/sandbox-installments'

test('[CUS-9.10] there are no installment plans below 250 dollars', () => {
  expect(sandboxInstallments(24_999)).toEqual([])
  expect(sandboxInstallments(25_000)).toHaveLength(3)
})

// 1,000 dollars at 7.99 % in 6 payments: 170.58 each; at 12.99 % in 12: 89.32 (annuities, rounded up to the cent)
test.each([
  [0, 'sandbox-3', 3, 0, 100_000],
  [1, 'sandbox-6', 6, 799, 102_348],
  [2, 'sandbox-12', 12, 1_299, 107_184],
])('plan %d is %s: %d payments at %d basis points cost %d cents', (at, planId, count, aprBps, totalCents) =>
  expect(sandboxInstallments(100_000)[at]).toMatchObject({ planId, count, aprBps, totalCents }),
)

test('the terms name every amount in both languages', () => {
  const { terms } = sandboxInstallments(100_000)[1] ?? { terms: { en: '', fr: '' } }
  expect(terms.en).toBe(
    'You pay $1,023.48 in 6 monthly payments, of which $23.48 is interest at an annual rate of 7.99%. This is a test plan: nothing is charged.',
  )
  expect(terms.fr).toBe(
    'Vous payez 1\u00a0023,48\u00a0$ en 6 versements mensuels, dont 23,48\u00a0$ d’intérêts au taux annuel de 7,99\u00a0%. Ceci est un plan d’essai\u00a0: rien n’est facturé.',
  )
})
