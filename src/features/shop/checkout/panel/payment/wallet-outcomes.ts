import { sandboxWalletToken } from '@/domain/shop/payments/sandbox-cards'
import type { Wallet } from './payment-kinds'

/** How a wallet ended: closed, failed, or with the token of a payment to make. */
export type WalletOutcome = 'cancel' | 'fail' | { token: string }

/** The receipt that the sandbox's wallet hands over. Spec: CUS-4.31. */
export const sandboxReceipt = (wallet: Wallet, end: 'approved' | 'declined'): WalletOutcome => ({
  token: sandboxWalletToken(wallet, end),
})
