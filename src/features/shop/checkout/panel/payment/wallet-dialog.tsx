'use client'

import { type ComponentProps, useId } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { type Wallet, sandboxReceipt, type WalletOutcome } from './payment-kinds'
import { StripeWallet } from './stripe/stripe-wallet'

type Props = {
  checkout: CheckoutData
  wallet: Wallet
  name: string
  total: string
  /** What is charged today and later; null when nothing is charged later. */
  due: string | null
  onEnd: (outcome: WalletOutcome) => void
}

/** The sheet of a wallet as the sandbox shows it: every way in which a payment can end. Spec: CUS-4.20, CUS-4.31. */
function WalletSheet({ checkout, wallet, name, total, due, onEnd }: Props) {
  const { wallets: messages, payment } = checkout.messages
  const modal = useModalDialog(() => onEnd('cancel'))
  const headingId = useId()
  return (
    <dialog {...modal} className="account-dialog checkout-wallet" data-wallet={wallet} aria-labelledby={headingId}>
      <p className="checkout-wallet-mark">{messages.demo}</p>
      <h3 id={headingId}>{name}</h3>
      <dl className="order-totals">
        <div>
          <dt>{formatMessage(messages.to, { store: checkout.store })}</dt>
          <dd>{messages.card}</dd>
        </div>
        <div className="order-total">
          <dt>{payment.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {due && <p>{due}</p>}
      <p className="form-hint">{messages.demoHelp}</p>
      <div className="checkout-wallet-ends">
        <button
          type="button"
          className={filledButton}
          autoFocus
          onClick={() => onEnd(sandboxReceipt(wallet, 'approved'))}
        >
          {messages.approve}
        </button>
        <button type="button" className={quietButton} onClick={() => onEnd(sandboxReceipt(wallet, 'declined'))}>
          {messages.decline}
        </button>
        <button type="button" className={quietButton} onClick={() => onEnd('fail')}>
          {messages.fail}
        </button>
        <button type="button" className={quietButton} onClick={() => onEnd('cancel')}>
          {messages.cancel}
        </button>
      </div>
    </dialog>
  )
}

/** The wallet of the payment provider. */
export const WalletDialog = (props: ComponentProps<typeof StripeWallet>) =>
  props.checkout.payment.provider === 'stripe' ? <StripeWallet {...props} /> : <WalletSheet {...props} />
