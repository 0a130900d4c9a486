'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { Wallet, WalletOutcome } from '@/features/shop/checkout/panel/payment/payment-kinds'
import { quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { elementsOptions, loadStripe, tokenOf } from './load-stripe'

type Props = {
  checkout: CheckoutData
  wallet: Wallet
  name: string
  total: string
  /** What is charged today and later; null when nothing is charged later. */
  due: string | null
  totalCents: number
  savesCard: boolean
  onEnd: (outcome: WalletOutcome) => void
}

/** A dialog with the button of the wallet itself: browsers open a wallet only for its own button. Spec: CUS-4.20. */
export function StripeWallet({ checkout, wallet, name, total, due, totalCents, savesCard, onEnd }: Props) {
  const { siteId, locale, messages } = checkout
  const modal = useModalDialog(() => onEnd('cancel'))
  const node = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const [isLoading, setLoading] = useState(true)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const cleanUp = new AbortController()
    const mount = async () => {
      const stripe = await loadStripe({ siteId, locale })
      if (cleanUp.signal.aborted || !node.current) return
      const elements = stripe.elements(elementsOptions(totalCents, savesCard))
      const shown = (one: Wallet) => (one === wallet ? 'always' : 'never')
      const element = elements.create('expressCheckout', {
        paymentMethods: { applePay: shown('ApplePay'), googlePay: shown('GooglePay'), link: 'never' },
      })
      cleanUp.signal.addEventListener('abort', () => element.destroy())
      element.on('ready', () => setLoading(false))
      element.on('loaderror', () => end('fail'))
      element.on('confirm', () => {
        void tokenOf(stripe, elements).then((made) => end('token' in made ? made : 'fail'))
      })
      element.mount(node.current)
    }
    mount().catch(() => end('fail'))
    return () => cleanUp.abort()
  }, [siteId, locale, totalCents, savesCard, wallet])
  return (
    <dialog {...modal} className="account-dialog checkout-wallet" aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <p>
        {messages.payment.total} <strong>{total}</strong>
      </p>
      {due && <p>{due}</p>}
      {isLoading && <p role="status">{messages.card.loading}</p>}
      <div ref={node} />
      <button type="button" className={quietButton} onClick={() => onEnd('cancel')}>
        {messages.wallets.cancel}
      </button>
    </dialog>
  )
}
