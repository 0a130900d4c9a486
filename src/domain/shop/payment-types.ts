/** The payment types of the shop, by their names in v1. Spec: CUS-9.3. */
export const paymentTypes = [
  'Student ID',
  'Payroll deduction',
  'Credit card',
  'ApplePay',
  'GooglePay',
  'installments',
] as const
export type PaymentType = (typeof paymentTypes)[number]
