import type { PaymentType } from '@/domain/shop/payments/payment-types'
import { sandboxWalletToken } from '@/domain/shop/payments/sandbox-cards'

export type Wallet = 'ApplePay' | 'GooglePay'

export const isWallet = (type: PaymentType): type is Wallet => type === 'ApplePay' || type === 'GooglePay'

/** How a wallet ended: closed, failed, or with the token of a payment to make. */
export type WalletOutcome = 'cancel' | 'fail' | { token: string }

/** The receipt that the sandbox's wallet hands over. Spec: CUS-4.31. */
export const sandboxReceipt = (wallet: Wallet, end: 'approved' | 'declined'): WalletOutcome => ({
  token: sandboxWalletToken(wallet, end),
})

/** What the card fields of a payment provider can do, once they are on the page. Card data stays with the provider. */
export type ProviderFields = {
  /** A token of what has been entered, or the sentence of its fault; empty when the provider gives none. */
  createToken: () => Promise<{ token: string } | { message: string }>
}
