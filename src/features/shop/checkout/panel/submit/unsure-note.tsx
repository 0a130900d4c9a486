'use client'

import { useEffect, useRef } from 'react'
import { quietButton } from '@/ui/brand/button-style'
import type { CheckoutMessages } from '@/i18n/checkout-messages'

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
