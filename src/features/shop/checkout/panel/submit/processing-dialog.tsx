'use client'

import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import type { CheckoutMessages } from '@/i18n/site-messages'
import { quietButton } from '@/ui/brand/button-style'

/** Where a sent order is: its answer is expected, late, or there. */
export type Processing = 'sent' | 'late' | 'approved'

/** Covers the page while an order is processed. It cannot be dismissed, and always ends. Spec: CUS-2.72. */
export function ProcessingDialog({ checkout, processing }: { checkout: CheckoutData; processing: Processing }) {
  const { processing: messages } = checkout.messages
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  // At once, not after the next paint: the page is left as soon as the order is approved.
  useLayoutEffect(() => {
    if (processing === 'approved') {
      // The browser's back button may bring back this page as it was left. The order is over.
      const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
      window.addEventListener('pageshow', reload)
      return () => window.removeEventListener('pageshow', reload)
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [processing])
  const texts = {
    sent: { title: messages.title, help: null },
    late: { title: messages.still, help: messages.stillHelp },
    approved: { title: messages.approved, help: null },
  }[processing]
  return (
    <dialog
      ref={dialog}
      className="account-dialog checkout-processing"
      aria-labelledby={headingId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <span className="order-spinner" aria-hidden />
      <div role="status">
        <h3 id={headingId} tabIndex={-1}>
          {texts.title}
        </h3>
        {texts.help && <p>{texts.help}</p>}
        {processing !== 'approved' && <p className="checkout-stay">{messages.stay}</p>}
      </div>
    </dialog>
  )
}

type Props = { messages: CheckoutMessages; onAsk: () => void }

/** What to do while nobody knows whether the order went through. It replaces the button, so that nobody pays twice. */
export function UnsureNote({ messages: { processing: messages }, onAsk }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="checkout-unsure">
      <h3>{messages.unsure}</h3>
      <p>{messages.unsureHelp}</p>
      <button type="button" className={quietButton} onClick={onAsk}>
        {messages.check}
      </button>
    </div>
  )
}
