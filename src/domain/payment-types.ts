/** The ways in which the shop can be paid, by the names that v1 gives them. Spec: CUS-9.3. */
export const paymentTypes = [
  'Student ID',
  'Payroll deduction',
  'Credit card',
  'ApplePay',
  'GooglePay',
  'installments',
] as const
export type PaymentType = (typeof paymentTypes)[number]
