import { installmentCents, isOfferedInstallment, minInstallmentTotalCents } from '@/domain/shop/checkout/installments'

test('[CUS-9.10] offers at most six installments from 250 dollars', () => {
  expect(minInstallmentTotalCents).toBe(25_000)
  expect([0, 1, 6, 7].map((count) => isOfferedInstallment({ count }))).toEqual([false, true, true, false])
})

test('[CUS-9.10] divides the cost by the number of installments', () => {
  expect(installmentCents({ totalCents: 51_447, count: 6 })).toBe(8_575) // 8,574.5
  expect(installmentCents({ totalCents: 25_000, count: 4 })).toBe(6_250)
})
