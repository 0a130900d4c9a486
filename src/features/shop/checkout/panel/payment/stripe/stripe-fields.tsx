'use client'

import { useEffect, useRef, useState } from 'react'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { ProviderFields } from '@/features/shop/checkout/panel/payment/payment-kinds'
import { quietButton } from '@/ui/brand/button-style'
import { elementsOptions, loadStripe, tokenOf } from './load-stripe'

type Props = {
  checkout: Pick<CheckoutData, 'siteId' | 'locale'> & {
    messages: Pick<CheckoutData['messages'], 'card' | 'installments'>
  }
  totalCents: number
  /** Whether the card is charged again later, for a subscription. */
  savesCard: boolean
  /** Gets what the fields can do when they are there; null when they are gone. */
  onReady: (fields: ProviderFields | null) => void
}

/** The card fields of Stripe, in frames of its own: card numbers never reach this page's scripts or the server. Spec: CUS-2.70. */
export function StripeFields({ checkout, totalCents, savesCard, onReady }: Props) {
  const { siteId, locale, messages } = checkout
  const node = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const cleanUp = new AbortController()
    const mount = async () => {
      const stripe = await loadStripe({ siteId, locale })
      if (cleanUp.signal.aborted || !node.current) return
      const elements = stripe.elements(elementsOptions(totalCents, savesCard))
      const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
      cleanUp.signal.addEventListener('abort', () => element.destroy())
      element.on('ready', () => setState('ready'))
      element.on('loaderror', () => setState('failed'))
      element.mount(node.current)
      onReady({ createToken: () => tokenOf(stripe, elements) })
    }
    mount().catch(() => setState('failed'))
    return () => {
      cleanUp.abort()
      onReady(null)
    }
  }, [siteId, locale, totalCents, savesCard, onReady, attempt])
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <section className="checkout-part" aria-labelledby="checkout-card">
      <h3 className="checkout-title" id="checkout-card" tabIndex={-1}>
        {messages.card.title}
      </h3>
      {state === 'loading' && <p role="status">{messages.card.loading}</p>}
      {state === 'failed' && (
        <div role="alert" className="order-empty">
          <p>{messages.card.notLoaded}</p>
          <button type="button" className={quietButton} onClick={retry}>
            {messages.installments.retry}
          </button>
        </div>
      )}
      <div ref={node} hidden={state === 'failed'} />
    </section>
  )
}
