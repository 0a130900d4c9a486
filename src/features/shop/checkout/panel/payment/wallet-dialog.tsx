'use client'

import type { ComponentProps } from 'react'
import { StripeWallet } from './stripe/stripe-wallet'
import { WalletSheet } from './wallet-sheet'

/** The wallet of the payment provider. */
export const WalletDialog = (props: ComponentProps<typeof StripeWallet>) =>
  props.checkout.payment.provider === 'stripe' ? <StripeWallet {...props} /> : <WalletSheet {...props} />
