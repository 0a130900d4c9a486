import type { PaymentType } from '@/domain/shop/payments/payment-types'

export type Wallet = 'ApplePay' | 'GooglePay'

export const isWallet = (type: PaymentType): type is Wallet => type === 'ApplePay' || type === 'GooglePay'
