'use client'

import { useEffect, useRef } from 'react'
import { quietButton } from '@/ui/brand/button-style'

type Props = { role: 'alert' | 'status'; message: string | null; dismiss: string; onDismiss: () => void }

/** What a buyer must know about the cart, until it is dismissed: why it has not changed, or what else changed it. Spec: CUS-8.12. */
export function FailureAlert({ role, message, dismiss, onDismiss }: Props) {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (message) focused.current = document.activeElement
  }, [message])
  const close = () => {
    onDismiss()
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  return (
    <div role={role} className={message ? 'order-alert' : 'sr-only'}>
      {message && (
        <>
          <p>{message}</p>
          <button type="button" className={quietButton} onClick={close}>
            {dismiss}
          </button>
        </>
      )}
    </div>
  )
}
