import { minInstallmentTotalCents } from '@/domain/shop/checkout/installments'

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

/**
 * The types that a stored list accepts. Staff leave a list empty where it restricts nothing, so that a type that the site accepts
 * later counts there, too. Spec: CUS-4.10.
 */
export const acceptedTypes = (stored: readonly PaymentType[]): PaymentType[] =>
  stored.length === 0 ? [...paymentTypes] : [...stored]

/** What a payment provider can do. The provider `none` charges no cards. */
export type PaymentAbilities = {
  name: string
  wallets: readonly PaymentType[]
  offersInstallments: boolean
}

/** What is paid: its total, and whether the site offers installments. */
type Payable = { totalCents: number; hasInstallments: boolean }

/**
 * The types among some that can be paid. The university itself collects the first two, without a provider. Installments need a
 * site that offers them and a least total. Spec: CUS-4.10, CUS-9.10.
 */
export function payableTypes(
  types: readonly PaymentType[],
  { totalCents, hasInstallments }: Payable,
  { name, wallets, offersInstallments }: PaymentAbilities,
): PaymentType[] {
  const isPayable: Record<PaymentType, boolean> = {
    'Student ID': true,
    'Payroll deduction': true,
    'Credit card': name !== 'none',
    ApplePay: wallets.includes('ApplePay'),
    GooglePay: wallets.includes('GooglePay'),
    installments: offersInstallments && hasInstallments && totalCents >= minInstallmentTotalCents,
  }
  return types.filter((type) => isPayable[type])
}
