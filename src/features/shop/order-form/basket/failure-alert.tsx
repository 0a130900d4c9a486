'use client'

import { useEffect, useRef } from 'react'
import { quietButton } from '@/ui/brand/button-style'

type Props = { message: string | null; dismiss: string; onDismiss: () => void }

/** Why the cart has not changed, until it is dismissed. Spec: CUS-8.12. */
export function FailureAlert({ message, dismiss, onDismiss }: Props) {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (message) focused.current = document.activeElement
  }, [message])
  const close = () => {
    onDismiss()
    if (focused.current instanceof HTMLElement) focused.current.focus()
  }
  return (
    <div role="alert" className={message ? 'order-alert' : 'sr-only'}>
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
